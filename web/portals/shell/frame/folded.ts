import { useSyncExternalStore } from 'react';
import { FOLDED, KEPT } from './folded-kept.ts';

/** Whether the navigation is folded to its signs: kept by this browser, and said by the document, whose style folds it (before-paint.ts). */

const heard = new Set<() => void>();

const isFolded = (): boolean => 'folded' in document.documentElement.dataset;

function toggle(): void {
  const isOn = !isFolded();
  document.documentElement.toggleAttribute('data-folded', isOn);
  for (const hear of heard) hear();
  try {
    if (isOn) localStorage.setItem(KEPT, FOLDED);
    else localStorage.removeItem(KEPT);
  } catch {
    // It holds until the next load.
  }
}

const subscribe = (hear: () => void) => {
  heard.add(hear);
  return () => heard.delete(hear);
};

export interface Folding {
  readonly isFolded: boolean;
  toggle(): void;
}

/** How it stands, and folds or unfolds it. */
export const useFolding = (): Folding => ({ isFolded: useSyncExternalStore(subscribe, isFolded), toggle });
