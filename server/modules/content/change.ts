import type { InhaltEntry } from '../../../contract/calls/inhalt.ts';
import type { Parts } from '../../parts.ts';
import { replaceEntries } from './store.ts';

/** Stores the entries in place of all that the tenant has; its pages show them as soon as it is done. */
export async function changeInhalte(
  { db, inhalte }: Pick<Parts, 'db' | 'inhalte'>,
  mandant: string,
  entries: readonly InhaltEntry[],
): Promise<void> {
  await db.inMandant(mandant, (scope) => replaceEntries(scope, entries));
  await inhalte.refresh(mandant);
}
