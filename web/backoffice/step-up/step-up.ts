import { useSyncExternalStore } from 'react';
import { type Call, CallError } from '../../portals/shell/call.ts';

/** An open question for the second factor; `answer` tells whether the session is confirmed. */
export interface StepUp {
  answer(isConfirmed: boolean): void;
}

let open: StepUp | null = null;
const listeners = new Set<() => void>();

function set(next: StepUp | null): void {
  open = next;
  for (const listener of listeners) listener();
}

/** Asks the person for a second factor; false if the person closes the dialog. Calls that wait at the same time share one question. */
export function askForStepUp(): Promise<boolean> {
  const before = open;
  return new Promise((resolve) => {
    set({
      answer(isConfirmed) {
        set(null);
        before?.answer(isConfirmed);
        resolve(isConfirmed);
      },
    });
  });
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
/** The open question; null if there is none. */
export const useStepUp = (): StepUp | null => useSyncExternalStore(subscribe, () => open);

/** Calls that need a second factor ask for it and are then repeated; a question that is closed is the refusal. */
export const withStepUp =
  (call: Call, ask: () => Promise<boolean>): Call =>
  async (definition, input, options) => {
    try {
      return await call(definition, input, options);
    } catch (error) {
      if (!(error instanceof CallError) || error.problem.code !== 'BestaetigungNoetig' || !(await ask())) throw error;
      return call(definition, input, options);
    }
  };
