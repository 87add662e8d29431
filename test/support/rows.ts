import { withConnection } from '../../server/db/connection.ts';
import type { TestApp } from './app.ts';

/** What the owner of the database reads, whom no row-level security holds back. */
export const queryAsOwner = async <R>(app: TestApp, sql: string, values?: readonly unknown[]): Promise<R[]> =>
  withConnection(app.source, async (connection) => (await connection.query(sql, values)).rows as R[]);

/** So many rows are made by one statement: on a busy machine too far within its limit. */
const PORTION = 1000;

/** Makes rows by a statement over `generate_series($1::int, $2::int)`, a portion at a time; other values begin at `$3`. */
export async function makeRows(app: TestApp, anzahl: number, sql: string, values: readonly unknown[]): Promise<void> {
  for (let from = 1; from <= anzahl; from += PORTION) await queryAsOwner(app, sql, [from, Math.min(from + PORTION - 1, anzahl), ...values]);
}

/** The columns of a table that are written, without those that the database makes of others. */
export async function writtenColumns(app: TestApp, table: string): Promise<string> {
  const columns = await queryAsOwner<{ name: string }>(
    app,
    `select quote_ident(column_name) as name from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' order by ordinal_position`,
    [table],
  );
  return columns.map(({ name }) => name).join(', ');
}

/** How many rows the tables have, over all tenants. */
export async function countRows(app: TestApp, tables: readonly string[]): Promise<Record<string, number> | undefined> {
  const counts = tables.map((table) => `(select count(*)::int from ${table}) as ${table}`);
  return (await queryAsOwner<Record<string, number>>(app, `select ${counts.join(', ')}`))[0];
}
