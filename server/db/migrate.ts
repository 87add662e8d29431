import type { Connection, ConnectionSource } from './connection.ts';
import { withConnection } from './connection.ts';
import { findRoles, leaveShared, makeRoles, type Roles, withRoles } from './roles.ts';

const FILES = import.meta.glob<string>('./migrations/*.sql', { query: '?raw', import: 'default', eager: true });

export interface Migration {
  readonly name: string;
  readonly sql: string;
}

/** The product's migrations in their order. */
export const MIGRATIONS: readonly Migration[] = Object.entries(FILES)
  .map(([path, sql]) => ({ name: path.replace(/^.*\//, ''), sql }))
  .sort((a, b) => (a.name < b.name ? -1 : 1));

/** Any number; the same for every process, so that concurrent starts on one server migrate one after the other. */
const MIGRATION_LOCK = 7_305_114;

/**
 * Brings the schema up to date, and gives the database roles of its own. All pending files run in one transaction: a failed one changes nothing and is named
 * in the error. Returns the names of the files that ran.
 */
export async function migrate(source: ConnectionSource, migrations: readonly Migration[] = MIGRATIONS): Promise<string[]> {
  return withConnection(source, async (connection) => {
    await connection.query('begin');
    try {
      // A migration may take longer than a request, and so may the wait for another process that migrates.
      await connection.takeTime();
      await connection.query(`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
      const roles = (await findRoles(connection)) ?? (await makeRoles(connection));
      const ran = await runPending(connection, migrations, roles);
      await leaveShared(connection);
      await connection.query('commit');
      return ran;
    } catch (error) {
      await connection.query('rollback');
      throw error;
    }
  });
}

/** Names of the product's migrations that a database lacks; null if it has no tables yet. */
export async function listPending(source: ConnectionSource): Promise<string[] | null> {
  return withConnection(source, async (connection) => {
    const { rows: tables } = await connection.query(`select to_regclass('migration') is not null as "isThere"`);
    if (!(tables[0] as { isThere: boolean }).isThere) return null;
    const { rows } = await connection.query('select name from migration');
    const done = new Set(rows.map((row) => (row as { name: string }).name));
    return MIGRATIONS.map(({ name }) => name).filter((name) => !done.has(name));
  });
}

async function runPending(connection: Connection, migrations: readonly Migration[], roles: Roles): Promise<string[]> {
  await connection.query('create table if not exists migration (name text primary key, gelaufen_am timestamptz not null default now())');
  const { rows } = await connection.query('select name from migration');
  const done = new Set(rows.map((row) => (row as { name: string }).name));
  const unknown = [...done].filter((name) => !migrations.some((migration) => migration.name === name));
  if (unknown.length > 0) throw new Error(`the database is newer than this version: it knows ${unknown.join(', ')}`);
  const pending = migrations.filter((migration) => !done.has(migration.name));
  for (const migration of pending) await runOne(connection, migration, roles);
  return pending.map((migration) => migration.name);
}

async function runOne(connection: Connection, { name, sql }: Migration, roles: Roles): Promise<void> {
  try {
    await connection.query(withRoles(sql, roles));
  } catch (error) {
    throw new Error(`migration ${name} failed, nothing was changed: ${(error as Error).message}`, { cause: error });
  }
  await connection.query('insert into migration (name) values ($1)', [name]);
}
