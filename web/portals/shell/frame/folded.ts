import { useSyncExternalStore } from 'react';
import { FOLDED_KEY, FOLDED_VALUE } from './folded-storage.ts';

/** Folded state of the navigation: stored in localStorage, set on the document element, whose style folds it (before-paint.ts). */

const listeners = new Set<() => void>();

const isFolded = (): boolean => 'folded' in document.documentElement.dataset;

function toggle(): void {
  const isOn = !isFolded();
  document.documentElement.toggleAttribute('data-folded', isOn);
  for (const listener of listeners) listener();
  try {
    if (isOn) localStorage.setItem(FOLDED_KEY, FOLDED_VALUE);
    else localStorage.removeItem(FOLDED_KEY);
  } catch {
    // Without storage it applies until the next load.
  }
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export interface Folding {
  readonly isFolded: boolean;
  toggle(): void;
}

/** The folded state and its toggle. */
export const useFolding = (): Folding => ({ isFolded: useSyncExternalStore(subscribe, isFolded), toggle });
