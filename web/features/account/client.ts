import { MET, PATTERN, RULES_OF, SAY_HIDE, SAY_MET, SAY_MISSING, SAY_SHOW } from '../../ui/protocol.ts';

/** `SAY_SHOW` on a button: it shows what is typed in the field that it controls, and hides it again. */
export function showPasswords(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>(`button[${SAY_SHOW}]`)) {
    const input = document.getElementById(button.getAttribute('aria-controls') ?? '');
    const words = button.querySelector('span');
    if (!(input instanceof HTMLInputElement) || !words) continue;
    const show = (isShown: boolean) => {
      input.type = isShown ? 'text' : 'password';
      words.textContent = button.getAttribute(isShown ? SAY_HIDE : SAY_SHOW);
    };
    button.hidden = false;
    button.addEventListener('click', () => show(input.type === 'password'));
    // Sent hidden, browsers offer to keep it as a password and never suggest it as a text.
    input.form?.addEventListener('submit', () => show(false));
  }
}

/** What is said waits until typing rests. */
const REST_MS = 700;

/** `RULES_OF` names the field whose rules stand here: each is ticked while it is met, and what changed is said once typing rests. */
export function checkRules(): void {
  for (const list of document.querySelectorAll(`[${RULES_OF}]`)) {
    const input = document.getElementById(list.getAttribute(RULES_OF) ?? '');
    const status = list.querySelector('[role=status]');
    if (!(input instanceof HTMLInputElement) || !status) continue;
    const rules = [...list.querySelectorAll(`[${PATTERN}]`)];
    let timer = 0;
    const check = () => {
      const states = rules.map((rule) => {
        const isMet = new RegExp(rule.getAttribute(PATTERN) ?? '').test(input.value);
        rule.toggleAttribute(MET, isMet);
        return `${rule.textContent?.trim()}: ${list.getAttribute(isMet ? SAY_MET : SAY_MISSING)}`;
      });
      return `${states.join('. ')}.`;
    };
    input.addEventListener('input', () => {
      const said = check();
      clearTimeout(timer);
      timer = window.setTimeout(() => {
        if (status.textContent !== said) status.textContent = said;
      }, REST_MS);
    });
    // The browser may have brought back what was typed before.
    addEventListener('pageshow', check);
  }
}
