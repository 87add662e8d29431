import { CONSENT } from '../../ui/protocol.ts';

/**
 * Keeps what was typed into a form of the page: the banner closes without leaving the page, and its links open in a new window. If nothing was typed,
 * the form and links of the banner work as usual.
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
  // A page from the browser's history, or one in another tab, may still show the banner after the choice.
  for (const coming of ['pageshow', 'focus'])
    addEventListener(coming, () => /(^|; )psoempf_an=[01]/.test(document.cookie) && banner.remove());
}

/** Removes the banner and moves the focus to the content. */
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
