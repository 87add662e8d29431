import { createHash } from 'node:crypto';
import PgBoss from 'pg-boss';
import { type ConnectionSource, withConnection } from '../db/connection.ts';
import type { Due } from './sweep.ts';

/** Work in the queue: ids only, since the queue's tables know no tenant. */
export interface Work {
  readonly sweep: string;
  readonly mandant: string;
  readonly id: string;
}

export interface GescheiterteArbeit extends Work {
  readonly seit: string;
}

export interface Queue {
  start(work: { run(work: Work): Promise<void>; tick(): Promise<void>; tidy(): Promise<void> } | null): Promise<void>;
  stop(): Promise<void>;
  isReady(): boolean;
  /** Queues due rows; a row that waits, runs or failed already is not queued again. */
  enqueue(sweep: string, due: readonly Due[]): Promise<void>;
  /** Work that failed for good after all its tries (dead letters), newest first. */
  listGescheitert(): Promise<GescheiterteArbeit[]>;
}

const ARBEIT = 'arbeit';
const GESCHEITERT = 'gescheitert';
const TAKT = 'takt';
const AUFRAEUMEN = 'aufraeumen';

/** Tries: at once, then after about 5, 10, 20 … seconds, the last after more than an hour. */
const RETRY = { retryLimit: 10, retryDelay: 5, retryBackoff: true };
/** A worker that vanished gives its work back after this. */
const EXPIRE_SECONDS = 90;
const KEEP_DAYS = 90;

/** pg-boss over the product's own database. */
export function makeQueue(source: ConnectionSource, onError: (error: Error) => void): Queue {
  const executeSql = (sql: string, values: unknown[] = []) => withConnection(source, (connection) => connection.query(sql, values));
  const boss = new PgBoss({ db: { executeSql }, archiveFailedAfterSeconds: KEEP_DAYS * 86_400 });
  boss.on('error', onError);
  let ready = false;
  let workerId = '';
  return {
    async start(work) {
      await boss.start();
      await boss.createQueue(GESCHEITERT, { name: GESCHEITERT, retentionDays: KEEP_DAYS });
      await boss.createQueue(ARBEIT, { name: ARBEIT, ...RETRY, deadLetter: GESCHEITERT, expireInSeconds: EXPIRE_SECONDS });
      for (const name of [TAKT, AUFRAEUMEN])
        await boss.createQueue(name, { name, policy: 'singleton', retryLimit: 0, expireInSeconds: EXPIRE_SECONDS });
      if (work) {
        if (source.kind === 'embedded') await executeSql(RELEASE_ABANDONED);
        await boss.schedule(TAKT, '* * * * *');
        await boss.schedule(AUFRAEUMEN, '7 * * * *');
        await boss.work(TAKT, () => work.tick());
        await boss.work(AUFRAEUMEN, () => work.tidy());
        workerId = await boss.work<Work>(ARBEIT, { batchSize: 1 }, async ([job]) => {
          if (job) await work.run(job.data);
        });
      }
      ready = true;
    },
    async stop() {
      ready = false;
      await boss.stop({ graceful: true, timeout: 5_000, close: false });
    },
    isReady: () => ready,
    async enqueue(sweep, due) {
      if (!ready || due.length === 0) return;
      await boss.insert(
        due.map((row) => ({
          id: jobId(sweep, row),
          name: ARBEIT,
          data: { sweep, mandant: row.mandant, id: row.id },
          ...RETRY,
          deadLetter: GESCHEITERT,
          expireInSeconds: EXPIRE_SECONDS,
        })),
      );
      if (workerId) boss.notifyWorker(workerId);
    },
    async listGescheitert() {
      if (!ready) return [];
      const { rows } = await executeSql(
        `select data, created_on from pgboss.job where name = '${GESCHEITERT}' order by created_on desc limit 200`,
      );
      return (rows as { data: Work; created_on: Date }[]).map((row) => ({ ...row.data, seit: new Date(row.created_on).toISOString() }));
    },
  };
}

/** The embedded database has one process: at its start, nothing can still be at work. */
const RELEASE_ABANDONED = `update pgboss.job set state = 'retry', start_after = now() where state = 'active'`;

/** The same due row always gets the same id, so it stands in the queue once. */
function jobId(sweep: string, due: Due): string {
  const hex = createHash('sha256').update(`${sweep} ${due.mandant} ${due.id} ${due.seit.toISOString()}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
