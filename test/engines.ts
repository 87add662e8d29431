import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listSources, root } from '../scripts/sources.mjs';

/**
 * The tests that run on the embedded database beside a server, each with what the engines can do differently there. Everything else says the same to
 * both: the server shows it, and `test:all` shows it on the embedded database too.
 */
const DIFFERING: Readonly<Record<string, string>> = {
  'server/db/connection.db.test.ts': 'each engine has a driver of its own: types, error codes, statements sent together',
  'server/db/turns.db.test.ts': 'a turn is an advisory lock on a server, and a queue in memory on the one connection',
  'server/db/migrate.db.test.ts': 'the migrations run on one connection that stays open',
  'server/db/tables.db.test.ts': 'the types of the columns after all migrations',
  'server/db/catalogue.db.test.ts': 'constraints, indexes and rights after all migrations',
  'server/db/scope.db.test.ts': 'a transaction waits for the one connection, and nothing may be sent past it',
  'server/db/isolation.db.test.ts': 'row-level security and roles come from the engine',
  'server/jobs/queue.db.test.ts': 'pg-boss speaks to each engine by statements of our own',
  'server/demo/demo.db.test.ts': 'a first start fills the embedded database',
  'server/modules/praemierung/pick-parallel.db.test.ts': 'calls at once wait at a row lock on a server, and for the one connection',
  'test/property/money.db.test.ts': 'money adds up after histories made up by chance',
  'test/journey.db.test.ts': 'a whole referral from page to page',
};

/** What a test imports or asks that lies below the rules, where the engines are not the same. */
const BELOW = 'testDatabase(';

/** All tests that need a database, as paths from the root. */
export function databaseTests(): string[] {
  const own = readdirSync(join(root, 'test'), { recursive: true, encoding: 'utf8' }).map((file) => `test/${file.replaceAll('\\', '/')}`);
  return [...listSources(), ...own].filter((file) => /\.db\.test\.tsx?$/.test(file));
}

/** Those in which the engines can differ: they run on both. */
export const differingTests = (): string[] => Object.keys(DIFFERING);

/** Whether a test works on the database below any rule. */
export const isBelowRules = (file: string): boolean => readFileSync(join(root, file), 'utf8').includes(BELOW);
