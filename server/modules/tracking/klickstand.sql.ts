import { sql } from 'kysely';
import { addMinutes } from '../../calendar.ts';
import type { Context } from '../../context.ts';
import type { MandantScope } from '../../db/scope.ts';
import { dueBy } from '../../jobs/store.ts';

/** Number of clicks of a referral, without visits and repeats. */
export interface Klickzahl {
  readonly empfehlungsnummer: string;
  readonly anzahl: number;
}

/** Maximum number of clicks in one count. */
const PIECE = 20_000;

export const dueKlickstaende = dueBy('klickstand', 'mandant', 'faellig_am');

/** Starts counting the tenant's clicks from the next one on, because only referrals of agencies show the count. Does nothing if started before. */
export async function beginKlickstand({ tx, now }: Pick<Context, 'tx' | 'now'>): Promise<void> {
  const last = sql<number>`(select coalesce(max(klick_id), 0) from klick)`;
  await tx
    .insertInto('klickstand')
    .values({ bis: last, naechste: last, faellig_am: now })
    .onConflict((conflict) => conflict.column('mandant').doNothing())
    .execute();
}

/**
 * The tenant's clicks since the last count, up to the `klick_id` that the previous call saw a minute ago. Inserts of clicks take less than a
 * minute (a statement is limited to 5 seconds, an idle transaction to 30), so no smaller `klick_id` can appear later. Empty if called again
 * within a minute.
 */
export async function claimKlickzahlen({ tx, now }: Pick<Context, 'tx' | 'now'>): Promise<Klickzahl[]> {
  const stand = await tx.selectFrom('klickstand').select(['bis', 'naechste']).where('faellig_am', '<=', now).forUpdate().executeTakeFirst();
  if (!stand) return [];
  const { bis, naechste } = stand;
  const piece = tx.selectFrom('klick').select('klick_id').where('klick_id', '>', naechste).orderBy('klick_id').limit(PIECE);
  await tx
    .updateTable('klickstand')
    .set((eb) => ({
      bis: naechste,
      naechste: eb.fn.coalesce(
        eb.selectFrom(piece.as('piece')).select(({ fn }) => fn.max('klick_id').as('last')),
        eb.val(naechste),
      ),
      faellig_am: addMinutes(now, 1),
    }))
    .execute();
  return tx
    .selectFrom('klick')
    .select(['empfehlungsnummer', sql<number>`count(*)::int`.as('anzahl')])
    .where('klick_id', '>', bis)
    .where('klick_id', '<=', naechste)
    .where('art', '=', 'Klick')
    .where('wiederholung', '=', false)
    .groupBy('empfehlungsnummer')
    .execute();
}

/** Keys of clicks and visits before a moment. */
export async function listKlicksBefore({ tx }: MandantScope, before: Date, limit: number): Promise<string[]> {
  const rows = await tx.selectFrom('klick').select(sql<string>`klick_id::text`.as('id')).where('zeit', '<', before).limit(limit).execute();
  return rows.map((row) => row.id);
}

/** Deletes clicks and visits by key. Returns the number of those that `claimKlickzahlen` has returned before, by referral. */
export async function deleteKlicks({ tx }: MandantScope, keys: readonly string[]): Promise<Klickzahl[]> {
  const stand = await tx.selectFrom('klickstand').select('bis').forShare().executeTakeFirst();
  return tx
    .with('deleted', (db) => db.deleteFrom('klick').where('klick_id', 'in', keys.map(Number)).returningAll())
    .selectFrom('deleted')
    .select(['empfehlungsnummer', sql<number>`count(*)::int`.as('anzahl')])
    .where('klick_id', '<=', stand?.bis ?? 0)
    .where('art', '=', 'Klick')
    .where('wiederholung', '=', false)
    .groupBy('empfehlungsnummer')
    .execute();
}
