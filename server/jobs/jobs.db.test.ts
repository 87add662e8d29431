import { describe, expect, test } from 'vitest';
import { testApp } from '../../test/support/app.ts';
import { eventually } from '../../test/support/eventually.ts';
import { ordered, recipient, released } from '../../test/support/money.ts';
import { letter, letterJobs } from '../../test/support/outbox.ts';
import { tickNow } from '../../test/support/queue.ts';
import { queryAsOwner } from '../../test/support/rows.ts';
import { inContext } from '../parts.ts';
import { SWEEPS } from '../start/modules.ts';
import type { Queue } from './queue.ts';
import type { Due, Sweep } from './sweep.ts';

const app = testApp();

/** A kind of work whose due rows are in memory. */
function sweepOf(name: string, ids: string[], run: (id: string) => Promise<unknown>): Sweep {
  const seit = app.clock.now();
  return {
    name,
    due: async (_, __, limit): Promise<Due[]> => ids.slice(0, limit).map((id) => ({ mandant: 'telko', id, seit })),
    run: async (_, id) => void (await run(id)),
  };
}

const numbers = (count: number) => Array.from({ length: count }, (_, index) => `row-${index}`);

/** A queue that only records ids and never runs anything. */
function rememberingQueue(): Queue & { ids: Set<string> } {
  const ids = new Set<string>();
  let tick = async () => {};
  return {
    ids,
    start: async (work) => {
      if (work) tick = work.tick;
    },
    stop: () => tick(),
    isReady: () => true,
    async enqueue(_, due) {
      const before = ids.size;
      for (const { id } of due) ids.add(id);
      return ids.size - before;
    },
    listFailed: async () => [],
    retry: async () => ({ isDone: false }),
  };
}

describe('draining', () => {
  test('does all due work, and all work that becomes due by it, before it returns', async () => {
    const second: string[] = [];
    const done: string[] = [];
    const jobs = letterJobs(app, {
      sweeps: [
        sweepOf('second', second, async (id) => done.push(`second ${id}`)),
        sweepOf('first', ['a', 'b'], async (id) => {
          done.push(`first ${id}`);
          second.push(id);
        }),
      ],
    });
    await jobs.drain();
    expect(done).toEqual(['first a', 'first b', 'second a', 'second b']);
  });

  test('continues after work that fails, and ends', async () => {
    const done: string[] = [];
    const failing = sweepOf('failing', ['x'], () => Promise.reject(new Error('never works')));
    const jobs = letterJobs(app, { sweeps: [failing, sweepOf('fine', ['y'], async (id) => done.push(id))] });
    await jobs.drain();
    expect(done).toEqual(['y']);
  });

  test('reaches rows that are due behind 600 rows that always fail', async () => {
    const done: string[] = [];
    const run = async (id: string) => {
      if (Number(id.slice(4)) < 600) throw new Error('stuck');
      done.push(id);
    };
    const jobs = letterJobs(app, { sweeps: [sweepOf('stuck', numbers(620), run)] });
    await jobs.drain();
    expect(done).toHaveLength(20);
  });
});

