import { useSyncExternalStore } from 'react';
import { readDraft, saveDraft } from '../form/drafts.ts';

/** Numbers of the exports begun in this tab whose end the user has not seen yet; a reload of the tab keeps them. */

const NAME = 'exporte';
const listeners = new Set<() => void>();
let pending: readonly string[] | null = null;

function read(): readonly string[] {
  const { nrs } = readDraft(NAME);
  return Array.isArray(nrs) ? nrs.filter((nr): nr is string => typeof nr === 'string') : [];
}

const now = (): readonly string[] => {
  pending ??= read();
  return pending;
};

function set(nrs: readonly string[]): void {
  pending = nrs;
  saveDraft(NAME, { nrs });
  for (const listener of listeners) listener();
}

/** Waits for the end of an export; a toast then shows it. */
export const addPendingExport = (nr: string): void => set([...now(), nr]);

/** Removes exports whose end the user has seen. */
export const removePendingExports = (nrs: readonly string[]): void => set(now().filter((nr) => !nrs.includes(nr)));

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
export const usePendingExports = (): readonly string[] => useSyncExternalStore(subscribe, now);
