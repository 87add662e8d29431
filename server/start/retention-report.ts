import { addTage } from '../calendar.ts';
import { openClock } from '../db/clock.ts';
import { type Db, openDb } from '../db/scope.ts';
import { loadMandanten } from '../modules/mandant/index.ts';
import { endsBefore, RETENTION, type Retention, type RetentionName } from '../retention.ts';
import { readSettings, withDatabase } from './command.ts';
import { RETENTIONS } from './modules.ts';

/** The rows of a tenant that a rule would delete. */
export interface Overdue {
  readonly mandant: string;
  readonly rule: RetentionName;
  readonly table: string;
  readonly keys: readonly string[];
}

/** More rows than any table has. */
const ALL = 2_000_000_000;

/** The rows that would be deleted at a moment, found by the queries of the deletion itself. Changes nothing. */
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

/** One line per tenant and rule, followed by the keys. */
export function printOverdue(overdue: readonly Overdue[], now: Date): string {
  const lines = overdue.flatMap(({ mandant, rule, table, keys }) => [
    `${mandant}  ${rule}  ${keys.length} of ${table}`,
    ...keys.map((key) => `    ${key}`),
  ]);
  return [`What would be deleted at ${now.toISOString()}. Nothing was changed.`, ...lines].join('\n');
}

/** Reports what would be deleted from the configured database in `tage` days. Throws with a line for the user. */
export const reportRetention = (env: NodeJS.ProcessEnv, tage: number): Promise<string> =>
  withDatabase(readSettings(env), async (source) => {
    const db = openDb(source);
    const now = addTage((await openClock(db)).now(), tage);
    const mandanten = await loadMandanten(db);
    const names = [...mandanten.all(), ...mandanten.leftOut()].map(({ mandant }) => mandant);
    return printOverdue(await listOverdue(db, names, now), now);
  });
