import { useSyncExternalStore } from 'react';

/** From where on a screen has place for a table, as `lg` of the styles. */
const WIDE = matchMedia('(min-width: 64rem)');

function subscribe(listener: () => void) {
  WIDE.addEventListener('change', listener);
  return () => WIDE.removeEventListener('change', listener);
}

export const useIsWide = (): boolean => useSyncExternalStore(subscribe, () => WIDE.matches);
