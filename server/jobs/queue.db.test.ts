import { describe, expect, test } from 'vitest';
import { demoApp } from '../../test/support/app.ts';
import { atOnce } from '../../test/support/at-once.ts';
import { eventually } from '../../test/support/eventually.ts';
import { due, idle, jobsAbout, queuesOf, tickNow } from '../../test/support/queue.ts';
import { queryAsOwner } from '../../test/support/rows.ts';
import { withConnection } from '../db/connection.ts';
import { readRoles } from '../db/roles.ts';
import type { Work } from './queue.ts';
import { MAIL_SWEEP } from './sweep.ts';

const app = demoApp();
const { newQueue, errors } = queuesOf(app);
const query = (sql: string, values?: unknown[]) => queryAsOwner(app, sql, values);

describe('a queue', () => {
  test('works off queued rows once, and passes on what was queued', async () => {
    const done: Work[] = [];
    const queue = newQueue();
    await queue.start({ run: async (work) => void done.push(work), goOn: idle, tick: idle, tidy: idle });
    expect(await queue.enqueue('sweep', [due('once'), due('other')])).toBe(2);
    expect(await queue.enqueue('sweep', [due('once')])).toBe(0);
    await eventually(() => done.map((work) => work.id).sort()).toEqual(['once', 'other']);
    expect(await queue.enqueue('sweep', [due('once')])).toBe(0);
    expect(done[0]).toEqual({ sweep: 'sweep', mandant: 'telko', id: expect.any(String) });
  });

  test('accepts the same row as new work when it is due again later', async () => {
    const done: string[] = [];
    const queue = newQueue();
    await queue.start({ run: async ({ id }) => void done.push(id), goOn: idle, tick: idle, tidy: idle });
    await queue.enqueue('sweep', [due('again')]);
    await eventually(() => done).toEqual(['again']);
    expect(await queue.enqueue('sweep', [due('again', new Date('2026-11-21T10:00:00Z'))])).toBe(1);
    await eventually(() => done).toEqual(['again', 'again']);
  });

  test('works off one job after the other without waiting for the polling interval', async () => {
    const done: string[] = [];
    const queue = newQueue({ pollingSeconds: 60 });
    await queue.start({ run: async ({ id }) => void done.push(id), goOn: idle, tick: idle, tidy: idle });
    await queue.enqueue(
      'sweep',
      Array.from({ length: 40 }, (_, number) => due(`many-${number}`)),
    );
    await eventually(() => done.length).toBe(40);
  });

  test('calls goOn after each full batch with new rows, even when two batches end with the same row', async () => {
    const on: string[] = [];
    const queue = newQueue();
    await queue.start({ run: idle, goOn: async (sweep) => void on.push(sweep), tick: idle, tidy: idle });
    expect(await queue.enqueue('sweep', [due('first'), due('last')], true)).toBe(2);
    await eventually(() => on.length).toBe(1);
    expect(await queue.enqueue('sweep', [due('second'), due('last')], true)).toBe(1);
    await eventually(() => on.length).toBe(2);
    expect(await queue.enqueue('sweep', [due('second'), due('last')], true)).toBe(0);
    await queue.stop();
    expect(on).toEqual(['sweep', 'sweep']);
  });

  test('sends mails without delay by sweeps or a stuck mail, and runs sweeps without delay by mails', async () => {
    const done: string[] = [];
    let finish = () => {};
    const stuck = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const queue = newQueue();
    const run = async ({ id }: Work) => {
      if (id.startsWith('long')) await stuck;
      done.push(id);
    };
    await queue.start({ run, goOn: idle, tick: idle, tidy: idle });
    await queue.enqueue(MAIL_SWEEP, [due('long mail'), due('next mail')]);
    await queue.enqueue('sweep', [due('swept meanwhile')]);
    await eventually(() => done.sort()).toEqual(['next mail', 'swept meanwhile']);
    await queue.enqueue('sweep', [due('long sweep')]);
    finish();
    await eventually(() => done.sort()).toEqual(['long mail', 'long sweep', 'next mail', 'swept meanwhile']);
  });

  test('calls goOn after a full batch with new rows is worked off', async () => {
    const done: string[] = [];
    const queue = newQueue();
    await queue.start({
      run: async ({ id }) => void done.push(id),
      goOn: async (sweep) => void done.push(`go on with ${sweep}`),
      tick: idle,
      tidy: idle,
    });
    const batch = [due('full-1'), due('full-2')];
    expect(await queue.enqueue('sweep', batch, true)).toBe(2);
    expect(await queue.enqueue('sweep', batch, true)).toBe(0);
    expect(await queue.enqueue('sweep', [due('rest')])).toBe(1);
    await eventually(() => done.length).toBe(4);
    expect([done.slice(0, 2).sort(), done.slice(2)]).toEqual([
      ['full-1', 'full-2'],
      ['go on with sweep', 'rest'],
    ]);
  });

  test('queues each due row once, however many ticks find it', async () => {
    const done: string[] = [];
    const added: number[] = [];
    const queue = newQueue();
    await queue.start({
      run: async ({ id }) => void done.push(id),
      goOn: idle,
      tick: async () => void added.push(await queue.enqueue('sweep', [due('ticked')])),
      tidy: idle,
    });
    // The queue's own schedule may tick meanwhile, too.
    for (const wanted of [1, 2]) {
      await tickNow(app);
      await eventually(() => added.length).toBeGreaterThanOrEqual(wanted);
    }
    await eventually(() => done).toEqual(['ticked']);
    expect([added[0], ...new Set(added.slice(1))]).toEqual([1, 0]);
    const schedules = await query('select name, cron from pgboss.schedule order by name');
    expect(schedules).toEqual([
      { name: 'aufraeumen', cron: '7 * * * *' },
      { name: 'takt', cron: '* * * * *' },
    ]);
  });

  test('without workers accepts work for others, as in a web process beside a jobs process', async () => {
    const web = newQueue();
    await web.start(null);
    expect(web.isReady()).toBe(true);
    await web.enqueue('sweep', [due('from-web')]);
    expect(await jobsAbout(app, 'from-web')).toMatchObject([{ state: 'created' }]);
    const done: string[] = [];
    await newQueue().start({ run: async ({ id }) => void done.push(id), goOn: idle, tick: idle, tidy: idle });
    await eventually(() => done).toContain('from-web');
  });

  test('is created once by processes that start concurrently', async () => {
    await query('drop schema if exists pgboss cascade');
    const both = [newQueue(), newQueue()];
    await Promise.all(both.map((queue) => queue.start(null)));
    expect(both.map((queue) => queue.isReady())).toEqual([true, true]);
    const answers = await atOnce(10, () => app.parts.db.inSystem(async () => 'fine'));
    expect(answers).toHaveLength(10);
    expect(errors).toEqual([]);
  });

  test('is not accessible to either role of the product', async () => {
    await newQueue().start(null);
    for (const role of Object.values(await withConnection(app.source, readRoles)))
      expect(await query("select has_schema_privilege($1, 'pgboss', 'usage') as may", [role])).toEqual([{ may: false }]);
  });
});
