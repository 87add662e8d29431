import type { Insertable, Updateable } from 'kysely';
import type { NachbuchungStatus } from '../../../contract/calls/praemie/nachbuchung.ts';
import { erasedIn } from '../../db/columns.ts';
import type { MandantScope } from '../../db/scope.ts';
import type { MandantTables } from '../../db/tables.ts';
import { dueBy } from '../../jobs/store.ts';
import { NACHBUCHUNG } from './columns.ts';

type Table = MandantTables['nachbuchung'];

/** Inserts unless its order already has a claim; waits for a parallel insert of the same order number. Returns whether it inserted. */
export async function insertNachbuchung(scope: MandantScope, row: Insertable<Table>): Promise<boolean> {
  const result = await scope.tx
    .insertInto('nachbuchung')
    .values(row)
    .onConflict((conflict) => conflict.columns(['mandant', 'auftragsnummer']).doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** The claim, locked until the transaction ends. */
export const lockNachbuchung = (scope: MandantScope, nachbuchungsnummer: string) =>
  scope.tx.selectFrom('nachbuchung').selectAll().where('nachbuchungsnummer', '=', nachbuchungsnummer).forUpdate().executeTakeFirst();

export type NachbuchungRow = NonNullable<Awaited<ReturnType<typeof lockNachbuchung>>>;

export async function updateNachbuchung(scope: MandantScope, nachbuchungsnummer: string, change: Updateable<Table>): Promise<void> {
  await scope.tx.updateTable('nachbuchung').set(change).where('nachbuchungsnummer', '=', nachbuchungsnummer).execute();
}

/** Moves a claim from its status to another; false if it no longer has that status. */
export async function moveStatus(
  scope: MandantScope,
  { nachbuchungsnummer, status }: Pick<NachbuchungRow, 'nachbuchungsnummer' | 'status'>,
  to: NachbuchungStatus,
  change: Updateable<Table>,
): Promise<boolean> {
  const result = await scope.tx
    .updateTable('nachbuchung')
    .set({ ...change, status: to })
    .where('nachbuchungsnummer', '=', nachbuchungsnummer)
    .where('status', '=', status)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export const dueDeletions = dueBy('nachbuchung', 'nachbuchungsnummer', 'loeschen_am');

/** Claims of one tenant whose name and evidence were due for deletion before a moment. */
export const listUndeleted = async ({ tx }: MandantScope, before: Date, limit: number): Promise<string[]> => {
  const rows = await tx.selectFrom('nachbuchung').select('nachbuchungsnummer').where('loeschen_am', '<', before).limit(limit).execute();
  return rows.map((row) => row.nachbuchungsnummer);
};

/** The claims of a recommender, oldest first. */
export const listForAuskunft = (scope: MandantScope, empfehlerId: string) =>
  scope.tx.selectFrom('nachbuchung').selectAll().where('empfehler_id', '=', empfehlerId).orderBy('erstellt_am').execute();

/** Deletes a recommender's undecided claims, and erases the texts of the others. */
export async function eraseNachbuchungen({ tx }: MandantScope, empfehlerId: string): Promise<void> {
  await tx.deleteFrom('nachbuchung').where('empfehler_id', '=', empfehlerId).where('status', '=', 'Offen').execute();
  await tx.updateTable('nachbuchung').set(erasedIn(NACHBUCHUNG)).where('empfehler_id', '=', empfehlerId).execute();
}
