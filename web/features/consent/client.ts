import { CONSENT } from '../../ui/protocol.ts';

/** Something typed in a form of the page stays, so the banner goes without leading anywhere; else its own form does all. */
export function chooseInPlace(): void {
  const banner = document.querySelector(`[${CONSENT}]`);
  if (!banner) return;
  banner.addEventListener('submit', (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !(event instanceof SubmitEvent) || !isSomethingTyped(form)) return;
    event.preventDefault();
    const fields = new URLSearchParams([...new FormData(form, event.submitter)].map(([name, value]) => [name, String(value)]));
    fetch(form.action, { method: 'POST', body: fields, redirect: 'manual' })
      .then(({ type }) => (type === 'opaqueredirect' ? leave(banner) : form.submit()))
      .catch(() => {});
  });
  // A page of the browser's history is from before the choice.
  const isSettings = banner.querySelector('details')?.open;
  addEventListener('pageshow', () => {
    if (!isSettings && /(^|; )psoempf_an=[01]/.test(document.cookie)) banner.remove();
  });
}

/** Focus goes on to the content, as if the banner had never been there. */
function leave(banner: Element): void {
  banner.remove();
  document.getElementById('inhalt')?.focus({ preventScroll: true });
}

const isSomethingTyped = (own: HTMLFormElement): boolean =>
  [...document.forms].some((form) => form !== own && [...form.elements].some(isTouched));

const isTouched = (field: Element): boolean =>
  field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
    ? field.value !== field.defaultValue || (field instanceof HTMLInputElement && field.checked !== field.defaultChecked)
    : field instanceof HTMLSelectElement && [...field.options].some((option) => option.selected !== option.defaultSelected);
