import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type PgBoss from 'pg-boss';
import type { ConnectionSource } from '../db/connection.ts';
import {
  CLEANUP_QUEUE,
  executeSql as execute,
  FAILED_QUEUE,
  jobOptions,
  MAIL_QUEUE,
  openBoss,
  type RetryPolicy,
  SERVICE_QUEUE,
  TICK_QUEUE,
  WORK_QUEUE,
} from './boss.ts';
import { type Due, MAIL_SWEEP, ZIELE_SWEEP } from './sweep.ts';

/** Work in the queue: ids only, since the queue's tables know no tenant. */
export interface Work {
  readonly sweep: string;
  readonly mandant: string;
  readonly id: string;
}

/** Job behind a full batch: the process that reaches it queues the next batch of the kind. */
interface ContinueJob {
  readonly goOn: string;
}

export interface FailedWork extends Work {
  readonly seit: string;
  /** Name and code of the last error; null if it is not known. */
  readonly grund: string | null;
}

/** Callbacks of the queue: for each piece of work, after a full batch of a kind, each minute, each hour. */
interface Workers {
  run(work: Work): Promise<void>;
  goOn(sweep: string): Promise<void>;
  tick(): Promise<void>;
  tidy(): Promise<void>;
}

export interface Queue {
  start(workers: Workers | null): Promise<void>;
  stop(): Promise<void>;
  isReady(): boolean;
  /**
   * Queues due rows and returns the number of new ones; a row that waits, runs or has failed is not queued again. After a full batch with new
   * rows, `goOn` is called once the batch is worked off.
   */
  enqueue(sweep: string, due: readonly Due[], isFull?: boolean): Promise<number>;
  /** Work that failed for good after all its tries (dead letters), newest first; 200 by default. */
  listFailed(limit?: number): Promise<FailedWork[]>;
  /**
   * Tries work again, with all its tries, if it was given up at a moment or before (`until`); work that waits or runs is left alone. `isDone` means that it
   * neither waits nor was given up, because it has succeeded.
   */
  retry(work: Work, until: Date): Promise<{ readonly isDone: boolean }>;
}

/** Tries: immediately, then after about 5, 10, 20 … seconds, the last after more than an hour. */
const TRIES: RetryPolicy = { retryLimit: 10, retryDelay: 5, retryBackoff: true };
/** Interval in which a worker looks for work without a notification. */
const POLLING_SECONDS = 2;

/** Number of mails that are sent concurrently: a connection to the mail system that is silent does not stop the others. */
const MAILS_AT_ONCE = 4;
/** Dead letters that are listed by default. */
const LISTED = 200;

/** pg-boss over the product's own database. */
export function makeQueue(
  source: ConnectionSource,
  onError: (error: unknown) => void,
  { tries = TRIES, pollingSeconds = POLLING_SECONDS } = {},
): Queue {
  const busy = makeTracker();
  const executeSql: Execute = (sql, values = []) => busy.track(execute(source, sql, values, onError));
  let boss: PgBoss | null = null;
  let starting = Promise.resolve();
  let ready = false;
  let notify = () => {};

  const start: Queue['start'] = async (given) => {
    boss = await openBoss(source, executeSql, tries, onError);
    if (given && source.kind === 'embedded') await executeSql(RELEASE_ABANDONED);
    if (given) notify = await startWorkers(boss, pollingSeconds, withFailedQueue(boss, executeSql, given), busy.track);
    ready = true;
  };

  return {
    start(given) {
      const started = start(given);
      starting = started.catch(() => {});
      return started;
    },
    async stop() {
      await starting;
      ready = false;
      await boss?.stop({ graceful: true, timeout: 5_000, close: false });
      // Its workers end a little later by themselves; the caller may close the database only after that.
      await busy.settled();
    },
    isReady: () => ready,
    async enqueue(sweep, due, isFull = false) {
      if (!boss || !ready || due.length === 0) return 0;
      const isNew = await insertWork(boss, executeSql, tries, sweep, due);
      if (isFull && isNew > 0) await insertContinueJob(boss, executeSql, sweep);
      notify();
      return isNew;
    },
    listFailed: async (limit = LISTED) => (ready ? listFailedWork(executeSql, limit) : []),
    async retry(work, until) {
      if (!boss || !ready) return { isDone: false };
      const { isGivenUp, isWaiting } = await stateOf(executeSql, work, until);
      if (isGivenUp) await restart(boss, executeSql, tries, work, { until, isWaiting });
      notify();
      return { isDone: !isGivenUp && !isWaiting };
    },
  };
}

