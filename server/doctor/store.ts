import type { Connection } from '../db/connection.ts';
import { readRoles } from '../db/roles.ts';

/** What PostgreSQL says of itself and of the product in it. `mailsWaiting` are unsent ones due before a moment, `failedWork` is null where the queue was never there. */
export interface DatabaseState {
  readonly version: number;
  readonly migrations: readonly string[] | null;
  readonly mailsWaiting: number;
  readonly failedWork: number | null;
}

/** Reads it under the product's own roles, and changes nothing. */
export async function readState(connection: Connection, dueBefore: Date): Promise<DatabaseState> {
  const one = async <T>(sql: string, values: unknown[] = []) => (await connection.query(sql, values)).rows[0] as T;
  const { version, isMigrated, hasQueue } = await one<{ version: number; isMigrated: boolean; hasQueue: boolean }>(
    `select current_setting('server_version_num')::int as version, to_regclass('public.migration') is not null as "isMigrated",
       to_regclass('pgboss.job') is not null as "hasQueue"`,
  );
  if (!isMigrated) return { version, migrations: null, mailsWaiting: 0, failedWork: null };
  const { names } = await one<{ names: string[] }>('select array(select name from migration order by name) as names');
  const roles = await readRoles(connection);
  await connection.query('begin');
  await connection.query("select set_config('role', $1, true)", [roles.system]);
  const { waiting } = await one<{ waiting: number }>(
    'select count(*)::int as waiting from mail where gesendet_am is null and verworfen_am is null and faellig_am < $1',
    [dueBefore],
  ).finally(() => connection.query('rollback'));
  const failed = hasQueue
    ? await one<{ failed: number }>("select count(*)::int as failed from pgboss.job where name = 'gescheitert'")
    : null;
  return { version, migrations: names, mailsWaiting: waiting, failedWork: failed?.failed ?? null };
}
