import { type ExpressionBuilder, type Insertable, sql } from 'kysely';
import type { MandantScope } from '../../../db/scope.ts';
import type { MandantTables } from '../../../db/tables.ts';
import { dueBy } from '../../../jobs/store.ts';
import { MAX_CODES, type Stueck } from './kombination.ts';

/** Locks the tenant's pool against other reservations until the transaction ends. */
export async function lockPool({ tx }: MandantScope): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('gutschein:' || current_mandant(), 0))`.execute(tx);
}

/** Free vouchers for a shop: those that name it and those that name none. Without a shop, all free vouchers. */
const isFreeFor =
  (haendler: string | null) =>
  ({ eb, and, or }: ExpressionBuilder<MandantTables, 'gutschein'>) =>
    and([
      eb('praemierungsnummer', 'is', null),
      ...(haendler === null ? [] : [or([eb('haendler', '=', haendler), eb('haendler', 'is', null)])]),
    ]);

/** The number of free vouchers of each value, capped at `most` (default: the maximum that one grant can need). */
export const readPool = async ({ tx }: MandantScope, haendler: string | null, most = MAX_CODES): Promise<Stueck[]> =>
  tx
    .selectFrom('gutschein')
    .select(['wert_cent as wertCent', sql<number>`least(count(*), ${most})::int`.as('anzahl')])
    .where(isFreeFor(haendler))
    .groupBy('wert_cent')
    .execute();

/**
 * Reserves free vouchers of one value for a grant. For a shop, vouchers that name it come first. Throws if there are fewer than wanted.
 *
 * The vouchers are chosen in a materialized CTE. A condition `in (select … limit … for update)` is planned as a nested loop at times, which
 * repeats the select for each row of the table; each repeat skips the rows that this statement has updated, so that it reserves the whole pool.
 */
export async function reserveGutscheine(
  { tx }: MandantScope,
  { wertCent, anzahl }: Stueck,
  haendler: string | null,
  praemierungsnummer: string,
): Promise<void> {
  const { numUpdatedRows } = await tx
    .with(
      (cte) => cte('chosen').materialized(),
      (db) =>
        db
          .selectFrom('gutschein')
          .select('gutschein_id')
          .where('wert_cent', '=', wertCent)
          .where(isFreeFor(haendler))
          .orderBy('haendler', (order) => (haendler === null ? order.asc().nullsFirst() : order.asc().nullsLast()))
          .orderBy('gutschein_id')
          .limit(anzahl)
          .forUpdate(),
    )
    .updateTable('gutschein')
    .from('chosen')
    .set({ praemierungsnummer })
    .whereRef('gutschein.gutschein_id', '=', 'chosen.gutschein_id')
    .executeTakeFirst();
  if (Number(numUpdatedRows) !== anzahl) throw new Error(`${numUpdatedRows} codes of ${wertCent} cents reserved instead of ${anzahl}`);
}

/** Marks the vouchers reserved for a grant as handed out. Returns their ids and total value in cents. */
export async function handOutReserved(
  { tx }: MandantScope,
  praemierungsnummer: string,
  now: Date,
): Promise<{ ids: string[]; cent: number }> {
  const rows = await tx
    .updateTable('gutschein')
    .set({ ausgegeben_am: now })
    .where('praemierungsnummer', '=', praemierungsnummer)
    .where('ausgegeben_am', 'is', null)
    .returning(['gutschein_id', 'wert_cent'])
    .execute();
  return { ids: rows.map(({ gutschein_id }) => gutschein_id), cent: rows.reduce((sum, { wert_cent }) => sum + wert_cent, 0) };
}

/** The total value in cents of the vouchers that are reserved for a grant and not handed out; 0 without any. */
export async function sumReserved({ tx }: MandantScope, praemierungsnummer: string): Promise<number> {
  const { cent } = await tx
    .selectFrom('gutschein')
    .select(sql<number>`coalesce(sum(wert_cent), 0)::int`.as('cent'))
    .where('praemierungsnummer', '=', praemierungsnummer)
    .where('ausgegeben_am', 'is', null)
    .executeTakeFirstOrThrow();
  return cent;
}

/** Releases the vouchers that are reserved for a grant but not handed out; returns whether there were any. */
export async function releaseReserved({ tx }: MandantScope, praemierungsnummer: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('gutschein')
    .set({ praemierungsnummer: null })
    .where('praemierungsnummer', '=', praemierungsnummer)
    .where('ausgegeben_am', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The amounts of grants that can still be picked. */
export const listOpenWerte = async ({ tx }: MandantScope): Promise<number[]> =>
  (await tx.selectFrom('praemierung').select('wert_cent').distinct().where('status', '=', 'Offen').execute()).map(
    ({ wert_cent }) => wert_cent,
  );

/** Number of grants of each amount that can still be picked, the smallest amount first. */
export const countOpen = ({ tx }: MandantScope): Promise<Stueck[]> =>
  tx
    .selectFrom('praemierung')
    .select(['wert_cent as wertCent', sql<number>`count(*)::int`.as('anzahl')])
    .where('status', '=', 'Offen')
    .groupBy('wert_cent')
    .orderBy('wert_cent')
    .execute();

/** Grants picked as vouchers without reserved codes, the oldest pick first, locked until the transaction ends. */
export const lockWaiting = ({ tx }: MandantScope) =>
  tx
    .selectFrom('praemierung')
    .select(['praemierungsnummer', 'wert_cent', 'gutschein'])
    .where('status', '=', 'Bereitgestellt')
    .where('art', '=', 'Gutschein')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('gutschein as g').select('g.gutschein_id').whereRef('g.praemierungsnummer', '=', 'praemierung.praemierungsnummer'),
        ),
      ),
    )
    .orderBy('gewaehlt_am')
    .orderBy('praemierungsnummer')
    .forUpdate()
    .execute();

/** Makes a picked voucher due now if its hour is over. The new moment counts as new work even if the earlier work failed. */
export async function makeDue({ tx, now }: MandantScope & { readonly now: Date }, praemierungsnummer: string): Promise<void> {
  await tx
    .updateTable('praemierung')
    .set({ faellig_am: now })
    .where('praemierungsnummer', '=', praemierungsnummer)
    .where(({ or, eb }) => or([eb('faellig_am', 'is', null), eb('faellig_am', '<=', now)]))
    .execute();
}

const selectLeer = ({ tx }: MandantScope) => tx.selectFrom('gutschein_leer').select(['leer_id', 'wert_cent', 'haendler']);
export const listLeer = (scope: MandantScope) => selectLeer(scope).orderBy('leer_id').execute();
export type LeerRow = Awaited<ReturnType<typeof listLeer>>[number];
export const findLeer = (scope: MandantScope, leerId: string) => selectLeer(scope).where('leer_id', '=', leerId).executeTakeFirst();

/** Records an amount that cannot be paid; returns false if it is recorded already. */
export async function insertLeer({ tx }: MandantScope, row: Insertable<MandantTables['gutschein_leer']>): Promise<boolean> {
  const result = await tx
    .insertInto('gutschein_leer')
    .values(row)
    .onConflict((conflict) => conflict.columns(['mandant', 'wert_cent', 'haendler']).doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Makes the work on every recorded amount due now. */
export async function renewLeer({ tx, now }: MandantScope & { readonly now: Date }): Promise<void> {
  await tx.updateTable('gutschein_leer').set({ faellig_am: now }).execute();
}

export async function deleteLeer({ tx }: MandantScope, leerId: string): Promise<void> {
  await tx.deleteFrom('gutschein_leer').where('leer_id', '=', leerId).execute();
}

export const dueLeer = dueBy('gutschein_leer', 'leer_id', 'faellig_am');
