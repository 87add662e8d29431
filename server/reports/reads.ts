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

/** A row as it is read in pieces: with its key, and what it adds to each sum. */
export type ReadRow<Row> = Row & RowKey & { readonly summands: Readonly<Record<string, number>> };

/** Sums over rows that were read. */
export const sumsOf = <Sum extends string>(
  { sums }: Pick<Source<unknown, Sum>, 'sums'>,
  rows: readonly ReadRow<unknown>[],
): Readonly<Record<Sum, number>> => {
  const sumOf = (name: string) => rows.reduce((sum, { summands }) => sum + (summands[name] ?? 0), 0);
  return Object.fromEntries(Object.keys(sums).map((name) => [name, sumOf(name)])) as Record<Sum, number>;
};

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
): Promise<ReadRow<Row>[]> => {
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
 * Selects the keys of the page first, so that only its rows are joined whole, unless `from` groups other tables for all rows. The planner overestimates the
 * matches of a search and would scan all rows in sort order; `offset 0` keeps the search apart from the sort.
 */
async function readInOrder<Row>(
  { tx }: MandantScope,
  report: Source<Row, string>,
  { condition, isSearch }: { readonly condition: Sql; readonly isSearch: boolean },
  order: Order,
  piece: Sql,
): Promise<ReadRow<Row>[]> {
  const { from, visible, id, key = id } = report;
  const column = columnOf(report, order);
  const direction = sql.raw(order.descending ? 'desc' : 'asc');
  const sortedBy = (value: Sql, by: Sql) => sql`order by ${comparable({ ...column, value })} ${direction}, ${by} collate "C" ${direction}`;
  const summands = Object.entries<Sql>(report.sums).flatMap(([name, value]) => [sql`${name}::text`, value]);
  const row = sql`${selectOf(report)}, (${column.value})::text as "sortKey", ${id} as id, json_build_object(${sql.join(summands)}) as summands`;
  const found = sql`select ${key} as key, ${id} as id, ${column.value} as value from ${from} where ${condition}`;
  const keys = isSearch
    ? sql`select s.key from (${found} offset 0) s ${sortedBy(sql`s.value`, sql`s.id`)} ${piece}`
    : sql`select ${key} from ${from} where ${condition} ${sortedBy(column.value, id)} ${piece}`;
  const query = report.groupsOthers
    ? sql<ReadRow<Row>>`(${plannedByValues} select ${row} from ${from} where ${condition} ${sortedBy(column.value, id)} ${piece})`
    : sql<ReadRow<Row>>`(
        ${plannedByValues} select ${row} from ${from} where ${visible} and ${key} = any (array(${keys})) ${sortedBy(column.value, id)}
      )`;
  return (await tx.selectFrom(query.as('page')).selectAll().execute()) as ReadRow<Row>[];
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
