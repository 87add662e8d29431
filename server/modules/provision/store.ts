import type { Insertable } from 'kysely';
import { anyOf } from '../../db/any-of.ts';
import type { MandantScope } from '../../db/scope.ts';
import type { MandantTables } from '../../db/tables.ts';

/** The commissions of an order, without those that take one back. The order is locked, so they are too. */
export const listOfAuftrag = ({ tx }: MandantScope, auftragsnummer: string) =>
  tx
    .selectFrom('provision')
    .select(['provision_id', 'auftragsnummer', 'sellernummer', 'teil', 'betrag_cent', 'status'])
    .where('auftragsnummer', '=', auftragsnummer)
    .where('rueck_zu', 'is', null)
    .orderBy('teil')
    .execute();

export type ProvisionRow = Awaited<ReturnType<typeof listOfAuftrag>>[number];

export async function insertProvisionen({ tx }: MandantScope, rows: readonly Insertable<MandantTables['provision']>[]): Promise<void> {
  if (rows.length > 0) await tx.insertInto('provision').values(rows).execute();
}

export async function updateProvisionen(
  { tx }: MandantScope,
  ids: readonly string[],
  change: Partial<Pick<Insertable<MandantTables['provision']>, 'status' | 'gebucht_am' | 'zurueckgenommen_am'>>,
): Promise<void> {
  if (ids.length > 0) await tx.updateTable('provision').set(change).where('provision_id', '=', anyOf(ids)).execute();
}
