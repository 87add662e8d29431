import { useSyncExternalStore } from 'react';
import { readDraft, saveDraft } from '../form/drafts.ts';

/** Numbers of the exports begun in this tab whose end the user has not seen yet; a reload of the tab keeps them. */

const NAME = 'exporte';
const listeners = new Set<() => void>();
let awaited: readonly string[] | null = null;

function read(): readonly string[] {
  const { nrs } = readDraft(NAME);
  return Array.isArray(nrs) ? nrs.filter((nr): nr is string => typeof nr === 'string') : [];
}

const now = (): readonly string[] => {
  awaited ??= read();
  return awaited;
};

function set(nrs: readonly string[]): void {
  awaited = nrs;
  saveDraft(NAME, { nrs });
  for (const listener of listeners) listener();
}

/** Waits for the end of an export; a toast then shows it. */
export const awaitExport = (nr: string): void => set([...now(), nr]);

/** Removes exports whose end the user has seen. */
export const endAwaiting = (nrs: readonly string[]): void => set(now().filter((nr) => !nrs.includes(nr)));

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
export const useAwaited = (): readonly string[] => useSyncExternalStore(subscribe, now);