type Execute = (sql: string, values?: unknown[]) => ReturnType<typeof execute>;
type Track = <T>(work: Promise<T>) => Promise<T>;

/** Tracks running work. */
function makeTracker() {
  const busy = new Set<Promise<unknown>>();
  const track: Track = (work) => {
    const settled = work.catch(() => {}).finally(() => busy.delete(settled));
    busy.add(settled);
    return work;
  };
  const settled = async () => {
    for (; busy.size > 0; await nextTurn()) await Promise.all(busy);
  };
  return { track, settled };
}

/** Starts the workers, the search each minute and the tidying up each hour. Returns a function that makes the workers look for work immediately. */
async function startWorkers(boss: PgBoss, pollingSeconds: number, given: Workers, track: Track): Promise<() => void> {
  const work = <T extends object>(name: string, run: (data: T) => Promise<void>) =>
    boss.work<T>(name, { batchSize: 1, pollingIntervalSeconds: pollingSeconds }, async ([job]) => {
      if (job) await track(run(job.data)).catch((error) => Promise.reject(withoutValues(error)));
    });
  await boss.schedule(TICK_QUEUE, '* * * * *');
  await boss.schedule(CLEANUP_QUEUE, '7 * * * *');
  await work(TICK_QUEUE, given.tick);
  await work(CLEANUP_QUEUE, given.tidy);
  // Mails and services have separate workers, so that no kind waits for another.
  const workerIds: string[] = [];
  for (const name of [WORK_QUEUE, SERVICE_QUEUE, ...Array.from({ length: MAILS_AT_ONCE }, () => MAIL_QUEUE)]) {
    const id = await work<Work | ContinueJob>(name, (data) => {
      // Once this job is done, the worker looks for the next one immediately.
      boss.notifyWorker(id);
      return 'goOn' in data ? given.goOn(data.goOn) : given.run(data);
    });
    workerIds.push(id);
  }
  return () => {
    for (const id of workerIds) boss.notifyWorker(id);
  };
}

const QUEUES: Readonly<Record<string, string>> = { [MAIL_SWEEP]: MAIL_QUEUE, [ZIELE_SWEEP]: SERVICE_QUEUE };
const queueOf = (sweep: string): string => QUEUES[sweep] ?? WORK_QUEUE;

/** Queues due rows in one statement and returns the number of new ones. */
async function insertWork(boss: PgBoss, executeSql: Execute, tries: RetryPolicy, sweep: string, due: readonly Due[]): Promise<number> {
  let isNew = 0;
  const db = {
    async executeSql(sql: string, values: unknown[]) {
      const result = await executeSql(sql, values);
      isNew = result.affectedRows;
      return result;
    },
  };
  const options = jobOptions(tries);
  const jobs = due.map((row) => ({
    id: jobId(sweep, row),
    name: queueOf(sweep),
    data: { sweep, mandant: row.mandant, id: row.id },
    ...options,
  }));
  await boss.insert(jobs, { db });
  return isNew;
}

/**
 * Queues the "go on" job behind a batch. Each batch needs its own: with an id from one of its rows it would be missing behind a later batch
 * that ends with the same row, and due rows would wait for the next minute.
 */
async function insertContinueJob(boss: PgBoss, executeSql: Execute, sweep: string): Promise<void> {
  const data: ContinueJob = { goOn: sweep };
  await boss.insert([{ name: queueOf(sweep), data }], { db: { executeSql } });
}

