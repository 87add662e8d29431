import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { databaseUrl, dropBy } from '../database/administer.ts';
import { filledName } from './database.ts';

/** How many filled databases stay that no run uses: who goes back to the sources of before finds theirs. Each has 40 MB. */
const KEPT = 3;

/** Any two numbers: of the locks of who fills a database, and of the runs that use it. */
const LOCKS = { filling: 7_305_115, using: 7_305_116 };

/**
 * Each test file copies one filled database of the server. It is kept until its sources change, and no longer when it is one of many; a run
 * holds it by a lock, which the server lets go when the run ends in whatever way.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const url = process.env.TEST_DATABASE_URL ?? '';
  const template = filledName();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const key = keyOf(template);
  await client.query('select pg_advisory_lock_shared($1, $2)', [LOCKS.using, key]);
  await client.query('select pg_advisory_lock($1, $2)', [LOCKS.filling, key]);
  if (!(await databasesOf(client)).includes(template)) await fill(client, url, template);
  await client.query('select pg_advisory_unlock($1, $2)', [LOCKS.filling, key]);
  await dropOld(client, template);
  const copies = `${template}_${process.pid}_`;
  project.provide('database', { kind: 'server', url, template, copies });
  return async () => {
    for (const name of (await databasesOf(client)).filter((one) => one.startsWith(copies))) await dropBy(client, name);
    await client.end();
  };
}

/** Fills a database under another name: one that a run cut short is never taken for whole. */
async function fill(client: pg.Client, url: string, template: string): Promise<void> {
  // What fills it is the whole product: loaded only where it is needed.
  const { fillServer } = await import('./fill.ts');
  const part = `${template}_part`;
  await dropBy(client, part);
  await client.query(`create database ${part}`);
  await fillServer(databaseUrl(url, part));
  await client.query(`alter database ${part} rename to ${template}`);
}

/** Drops what no other run uses: copies that a run cut short left behind, and all filled databases but the newest and this run's. */
async function dropOld(client: pg.Client, own: string): Promise<void> {
  const names = await databasesOf(client);
  const kept = [own, ...names.filter(isFilled).slice(0, KEPT)];
  const old = names.filter((name) => !kept.includes(name));
  for (const name of old) {
    const key = keyOf(name);
    const { rows } = await client.query('select pg_try_advisory_lock($1, $2) as free', [LOCKS.using, key]);
    if (!rows[0].free) continue;
    await dropBy(client, name);
    await client.query('select pg_advisory_unlock($1, $2)', [LOCKS.using, key]);
  }
}

const isFilled = (name: string) => /^empfehlwerk_filled_[\da-f]+$/.test(name);

/** A number of four bytes for a filled database and its copies, out of the hash in their names. */
const keyOf = (name: string) => Number.parseInt(name.split('_')[2]?.slice(0, 7) ?? '', 16);

/** The filled databases of this user and their copies, the newest first. */
async function databasesOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    "select datname as name from pg_database where datname like 'empfehlwerk\\_filled\\_%' and pg_get_userbyid(datdba) = current_user order by oid desc",
  );
  return rows.map(({ name }) => name);
}
