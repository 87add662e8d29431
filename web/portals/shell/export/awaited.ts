import { useSyncExternalStore } from 'react';
import { keep, kept } from '../form/kept.ts';

/** Numbers of the exports begun in this tab whose end the user has not seen yet; a reload of the tab keeps them. */

const NAME = 'exporte';
const heard = new Set<() => void>();
let awaited: readonly string[] | null = null;

function read(): readonly string[] {
  const { nrs } = kept(NAME);
  return Array.isArray(nrs) ? nrs.filter((nr): nr is string => typeof nr === 'string') : [];
}

const now = (): readonly string[] => {
  awaited ??= read();
  return awaited;
};

function set(nrs: readonly string[]): void {
  awaited = nrs;
  keep(NAME, { nrs });
  for (const hear of heard) hear();
}

/** Waits for the end of an export; a toast then shows it. */
export const awaitExport = (nr: string): void => set([...now(), nr]);

/** Removes exports whose end the user has seen. */
export const endAwaiting = (nrs: readonly string[]): void => set(now().filter((nr) => !nrs.includes(nr)));

const subscribe = (hear: () => void) => {
  heard.add(hear);
  return () => heard.delete(hear);
};
export const useAwaited = (): readonly string[] => useSyncExternalStore(subscribe, now);
