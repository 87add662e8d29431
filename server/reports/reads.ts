import { sql } from 'kysely';
import type { MandantScope } from '../db/scope.ts';
import { plannedByValues } from '../db/statement-names.ts';
import type { Selection } from './query.ts';
import { type Column, NO_ROW, type Order, type Source, type Sql } from './report.ts';

/** Cursor of a row: the value that it is sorted by, and its id. */
export interface RowKey {
  readonly sortKey: string;
  readonly id: string;
}

/** Counts the rows of a selection, and sums over all that are counted; with `most` it stops there. */
export async function countRows<Row, Sum extends string>(
  { tx }: MandantScope,
  report: Source<Row, Sum>,
  selection: Selection,
  most?: number,
): Promise<{ readonly count: number; readonly sums: Readonly<Record<Sum, number>> }> {
  const summed = Object.entries<Sql>(report.sums);
  const values = [sql`1 as one`, ...summed.map(([name, value]) => sql`${value} as ${sql.ref(name)}`)];
  const sums = summed.map(([name]) => sql`coalesce(sum(${sql.ref(`chosen.${name}`)}), 0)::bigint as ${sql.ref(name)}`);
  const query = sql<Record<Sum | 'rows', number>>`(
    ${plannedByValues} select ${sql.join([sql`count(*)::int as rows`, ...sums])} from (
      select ${sql.join(values)} from ${report.from} where ${conditionOf(report, selection)} ${most === undefined ? sql`` : sql`limit ${most}`}
    ) chosen
  )`;
  const { rows, ...counted } = await tx.selectFrom(query.as('counted')).selectAll().executeTakeFirstOrThrow();
  return { count: rows as number, sums: counted as unknown as Record<Sum, number> };
}

/** Rows of a selection in order. */
export const readPage = <Row>(
  scope: MandantScope,
  report: Source<Row, string>,
  selection: Selection,
  order: Order,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<Row[]> => readInOrder(scope, report, selectedIn(report, selection), order, sql`limit ${limit} offset ${offset}`);

/** The rows after a key, to read all rows in pieces: rows added in the meantime shift nothing. */
export const readAfter = <Row>(
  scope: MandantScope,
  report: Source<Row, string>,
  selection: Selection,
  order: Order,
  { after, limit }: { readonly after: RowKey | null; readonly limit: number },
): Promise<(Row & RowKey)[]> => {
  const selected = selectedIn(report, selection);
  const condition = after ? sql`${selected.condition} and ${isAfter(report, order, after)}` : selected.condition;
  return readInOrder(scope, report, { ...selected, condition }, order, sql`limit ${limit}`);
};

/** The row with this id; undefined if there is none or the caller may not see it. */
export async function findRow<Row>({ tx }: MandantScope, report: Source<Row, string>, id: string): Promise<Row | undefined> {
  const query = sql<Row>`(select ${selectOf(report)} from ${report.from} where ${report.visible} and ${report.id} = ${id})`;
  return (await tx.selectFrom(query.as('found')).selectAll().executeTakeFirst()) as Row | undefined;
}

/**
 * Selects the ids of the page first, so that only its rows are joined whole, unless `from` groups other tables for all rows. The planner overestimates the
 * matches of a search and would scan all rows in sort order; `offset 0` keeps the search apart from the sort.
 */
async function readInOrder<Row>(
  { tx }: MandantScope,
  report: Source<Row, string>,
  { condition, isSearch }: { readonly condition: Sql; readonly isSearch: boolean },
  order: Order,
  piece: Sql,
): Promise<(Row & RowKey)[]> {
  const { from, visible, id } = report;
  const column = columnOf(report, order);
  const direction = sql.raw(order.descending ? 'desc' : 'asc');
  const sortedBy = (value: Sql, key: Sql) =>
    sql`order by ${comparable({ ...column, value })} ${direction}, ${key} collate "C" ${direction}`;
  const row = sql`${selectOf(report)}, (${column.value})::text as "sortKey", ${id} as id`;
  const keys = sql`select ${id} as id, ${column.value} as value from ${from} where ${condition}`;
  const ids = isSearch
    ? sql`select s.id from (${keys} offset 0) s ${sortedBy(sql`s.value`, sql`s.id`)} ${piece}`
    : sql`select ${id} from ${from} where ${condition} ${sortedBy(column.value, id)} ${piece}`;
  const query = report.groupsOthers
    ? sql<Row & RowKey>`(${plannedByValues} select ${row} from ${from} where ${condition} ${sortedBy(column.value, id)} ${piece})`
    : sql<Row & RowKey>`(
        ${plannedByValues} select ${row} from ${from} where ${visible} and ${id} = any (array(${ids})) ${sortedBy(column.value, id)}
      )`;
  return (await tx.selectFrom(query.as('page')).selectAll().execute()) as (Row & RowKey)[];
}

const selectOf = <Row>({ select }: Source<Row, string>): Sql =>
  sql.join(Object.entries<Sql>(select).map(([name, value]) => sql`${value} as ${sql.ref(name)}`));

function columnOf<Row>({ columns }: Source<Row, string>, { by }: Order): Column {
  const column = columns[by];
  if (!column) throw new Error(`a report is not ordered by ${by}`);
  return column;
}

const comparable = ({ value, type }: Column): Sql => (type === 'text' ? sql`(${value}) collate "C"` : sql`(${value})`);

function isAfter<Row>(report: Source<Row, string>, order: Order, { sortKey, id }: RowKey): Sql {
  const column = columnOf(report, order);
  const value = comparable(column);
  const last = sql`${sortKey}::text::${sql.raw(column.type)}`;
  const beyond = sql.raw(order.descending ? '<' : '>');
  // The first condition is a bound that an index by the value alone can use.
  return sql`${value} ${beyond}= ${last} and (${value}, ${report.id} collate "C") ${beyond} (${last}, ${id})`;
}

const selectedIn = <Row>(report: Source<Row, string>, selection: Selection) => ({
  condition: conditionOf(report, selection),
  isSearch: selection.words.length > 0,
});

/** The condition of a selection. */
function conditionOf<Row>({ visible, filters, search }: Source<Row, string>, selection: Selection): Sql {
  const filtered = selection.filters.map(([name, value]) => filters[name]?.(value) ?? NO_ROW);
  const found = selection.words.map((patterns) => anyOf(search((text) => anyOf(patterns.map((pattern) => sql`${text} like ${pattern}`)))));
  return sql.join([visible, ...filtered, ...found], sql` and `);
}

const anyOf = (conditions: readonly Sql[]): Sql => sql`(${sql.join(conditions, sql` or `)})`;
