import { createContext, useContext } from 'react';
import type { Ordner } from '../../../contract/rules/entwurf.ts';
import type { Felder } from '../../../texts/felder/felder.ts';
import type { Change } from './use-entwurf.ts';

/** What the fields of a draft share. */
export interface Editing {
  readonly ordner: Ordner;
  readonly felder: Felder;
  /** Messages of the faults at exactly this place, and of a change that was refused there. */
  faultsAt(pfad: readonly string[]): readonly string[];
  mayChange(pfad: readonly string[]): boolean;
  change(change: Change): void;
}

const Context = createContext<Editing | null>(null);
export const EditingProvider = Context.Provider;

export function useEditing(): Editing {
  const editing = useContext(Context);
  if (editing === null) throw new Error('a field of a draft stands below EditingProvider');
  return editing;
}
