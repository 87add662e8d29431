import { all } from './client/all.ts';
import { layOutRest } from './client/below-fold.ts';
import { chooseInPlace } from './client/consent.ts';
import { copyOnClick } from './client/copy.ts';
import { openDialogs } from './client/dialogs.ts';
import { askWhoLeaves } from './client/exit-intent.ts';
import { closeMenus } from './client/menu.ts';
import { checkRules, showPasswords } from './client/password.ts';
import { printOnClick } from './client/print.ts';
import { hintAtMissingApps, shareAsWritten } from './client/share.ts';
import { showSplit } from './client/split.ts';
import { tellHeight } from './client/widget.ts';

/** What pages do more with script than without. Parts ask for it by data attributes; nothing here is needed to use them. */

/** After this time a form that led nowhere can be sent again. */
const BUSY_MS = 10_000;

const rest = (part: HTMLElement): void => part.removeAttribute('aria-busy');

/**
 * A form is sent once, however often its button is pressed; but `data-datei` answers with a file, of whose coming a page learns nothing. It goes
 * to the page's address without the place that a link of the summary left there: the answer would come back at that field.
 */
function guardForms(): void {
  addEventListener('submit', (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.method !== 'post' || 'datei' in form.dataset) return;
    if (form.hasAttribute('aria-busy')) return event.preventDefault();
    if (!form.hasAttribute('action')) form.action = location.pathname + location.search;
    const busy = event.submitter ? [form, event.submitter] : [form];
    for (const part of busy) part.setAttribute('aria-busy', 'true');
    setTimeout(() => busy.forEach(rest), BUSY_MS);
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) all('form[aria-busy], button[aria-busy]').forEach(rest);
  });
}

/**
 * A form whose action names a place, or that was sent before the script ran, comes back there, and in a frame of another site browsers put the
 * focus nowhere: what has to be mended has it first.
 */
function focusWhatIsWrong(): void {
  const summary = document.querySelector<HTMLElement>('[role=alert][tabindex]');
  addEventListener('pageshow', () => {
    if (summary && (location.hash || !summary.autofocus) && !document.activeElement?.closest('form')) summary.focus();
  });
}

chooseInPlace();
focusWhatIsWrong();
guardForms();
askWhoLeaves();
openDialogs();
closeMenus();
copyOnClick();
printOnClick();
shareAsWritten();
hintAtMissingApps();
showSplit();
showPasswords();
checkRules();
tellHeight();
layOutRest();
