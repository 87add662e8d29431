/** A script of its own: pages that need no other, as legal texts, load it for who is logged in. */

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

endWithSession();
