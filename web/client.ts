import { checkRules, showPasswords } from './features/account/client.ts';
import { chooseInPlace } from './features/consent/client.ts';
import { startExitIntent } from './features/exit-intent/client.ts';
import { showSplit } from './features/recommend/client.ts';
import { hintAtMissingApps, shareAsWritten } from './features/share/client.ts';
import { afterPaint } from './shell/client/after-paint.ts';
import { all } from './shell/client/all.ts';
import { copyOnClick } from './shell/client/copy.ts';
import { openDialogs } from './shell/client/dialogs.ts';
import { reportHeight } from './shell/client/widget.ts';
import { DOWNLOADS, POSTED, PRINTS } from './ui/protocol.ts';

// Optional enhancements of the pages, which parts enable by data attributes. All pages work without this script.

/** Time in ms after which a form can be sent again if no new page was loaded. */
const BUSY_MS = 10_000;

const rest = (part: HTMLElement): void => part.removeAttribute('aria-busy');

/**
 * Prevents a second submit of a form, however often its button is pressed. Forms with `DOWNLOADS` are left out, because a page does not
 * notice when a file arrives. The form is sent to the page's address without the fragment that a link of the summary left there; otherwise
 * the answer would open at that field.
 */
function guardForms(): void {
  addEventListener('submit', (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.method !== 'post' || form.hasAttribute(DOWNLOADS)) return;
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
 * A form with a fragment in its action, or sent before the script ran, returns to that fragment, and in a frame of another site browsers
 * set no focus. This function focuses the error summary in these cases.
 */
function focusFirstError(): void {
  const summary = document.querySelector<HTMLElement>('[role=alert][tabindex]');
  addEventListener('pageshow', () => {
    if (summary && (location.hash || !summary.autofocus) && !document.activeElement?.closest('form')) summary.focus();
  });
}

/**
 * Makes the entry in the history of an answer to a form that the browser may not store one of the page itself. Otherwise going back to it, for example to the
 * second step of a login, shows the browser's question whether to send the form again.
 */
function forgetPost(): void {
  if (document.documentElement.hasAttribute(POSTED)) history.replaceState(history.state, '');
}

/** Closes an open menu when one of its links is clicked: the link can lead to an anchor of the same page, or the browser can restore the page. */
function closeMenus(): void {
  for (const menu of all('[popover]')) {
    menu.addEventListener('click', ({ target }) => {
      if (target instanceof Element && target.closest('a') && menu.matches(':popover-open')) menu.hidePopover();
    });
  }
}

/** Prints the page on a click on an element with `PRINTS`. */
function printOnClick(): void {
  for (const button of all(`[${PRINTS}]`)) button.addEventListener('click', () => print());
}

/** Lays out the parts below the fold after the first paint: anchors and full-page screenshots need them. */
function layOutRest(): void {
  addEventListener('load', () =>
    afterPaint(() => {
      for (const part of all('[class*=below-fold-]')) part.style.contentVisibility = 'visible';
    }),
  );
}

chooseInPlace();
focusFirstError();
guardForms();
forgetPost();
startExitIntent();
openDialogs();
closeMenus();
copyOnClick();
printOnClick();
shareAsWritten();
hintAtMissingApps();
showSplit();
showPasswords();
checkRules();
reportHeight();
layOutRest();
