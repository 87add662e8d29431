/** `data-zeigen` on a button: shows what is typed in the field that it controls, and hides it again. */
export function showPasswords(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-zeigen]')) {
    const input = document.getElementById(button.getAttribute('aria-controls') ?? '');
    const words = button.querySelector('span');
    if (!(input instanceof HTMLInputElement) || !words) continue;
    const show = (isShown: boolean) => {
      input.type = isShown ? 'text' : 'password';
      words.textContent = (isShown ? button.dataset.verbergen : button.dataset.zeigen) ?? '';
    };
    button.hidden = false;
    button.addEventListener('click', () => show(input.type === 'password'));
    // Sent hidden, browsers offer to keep it as a password and never suggest it as a text.
    input.form?.addEventListener('submit', () => show(false));
  }
}

/** What is said waits until typing rests. */
const REST_MS = 700;

/** `data-regeln` names the field whose rules stand here: each is ticked while it is met, and what changed is said once typing rests. */
export function checkRules(): void {
  for (const list of document.querySelectorAll<HTMLElement>('[data-regeln]')) {
    const input = document.getElementById(list.dataset.regeln ?? '');
    const status = list.querySelector('[role=status]');
    if (!(input instanceof HTMLInputElement) || !status) continue;
    const rules = [...list.querySelectorAll<HTMLElement>('[data-muster]')];
    let timer = 0;
    const check = () => {
      const states = rules.map((rule) => {
        const isMet = new RegExp(rule.dataset.muster ?? '').test(input.value);
        rule.toggleAttribute('data-stand', isMet);
        return `${rule.textContent?.trim()}: ${isMet ? list.dataset.erfuellt : list.dataset.fehlt}`;
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
