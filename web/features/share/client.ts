import { type Kanal, type Nachricht, shareOn } from '../../../contract/rules/teilen.ts';
import { all } from '../../shell/client/all.ts';
import { AFTER_SHARE, COPIES, HINTS_AT, MESSAGE, OPENS_SHEET, SHARES_BY, TEXT_NO_APP } from '../../ui/protocol.ts';

type Shared = Omit<Nachricht, 'text'> & { readonly facebookId: string | null; readonly zaehler: string | null };

/** `MESSAGE` marks the message field. Its text goes into the addresses of all channels and into the share sheet of the system. */
export function shareAsWritten(): void {
  const [field] = all<HTMLTextAreaElement>(`[${MESSAGE}]`);
  if (!field) return;
  const shared: Shared = JSON.parse(field.getAttribute(MESSAGE) ?? '');
  // The page shows amounts with no-break spaces, which some apps do not know.
  const written = () => field.value.replaceAll('\u00a0', ' ');
  const words = () => (field.value === field.defaultValue ? { text: written() } : { text: written(), texte: {} });
  const send = (kanal: Kanal) => shareOn(kanal, { ...shared, ...words() }, shared.facebookId);
  const write = () => {
    for (const link of all<HTMLAnchorElement>(`a[${SHARES_BY}]`)) link.href = send(link.getAttribute(SHARES_BY) as Kanal).Adresse;
  };
  field.addEventListener('input', write);
  // The message survives a reload and going back.
  field.addEventListener('change', () => {
    const address = new URL(location.href);
    address.searchParams.set('text', written());
    history.replaceState(null, '', address);
  });
  if (field.value !== field.defaultValue) write();
  const count = countOnce(shared.zaehler);
  const finish = (control: HTMLElement) => {
    announceShared(control);
    count();
  };
  offerSheet(shared, written, finish);
  for (const control of all(`[${SHARES_BY}], [${COPIES}]`)) control.addEventListener('click', () => finish(control));
}

/** Counts at the first call that the link of this page was shared; a beacon outlives the page that a channel replaces. */
function countOnce(address: string | null): () => void {
  let isCounted = address === null;
  return () => {
    if (!isCounted && address !== null) navigator.sendBeacon(address);
    isCounted = true;
  };
}

/** Shows the texts for after sharing; scrolls to one only if it is below the pressed control. */
function announceShared(control: HTMLElement): void {
  for (const place of all(`[${AFTER_SHARE}]`)) {
    place.hidden = false;
    if (control.compareDocumentPosition(place) & Node.DOCUMENT_POSITION_FOLLOWING) place.scrollIntoView({ block: 'nearest' });
  }
}

/** The link to further channels opens the share sheet of a phone, or else the list of channels. */
function offerSheet({ link, betreff }: Shared, text: () => string, finish: (control: HTMLElement) => void): void {
  const hasSheet = 'share' in navigator && matchMedia('(pointer: coarse)').matches;
  for (const button of all<HTMLAnchorElement>(`a[${OPENS_SHEET}]`)) {
    button.addEventListener('click', (event) => {
      const ways = document.querySelector(button.hash)?.closest('details');
      if (!hasSheet) return ways?.setAttribute('open', '');
      event.preventDefault();
      const data = { title: betreff, text: text().replaceAll(link, '').trim(), url: `${link}?channel=teilen` };
      // Closing the sheet rejects the promise, which is no error.
      navigator.share(data).then(
        () => finish(button),
        () => {},
      );
    });
  }
}

/** Time in ms that an app needs to come to the front. */
const APP_MS = 1500;

/** `HINTS_AT` names the hint that no app has opened. It shows if the page is still in front after that time. */
export function hintAtMissingApps(): void {
  for (const link of all(`[${HINTS_AT}]`)) {
    link.addEventListener('click', () => {
      const hint = document.getElementById(link.getAttribute(HINTS_AT) ?? '');
      setTimeout(() => {
        if (hint && !document.hidden && document.hasFocus()) hint.textContent = hint.getAttribute(TEXT_NO_APP);
      }, APP_MS);
    });
  }
}
