import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listSources, root } from '../scripts/sources.mjs';
import { isWide } from './support/wide.ts';

/**
 * Tests that run on the embedded database in addition to a server, each with the possible difference of the engines. All other tests do not depend on the
 * engine: they run on the server, and with `test:all` on the embedded database too.
 */
const DIFFERING: Readonly<Record<string, string>> = {
  'server/db/connection.db.test.ts': 'each engine has a driver of its own: types, error codes, statements sent together',
  'server/db/turns.db.test.ts': 'a turn is an advisory lock on a server, and a queue in memory on the one connection',
  'server/db/migrate.db.test.ts': 'the migrations run on one connection that stays open',
  'server/db/tables.db.test.ts': 'the types of the columns after all migrations',
  'server/db/catalogue.db.test.ts': 'constraints, indexes and rights after all migrations',
  'server/db/scope.db.test.ts': 'a transaction waits for the one connection, and nothing may be sent past it',
  'server/db/isolation.db.test.ts': 'row-level security and roles come from the engine',
  'server/db/room.db.test.ts': 'a full disk is an error of the engine',
  'server/jobs/queue.db.test.ts': 'pg-boss speaks to each engine by statements of our own',
  'server/demo/demo.db.test.ts': 'a first start fills the embedded database',
  'server/modules/betrieb/benutzer/benutzer.db.test.ts': 'one transaction changes its role between installation and tenant',
  'server/modules/praemierung/pick-parallel.db.test.ts': 'calls at once wait at a row lock on a server, and for the one connection',
  'test/property/money.db.test.ts': 'money adds up after histories made up by chance',
  'test/journey.db.test.ts': 'a whole referral from page to page',
};

/** Marks a test that uses the database directly, below the rules, where the engines can differ. */
const BELOW = 'testDatabase(';

/** All tests that need a database, as paths from the root; `*.all.db.test.ts` only in a wide run. */
export function databaseTests(): string[] {
  const own = readdirSync(join(root, 'test'), { recursive: true, encoding: 'utf8' }).map((file) => `test/${file.replaceAll('\\', '/')}`);
  return [...listSources(), ...own].filter((file) => /\.db\.test\.tsx?$/.test(file) && (isWide || !file.includes('.all.')));
}

/** Tests in which the engines can differ, so they run on both. */
export const differingTests = (): string[] => Object.keys(DIFFERING);

/** Whether a test uses the database directly. */
export const isBelowRules = (file: string): boolean => readFileSync(join(root, file), 'utf8').includes(BELOW);
