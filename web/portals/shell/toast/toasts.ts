import { useSyncExternalStore } from 'react';

/** A message with an optional undo or action. */
export interface ToastMessage {
  readonly text: string;
  readonly undo?: () => void;
  readonly action?: { readonly label: string; act(): void };
}

let waiting: readonly ToastMessage[] = [];
const listeners = new Set<() => void>();

function set(words: readonly ToastMessage[]): void {
  waiting = words;
  for (const listener of listeners) listener();
}

/** Shows a toast: with `undo` for ten seconds, with an action until it is closed. */
export const toast = (words: ToastMessage): void => set([...waiting, words]);

/** Removes and returns the waiting messages. */
export function takeToasts(): readonly ToastMessage[] {
  const taken = waiting;
  if (taken.length > 0) set([]);
  return taken;
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
export const useWaitingToasts = (): readonly ToastMessage[] => useSyncExternalStore(subscribe, () => waiting);
