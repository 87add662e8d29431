import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listSources, root } from '../scripts/sources.mjs';

/** Where the embedded database and a server can differ by what the code is about: how a database is opened, filled and asked, work and mails that wait, whole walks. */
export const DIFFERING_FOLDERS = ['server/db', 'server/demo', 'server/jobs', 'server/mail', 'test'];

/** And by what a test does: jobs of an own queue, something below any rule, or another thing on each engine. */
export const DIFFERING_MEANS = ['support/queue.ts', 'testDatabase(', "inject('database')"];

/**
 * What happens at once waits at a row's lock on a server, and for the one connection of the embedded database. These show it for money, vouchers, limits and
 * repeated calls; the same two ways hold wherever else a rule is raced, which the server shows.
 */
export const RACES = [
  ...['server/api/idempotency.db.test.ts', 'server/limits/limits.db.test.ts', 'server/modules/auftrag/parallel.db.test.ts'],
  ...['server/modules/praemierung/bonus-parallel.db.test.ts', 'server/modules/praemierung/pick-parallel.db.test.ts'],
];

/** All tests that need a database, as paths from the root. */
export function databaseTests(): string[] {
  const own = readdirSync(join(root, 'test'), { recursive: true, encoding: 'utf8' }).map((file) => `test/${file.replaceAll('\\', '/')}`);
  return [...listSources(), ...own].filter((file) => /\.db\.test\.tsx?$/.test(file));
}

/** Those in which the engines can differ, by where they are and what they do: they run on both. */
export const differingTests = (): string[] =>
  databaseTests().filter((file) => isInFolder(file) || RACES.includes(file) || meansOf(file).length > 0);

const isInFolder = (file: string) => DIFFERING_FOLDERS.some((folder) => file.startsWith(`${folder}/`));

/** Which of the means a test uses. */
export function meansOf(file: string): string[] {
  const source = readFileSync(join(root, file), 'utf8');
  return DIFFERING_MEANS.filter((means) => source.includes(means));
}
