import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { addTage } from './calendar.ts';
import { readEnv } from './config/env.ts';
import { makeSettings } from './config/settings.ts';
import { openClock } from './db/clock.ts';
import { lockDataDir } from './db/lock.ts';
import { type Db, openDb } from './db/scope.ts';
import { loadMandanten } from './modules/mandant/mandant.ts';
import { RETENTIONS } from './modules.ts';
import { endsBefore, RETENTION, type Retention, type RetentionName } from './retention.ts';
import { openSource } from './runtime.ts';

/** What would go of a tenant by a rule. */
export interface Overdue {
  readonly mandant: string;
  readonly rule: RetentionName;
  readonly table: string;
  readonly keys: readonly string[];
}

/** More than any table holds. */
const ALL = 2_000_000_000;

/** What would be deleted at a moment, by the queries that the deletion itself uses. Changes nothing. */
export async function listOverdue(
  db: Db,
  mandanten: readonly string[],
  now: Date,
  retentions: readonly Retention[] = RETENTIONS,
): Promise<Overdue[]> {
  const found: Overdue[] = [];
  for (const mandant of mandanten) {
    for (const { rule, find } of retentions) {
      const keys = await db.inMandant(mandant, (scope) => find(scope, endsBefore(rule, now), ALL));
      found.push({ mandant, rule, table: RETENTION[rule].table, keys: keys.sort() });
    }
  }
  return found;
}

/** One line a tenant and rule, and below it the keys. */
export function printOverdue(overdue: readonly Overdue[], now: Date): string {
  const lines = overdue.flatMap(({ mandant, rule, table, keys }) => [
    `${mandant}  ${rule}  ${keys.length} of ${table}`,
    ...keys.map((key) => `    ${key}`),
  ]);
  return [`What would be deleted at ${now.toISOString()}. Nothing was changed.`, ...lines].join('\n');
}

/** Opens the configured database as the product does, reads what would be deleted so many days from now, and closes it. Throws with a line for the user. */
export async function reportRetention(env: NodeJS.ProcessEnv, tage: number): Promise<string> {
  const read = readEnv(env);
  const made = 'problems' in read ? read : makeSettings(read.env);
  if ('problems' in made) throw new Error(made.problems.join('\n'));
  const { settings } = made;
  if (settings.databaseUrl === null && !existsSync(join(settings.dataDir, 'db')))
    throw new Error(`DATA_DIR: there is no database in ${settings.dataDir} yet`);
  const unlock = settings.databaseUrl === null ? lockDataDir(settings.dataDir) : () => {};
  try {
    const source = await openSource(settings);
    try {
      const db = openDb(source);
      const now = addTage((await openClock(db)).now(), tage);
      const mandanten = (await loadMandanten(db)).all().map(({ mandant }) => mandant);
      return printOverdue(await listOverdue(db, mandanten, now), now);
    } finally {
      await source.close();
    }
  } finally {
    unlock();
  }
}
