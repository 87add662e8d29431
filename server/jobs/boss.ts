import type PgBoss from 'pg-boss';
import { DAY_SECONDS } from '../../contract/values/days.ts';
import { type ConnectionSource, withConnection } from '../db/connection.ts';

/** The queues: work of sweeps, mails, what of both failed for good, the minute's look for due rows, the hour's tidying up. */
export const ARBEIT = 'arbeit';
export const POST = 'post';
export const GESCHEITERT = 'gescheitert';
export const TAKT = 'takt';
export const AUFRAEUMEN = 'aufraeumen';

export interface Tries {
  readonly retryLimit: number;
  /** Seconds before the second try. */
  readonly retryDelay: number;
  readonly retryBackoff: boolean;
}

/** A worker that vanished gives its work back after this. */
const EXPIRE_SECONDS = 90;
const KEEP_DAYS = 90;

export const jobOptions = (tries: Tries) => ({ ...tries, deadLetter: GESCHEITERT, expireInSeconds: EXPIRE_SECONDS });

/** The queue library, with its tables and queues made; loaded only now, since the product answers before. */
export function openBoss(source: ConnectionSource, executeSql: PgBoss.Db['executeSql'], tries: Tries, onError: (error: unknown) => void) {
  return oneByOne(source, async () => {
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

async function makeQueues(boss: PgBoss, tries: Tries): Promise<void> {
  await boss.createQueue(GESCHEITERT, { name: GESCHEITERT, retentionDays: KEEP_DAYS });
  for (const name of [ARBEIT, POST]) await boss.createQueue(name, { name, ...jobOptions(tries) });
  for (const name of [TAKT, AUFRAEUMEN])
    await boss.createQueue(name, { name, policy: 'singleton', retryLimit: 0, expireInSeconds: EXPIRE_SECONDS });
}

/** Any number; the same for every process. */
const START_LOCK = 7_305_115;

/** Processes of one server make the queue's tables one after the other: at once they lock each other out. */
async function oneByOne<T>(source: ConnectionSource, work: () => Promise<T>): Promise<T> {
  if (source.kind === 'embedded') return work();
  return withConnection(source, async (connection) => {
    await connection.query('begin');
    await connection.takeTime();
    await connection.query(`select pg_advisory_xact_lock(${START_LOCK})`);
    return work().finally(() => connection.query('commit'));
  });
}

/** Runs a statement of the queue, which may open a transaction of its own: one that fails must not stay open. */
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
 * Whether a statement says that jobs are done or failed: queue, ids, outcome. pg-boss does not wait for these, so nobody would
 * catch their errors; a job without its report is given back by its time limit.
 */
const isReport = (values: readonly unknown[]) => Array.isArray(values[1]);
