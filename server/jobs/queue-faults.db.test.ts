import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../test/support/app.ts';
import { eventually, jobsAbout } from '../../test/support/outbox.ts';
import { type Connection, type ConnectionSource, withConnection } from '../db/connection.ts';
import { makeQueue, type Queue } from './queue.ts';
import type { Due } from './sweep.ts';

const NEVER_AGAIN = { retryLimit: 0, retryDelay: 0, retryBackoff: false };

let app: TestApp;
const queues: Queue[] = [];
const errors: unknown[] = [];
beforeAll(async () => {
  app = await startTestApp();
});
afterEach(async () => {
  for (const queue of queues.splice(0)) await queue.stop();
});
afterAll(() => app.close());

const query = (sql: string) => withConnection(app.source, (connection) => connection.query(sql));

function newQueue(source: ConnectionSource = app.source): Queue {
  const queue = makeQueue(source, (error) => errors.push(error), { tries: NEVER_AGAIN, pollingSeconds: 0.5 });
  queues.push(queue);
  return queue;
}

const idle = async () => {};
const due = (id: string): Due => ({ mandant: 'telko', id, seit: new Date('2026-11-20T10:00:00Z') });

describe('a queue whose database', () => {
  test('goes away while work is done gives it back, and the process lives on', async () => {
    let isAway = false;
    const flaky: ConnectionSource = {
      ...app.source,
      acquire: () =>
        isAway ? Promise.reject(Object.assign(new Error('connection refused'), { code: 'ECONNREFUSED' })) : app.source.acquire(),
    };
    const queue = newQueue(flaky);
    let runs = 0;
    await queue.start({
      async run() {
        runs += 1;
        isAway = runs === 1;
      },
      tick: idle,
      tidy: idle,
    });
    await queue.enqueue('sweep', [due('database-away')]);
    await eventually(() => errors.length).toBeGreaterThan(0);
    isAway = false;
    expect(await jobsAbout(app, 'database-away')).toMatchObject([{ state: 'active' }]);
    await query("update pgboss.job set state = 'retry' where data->>'id' = 'database-away'");
    await eventually(() => jobsAbout(app, 'database-away')).toMatchObject([{ state: 'completed' }]);
    expect(runs).toBe(2);
  });

  test('refuses a statement in the middle leaves no transaction open', async () => {
    const held = await app.source.acquire();
    let last: Promise<unknown> = Promise.resolve();
    const query: Connection['query'] = (sql, values) => {
      const failing = sql.includes('create_queue');
      const turn = last.then(() => (failing ? held.connection.query('begin; select 1/0; commit') : held.connection.query(sql, values)));
      last = turn.catch(() => {});
      return turn;
    };
    const queue = newQueue({ ...app.source, acquire: async () => ({ connection: { query }, release: () => {} }) });
    await expect(queue.start(null)).rejects.toThrow('division by zero');
    await expect(held.connection.query('select 1 as n')).resolves.toMatchObject({ rows: [{ n: 1 }] });
    await queue.stop();
    held.release();
  });
});

describe('the end of a queue', () => {
  test('waits for the work in hand', async () => {
    const queue = newQueue();
    let finish = () => {};
    let state = 'waiting';
    await queue.start({
      async run() {
        state = 'running';
        await new Promise<void>((resolve) => {
          finish = resolve;
        });
        state = 'done';
      },
      tick: idle,
      tidy: idle,
    });
    await queue.enqueue('sweep', [due('in-hand')]);
    await eventually(() => state).toBe('running');
    const stopped = queue.stop().then(() => state);
    finish();
    expect(await stopped).toBe('done');
    expect(await jobsAbout(app, 'in-hand')).toMatchObject([{ state: 'completed' }]);
    expect(queue.isReady()).toBe(false);
  });

  test('may come while it starts', async () => {
    const queue = newQueue();
    const started = queue.start({ run: idle, tick: idle, tidy: idle });
    await queue.stop();
    await started;
    expect(await queue.enqueue('sweep', [due('too-late')])).toBe(0);
  });
});
