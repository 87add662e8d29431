/** Key in sessionStorage for the time of the last automatic reload of this tab, in ms. */
const RELOAD_KEY = 'portal.neugeladen';
/** A file that is missing again this soon after a reload does not exist. */
const SOON_MS = 60_000;

let isReloading = false;

/**
 * Reloads the page because a part of it could not be loaded: after a release its file has another name. Returns false and does not reload
 * if the last reload was less than a minute ago, if the browser stores nothing, or if it is offline, where a reload would remove the
 * current page.
 */
export function reloadOnce(): boolean {
  if (isReloading) return true;
  try {
    if (!navigator.onLine || Date.now() - Number(sessionStorage.getItem(RELOAD_KEY)) < SOON_MS) return false;
    sessionStorage.setItem(RELOAD_KEY, String(Date.now()));
  } catch {
    return false;
  }
  isReloading = true;
  location.reload();
  return true;
}
