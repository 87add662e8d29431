import type PgBoss from 'pg-boss';
import { DAY_SECONDS } from '../../contract/values/days.ts';
import { type ConnectionSource, withConnection } from '../db/connection.ts';

/** The queues: work of sweeps, mails, work that waits for services outside, work of all that failed for good, the search for due rows each minute, tidying up each hour. */
export const WORK_QUEUE = 'arbeit';
export const MAIL_QUEUE = 'post';
export const SERVICE_QUEUE = 'dienste';
export const FAILED_QUEUE = 'gescheitert';
export const TICK_QUEUE = 'takt';
export const CLEANUP_QUEUE = 'aufraeumen';

export interface RetryPolicy {
  readonly retryLimit: number;
  /** Seconds before the second try. */
  readonly retryDelay: number;
  readonly retryBackoff: boolean;
}

/** After this time the queue takes work back from a worker that has vanished. */
const EXPIRE_SECONDS = 90;
const KEEP_DAYS = 90;

export const jobOptions = (tries: RetryPolicy) => ({ ...tries, deadLetter: FAILED_QUEUE, expireInSeconds: EXPIRE_SECONDS });

/** Opens the queue library and creates its tables and queues. It is loaded only now, so that the product answers earlier. */
export function openBoss(
  source: ConnectionSource,
  executeSql: PgBoss.Db['executeSql'],
  tries: RetryPolicy,
  onError: (error: unknown) => void,
) {
  return withStartLock(source, async () => {
    const { default: Boss } = await import('pg-boss');
    const boss = new Boss({ db: { executeSql }, archiveFailedAfterSeconds: KEEP_DAYS * DAY_SECONDS, maintenanceIntervalSeconds: 60 });
    boss.on('error', onError);
    await boss.start();
    await makeQueues(boss, tries).catch(async (error) => {
      await boss.stop({ graceful: false });
      throw error;
    });
    return boss;
  });
}

async function makeQueues(boss: PgBoss, tries: RetryPolicy): Promise<void> {
  await boss.createQueue(FAILED_QUEUE, { name: FAILED_QUEUE, retentionDays: KEEP_DAYS });
  for (const name of [WORK_QUEUE, MAIL_QUEUE, SERVICE_QUEUE]) await boss.createQueue(name, { name, ...jobOptions(tries) });
  for (const name of [TICK_QUEUE, CLEANUP_QUEUE])
    await boss.createQueue(name, { name, policy: 'singleton', retryLimit: 0, expireInSeconds: EXPIRE_SECONDS });
}

/** Any number; the same for every process. */
const START_LOCK = 7_305_115;

/** Processes of one server create the queue's tables one after the other: concurrently they would lock each other out. */
async function withStartLock<T>(source: ConnectionSource, work: () => Promise<T>): Promise<T> {
  if (source.kind === 'embedded') return work();
  return withConnection(source, async (connection) => {
    await connection.query('begin');
    await connection.takeTime();
    await connection.query(`select pg_advisory_xact_lock(${START_LOCK})`);
    return work().finally(() => connection.query('commit'));
  });
}

/** Runs a statement of the queue. It may open a transaction of its own, which is rolled back when the statement fails. */
export async function executeSql(source: ConnectionSource, sql: string, values: unknown[], onError: (error: unknown) => void) {
  try {
    return await withConnection(source, (connection) =>
      connection.query(sql, values).catch(async (error) => {
        await connection.query('rollback').catch(() => {});
        throw error;
      }),
    );
  } catch (error) {
    if (!isReport(values)) throw error;
    onError(error);
    return { rows: [{ count: 0 }], affectedRows: 0 };
  }
}

/**
 * Whether a statement reports that jobs are done or failed: queue, ids, outcome. pg-boss does not wait for these, so nobody would
 * catch their errors; a job without its report is given back by its time limit.
 */
const isReport = (values: readonly unknown[]) => Array.isArray(values[1]);
