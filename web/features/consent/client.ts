import { CONSENT } from '../../ui/protocol.ts';

/**
 * Something typed in a form of the page stays: the banner goes without leading anywhere, and what it links to opens beside the page. Else its own
 * form and links do all.
 */
export function chooseInPlace(): void {
  const banner = document.querySelector(`[${CONSENT}]`);
  const own = banner?.querySelector('form');
  if (!banner || !own) return;
  banner.addEventListener('submit', (event) => {
    if (!(event instanceof SubmitEvent) || !isSomethingTyped(own)) return;
    event.preventDefault();
    const fields = new URLSearchParams([...new FormData(own, event.submitter)].map(([name, value]) => [name, String(value)]));
    fetch(own.action, { method: 'POST', body: fields, redirect: 'manual' })
      .then(({ type }) => (type === 'opaqueredirect' ? leave(banner) : own.submit()))
      .catch(() => {});
  });
  banner.addEventListener('click', ({ target }) => {
    if (target instanceof HTMLAnchorElement && isSomethingTyped(own)) target.target = '_blank';
  });
  // A page of the browser's history is from before the choice, and so is one beside which it was made.
  for (const coming of ['pageshow', 'focus'])
    addEventListener(coming, () => /(^|; )psoempf_an=[01]/.test(document.cookie) && banner.remove());
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
