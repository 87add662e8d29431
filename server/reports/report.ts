import { type RawBuilder, type SelectType, sql } from 'kysely';
import type { ReportCall, SortableOf, SumOf } from '../../contract/calls/bericht.ts';
import type { MandantTables } from '../db/tables.ts';

/** A fragment of SQL. */
export type Sql = RawBuilder<unknown>;

/** A sort column: an expression that is never null, and its type. Texts are compared byte by byte, so `value` is folded. */
export interface Column {
  readonly value: Sql;
  readonly type: 'text' | 'bigint' | 'date' | 'timestamptz';
}

/** An order by the name of a column. */
export interface Order {
  readonly by: string;
  readonly descending: boolean;
}

/** A condition that no row meets. */
export const NO_ROW: Sql = sql`false`;

/** A value of the query's filter: never null, empty or an empty list. */
export type FilterValue = string | number | readonly string[];
export type Filter = (value: FilterValue) => Sql;

/**
 * The SQL of a report for one caller. `Row` is the type of a row, `Sum` the names of the sums, `Sortable` those of the columns that it can be ordered by. Every
 * statement uses `from`; the database drops joins by a unique key that the statement does not use.
 */
export interface Source<Row, Sum extends string = never, Sortable extends string = string> {
  /** The table with its joins, each row once. */
  readonly from: Sql;
  /** Set if `from` groups the rows of larger tables: then a page is read in one step, because a second step would group them again. */
  readonly groupsOthers?: true;
  /** The rows that the caller may see. */
  readonly visible: Sql;
  /** The expressions to read, by their name in `Row`. */
  readonly select: { readonly [Name in keyof Row]: RawBuilder<Row[Name]> };
  /** A text, unique among the visible rows. */
  readonly id: Sql;
  /** What an index finds a row by, where that is not `id`: a page's rows are read by it. */
  readonly key?: Sql;
  /** Columns that the report can be sorted by. */
  readonly columns: Readonly<Record<Sortable, Column>>;
  readonly defaultOrder: Order;
  /** Conditions by the name of the query's filter. A query with a filter that the report lacks has no rows. */
  readonly filters: Readonly<Record<string, Filter>>;
  /** Conditions for one word of the search, joined by `or`. `matches` compares the word with a text made by `suchtext` (migration 0032). */
  readonly search: (matches: (text: Sql) => Sql) => readonly Sql[];
  /** Expressions that are summed over all rows of the filter. */
  readonly sums: Readonly<Record<Sum, Sql>>;
}

/** The SQL of the report that a call answers: `satisfies SourceOf<typeof listAuftraege>` checks that it has each column and sum of the call, and no other. */
export type SourceOf<C extends ReportCall> = Source<Readonly<Record<string, unknown>>, SumOf<C>, SortableOf<C>>;

/** A row as a source reads it. */
export type RowIn<S extends { readonly select: Readonly<Record<string, RawBuilder<unknown>>> }> = {
  readonly [Name in keyof S['select']]: S['select'][Name] extends RawBuilder<infer Value> ? Value : never;
};

/** Columns of a table as they are, for `select`: `fieldsOf('auftrag as a', ['status'])`. */
export const fieldsOf = <Table extends keyof MandantTables & string, Name extends keyof MandantTables[Table] & string>(
  table: `${Table} as ${string}`,
  names: readonly Name[],
) => {
  const [, as] = table.split(' as ');
  return Object.fromEntries(names.map((name) => [name, sql.ref(`${as}.${name}`)])) as {
    readonly [N in Name]: RawBuilder<SelectType<MandantTables[Table][N]>>;
  };
};

/** A report for one caller; `Line` is a row on the wire. */
export interface Report<Row, Line, Sum extends string = never> extends Source<Row, Sum> {
  readonly toWire: (rows: readonly Row[]) => readonly Line[] | Promise<readonly Line[]>;
}

/** A report whose rows are converted one by one. */
export const withLines = <Row, Line, Sum extends string>(source: Source<Row, Sum>, line: (row: Row) => Line): Report<Row, Line, Sum> => ({
  ...source,
  toWire: (rows) => rows.map(line),
});

/** Folds a text for sorting: lower case, ä as a. */
export const folded = (text: Sql): Sql => sql`coalesce(translate(lower(${text}), 'äöüß', 'aous'), '')`;

/** Filter for rows with this value. */
export const equals =
  (column: Sql): Filter =>
  (value) =>
    sql`${column} = ${value}`;

/** Filter for rows with this value in any letter case. */
export const equalsIgnoringCase =
  (column: Sql): Filter =>
  (value) =>
    sql`lower(${column}) = ${String(value).toLowerCase()}`;

/** Filter for rows with one of these values. */
export const isOneOf =
  (column: Sql): Filter =>
  (values) =>
    sql`${column} = any (${values}::text[])`;

/** `Von` and `Bis` of a query: days in Berlin, both included. */
export const betweenDays = ({ value, type }: Column): Readonly<Record<'Von' | 'Bis', Filter>> => {
  const start = (day: FilterValue, after: number) =>
    type === 'date' ? sql`${day}::date + ${after}::int` : sql`((${day}::date + ${after}::int)::timestamp at time zone 'Europe/Berlin')`;
  return { Von: (day) => sql`${value} >= ${start(day, 0)}`, Bis: (day) => sql`${value} < ${start(day, 1)}` };
};

/** A column with few values that are sorted in the order of `words`. */
export const ranked = (column: Sql, words: readonly string[]): Column => ({
  value: sql`coalesce(array_position(${words}::text[], ${column}), 0)`,
  type: 'bigint',
});
