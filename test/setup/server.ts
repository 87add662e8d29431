import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { databaseUrl, dropBy } from '../database/administer.ts';
import { type Filling, filledNames } from './database.ts';

/** Number of source states whose unused databases are kept, so that earlier sources find theirs. Each database has up to 40 MB. */
const KEPT = 3;

/** Arbitrary numbers of the advisory locks: for filling a database, and for runs that use it. */
const LOCKS = { filling: 7_305_115, using: 7_305_116 };

/**
 * Each test file copies a filled database of the server. The filled databases are reused until their sources change; of older sources only
 * `KEPT` states remain. A run holds its databases by an advisory lock, which the server releases when the run ends in any way.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const url = process.env.TEST_DATABASE_URL ?? '';
  const templates = filledNames();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const key = keyOf(templates.lean);
  await client.query('select pg_advisory_lock_shared($1, $2)', [LOCKS.using, key]);
  await client.query('select pg_advisory_lock($1, $2)', [LOCKS.filling, key]);
  const names = await databasesOf(client);
  if (!Object.values(templates).every((template) => names.includes(template))) await fill(client, url, templates);
  await client.query('select pg_advisory_unlock($1, $2)', [LOCKS.filling, key]);
  await dropOld(client, key);
  const copies = `${templates.lean.replace(/_lean$/, '')}_${process.pid}_`;
  project.provide('database', { kind: 'server', url, templates, copies });
  return async () => {
    for (const name of (await databasesOf(client)).filter((one) => one.startsWith(copies))) await dropBy(client, name);
    await client.end();
  };
}

/** Fills databases under temporary names, so that the database of an interrupted run is never used. */
async function fill(client: pg.Client, url: string, { lean, told }: Readonly<Record<Filling, string>>): Promise<void> {
  // Filling imports the whole product, so it is loaded only if needed.
  const { fillServer, tellServer } = await import('./fill.ts');
  const parts = { lean: `${lean}_part`, told: `${told}_part` };
  for (const name of [lean, told, parts.lean, parts.told]) await dropBy(client, name);
  await client.query(`create database ${parts.lean}`);
  await fillServer(databaseUrl(url, parts.lean));
  await client.query(`create database ${parts.told} template ${parts.lean}`);
  await tellServer(databaseUrl(url, parts.told));
  for (const name of [lean, told]) await client.query(`alter database ${name}_part rename to ${name}`);
}

/** Drops databases that no other run uses: copies of interrupted runs, and filled databases except those of this run and of the newest source states. */
async function dropOld(client: pg.Client, own: number): Promise<void> {
  const names = await databasesOf(client);
  const kept = [own, ...[...new Set(names.filter(isFilled).map(keyOf))].slice(0, KEPT)];
  const old = names.filter((name) => !isFilled(name) || !kept.includes(keyOf(name)));
  for (const name of old) {
    const key = keyOf(name);
    const { rows } = await client.query('select pg_try_advisory_lock($1, $2) as free', [LOCKS.using, key]);
    if (!rows[0].free) continue;
    await dropBy(client, name);
    await client.query('select pg_advisory_unlock($1, $2)', [LOCKS.using, key]);
  }
}

const isFilled = (name: string) => /^empfehlwerk_filled_[\da-f]+_(lean|told)$/.test(name);

/** Lock key of a source state: a four-byte number from the hash in the database name. */
const keyOf = (name: string) => Number.parseInt(name.split('_')[2]?.slice(0, 7) ?? '', 16);

/** Names of the filled databases of this user and their copies, newest first. */
async function databasesOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    "select datname as name from pg_database where datname like 'empfehlwerk\\_filled\\_%' and pg_get_userbyid(datdba) = current_user order by oid desc",
  );
  return rows.map(({ name }) => name);
}
