import { withConnection } from '../../server/db/connection.ts';
import type { TestApp } from './app.ts';

/** What the owner of the database reads, whom no row-level security holds back. */
export const queryAsOwner = async <R>(app: TestApp, sql: string, values?: readonly unknown[]): Promise<R[]> =>
  withConnection(app.source, async (connection) => (await connection.query(sql, values)).rows as R[]);

/** How many rows the tables have, over all tenants. */
export async function countRows(app: TestApp, tables: readonly string[]): Promise<Record<string, number> | undefined> {
  const counts = tables.map((table) => `(select count(*)::int from ${table}) as ${table}`);
  return (await queryAsOwner<Record<string, number>>(app, `select ${counts.join(', ')}`))[0];
}
