import { useSyncExternalStore } from 'react';

/** What is said in passing, and how it is undone, or what can be done with it. */
export interface ToastWords {
  readonly text: string;
  readonly undo?: () => void;
  readonly action?: { readonly label: string; act(): void };
}

let waiting: readonly ToastWords[] = [];
const heard = new Set<() => void>();

function set(words: readonly ToastWords[]): void {
  waiting = words;
  for (const hear of heard) hear();
}

/** Says something in passing; with `undo` it can be taken back for ten seconds, with an action it stays until it is closed. */
export const toast = (words: ToastWords): void => set([...waiting, words]);

/** Takes what is to be said. */
export function takeToasts(): readonly ToastWords[] {
  const taken = waiting;
  if (taken.length > 0) set([]);
  return taken;
}

const subscribe = (hear: () => void) => {
  heard.add(hear);
  return () => heard.delete(hear);
};
export const useWaitingToasts = (): readonly ToastWords[] => useSyncExternalStore(subscribe, () => waiting);
