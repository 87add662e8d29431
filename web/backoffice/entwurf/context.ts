import { createContext, useContext } from 'react';
import type { Ordner } from '../../../contract/rules/entwurf.ts';
import type { AllFieldTexts } from './field-texts.ts';
import type { Change } from './use-entwurf.ts';

/** What the fields of a draft share. */
export interface Editing {
  readonly ordner: Ordner;
  readonly texts: AllFieldTexts;
  /** Messages of the faults at exactly this place, and of a change that was refused there. */
  faultsAt(pfad: readonly string[]): readonly string[];
  /** Messages of the faults below this place. */
  faultsBelow(pfad: readonly string[]): readonly string[];
  mayChange(pfad: readonly string[]): boolean;
  /** Stores a value in the draft; `onSuccess` is called when that is done. */
  change(change: Change, options?: { onSuccess(): void }): void;
}

const Context = createContext<Editing | null>(null);
export const EditingProvider = Context.Provider;

export function useEditing(): Editing {
  const editing = useContext(Context);
  if (editing === null) throw new Error('a field of a draft stands below EditingProvider');
  return editing;
}