describe('a tick', () => {
  test('queues due rows of each kind, even behind 600 rows that are queued already', async () => {
    const queue = rememberingQueue();
    const broken: Sweep = { name: 'broken', due: () => Promise.reject(new Error('no such column')), run: async () => {} };
    const ids = numbers(1200);
    const jobs = letterJobs(app, { queue, sweeps: [broken, sweepOf('many', ids, async () => {})] });
    await jobs.start();
    for (const size of [500, 1000, 1200, 1200]) {
      await jobs.stop();
      expect(queue.ids.size).toBe(size);
    }
  });

  test('files work that was given up, and goes on if it cannot', async () => {
    const failed = { sweep: 'auftrag.freigabe', mandant: 'telko', id: 'ticked', seit: app.clock.now().toISOString(), grund: null };
    const queue = { ...rememberingQueue(), listFailed: async () => [failed, { ...failed, mandant: 'unknown' }] };
    const jobs = letterJobs(app, { queue, sweeps: [] });
    await jobs.start();
    await jobs.stop();
    const rows = await queryAsOwner(app, "select mandant, status from arbeit where bezug = 'ticked'");
    expect(rows).toEqual([{ mandant: 'telko', status: 'Gescheitert' }]);

    const broken = { ...rememberingQueue(), listFailed: () => Promise.reject(new Error('no queue')) };
    const others = letterJobs(app, { queue: broken, sweeps: [sweepOf('fine', ['a'], async () => {})] });
    await others.start();
    await others.stop();
    expect([...broken.ids]).toEqual(['a']);
  });

  test('needs ready jobs: isReady is true only between start and stop', async () => {
    const jobs = letterJobs(app, { sweeps: SWEEPS });
    expect(jobs.isReady()).toBe(false);
    await jobs.start();
    expect(jobs.isReady()).toBe(true);
    expect(await jobs.listFailed()).toEqual([]);
    await jobs.stop();
    expect(jobs.isReady()).toBe(false);
  });

  test.each([
    ['all', ['z']],
    ['web', []],
  ] as const)('in a process of the role %s queues %j', async (role, queued) => {
    const queue = rememberingQueue();
    const process = { ...app, parts: { ...app.parts, settings: { ...app.parts.settings, role } } };
    const jobs = letterJobs(process, { queue, sweeps: [sweepOf('due', ['z'], async () => {})] });
    await jobs.start();
    await jobs.stop();
    expect([...queue.ids]).toEqual(queued);
  });
});

test('awaited work starts with a call and continues piece by piece, before the minute is over', async () => {
  const done: string[] = [];
  const waiting = ['piece-1'];
  const pieces: Sweep = {
    ...sweepOf('pieces', waiting, async (id) => {
      done.push(id);
      waiting.shift();
      if (done.length < 5) waiting.push(`piece-${done.length + 1}`);
    }),
    isAwaited: true,
  };
  const jobs = letterJobs(app, { sweeps: [pieces] });
  await jobs.start();
  jobs.wake();
  await eventually(() => done).toEqual(numbers(5).map((_, index) => `piece-${index + 1}`));
  await jobs.stop();
});

describe('a backlog', () => {
  /** Writes so many waiting letters, each to a different mailbox. */
  const write = (name: string, count: number) =>
    app.inTenant('telko', ({ tx, now, random }) =>
      tx
        .insertInto('mail')
        .values(
          Array.from({ length: count }, (_, index) => ({
            mail_id: random.nummer(),
            vorlage: letter.name,
            bezug: `${name}-${index}`,
            erstellt_am: now,
            faellig_am: now,
          })),
        )
        .execute(),
    );
  const sent = (name: string) => app.mails.sent.filter(({ betreff }) => betreff.startsWith(`${name}-`)).length;

  /** Jobs that the queue has not started yet. */
  const waiting = () => queryAsOwner(app, "select data from pgboss.job where name in ('arbeit', 'post') and state < 'active'");

  test('is worked off in batches by the first tick, and ends with the last full batch, for mails and sweeps', async () => {
    const done: string[] = [];
    await write('batched', 33);
    const jobs = letterJobs(app, { batch: 10, sweeps: [sweepOf('swept', numbers(25), async (id) => done.push(id))] });
    await jobs.start();
    await tickNow(app);
    await eventually(() => [sent('batched'), done.length]).toEqual([33, 25]);
    await eventually(waiting).toEqual([]);
    await jobs.stop();
    const goOns = await queryAsOwner<{ kind: string; count: number }>(
      app,
      "select data->>'goOn' as kind, count(*)::int from pgboss.job where data ? 'goOn' group by 1 order by 1",
    );
    expect(goOns.map(({ kind }) => kind)).toEqual(['mail', 'swept']);
    // Each kind continues only after a batch with new rows, however slowly the previous batch is worked off.
    for (const { count } of goOns) expect(count).toBeLessThan(33);
  });

  test('waits for its next due moment if it fails, and blocks no other batch', async () => {
    await write('failing', 30);
    app.mails.failNext(30);
    const jobs = letterJobs(app, { batch: 10 });
    await jobs.start();
    jobs.wake();
    await eventually(
      async () => (await queryAsOwner(app, "select 1 from mail where fehler is not null and bezug like 'failing%'")).length,
    ).toBe(30);
    await eventually(waiting).toEqual([]);
    await jobs.stop();
    expect(sent('failing')).toBe(0);
    app.clock.pass({ minutes: 1 });
    await letterJobs(app).drainMails();
    expect(sent('failing')).toBe(30);
  });

  test('does not delay a stop, and continues at the next start', async () => {
    await write('halfway', 40);
    const jobs = letterJobs(app, { batch: 10 });
    await jobs.start();
    jobs.wake();
    await eventually(() => sent('halfway')).toBeGreaterThan(0);
    await jobs.stop();
    const before = sent('halfway');
    expect(before).toBeLessThan(40);
    const next = letterJobs(app, { batch: 10 });
    await next.start();
    next.wake();
    await eventually(() => sent('halfway')).toBe(40);
    await next.stop();
  });
});

