import { useSyncExternalStore } from 'react';
import { keep, kept } from '../form/kept.ts';

/** Numbers of exports that somebody began in this tab and has not been told of; a reload forgets none. */

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

/** Says in passing when it has come to its end. */
export const awaitExport = (nr: string): void => set([...now(), nr]);

/** Somebody was told. */
export const endAwaiting = (nrs: readonly string[]): void => set(now().filter((nr) => !nrs.includes(nr)));

const subscribe = (hear: () => void) => {
  heard.add(hear);
  return () => heard.delete(hear);
};
export const useAwaited = (): readonly string[] => useSyncExternalStore(subscribe, now);
