import pg from 'pg';
import { dropDatabase } from '../../test/database/administer.ts';

/** A temporary database for one run. */
export interface OwnDatabase {
  readonly url: string;
  query<R extends pg.QueryResultRow>(sql: string, values?: readonly unknown[]): Promise<R[]>;
  drop(): Promise<unknown>;
}

/** Access to an existing database. */
export const openDatabase = (url: string): Pick<OwnDatabase, 'query'> => ({ query: (sql, values) => run(url, sql, values) });

/** Creates a database on the server, named after the tool; `drop` removes it. */
export async function createDatabase(serverUrl: string, tool: string): Promise<OwnDatabase> {
  const name = `empfehlwerk_${tool}_${process.pid}`;
  await run(serverUrl, `create database ${name}`);
  const own = new URL(serverUrl);
  own.pathname = `/${name}`;
  return {
    url: own.href,
    query: (sql, values) => run(own.href, sql, values),
    drop: () => dropDatabase(serverUrl, name),
  };
}

async function run<R extends pg.QueryResultRow>(url: string, sql: string, values: readonly unknown[] = []): Promise<R[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<R>(sql, [...values]).finally(() => client.end());
  return rows;
}
