import { useSyncExternalStore } from 'react';

/** Whether the navigation is folded to its signs: kept by this browser, and said by the document, whose style folds it before the app has come. */

const KEPT = 'portal.navigation';
const heard = new Set<() => void>();

const isFolded = (): boolean => 'folded' in document.documentElement.dataset;

function fold(isOn: boolean): void {
  document.documentElement.toggleAttribute('data-folded', isOn);
  for (const hear of heard) hear();
}

/** Folds it as this browser keeps it. */
export function foldAsKept(): void {
  try {
    fold(localStorage.getItem(KEPT) === 'zu');
  } catch {
    // A forbidden store keeps nothing: it is unfolded.
  }
}

function toggle(): void {
  const isOn = !isFolded();
  fold(isOn);
  try {
    if (isOn) localStorage.setItem(KEPT, 'zu');
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
