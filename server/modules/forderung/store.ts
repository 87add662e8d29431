import type { Insertable, Updateable } from 'kysely';
import { dayOf } from '../../calendar.ts';
import { anyOf } from '../../db/any-of.ts';
import type { MandantScope } from '../../db/scope.ts';
import type { MandantTables } from '../../db/tables.ts';

export async function insertForderung({ tx }: MandantScope, row: Insertable<MandantTables['forderung']>): Promise<void> {
  await tx.insertInto('forderung').values(row).execute();
}

export const findForderung = ({ tx }: MandantScope, forderungsnummer: string) =>
  tx.selectFrom('forderung').selectAll().where('forderungsnummer', '=', forderungsnummer).executeTakeFirst();

export type ForderungRow = NonNullable<Awaited<ReturnType<typeof findForderung>>>;

/** A claim, locked until the transaction ends. */
export const lockForderung = ({ tx }: MandantScope, forderungsnummer: string) =>
  tx.selectFrom('forderung').selectAll().where('forderungsnummer', '=', forderungsnummer).forUpdate().executeTakeFirst();

/** The claim for a grant or document, locked until the transaction ends. */
export const lockForderungOf = ({ tx }: MandantScope, bezug: string) =>
  tx.selectFrom('forderung').selectAll().where('bezug', '=', bezug).forUpdate().executeTakeFirst();

/** The claims for grants or documents, by number. */
export const listForderungenOf = ({ tx }: MandantScope, bezuege: readonly string[]) =>
  tx.selectFrom('forderung').selectAll().where('bezug', '=', anyOf(bezuege)).orderBy('reihennummer').execute();

/** The claims against a recipient, by number. */
export const listForderungenOfEmpfaenger = ({ tx }: MandantScope, empfaengernummer: string) =>
  tx
    .selectFrom('forderung')
    .innerJoin('praemierung', 'praemierung.praemierungsnummer', 'forderung.bezug')
    .selectAll('forderung')
    .where('forderung.partei', '=', 'Empfaenger')
    .where('praemierung.empfaengernummer', '=', empfaengernummer)
    .orderBy('forderung.reihennummer')
    .execute();

export async function updateForderung(
  { tx }: MandantScope,
  forderungsnummer: string,
  change: Pick<Updateable<MandantTables['forderung']>, 'status' | 'eingegangen_cent' | 'guthaben_cent' | 'grund' | 'beendet_am'>,
): Promise<void> {
  await tx.updateTable('forderung').set(change).where('forderungsnummer', '=', forderungsnummer).execute();
}

/**
 * Enters that the credit of a claim was transferred back. Null if there is none or it was entered before; otherwise the amount in cents and the grant.
 */
export async function payGuthaben(
  { tx }: MandantScope,
  forderungsnummer: string,
  { tag, referenz }: { readonly tag: string; readonly referenz: string },
): Promise<{ readonly cent: number; readonly praemierungsnummer: string } | null> {
  const row = await tx
    .updateTable('forderung')
    .set({ zurueckgezahlt_am: tag, rueckzahlung_referenz: referenz })
    .where('forderungsnummer', '=', forderungsnummer)
    .where('guthaben_offen_cent', '>', 0)
    .returning(['guthaben_cent as cent', 'bezug as praemierungsnummer'])
    .executeTakeFirst();
  return row ?? null;
}

/** Claims that ended before a moment and still have the reason of their waiver. */
export async function listOld({ tx }: MandantScope, before: Date, limit: number): Promise<string[]> {
  const old = tx.selectFrom('forderung').select('forderungsnummer').where('grund', 'is not', null).where('beendet_am', '<', dayOf(before));
  return (await old.limit(limit).execute()).map((row) => row.forderungsnummer);
}

export async function eraseGrund({ tx }: MandantScope, nummern: readonly string[]): Promise<void> {
  await tx.updateTable('forderung').set({ grund: null }).where('forderungsnummer', '=', anyOf(nummern)).execute();
}
