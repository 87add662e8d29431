import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { createDatabase } from '../shared/database.ts';
import type { Query } from '../shared/load-checks.ts';

/** A database for the kills: the settings that select it, a function to query it, and one to drop it. */
interface Prepared {
  readonly env: Readonly<Record<string, string>>;
  readonly query: Query;
  readonly drop: () => Promise<unknown>;
}
export type Prepare = (dataDir: string) => Promise<Prepared>;

/** The embedded database in the product's folder; it can be queried only while the product is stopped. */
export async function embedded(dataDir: string): Promise<Prepared> {
  const query: Query = async (sql) => {
    const database = await PGlite.create({ dataDir: join(dataDir, 'db') });
    const { rows } = await database.query<Record<string, unknown>>(sql).finally(() => database.close());
    return rows;
  };
  return { env: {}, query, drop: async () => {} };
}

/** A new database on a server. */
export async function onServer(serverUrl: string): Promise<Prepared> {
  const { url, query, drop } = await createDatabase(serverUrl, 'chaos');
  return { env: { DATABASE_URL: url, APP_SECRET: randomBytes(32).toString('hex') }, query, drop };
}
