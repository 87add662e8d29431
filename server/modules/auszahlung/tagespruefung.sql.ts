import { sql } from 'kysely';
import type { MandantScope, SystemScope } from '../../db/scope.ts';
import type { Due } from '../../jobs/sweep.ts';
import type { Pruefung } from './beweis.ts';

/** Tenants without the proof of a day (`YYYY-MM-DD`), which is due since a moment. */
export async function listUnproved({ tx }: SystemScope, tag: string, seit: Date, limit: number): Promise<Due[]> {
  const { rows } = await sql<{ mandant: string }>`
    select m.mandant from mandant m
    where not exists (select from tagespruefung t where t.mandant = m.mandant and t.tag = ${tag}::date)
    order by m.mandant limit ${limit}`.execute(tx);
  return rows.map(({ mandant }) => ({ mandant, id: mandant, seit }));
}

/** Stores the proof of a day, once. Returns whether it is new. */
export async function insertPruefungen({ tx }: MandantScope, tag: string, pruefungen: readonly Pruefung[]): Promise<boolean> {
  const result = await tx
    .insertInto('tagespruefung')
    .values(pruefungen.map((pruefung) => ({ tag, ...pruefung })))
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** The checks of the last proof that differ. */
export const listAbweichungen = ({ tx }: MandantScope) =>
  tx
    .selectFrom('tagespruefung')
    .select(['tag', 'pruefung', 'soll', 'haben'])
    .where('tag', '=', ({ selectFrom }) => selectFrom('tagespruefung as letzte').select(({ fn }) => fn.max('letzte.tag').as('tag')))
    .whereRef('soll', '<>', 'haben')
    .orderBy('pruefung')
    .execute();

/** How many checks of its last proof differ, for each tenant that has a proof. */
export async function countAbweichungen({ tx }: SystemScope): Promise<{ mandant: string; anzahl: number }[]> {
  const { rows } = await sql<{ mandant: string; anzahl: number }>`
    select mandant, count(*) filter (where weicht_ab)::int as anzahl from tagespruefung t
    where tag = (select max(tag) from tagespruefung l where l.mandant = t.mandant) group by mandant`.execute(tx);
  return rows;
}

/** People with one of the roles that keep the books, on a day. */
export const listBuchhalter = ({ tx }: MandantScope, tag: string) =>
  tx
    .selectFrom('betrieb_rolle')
    .select('benutzer_id')
    .distinct()
    .where('rolle', 'in', ['Betrieb', 'Buchhaltung'])
    .where('entzogen_am', 'is', null)
    .where((eb) => eb.or([eb('gilt_bis', 'is', null), eb('gilt_bis', '>=', tag)]))
    .orderBy('benutzer_id')
    .execute();
