import { sql } from 'kysely';
import { type listSperren, MAX_BEISPIELE } from '../../../../contract/calls/betrieb/sperren.ts';
import type { MandantScope } from '../../../db/scope.ts';
import type { MandantTables } from '../../../db/tables.ts';
import { beginsWith } from '../../../reports/list.ts';
import { betweenDays, type Column, fieldsOf, isOneOf, type RowIn, type SourceOf } from '../../../reports/report.ts';

/** A block as its list reads it. */
export type SperreListRow = RowIn<ReturnType<typeof sperrenOn>>;

/** All blocks of the tenant, with their status on a day. */
export function sperrenOn(tag: string) {
  const erstelltAm: Column = { value: sql`s.erstellt_am`, type: 'timestamptz' };
  const status = sql<'Gilt' | 'Abgelaufen'>`case when s.bis < ${tag}::date then 'Abgelaufen' else 'Gilt' end`;
  return {
    from: sql`sperre s`,
    visible: sql`s.mandant = current_mandant()`,
    select: { ...fieldsOf('sperre as s', ['sperre_id', 'muster', 'erstellt_am', 'bis', 'grund']), status },
    id: sql`s.sperre_id`,
    columns: { ErstelltAm: erstelltAm, Nummer: { value: sql`s.sperre_id`, type: 'text' } },
    defaultOrder: { by: 'ErstelltAm', descending: true },
    filters: { ...betweenDays(erstelltAm), Status: isOneOf(status), Suche: beginsWith(sql`s.muster`, sql`s.sperre_id`) },
    search: () => [],
    sums: {},
  } satisfies SourceOf<typeof listSperren>;
}

type Sperre = Pick<MandantTables['sperre'], 'muster' | 'erstellt_am' | 'grund' | 'bis'> & { readonly sperre_id: string };

/** Inserts a block, or replaces one whose last day was before `tag`. Returns its number if it did, null if the address or pattern is blocked already. */
export async function insertSperre({ tx }: MandantScope, sperre: Sperre, tag: string): Promise<string | null> {
  const row = await tx
    .insertInto('sperre')
    .values(sperre)
    .onConflict((conflict) => conflict.columns(['mandant', 'muster']).doUpdateSet(sperre).where('sperre.bis', '<', tag))
    .returning('sperre_id')
    .executeTakeFirst();
  return row?.sperre_id ?? null;
}

/** The number of the block of an address or pattern. */
export const findSperreId = async ({ tx }: MandantScope, muster: string): Promise<string | undefined> =>
  (await tx.selectFrom('sperre').select('sperre_id').where('muster', '=', muster).executeTakeFirst())?.sperre_id;

/** A block, locked until the transaction ends. */
export const lockSperre = ({ tx }: MandantScope, id: string) =>
  tx.selectFrom('sperre').select(['muster', 'bis']).where('sperre_id', '=', id).forUpdate().executeTakeFirst();

export async function deleteSperre({ tx }: MandantScope, id: string): Promise<void> {
  await tx.deleteFrom('sperre').where('sperre_id', '=', id).execute();
}

/** Live accounts of the tenant, those that a LIKE pattern over their mailbox keys hits, and the first of these by address. */
export async function countHits({ tx }: MandantScope, pattern: string) {
  const hits = sql<boolean>`email_schluessel like ${pattern}`;
  const live = tx.selectFrom('account').where('geloescht_am', 'is', null);
  const { all, hit } = await live
    .select((eb) => [eb.fn.countAll<number>().as('all'), eb.fn.countAll<number>().filterWhere(hits).as('hit')])
    .executeTakeFirstOrThrow();
  const examples = await live.select('email').distinct().where(hits).orderBy('email').limit(MAX_BEISPIELE).execute();
  return { all: Number(all), hit: Number(hit), examples: examples.map(({ email }) => email) };
}
