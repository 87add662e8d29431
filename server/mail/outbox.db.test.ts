import { afterEach, describe, expect, test } from 'vitest';
import { demoApp } from '../../test/support/app.ts';
import { eventually } from '../../test/support/eventually.ts';
import { memoryMails } from '../../test/support/mails.ts';
import { addressOf, letter, letterJobs, outboxOf, writeLetter } from '../../test/support/outbox.ts';
import { jobsAbout } from '../../test/support/queue.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { buildApp } from '../start/app.ts';
import { enqueueMail, retryMails } from './store.ts';

const app = demoApp();
let running: Jobs | null = null;
afterEach(async () => {
  await running?.stop();
  running = null;
});

/** Starts jobs with a separate mail system. */
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

  test('is sent once, soon after the commit, and marked as sent', async () => {
    const { mails, jobs } = await run();
    const id = await writeLetter(app, 'soon');
    jobs.wake();
    jobs.wake();
    await eventually(() => jobsAbout(app, id).then(([job]) => job?.state)).toBe('completed');
    expect(mails.sent.filter((mail) => mail.id === id)).toHaveLength(1);
    expect(await outboxOf(app, 'soon')).toEqual([
      expect.objectContaining({ gesendet_am: app.clock.now(), verworfen_am: null, unzustellbar_am: null, gesperrt_bis: null, versuche: 1 }),
    ]);
  });

  test('is sent after a start if it waited before', async () => {
    await writeLetter(app, 'waited');
    const { mails, jobs } = await run();
    jobs.wake();
    await eventually(() => mails.sent.length).toBe(1);
  });

  test('waits longer after each failure, by its own columns, and is sent by the first try that works', async () => {
    const { mails, jobs } = await run();
    mails.failNext(3);
    const id = await writeLetter(app, 'again');
    const begun = app.clock.now();
    for (const minutes of [1, 2, 5]) {
      await jobs.drainMails();
      const due = new Date(app.clock.now().getTime() + minutes * 60_000);
      expect(await outboxOf(app, 'again')).toMatchObject([
        { faellig_am: due, gesendet_am: null, unzustellbar_am: null, fehler: 'unknown' },
      ]);
      app.clock.pass({ minutes });
    }
    jobs.wake();
    await eventually(() => mails.sent.map((mail) => mail.id)).toEqual([id]);
    expect(app.clock.now().getTime() - begun.getTime()).toBe(8 * 60_000);
    await eventually(() => outboxOf(app, 'again')).toMatchObject([{ versuche: 4, fehler: null, gesendet_am: app.clock.now() }]);
    expect(await jobs.listFailed()).toEqual([]);
  });

  test('is discarded and not tried again if its owner is gone', async () => {
    const { mails, jobs } = await run();
    const id = await writeLetter(app, 'gone-away');
    jobs.wake();
    await eventually(() => jobsAbout(app, id)).toMatchObject([{ state: 'completed' }]);
    expect(await outboxOf(app, 'gone-away')).toMatchObject([{ gesendet_am: null, verworfen_am: app.clock.now() }]);
    expect(mails.sent).toEqual([]);
  });
});

/** A mail system that refuses every mail with a status at a command. */
const refusing = (responseCode: number, command: string) => ({
  send: (mail: { an: string }) =>
    Promise.reject(
      Object.assign(new Error(`no ${mail.an}`), { code: 'E', responseCode, command, response: `${responseCode} no ${mail.an} here` }),
    ),
});

const metricsBy = async (jobs: Jobs) => {
  const asked = await buildApp({ parts: app.parts, jobs, assets: { css: '', directory: null } });
  const { body } = await asked.inject('/metrics');
  await asked.close();
  return (name: string) => Number(new RegExp(`^empfehlwerk_${name} (\\d+)$`, 'm').exec(body)?.[1]);
};

describe('the outbox', () => {
  test('gives up a mail as undeliverable after five days, which the metrics count, and sends it on a retry', async () => {
    const { mails, jobs } = await run();
    const before = (await metricsBy(jobs))('mails_undeliverable');
    mails.failNext(Number.POSITIVE_INFINITY);
    const id = await writeLetter(app, 'for-days');
    await jobs.drainMails();
    app.clock.pass({ days: 4, hours: 23 });
    await jobs.drainMails();
    expect(await outboxOf(app, 'for-days')).toMatchObject([{ unzustellbar_am: null }]);
    app.clock.pass({ hours: 1 });
    await jobs.drainMails();
    expect(await outboxOf(app, 'for-days')).toMatchObject([{ unzustellbar_am: app.clock.now(), gesendet_am: null, versuche: 3 }]);
    expect((await metricsBy(jobs))('mails_undeliverable')).toBe(before + 1);
    mails.failNext(0);
    app.clock.pass({ days: 1 });
    await jobs.drainMails();
    expect(mails.sent).toEqual([]);
    await app.inTenant('telko', (context) => retryMails(context, { id }, app.clock.now()));
    await jobs.drainMails();
    expect(mails.sent.map((mail) => mail.id)).toEqual([id]);
  });

  test('gives up a mail immediately if its recipient is refused, and stores the reply without the address', async () => {
    const { jobs } = await run({ transport: refusing(550, 'RCPT TO') });
    const id = await writeLetter(app, 'refused');
    jobs.wake();
    await eventually(() => jobsAbout(app, id)).toMatchObject([{ state: 'completed' }]);
    expect(await outboxOf(app, 'refused')).toMatchObject([
      { unzustellbar_am: app.clock.now(), versuche: 1, fehler: 'E 550 no <address> here' },
    ]);
    expect(JSON.stringify(await jobsAbout(app, id))).not.toContain('brief.example');
  });

  test('keeps mails waiting if our login or sender is refused, and reports failed work once per tenant and day', async () => {
    const { jobs } = await run({ transport: refusing(535, 'AUTH PLAIN') });
    const ids = [await writeLetter(app, 'login-1'), await writeLetter(app, 'login-2')];
    jobs.wake();
    for (const id of ids) await eventually(() => jobsAbout(app, id).then((all) => all.map(({ state }) => state))).toContain('completed');
    for (const bezug of ['login-1', 'login-2'])
      expect(await outboxOf(app, bezug)).toMatchObject([{ unzustellbar_am: null, gesendet_am: null, versuche: 1 }]);
    const failed = await jobs.listFailed();
    expect(failed).toEqual([
      { sweep: 'mail', mandant: 'telko', id: expect.any(String), seit: expect.stringMatching(/Z$/), grund: expect.stringContaining('535') },
    ]);
    expect((await metricsBy(jobs))('jobs_failed')).toBe(1);
  });

  test('sends other mails while the mail system is silent to one', async () => {
    let hangUp = () => {};
    const silence = new Promise<void>((_, reject) => {
      hangUp = () => reject(new Error('silent'));
    });
    silence.catch(() => {});
    const sent: string[] = [];
    const { jobs } = await run({
      transport: {
        async send({ betreff }) {
          if (betreff === 'silent') await silence;
          sent.push(betreff);
        },
      },
    });
    await writeLetter(app, 'silent');
    for (let number = 0; number < 6; number += 1) await writeLetter(app, `beside-${number}`);
    jobs.wake();
    await eventually(() => sent.filter((betreff) => betreff.startsWith('beside')).length).toBe(6);
    expect(sent).not.toContain('silent');
    hangUp();
  });
});
