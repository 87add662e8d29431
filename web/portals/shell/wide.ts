import { useSyncExternalStore } from 'react';

/** From where on a screen has place for a table, as `lg` of the styles. */
const WIDE = matchMedia('(min-width: 64rem)');

function subscribe(hear: () => void) {
  WIDE.addEventListener('change', hear);
  return () => WIDE.removeEventListener('change', hear);
}

export const useIsWide = (): boolean => useSyncExternalStore(subscribe, () => WIDE.matches);
