import pg from 'pg';

/** The address of another database of the same server. */
export function databaseUrl(url: string, database: string): string {
  const own = new URL(url);
  own.pathname = `/${database}`;
  return own.href;
}

/** Runs one statement outside of any test's database. */
export const administer = (url: string, statement: string): Promise<pg.QueryResult> => poolOf(url).query(statement);

/** Drops a database, and the roles that only this database uses. */
export const dropDatabase = (url: string, name: string): Promise<void> => dropBy(poolOf(url), name);

/** Drops a database and its roles. */
export async function dropBy(client: Pick<pg.Pool, 'query'>, name: string): Promise<void> {
  const { rows } = await client.query<{ role: string }>(
    `select quote_ident(rolname) as role from pg_roles where rolname ~ '_in_(mandant|system)$'
       and (select array_agg(distinct datname::text) from pg_shdepend join pg_database d on d.oid = dbid
         where refclassid = 'pg_authid'::regclass and refobjid = pg_roles.oid) = array[$1]`,
    [name],
  );
  await client.query(`drop database if exists ${name} with (force)`);
  if (rows.length > 0) await client.query(`drop role if exists ${rows.map(({ role }) => role).join(', ')}`);
}

const pools = new Map<string, pg.Pool>();

/** Connections of this process to an address, which stay open until it ends: a new one costs the server more than most statements. */
function poolOf(url: string): pg.Pool {
  const known = pools.get(url);
  if (known) return known;
  const pool = new pg.Pool({ connectionString: url, max: 2, idleTimeoutMillis: 0, allowExitOnIdle: true });
  // A server that ends closes them; the next statement opens another.
  pool.on('error', () => {});
  pools.set(url, pool);
  return pool;
}
