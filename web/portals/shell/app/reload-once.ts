/** When this tab was last loaded anew by itself. */
const KEPT = 'portal.neugeladen';
/** What is still missing so soon after is not there. */
const SOON_MS = 60_000;

let isUnderWay = false;

/**
 * Loads the page anew, since a part of it could not be had: after a release its file has another name. False where that was just done, where nothing keeps
 * that it was, or without a network, which would take away what stands there.
 */
export function reloadOnce(): boolean {
  if (isUnderWay) return true;
  try {
    if (!navigator.onLine || Date.now() - Number(sessionStorage.getItem(KEPT)) < SOON_MS) return false;
    sessionStorage.setItem(KEPT, String(Date.now()));
  } catch {
    return false;
  }
  isUnderWay = true;
  location.reload();
  return true;
}
