import { describe, expect, test } from 'vitest';
import { demoApp } from '../../test/support/app.ts';
import { eventually } from '../../test/support/eventually.ts';
import { due, idle, jobsAbout, queuesOf } from '../../test/support/queue.ts';
import { queryAsOwner } from '../../test/support/rows.ts';
import type { Connection, ConnectionSource } from '../db/connection.ts';

const app = demoApp();
const { newQueue, errors } = queuesOf(app);

describe('a queue', () => {
  test('gives work back when the database is lost meanwhile, and the process continues', async () => {
    let isAway = false;
    const flaky: ConnectionSource = {
      ...app.source,
      acquire: () =>
        isAway ? Promise.reject(Object.assign(new Error('connection refused'), { code: 'ECONNREFUSED' })) : app.source.acquire(),
    };
    const queue = newQueue({ source: flaky });
    let runs = 0;
    await queue.start({
      async run() {
        runs += 1;
        isAway = runs === 1;
      },
      goOn: idle,
      tick: idle,
      tidy: idle,
    });
    await queue.enqueue('sweep', [due('database-away')]);
    await eventually(() => errors.length).toBeGreaterThan(0);
    isAway = false;
    expect(await jobsAbout(app, 'database-away')).toMatchObject([{ state: 'active' }]);
    await queryAsOwner(app, "update pgboss.job set state = 'retry' where data->>'id' = 'database-away'");
    await eventually(() => jobsAbout(app, 'database-away')).toMatchObject([{ state: 'completed' }]);
    expect(runs).toBe(2);
  });

  test('leaves no transaction open when the database refuses a statement', async () => {
    const held = await app.source.acquire();
    let last: Promise<unknown> = Promise.resolve();
    const query: Connection['query'] = (sql, values) => {
      const failing = sql.includes('create_queue');
      const turn = last.then(() => (failing ? held.connection.query('begin; select 1/0; commit') : held.connection.query(sql, values)));
      last = turn.catch(() => {});
      return turn;
    };
    const queue = newQueue({
      source: { ...app.source, acquire: async () => ({ connection: { ...held.connection, query }, release: () => {} }) },
    });
    await expect(queue.start(null)).rejects.toThrow('division by zero');
    await expect(held.connection.query('select 1 as n')).resolves.toMatchObject({ rows: [{ n: 1 }] });
    await queue.stop();
    held.release();
  });
});

describe('stopping a queue', () => {
  test('waits for running work', async () => {
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
      goOn: idle,
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

  test('is possible while the queue starts', async () => {
    const queue = newQueue();
    const started = queue.start({ run: idle, goOn: idle, tick: idle, tidy: idle });
    await queue.stop();
    await started;
    expect(await queue.enqueue('sweep', [due('too-late')])).toBe(0);
  });
});
