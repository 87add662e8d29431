import type { Connection } from '../db/connection.ts';
import { readRoles } from '../db/roles.ts';

/**
 * The state of PostgreSQL and of the product in it. `mailsWaiting` are unsent mails due or first tried before a moment, `mailsUndeliverable` those that were
 * given up; `failedWork` is null if the queue was never created.
 */
export interface DatabaseState {
  readonly version: number;
  readonly migrations: readonly string[] | null;
  readonly mailsWaiting: number;
  readonly mailsUndeliverable: number;
  readonly failedWork: number | null;
}

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
  if (!isMigrated) return { version, migrations: null, ...NO_MAILS, failedWork: null };
  const { names } = await one<{ names: string[] }>('select array(select name from migration order by name) as names');
  const { mailsWaiting, mailsUndeliverable } = names.includes(MAILS_END) ? await readMails(connection, dueBefore) : NO_MAILS;
  const failed = hasQueue
    ? await one<{ failed: number }>("select count(*)::int as failed from pgboss.job where name = 'gescheitert'")
    : null;
  return { version, migrations: names, mailsWaiting, mailsUndeliverable, failedWork: failed?.failed ?? null };
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
