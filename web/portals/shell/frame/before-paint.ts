import { reloadOnce } from '../app/reload-once.ts';
import { NOT_THERE } from '../data.ts';
import { FOLDED, KEPT } from './folded-kept.ts';

/** A file of its own, no module, which the document waits for: what has to be known before anything is painted, and where the app does not come at all. */

// Folded as this browser keeps it.
try {
  document.documentElement.toggleAttribute('data-folded', localStorage.getItem(KEPT) === FOLDED);
} catch {
  // A forbidden store keeps nothing: it is unfolded.
}

// A file that the app begins with is gone.
addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement && !reloadOnce()) document.getElementById(NOT_THERE)?.removeAttribute('hidden');
  },
  true,
);
