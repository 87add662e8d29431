import { MET, PATTERN, RULES_OF, TEXT_HIDE, TEXT_MET, TEXT_MISSING, TEXT_SHOW } from '../../ui/protocol.ts';

/** A button with `TEXT_SHOW` shows or hides the text typed into the field that it controls. */
export function showPasswords(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>(`button[${TEXT_SHOW}]`)) {
    const input = document.getElementById(button.getAttribute('aria-controls') ?? '');
    const words = button.querySelector('span');
    if (!(input instanceof HTMLInputElement) || !words) continue;
    const show = (isShown: boolean) => {
      input.type = isShown ? 'text' : 'password';
      words.textContent = button.getAttribute(isShown ? TEXT_HIDE : TEXT_SHOW);
    };
    button.hidden = false;
    button.addEventListener('click', () => show(input.type === 'password'));
    // If the field is submitted as a password, browsers offer to save it as one and never suggest it as text.
    input.form?.addEventListener('submit', () => show(false));
  }
}

/** Delay in ms after the last keystroke before the state of the rules is announced. */
const REST_MS = 700;

/** `RULES_OF` names the field whose rules the list shows. Ticks each rule while it is met, and announces changes once typing pauses. */
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
        return `${rule.textContent?.trim()}: ${list.getAttribute(isMet ? TEXT_MET : TEXT_MISSING)}`;
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
    // The browser may have restored what was typed before.
    addEventListener('pageshow', check);
  }
}
