import { SESSION_SECONDS } from '../../ui/protocol.ts';

// A separate script, because pages without the client script, such as legal texts, load it for logged-in visitors.

/** Leaves the page when the session ends. `SESSION_SECONDS` is a duration, so that a wrong clock of the device does not matter. */
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
