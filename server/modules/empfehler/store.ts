import type { Insertable } from 'kysely';
import type { MandantScope } from '../../db/scope.ts';
import type { MandantTables } from '../../db/tables.ts';

export async function insertEmpfehler(scope: MandantScope, row: Insertable<MandantTables['empfehler']>): Promise<void> {
  await scope.tx.insertInto('empfehler').values(row).execute();
}

export async function updateNames(
  scope: MandantScope,
  empfehlerId: string,
  { vorname, nachname }: { vorname: string; nachname: string },
): Promise<void> {
  await scope.tx.updateTable('empfehler').set({ vorname, nachname }).where('empfehler_id', '=', empfehlerId).execute();
}

/** Sets the name of a recommender who has none. */
export async function updateMissingNames(
  scope: MandantScope,
  empfehlerId: string,
  { vorname, nachname }: { vorname: string; nachname: string },
): Promise<void> {
  await scope.tx
    .updateTable('empfehler')
    .set({ vorname, nachname })
    .where('empfehler_id', '=', empfehlerId)
    .where('vorname', '=', '')
    .where('nachname', '=', '')
    .execute();
}

export async function setBankdaten(scope: MandantScope, empfehlerId: string, bankdatenId: string): Promise<void> {
  await scope.tx.updateTable('empfehler').set({ bankdaten_id: bankdatenId }).where('empfehler_id', '=', empfehlerId).execute();
}