describe('processes that do the same due work concurrently', () => {
  test('hand out a voucher once, book it once and mail it once', async () => {
    const { empfehlerToken } = await released(app, 'telko');
    const offer = await app.api('telko', 'GET', '/praemierung/', { bearer: empfehlerToken ?? '' });
    const choice = { PraemieId: offer.body.Auswahl[0].Praemie.Id, Art: 'Gutschein' };
    expect((await app.api('telko', 'PUT', '/praemierung/', { bearer: empfehlerToken ?? '', body: choice })).status).toBe(200);
    await app.clock.advance(1);
    await Promise.all([app.jobs.drain(), app.jobs.drain(), app.jobs.drain()]);
    const nummer = offer.body.Praemierungsnummer;
    const counts = await app.inTenant('telko', async ({ tx }) => [
      (await tx.selectFrom('gutschein').select('gutschein_id').where('praemierungsnummer', '=', nummer).execute()).length,
      (
        await tx
          .selectFrom('buchung')
          .select('buchung_id')
          .where('praemierungsnummer', '=', nummer)
          .where('vorgang', '=', 'Gutschein')
          .execute()
      ).length,
      (await tx.selectFrom('mail').select('mail_id').where('bezug', '=', nummer).where('vorlage', '=', 'gutscheinCode').execute()).length,
    ]);
    expect(counts).toEqual([1, 1, 1]);
  });

  test('leave the same result as one process, for each kind of due work', async () => {
    await released(app, 'energie');
    await ordered(app, 'energie');
    await recipient(app, 'energie');
    await recipient(app, 'energie', { accepted: false });
    const energie = app.parts.mandanten.get('energie');
    if (!energie) throw new Error('no tenant energie');
    await app.clock.advance(400);
    const worked: string[] = [];
    for (const sweep of SWEEPS) {
      const due = (await app.parts.db.inSystem((scope) => sweep.due(scope, app.clock.now(), 500))).filter(
        (row) => row.mandant === 'energie',
      );
      if (due.length > 0) worked.push(sweep.name);
      await Promise.all(
        [...due, ...due].map((row) => inContext(app.parts, energie, { wer: 'System' }, (context) => sweep.run(context, row.id))),
      );
      const left = (await app.parts.db.inSystem((scope) => sweep.due(scope, app.clock.now(), 500))).filter(
        (row) => row.mandant === 'energie',
      );
      expect(left, sweep.name).toEqual([]);
    }
    expect(worked).toEqual(['praemierung.faellig', 'empfaenger.ablauf', 'empfaenger.loeschung', 'empfehlung.ablauf']);
    const rows = await app.inTenant('energie', ({ tx }) => tx.selectFrom('buchung').select(['praemierungsnummer', 'vorgang']).execute());
    expect(new Set(rows.map((row) => `${row.praemierungsnummer} ${row.vorgang}`)).size).toBe(rows.length);
  });
});
