import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openServer } from '../../server/db/connection.ts';
import { fillDatabase } from './database.ts';

/** Fills one database of the server and keeps it as the template that each test file copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const url = process.env.TEST_DATABASE_URL ?? '';
  const template = `empfehlwerk_test_${process.pid}`;
  await administer(url, `create database ${template}`);
  const own = new URL(url);
  own.pathname = `/${template}`;
  const source = await openServer(own.href);
  await fillDatabase(source);
  await source.close();
  project.provide('database', { kind: 'server', url, template });
  return () => administer(url, `drop database ${template} with (force)`);
}

/** Runs one statement outside of any test's database. */
export async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
