import { useSyncExternalStore } from 'react';

/** Minimum width of a screen with space for a table; the same as `lg` of the styles. */
const WIDE = matchMedia('(min-width: 64rem)');

function subscribe(listener: () => void) {
  WIDE.addEventListener('change', listener);
  return () => WIDE.removeEventListener('change', listener);
}

export const useIsWide = (): boolean => useSyncExternalStore(subscribe, () => WIDE.matches);
