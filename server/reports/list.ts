import { sql } from 'kysely';
import { LIST_PAGE_SIZE, MAX_COUNTED_ROWS } from '../../contract/calls/betrieb/liste.ts';
import type { Context } from '../context.ts';
import { refuse, refuseField } from '../errors.ts';
import { orderOf, type Query, type Selection, selectionOf } from './query.ts';
import { countRows, findRow, type RowKey, readAfter, sumsOf } from './reads.ts';
import type { Filter, Report, Sql } from './report.ts';

/** The query of a list, checked by the contract (`contract/calls/betrieb/liste.ts`). */
export interface ListQuery extends Omit<Query, 'Pagenumber'> {
  readonly Nach?: string | null | undefined;
}

/**
 * One page of a list over a whole tenant (backoffice.md section 4), after the key of the page before. Counts and sums end at `MAX_COUNTED_ROWS`. Throws
 * Validierung for a key of another order or filter.
 */
export async function listPageOf<Row, Line, Sum extends string>(context: Context, report: Report<Row, Line, Sum>, query: ListQuery) {
  const limit = query.Pagesize ?? LIST_PAGE_SIZE;
  const [selection, order] = [filtersOf(query), orderOf(query, report)];
  // Signed, so that a key fits its list and its parts are those of a row.
  const list = [context.mandant, JSON.stringify([selection, order])] as const;
  const after = query.Nach ? keyOf(context.secrets.readSigned(query.Nach, 'liste', ...list)) : null;
  const found = await readAfter(context, report, selection, order, { after, limit: limit + 1 });
  // What fits a page is counted by its rows.
  const { count, sums } =
    after === null && found.length <= limit
      ? { count: found.length, sums: sumsOf(report, found) }
      : await countRows(context, report, selection, MAX_COUNTED_ROWS + 1);
  const isExact = count <= MAX_COUNTED_ROWS;
  const rows = found.slice(0, limit);
  const last = found.length > limit ? rows.at(-1) : undefined;
  return {
    Content: [...(await report.toWire(rows))],
    HasNext: last !== undefined,
    Nach: last ? context.secrets.sign(JSON.stringify([last.sortKey, last.id]), 'liste', ...list) : null,
    TotalCount: Math.min(count, MAX_COUNTED_ROWS),
    TotalGenau: isExact,
    Summen: isExact ? sums : null,
  };
}

/** Counts the rows that a query of a list selects. */
export const countList = async <Row>(context: Context, report: Report<Row, unknown, string>, query: ListQuery): Promise<number> =>
  (await countRows(context, { ...report, sums: {} }, filtersOf(query))).count;

/** The next rows of a list after a key, to read all of them in pieces, and the key of the last one; null if there are no more. */
export async function readList<Row, Line>(
  context: Context,
  report: Report<Row, Line, string>,
  query: ListQuery,
  after: RowKey | null,
  limit: number,
): Promise<{ readonly lines: readonly Line[]; readonly bis: RowKey | null }> {
  const rows = await readAfter(context, report, filtersOf(query), orderOf(query, report), { after, limit });
  const last = rows.length < limit ? undefined : rows.at(-1);
  return { lines: await report.toWire(rows), bis: last ? { sortKey: last.sortKey, id: last.id } : null };
}

/** The row of a list with this number, as it was read and as its list shows it. Throws NichtGefunden. */
export async function itemOf<Row, Line>(
  context: Context,
  report: Report<Row, Line, string>,
  nummer: string,
): Promise<{ readonly row: Row; readonly zeile: Line }> {
  const row = (await findRow(context, report, nummer)) ?? refuse('NichtGefunden');
  const [zeile = refuse('NichtGefunden')] = await report.toWire([row]);
  return { row, zeile };
}

/** The filters of a query. A search is one of them: it compares numbers from their beginning, which an index can do, and no words. */
function filtersOf({ Filter }: ListQuery): Selection {
  const { Suche, ...others } = typeof Filter === 'string' ? { Suche: Filter } : (Filter ?? {});
  const { filters } = selectionOf({ Filter: others });
  const start = String(Suche ?? '').trim();
  return { words: [], filters: start === '' ? filters : [...filters, ['Suche', start]] };
}

/**
 * Filter for rows whose number begins as typed, or with another number (`others`) that is the typed one; in any letter case. `number` has an index with collation
 * "C", each of the others one by itself. A range, since PostgreSQL uses no index for `like` in a table with row security.
 */
export const beginsWith =
  (number: Sql, ...others: readonly Sql[]): Filter =>
  (typed) => {
    const spellings = [...new Set([String(typed), String(typed).toLowerCase(), String(typed).toUpperCase()])];
    const conditions = [
      ...spellings.map((start) => sql`(${number} collate "C" >= ${start} and ${number} collate "C" < ${`${start}${LAST_LETTER}`})`),
      ...others.map((other) => sql`${other} = any (${spellings}::text[])`),
    ];
    return sql`(${sql.join(conditions, sql` or `)})`;
  };

/** Sorts after each letter of a number. */
const LAST_LETTER = '\u{10ffff}';

function keyOf(signed: string | null): RowKey {
  if (signed === null) return refuseField('Nach', 'andereListe');
  const [sortKey, id] = JSON.parse(signed) as [string, string];
  return { sortKey, id };
}
