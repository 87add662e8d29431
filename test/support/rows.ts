import { withConnection } from '../../server/db/connection.ts';
import type { TestApp } from './app.ts';

/** Runs a query as the owner of the database, without row-level security. */
export const queryAsOwner = async <R>(app: TestApp, sql: string, values?: readonly unknown[]): Promise<R[]> =>
  withConnection(app.source, async (connection) => (await connection.query(sql, values)).rows as R[]);

/** Number of rows per statement, small enough for the statement timeout on a busy machine. */
const PORTION = 1000;

/** Inserts rows by a statement with `generate_series($1::int, $2::int)`, in portions; further values start at `$3`. */
export async function insertRows(app: TestApp, anzahl: number, sql: string, values: readonly unknown[]): Promise<void> {
  for (let from = 1; from <= anzahl; from += PORTION) await queryAsOwner(app, sql, [from, Math.min(from + PORTION - 1, anzahl), ...values]);
}

/** The columns of a table as a list, without generated ones. */
export async function writtenColumns(app: TestApp, table: string): Promise<string> {
  const columns = await queryAsOwner<{ name: string }>(
    app,
    `select quote_ident(column_name) as name from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' order by ordinal_position`,
    [table],
  );
  return columns.map(({ name }) => name).join(', ');
}

/** Number of rows of each table, over all tenants. */
export async function countRows(app: TestApp, tables: readonly string[]): Promise<Record<string, number> | undefined> {
  const counts = tables.map((table) => `(select count(*)::int from ${table}) as ${table}`);
  return (await queryAsOwner<Record<string, number>>(app, `select ${counts.join(', ')}`))[0];
}
