import { reloadOnce } from '../app/reload-once.ts';
import { LOAD_ERROR_ID } from '../data.ts';
import { FOLDED_KEY, FOLDED_VALUE } from './folded-storage.ts';

// A blocking script, not a module: sets the state that is needed before the first paint, and handles a missing file of the app.

// The folded state that this browser stores.
try {
  document.documentElement.toggleAttribute('data-folded', localStorage.getItem(FOLDED_KEY) === FOLDED_VALUE);
} catch {
  // Without storage the navigation is unfolded.
}

// A file that the app starts with does not exist: reload, or show the message.
addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement && !reloadOnce()) document.getElementById(LOAD_ERROR_ID)?.removeAttribute('hidden');
  },
  true,
);
