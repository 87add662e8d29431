import pg from 'pg';

/** The address of another database of the same server. */
export function databaseUrl(url: string, database: string): string {
  const own = new URL(url);
  own.pathname = `/${database}`;
  return own.href;
}

/** Runs one statement outside of any test's database. */
export const administer = (url: string, statement: string): Promise<pg.QueryResult> => withClient(url, (client) => client.query(statement));

/** Drops a database, and the roles that only this database uses. */
export const dropDatabase = (url: string, name: string): Promise<void> => withClient(url, (client) => dropBy(client, name));

/** Drops a database and its roles on an open connection. */
export async function dropBy(client: pg.Client, name: string): Promise<void> {
  const { rows } = await client.query<{ role: string }>(
    `select quote_ident(rolname) as role from pg_roles where rolname ~ '_in_(mandant|system)$'
       and (select array_agg(distinct datname::text) from pg_shdepend join pg_database d on d.oid = dbid
         where refclassid = 'pg_authid'::regclass and refobjid = pg_roles.oid) = array[$1]`,
    [name],
  );
  await client.query(`drop database if exists ${name} with (force)`);
  if (rows.length > 0) await client.query(`drop role if exists ${rows.map(({ role }) => role).join(', ')}`);
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return work(client).finally(() => client.end());
}
