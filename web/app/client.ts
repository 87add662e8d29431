import { geteilt, type Kanal, type Nachricht } from '../../contract/teilen.ts';
import { openDialogs } from './client/dialogs.ts';
import { checkRules, showPasswords } from './client/password.ts';
import { showSplit } from './client/split.ts';

/** What pages do more with script than without. Parts ask for it by data attributes; nothing here is needed to use them. */

const all = <E extends HTMLElement>(selector: string): E[] => [...document.querySelectorAll<E>(selector)];

/** `data-ablauf` on the root: seconds until the session ends, counted here, so that a visitor's wrong clock does no harm. */
function endWithSession(): void {
  const { ablauf } = document.documentElement.dataset;
  if (ablauf === undefined) return;
  const end = Date.now() + Number(ablauf) * 1000;
  const check = () => {
    // Opened anew rather than reloaded, which could send a form again.
    if (Date.now() >= end) location.replace(location.pathname + location.search);
  };
  setInterval(check, 60_000);
  addEventListener('pageshow', check);
}

/** After this time a form that led nowhere can be sent again. */
const BUSY_MS = 10_000;

const rest = (part: HTMLElement): void => part.removeAttribute('aria-busy');

/** A form is sent once, however often its button is pressed. */
function guardForms(): void {
  addEventListener('submit', (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.method !== 'post') return;
    if (form.hasAttribute('aria-busy')) return event.preventDefault();
    const busy = event.submitter ? [form, event.submitter] : [form];
    for (const part of busy) part.setAttribute('aria-busy', 'true');
    setTimeout(() => busy.forEach(rest), BUSY_MS);
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) all('form[aria-busy], button[aria-busy]').forEach(rest);
  });
}

/** `data-kopieren` names the element whose text is copied; where that is not allowed, it is selected. */
function copyOnClick(): void {
  for (const button of all<HTMLButtonElement>('[data-kopieren]')) {
    const label = button.querySelector('span');
    const source = document.getElementById(button.dataset.kopieren ?? '');
    if (!label || !source) continue;
    const words = label.textContent;
    button.addEventListener('click', async () => {
      const said = await copy(source).then(
        () => button.dataset.kopiert,
        () => button.dataset.markiert,
      );
      label.textContent = said ?? words;
      setTimeout(() => {
        label.textContent = words;
      }, 3000);
    });
  }
}

async function copy(source: HTMLElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(source instanceof HTMLTextAreaElement ? source.value : (source.textContent ?? ''));
  } catch (error) {
    if (source instanceof HTMLTextAreaElement) source.select();
    else getSelection()?.selectAllChildren(source);
    throw error;
  }
}

type Shared = Omit<Nachricht, 'text'> & { readonly facebookId: string | null };

/** `data-nachricht`: what is written in the field goes into the addresses of all channels and into the system's own sheet. */
function shareAsWritten(): void {
  const [field] = all<HTMLTextAreaElement>('[data-nachricht]');
  if (!field) return;
  const shared: Shared = JSON.parse(field.dataset.nachricht ?? '');
  const send = (kanal: Kanal) => geteilt(kanal, { ...shared, text: field.value }, shared.facebookId);
  const write = () => {
    for (const link of all<HTMLAnchorElement>('a[data-kanal]')) link.href = send(link.dataset.kanal as Kanal).Adresse;
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

function offerSheet({ link, betreff }: Shared, text: () => string): void {
  if (!('share' in navigator)) return;
  for (const button of all<HTMLButtonElement>('[data-blatt]')) {
    button.hidden = false;
    button.addEventListener('click', () => {
      const data = { title: betreff, text: text().replaceAll(link, '').trim(), url: `${link}?channel=teilen` };
      // Closing the sheet is no mistake.
      navigator.share(data).catch(() => {});
    });
  }
}

endWithSession();
guardForms();
openDialogs();
copyOnClick();
shareAsWritten();
showSplit();
showPasswords();
checkRules();
