import { reloadOnce } from '../app/reload-once.ts';
import { LOAD_ERROR_ID } from '../data.ts';
import { FOLDED_KEY, FOLDED_VALUE } from './folded-storage.ts';

/** A file of its own, no module, which the document waits for: what has to be known before anything is painted, and where the app does not come at all. */

// The folded state that this browser stores.
try {
  document.documentElement.toggleAttribute('data-folded', localStorage.getItem(FOLDED_KEY) === FOLDED_VALUE);
} catch {
  // Without storage the navigation is unfolded.
}

// A file that the app begins with is gone.
addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement && !reloadOnce()) document.getElementById(LOAD_ERROR_ID)?.removeAttribute('hidden');
  },
  true,
);
