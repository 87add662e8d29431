import type { Insertable, Updateable } from 'kysely';
import type { MandantScope, SystemScope } from '../../db/scope.ts';
import type { MandantTables } from '../../db/tables.ts';

/** Inserts unless the number is there already; waits for a parallel insert of the same number. Tells whether it did. */
export async function insertAuftrag(scope: MandantScope, row: Insertable<MandantTables['auftrag']>): Promise<boolean> {
  const result = await scope.tx
    .insertInto('auftrag')
    .values(row)
    .onConflict((conflict) => conflict.columns(['mandant', 'auftragsnummer']).doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** The order, kept from others until the transaction ends. */
export const lockAuftrag = (scope: MandantScope, auftragsnummer: string) =>
  scope.tx
    .selectFrom('auftrag')
    .select(['auftragsnummer', 'empfaengernummer', 'empfehlungsnummer', 'produkt_id', 'auftragsdatum', 'status', 'grund', 'freigabe_am'])
    .where('auftragsnummer', '=', auftragsnummer)
    .forUpdate()
    .executeTakeFirst();

export type AuftragRow = NonNullable<Awaited<ReturnType<typeof lockAuftrag>>>;

export async function updateAuftrag(
  scope: MandantScope,
  auftragsnummer: string,
  change: Updateable<MandantTables['auftrag']>,
): Promise<void> {
  await scope.tx.updateTable('auftrag').set(change).where('auftragsnummer', '=', auftragsnummer).execute();
}

export const dueFreigaben = (scope: SystemScope, now: Date, limit: number) =>
  scope.tx
    .selectFrom('auftrag')
    .select(['mandant', 'auftragsnummer as id', 'freigabe_am as seit'])
    .where('freigabe_am', '<=', now)
    .$narrowType<{ seit: Date }>()
    .orderBy('freigabe_am')
    .limit(limit)
    .execute();
