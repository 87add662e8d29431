import type { Datenauskunft } from '../../../contract/calls/account/datenschutz.ts';
import { auskunftOf } from '../../db/columns.ts';
import type { MandantScope } from '../../db/scope.ts';
import { NACHBUCHUNG } from './columns.ts';
import { eraseNachbuchungen, listForAuskunft } from './store.ts';

/** The claims of a recommender, as entered and answered. */
export async function auskunftOfNachbuchungen(scope: MandantScope, empfehlerId: string): Promise<Datenauskunft['Nachbuchungen']> {
  return (await listForAuskunft(scope, empfehlerId)).map((row) => auskunftOf(NACHBUCHUNG, row));
}

/** Deletes undecided claims and erases the texts of the others; returns the numbers of all. */
export async function endNachbuchungen(scope: MandantScope, empfehlerId: string): Promise<string[]> {
  const rows = await listForAuskunft(scope, empfehlerId);
  await eraseNachbuchungen(scope, empfehlerId);
  return rows.map((row) => row.nachbuchungsnummer);
}
