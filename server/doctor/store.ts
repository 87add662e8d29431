import type { Connection } from '../db/connection.ts';
import { readRoles } from '../db/roles.ts';
import { FAILED_QUEUE, TICK_QUEUE } from '../jobs/boss.ts';

/**
 * The state of PostgreSQL and of the product in it. `mailsWaiting` are unsent mails due or first tried before a moment, `mailsUndeliverable` those that were
 * given up; `failedWork` and `secondsSinceWork` are null if the queue was never created, `secondsSinceWork` also if no process has done jobs yet.
 */
export interface DatabaseState {
  readonly version: number;
  readonly migrations: readonly string[] | null;
  readonly mailsWaiting: number;
  readonly mailsUndeliverable: number;
  readonly failedWork: number | null;
  /** Time since a process last looked for due work, which each does every minute. */
  readonly secondsSinceWork: number | null;
}

const NO_WORK = { failedWork: null, secondsSinceWork: null };
const NO_MAILS = { mailsWaiting: 0, mailsUndeliverable: 0 };
/** The migration that introduced undeliverable mails. */
const MAILS_END = '0047_mail_versuche.sql';

/** Reads the state with the product's own roles, and changes nothing. */
export async function readState(connection: Connection, dueBefore: Date): Promise<DatabaseState> {
  const one = async <T>(sql: string, values: unknown[] = []) => (await connection.query(sql, values)).rows[0] as T;
  const { version, isMigrated, hasQueue } = await one<{ version: number; isMigrated: boolean; hasQueue: boolean }>(
    `select current_setting('server_version_num')::int as version, to_regclass('public.migration') is not null as "isMigrated",
       to_regclass('pgboss.job') is not null as "hasQueue"`,
  );
  if (!isMigrated) return { version, migrations: null, ...NO_MAILS, ...NO_WORK };
  const { names } = await one<{ names: string[] }>('select array(select name from migration order by name) as names');
  const { mailsWaiting, mailsUndeliverable } = names.includes(MAILS_END) ? await readMails(connection, dueBefore) : NO_MAILS;
  const work = hasQueue
    ? await one<Pick<DatabaseState, 'failedWork' | 'secondsSinceWork'>>(
        `select (count(*) filter (where name = '${FAILED_QUEUE}'))::int as "failedWork",
           extract(epoch from now() - max(completed_on) filter (where name = '${TICK_QUEUE}'))::int as "secondsSinceWork"
         from pgboss.job where name in ('${FAILED_QUEUE}', '${TICK_QUEUE}')`,
      )
    : NO_WORK;
  return { version, migrations: names, mailsWaiting, mailsUndeliverable, ...work };
}

async function readMails(connection: Connection, before: Date): Promise<typeof NO_MAILS> {
  const roles = await readRoles(connection);
  await connection.query('begin');
  await connection.query("select set_config('role', $1, true)", [roles.system]);
  const { rows } = await connection
    .query(
      `select (count(*) filter (where unzustellbar_am is null and (faellig_am < $1 or versucht_seit < $1)))::int as "mailsWaiting",
         (count(*) filter (where unzustellbar_am is not null))::int as "mailsUndeliverable"
       from mail where gesendet_am is null and verworfen_am is null`,
      [before],
    )
    .finally(() => connection.query('rollback'));
  return rows[0] as typeof NO_MAILS;
}