/** Files work whose error is marked `isFinal` under what failed for good, once per tenant, kind and day; the queue does not repeat it. */
const withFailedQueue = (boss: PgBoss, executeSql: Execute, workers: Workers): Workers => ({
  ...workers,
  run: (work) =>
    workers.run(work).catch(async (error) => {
      if ((error as { isFinal?: boolean }).isFinal !== true) throw error;
      const day = new Date();
      day.setUTCHours(0, 0, 0, 0);
      const id = jobId(FAILED_QUEUE, { mandant: work.mandant, id: work.sweep, seit: day });
      await boss.insert([{ id, name: FAILED_QUEUE, data: { ...work, grund: withoutValues(error).message } }], { db: { executeSql } });
    }),
});

async function listFailedWork(executeSql: Execute, limit: number): Promise<FailedWork[]> {
  const { rows } = await executeSql(
    `select data, created_on, coalesce(output->>'message', output->'value'->>'message', data->>'grund') as grund
     from pgboss.job where name = '${FAILED_QUEUE}' and data->>'id' is not null order by created_on desc limit $1`,
    [limit],
  );
  return (rows as { data: Work; created_on: Date; grund: string | null }[]).map(({ data, created_on, grund }) => ({
    sweep: data.sweep,
    mandant: data.mandant,
    id: data.id,
    seit: new Date(created_on).toISOString(),
    grund,
  }));
}

/** Conditions for jobs about a piece of work, whose parts are the first values; for its dead letters up to a moment, which is the fourth. */
const ABOUT = `data->>'sweep' = $1 and data->>'mandant' = $2 and data->>'id' = $3`;
const LETTERS = `name = '${FAILED_QUEUE}' and ${ABOUT} and date_trunc('milliseconds', created_on) <= $4::timestamptz`;
const partsOf = ({ sweep, mandant, id }: Work) => [sweep, mandant, id];

/** Whether work was given up until a moment, and whether it waits or runs; both in one statement, so that it is not missed on its way between them. */
async function stateOf(executeSql: Execute, work: Work, until: Date): Promise<{ isGivenUp: boolean; isWaiting: boolean }> {
  const { rows } = await executeSql(
    `select exists (select from pgboss.job where ${LETTERS}) as "isGivenUp",
       exists (select from pgboss.job where name <> '${FAILED_QUEUE}' and state < 'completed' and ${ABOUT})
         or exists (select from pgboss.job where name = '${FAILED_QUEUE}' and ${ABOUT} and date_trunc('milliseconds', created_on) > $4::timestamptz) as "isWaiting"`,
    [...partsOf(work), until.toISOString()],
  );
  return rows[0] as { isGivenUp: boolean; isWaiting: boolean };
}

interface Restart {
  readonly until: Date;
  readonly isWaiting: boolean;
}

/**
 * Restarts the failed job, and queues a new one if there is none. The dead letters go last: if the process ends before, the next call does it again, which
 * changes nothing.
 */
async function restart(boss: PgBoss, executeSql: Execute, tries: RetryPolicy, work: Work, { until, isWaiting }: Restart): Promise<void> {
  if (!isWaiting) {
    const { affectedRows } = await executeSql(
      `update pgboss.job set state = 'created', retry_count = 0, start_after = now(), started_on = null, completed_on = null, output = null,
         keep_until = now() + interval '14 days'
       where name = $4 and state = 'failed' and ${ABOUT}`,
      [...partsOf(work), queueOf(work.sweep)],
    );
    if (affectedRows === 0) {
      const { sweep, mandant, id } = work;
      await boss.insert([{ name: queueOf(sweep), data: { sweep, mandant, id }, ...jobOptions(tries) }], { db: { executeSql } });
    }
  }
  await executeSql(`delete from pgboss.job where ${LETTERS}`, [...partsOf(work), until.toISOString()]);
}

/** The queue's tables store why work failed. Messages of a database or a mail system quote values, so only name and code are stored. */
function withoutValues(error: unknown): Error {
  const { name, code } = error as { name?: string; code?: string };
  return new Error([name, code].filter(Boolean).join(' '));
}

/** The embedded database has one process: at its start no work can still be running. */
const RELEASE_ABANDONED = `update pgboss.job set state = 'retry', start_after = now() where state = 'active'`;

/** The same due row always gets the same id, so the queue holds it once. */
function jobId(sweep: string, due: Due): string {
  const hex = createHash('sha256').update(`${sweep} ${due.mandant} ${due.id} ${due.seit.toISOString()}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
