import { geteilt, type Kanal, type Nachricht } from '../../../contract/rules/teilen.ts';
import { all } from '../../shell/client/all.ts';
import { HINTS_AT, MESSAGE, OPENS_SHEET, SAY_NO_APP, SHARES_BY } from '../../ui/protocol.ts';

type Shared = Omit<Nachricht, 'text'> & { readonly facebookId: string | null };

/** `MESSAGE`: what is written in the field goes into the addresses of all channels and into the system's own sheet. */
export function shareAsWritten(): void {
  const [field] = all<HTMLTextAreaElement>(`[${MESSAGE}]`);
  if (!field) return;
  const shared: Shared = JSON.parse(field.getAttribute(MESSAGE) ?? '');
  const words = () => (field.value === field.defaultValue ? { text: field.value } : { text: field.value, texte: {} });
  const send = (kanal: Kanal) => geteilt(kanal, { ...shared, ...words() }, shared.facebookId);
  const write = () => {
    for (const link of all<HTMLAnchorElement>(`a[${SHARES_BY}]`)) link.href = send(link.getAttribute(SHARES_BY) as Kanal).Adresse;
  };
  field.addEventListener('input', write);
  // What was written stays through a reload and the way back.
  field.addEventListener('change', () => {
    const address = new URL(location.href);
    address.searchParams.set('text', field.value);
    history.replaceState(null, '', address);
  });
  if (field.value !== field.defaultValue) write();
  offerSheet(shared, () => field.value);
}

/** On a phone the button for the sheet stands there from the start, and keeps its place where there is no sheet: nothing moves. */
function offerSheet({ link, betreff }: Shared, text: () => string): void {
  for (const button of all<HTMLButtonElement>(`[${OPENS_SHEET}]`)) {
    if (!('share' in navigator)) {
      button.style.visibility = 'hidden';
      continue;
    }
    button.hidden = false;
    button.addEventListener('click', () => {
      const data = { title: betreff, text: text().replaceAll(link, '').trim(), url: `${link}?channel=teilen` };
      // Closing the sheet is no mistake.
      navigator.share(data).catch(() => {});
    });
  }
}

/** Long enough for an app to come to the front. */
const APP_MS = 1500;

/** `HINTS_AT` names where it is said that nothing has opened: the page is still in front a moment after the press. */
export function hintAtMissingApps(): void {
  for (const link of all(`[${HINTS_AT}]`)) {
    link.addEventListener('click', () => {
      const hint = document.getElementById(link.getAttribute(HINTS_AT) ?? '');
      setTimeout(() => {
        if (hint && !document.hidden && document.hasFocus()) hint.textContent = hint.getAttribute(SAY_NO_APP);
      }, APP_MS);
    });
  }
}
