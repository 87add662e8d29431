import PgBoss from 'pg-boss';
import { afterEach } from 'vitest';
import { makeQueue, type Queue } from '../../server/jobs/queue.ts';
import type { Due } from '../../server/jobs/sweep.ts';
import type { TestApp } from './app.ts';
import { TEST_NOW } from './parts.ts';
import { queryAsOwner } from './rows.ts';

/** Polling interval of a test's queue in seconds. */
export const POLLING_SECONDS = 0.5;

const NEVER_AGAIN = { retryLimit: 0, retryDelay: 0, retryBackoff: false };

/** Makes queues on the app's database, which do not retry and are stopped after each test; `errors` collects their errors. */
export function queuesOf(app: TestApp) {
  const queues: Queue[] = [];
  const errors: unknown[] = [];
  afterEach(async () => {
    for (const queue of queues.splice(0)) await queue.stop();
    errors.length = 0;
  });
  const newQueue = ({ source = app.source, pollingSeconds = POLLING_SECONDS } = {}): Queue => {
    const queue = makeQueue(source, (error) => errors.push(error), { tries: NEVER_AGAIN, pollingSeconds });
    queues.push(queue);
    return queue;
  };
  return { newQueue, errors };
}

/** Sends a tick as the queue's own clock would. */
export async function tickNow(app: TestApp): Promise<void> {
  const executeSql = async (sql: string, values: unknown[]) => ({ rows: await queryAsOwner(app, sql, values) });
  await new PgBoss({ db: { executeSql } }).send('takt', {});
}

export const idle = async (): Promise<void> => {};

export const due = (id: string, seit = TEST_NOW): Due => ({ mandant: 'telko', id, seit });

export interface Job {
  readonly name: string;
  readonly state: string;
  readonly data: Record<string, string>;
  readonly output: unknown;
  readonly retry_count: number;
  /** Seconds from the start of a try to the next try. */
  readonly pause: number;
}

/** Jobs about an id, from the queue's own tables. */
export const jobsAbout = (app: TestApp, id: string) =>
  queryAsOwner<Job>(
    app,
    `select name, state::text as state, data, output, retry_count, extract(epoch from start_after - started_on)::float as pause
     from pgboss.job where data->>'id' = $1 order by created_on`,
    [id],
  );
