import type { Locale } from '../../contract/values/wire.ts';

/** Beginning of the solutions that frames make. */
const PREFIX = 'frame-';

/** Whether a frame made a solution. */
export const isOfFrame = (solution: string): boolean => solution.startsWith(PREFIX);

const WORDS = {
  de: { unactivated: 'Ich bin ein Mensch', completed: 'Geprüft' },
  en: { unactivated: 'I am a human', completed: 'Checked' },
} as const satisfies Record<Locale, object>;

/**
 * The document of both frames of version 2: the widget that people see, and the agent without a look that finds solutions. Its messages are those that the
 * vendor's library understands. Source: `src/types/messages.d.ts` of `@friendlycaptcha/sdk`.
 */
export const captchaFrame = (locale: Locale): string => `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<title>Friendly Captcha</title>
<style>
html, body { height: 100%; margin: 0; font: 14px/1.2 sans-serif }
button { box-sizing: border-box; width: 100%; height: 100%; padding: 0 12px 14px; border: 1px solid #767676; border-radius: 4px; background: #fafafa; color: #222; font: inherit; text-align: start; cursor: pointer }
</style>
</head>
<body>
<script>
const words = ${JSON.stringify(WORDS)}['${locale}'];
const own = new URLSearchParams(location.search);
const [id, agent] = [own.get('comm_id'), own.get('agent_id')];
const send = (to_id, message) => parent.postMessage({ _frc: 1, from_id: id, to_id, ...message }, own.get('origin'));

function agentFrame() {
  addEventListener('message', ({ data }) => {
    const widget_id = data.from_id;
    const states = {
      widget_announce: ['unactivated', '.UNSTARTED'],
      root_reset_widget: ['unactivated', '.UNSTARTED'],
      widget_trigger: ['completed', '${PREFIX}' + Math.random().toString(36).slice(2) + Date.now()],
    };
    states.root_trigger_widget = states.widget_trigger;
    const [state, response] = states[data.type] ?? [];
    if (!state) return;
    send('', { type: 'root_set_response', widget_id, state, response, mode: 'interactive' });
    send(widget_id, { type: 'widget_set_state', data: { state } });
  });
  send('', { type: 'agent_announce' });
}

function widgetFrame() {
  const button = document.createElement('button');
  const show = (state) => {
    button.textContent = words[state];
    button.disabled = state === 'completed';
  };
  show('unactivated');
  button.addEventListener('click', () => send(agent, { type: 'widget_trigger', state: 'unactivated', signals: null, trigger: null }));
  document.body.append(button);
  addEventListener('message', ({ data }) => data.type === 'widget_set_state' && show(data.data.state));
  send(agent, { type: 'widget_announce', sitekey: own.get('sitekey'), lang: own.get('lang'), mode: 'interactive', signals: null });
}

(id === agent ? agentFrame : widgetFrame)();
</script>
</body>
</html>
`;
