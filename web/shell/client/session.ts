import { SESSION_SECONDS } from '../../ui/protocol.ts';

/** A script of its own: pages that need no other, as legal texts, load it for who is logged in. */

/** `SESSION_SECONDS` are counted here, so that a visitor's wrong clock does no harm. */
function endWithSession(): void {
  const seconds = document.documentElement.getAttribute(SESSION_SECONDS);
  if (seconds === null) return;
  const end = Date.now() + Number(seconds) * 1000;
  const check = () => {
    // Opens the address again; a reload could send a form a second time.
    if (Date.now() >= end) location.replace(location.pathname + location.search);
  };
  setInterval(check, 60_000);
  addEventListener('pageshow', check);
}

endWithSession();
