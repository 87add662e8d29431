import { afterEach, describe, expect, test } from 'vitest';
import { testApp } from '../../test/support/app.ts';
import { eventually } from '../../test/support/eventually.ts';
import { memoryMails } from '../../test/support/mails.ts';
import { addressOf, letter, letterJobs, outboxOf, writeLetter } from '../../test/support/outbox.ts';
import { type Job, jobsAbout } from '../../test/support/queue.ts';
import { queryAsOwner } from '../../test/support/rows.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { buildApp } from '../start/app.ts';
import { enqueueMail } from './store.ts';

const AT_ONCE = { retryLimit: 2, retryDelay: 0, retryBackoff: false };

const app = testApp();
let running: Jobs | null = null;
afterEach(async () => {
  await running?.stop();
  running = null;
});

/** Starts jobs with a mail system of their own. */
async function run(wish: Parameters<typeof letterJobs>[1] = {}) {
  const mails = memoryMails();
  running = letterJobs(app, { transport: mails.transport, ...wish });
  await running.start();
  return { mails, jobs: running };
}

describe('a mail', () => {
  test('is never sent when the change that caused it is rolled back', async () => {
    const { mails, jobs } = await run();
    const failing = app.inTenant('telko', async (context) => {
      await enqueueMail(context, letter, 'rolled-back');
      jobs.wake();
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    await writeLetter(app, 'kept');
    jobs.wake();
    await eventually(() => mails.sent.map((mail) => mail.an)).toEqual([addressOf('kept')]);
    expect(await outboxOf(app, 'rolled-back')).toEqual([]);
  });

  test('is sent soon after the commit, once, and marked as sent', async () => {
    const { mails, jobs } = await run();
    const id = await writeLetter(app, 'soon');
    jobs.wake();
    jobs.wake();
    await eventually(() => jobsAbout(app, id).then(([job]) => job?.state)).toBe('completed');
    expect(mails.sent.filter((mail) => mail.id === id)).toHaveLength(1);
    expect(await outboxOf(app, 'soon')).toEqual([
      { gesendet_am: app.clock.now(), verworfen_am: null, gesperrt_bis: expect.any(Date), versuche: 1 },
    ]);
  });

  test('that waited before the start is sent after it', async () => {
    await writeLetter(app, 'waited');
    const { mails, jobs } = await run();
    jobs.wake();
    await eventually(() => mails.sent.length).toBe(1);
  });

  test('is tried again by the queue when the mail system is away', async () => {
    const { mails, jobs } = await run({ tries: AT_ONCE });
    mails.failNext(2);
    await writeLetter(app, 'again');
    jobs.wake();
    await eventually(() => mails.sent.map((mail) => mail.betreff)).toEqual(['again']);
    expect(await outboxOf(app, 'again')).toMatchObject([{ versuche: 3, verworfen_am: null }]);
    expect(await jobs.listGescheitert()).toEqual([]);
  });

  test('waits longer after each failure: five seconds at least, then ten', async () => {
    const { mails, jobs } = await run();
    mails.failNext(Number.POSITIVE_INFINITY);
    const id = await writeLetter(app, 'backoff');
    jobs.wake();
    for (const retries of [0, 1]) {
      let waiting: Job | undefined;
      await eventually(async () => {
        waiting = (await jobsAbout(app, id)).find((job) => job.state === 'retry' && job.retry_count >= retries);
        return waiting;
      }).toBeDefined();
      expect(waiting?.pause).toBeGreaterThanOrEqual(5 * 2 ** (waiting?.retry_count ?? 0));
      await queryAsOwner(app, "update pgboss.job set start_after = now() where state = 'retry' and data->>'id' = $1", [id]);
    }
    mails.failNext(0);
    await jobs.drainMails();
    expect(mails.sent).toHaveLength(1);
  });

  test('whose owner is gone is discarded, not sent and not tried again', async () => {
    const { mails, jobs } = await run();
    const id = await writeLetter(app, 'gone-away');
    jobs.wake();
    await eventually(() => jobsAbout(app, id)).toMatchObject([{ state: 'completed' }]);
    expect(await outboxOf(app, 'gone-away')).toMatchObject([{ gesendet_am: null, verworfen_am: app.clock.now() }]);
    expect(mails.sent).toEqual([]);
  });
});

describe('a mail that fails for good', () => {
  test('is kept among the failed, shown by the metrics, and holds no address', async () => {
    const refusing = {
      send: (mail: { an: string }) =>
        Promise.reject(Object.assign(new Error(`550 no ${mail.an} here`), { code: 'EENVELOPE', responseCode: 550 })),
    };
    const { jobs } = await run({ tries: { ...AT_ONCE, retryLimit: 1 }, transport: refusing });
    const id = await writeLetter(app, 'for-good');
    jobs.wake();
    await eventually(() => jobs.listGescheitert()).toEqual([{ sweep: 'mail', mandant: 'telko', id, seit: expect.stringMatching(/Z$/) }]);
    const rows = await jobsAbout(app, id);
    expect(rows.map((row) => row.name).sort()).toEqual(['gescheitert', 'post']);
    for (const row of rows) {
      expect(row.data).toEqual({ sweep: 'mail', mandant: 'telko', id });
      expect(JSON.stringify(row)).not.toContain('brief.example');
      expect(row.output).toMatchObject({ message: 'Error EENVELOPE 550' });
    }
    const asked = await buildApp({ parts: app.parts, jobs, assets: { css: '', directory: null } });
    expect((await asked.inject('/metrics')).body).toMatch(/^empfehlwerk_jobs_gescheitert 1$/m);
    await asked.close();
    jobs.wake();
    expect(await outboxOf(app, 'for-good')).toMatchObject([{ gesendet_am: null, versuche: 2 }]);
  });
});
