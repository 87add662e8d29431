import type { Insertable } from 'kysely';
import { anyOf } from '../../db/any-of.ts';
import type { MandantScope } from '../../db/scope.ts';
import type { MandantTables } from '../../db/tables.ts';

/** Keeps statements of a seller from being issued until the transaction ends: they lock the seller before the commissions. */
export async function holdStatements({ tx }: MandantScope, sellernummer: string): Promise<void> {
  await tx.selectFrom('seller').select('sellernummer').where('sellernummer', '=', sellernummer).forKeyShare().execute();
}

/** The commissions of an order, without those that take one back. The order is locked; only a statement can change them meanwhile. */
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
