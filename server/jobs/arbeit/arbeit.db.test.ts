import { describe, expect, test } from 'vitest';
import { testApp } from '../../../test/support/app.ts';
import { loginBetrieb } from '../../../test/support/betrieb.ts';
import { eventually } from '../../../test/support/eventually.ts';
import { due, idle, jobsAbout, queuesOf } from '../../../test/support/queue.ts';
import { queryAsOwner } from '../../../test/support/rows.ts';
import type { Queue, Work } from '../queue.ts';
import { MAIL_SWEEP } from '../sweep.ts';
import { syncArbeiten } from './sync.ts';

const app = testApp();
const { newQueue } = queuesOf(app);

/** A queue whose work fails with this error, until `works` is set. */
async function failingQueue(error: object = { code: '23505' }) {
  const state = { works: false, done: [] as string[] };
  const queue = newQueue();
  const run = async ({ id }: Work) => {
    if (!state.works) throw Object.assign(new Error('the address erika@example.org is taken'), error);
    state.done.push(id);
  };
  await queue.start({ run, goOn: idle, tick: idle, tidy: idle });
  return { queue, state };
}

const sync = (queue: Queue) => syncArbeiten(app.parts, queue);
const failedIds = async (queue: Queue) => (await queue.listFailed()).map(({ id }) => id);
const rowOf = async (bezug: string) => {
  const { bearer } = await loginBetrieb(app);
  const { body } = await app.api('telko', 'PUT', '/betrieb/arbeiten', { bearer, body: { Filter: { Suche: bezug } } });
  return body.Content[0];
};
const retry = async (nummer: string) => {
  const { bearer } = await loginBetrieb(app);
  return (await app.api('telko', 'POST', `/betrieb/arbeiten/${nummer}/erneut`, { bearer })).body;
};
const logOf = (nummer: string) =>
  queryAsOwner<{ vorher: string | null; nachher: string }>(
    app,
    "select vorher, nachher from protokoll where was = 'arbeit.status' and bezug = $1 order by protokoll_id",
    [nummer],
  );

/** Work that the queue gave up and that is filed at its tenant. */
async function failedWork(id: string, sweep = 'rechnung.lauf') {
  const made = await failingQueue();
  await made.queue.enqueue(sweep, [due(id)]);
  await eventually(() => failedIds(made.queue)).toContain(id);
  await sync(made.queue);
  return { ...made, row: await rowOf(id) };
}

describe('work that the queue gave up', () => {
  test('is filed at its tenant once, with the kind of its error and none of its words', async () => {
    const { queue, row } = await failedWork('given-up');
    expect(row).toEqual({
      ErstelltAm: expect.any(String),
      Nummer: expect.any(String),
      Art: 'Rechnung einer Agentur ausstellen',
      Bezug: 'given-up',
      Status: 'Gescheitert',
      Grund: 'Error 23505',
    });
    await sync(queue);
    expect(await rowOf('given-up')).toEqual(row);
    expect(await logOf(row.Nummer)).toEqual([{ vorher: null, nachher: 'Gescheitert' }]);
    const { bearer } = await loginBetrieb(app, { rollen: { energie: ['Betrieb'] } });
    const elsewhere = await app.api('energie', 'PUT', '/betrieb/arbeiten', { bearer, body: { Filter: { Suche: 'given-up' } } });
    expect(elsewhere.body.Content).toEqual([]);
  });

  test('is left alone until a person asks for it, then runs again and is done', async () => {
    const { queue, state, row } = await failedWork('again');
    state.works = true;
    await sync(queue);
    expect(state.done).toEqual([]);
    expect((await retry(row.Nummer)).Status).toBe('Wiederholt');
    await sync(queue);
    await eventually(() => state.done).toEqual(['again']);
    await eventually(async () => (await jobsAbout(app, 'again')).map((job) => [job.name, job.state])).toEqual([['arbeit', 'completed']]);
    await sync(queue);
    expect(await rowOf('again')).toMatchObject({ Nummer: row.Nummer, Status: 'Erledigt' });
    expect((await logOf(row.Nummer)).map(({ nachher }) => nachher)).toEqual(['Gescheitert', 'Wiederholt', 'Erledigt']);
    await sync(queue);
    expect(state.done).toEqual(['again']);
  });

  test('that fails again is filed again under its number, and is not tried by itself', async () => {
    const { queue, state, row } = await failedWork('fails-again');
    await retry(row.Nummer);
    await sync(queue);
    await eventually(async () => (await jobsAbout(app, 'fails-again')).filter(({ name }) => name === 'gescheitert')).toHaveLength(1);
    await eventually(async () => {
      await sync(queue);
      return (await rowOf('fails-again')).Status;
    }).toBe('Gescheitert');
    const again = await rowOf('fails-again');
    expect(again.Nummer).toBe(row.Nummer);
    expect(again.ErstelltAm > row.ErstelltAm).toBe(true);
    state.works = true;
    await sync(queue);
    expect(await failedIds(queue)).toContain('fails-again');
    expect(state.done).toEqual([]);
  });

  test('waits while the queue has not come to it, and is not queued twice, also after a process that ended before it was done', async () => {
    const { queue, row } = await failedWork('waits');
    await queue.stop();
    const web = newQueue();
    await web.start(null);
    await retry(row.Nummer);
    await sync(web);
    await sync(web);
    // As if the process had ended before it deleted the dead letter.
    const letter = { sweep: 'rechnung.lauf', mandant: 'telko', id: 'waits' };
    await queryAsOwner(app, "insert into pgboss.job (name, data, created_on) values ('gescheitert', $1, $2)", [letter, row.ErstelltAm]);
    await sync(web);
    expect((await rowOf('waits')).Status).toBe('Wiederholt');
    expect((await jobsAbout(app, 'waits')).map((job) => [job.name, job.state, job.retry_count])).toEqual([['arbeit', 'created', 0]]);
  });

  test('without a job of its own, as a login that the mail system refused, gets a new one', async () => {
    const { queue, state } = await failingQueue({ code: 'EAUTH', isFinal: true });
    await queue.enqueue(MAIL_SWEEP, [due('refused-login')]);
    await eventually(() => failedIds(queue)).toContain('refused-login');
    await eventually(async () => (await jobsAbout(app, 'refused-login')).map(({ state: one }) => one).sort()).toEqual([
      'completed',
      'created',
    ]);
    await sync(queue);
    const row = await rowOf('refused-login');
    expect(row).toMatchObject({ Art: 'E-Mail senden', Grund: 'Error EAUTH' });
    state.works = true;
    await retry(row.Nummer);
    await sync(queue);
    await eventually(() => state.done).toEqual(['refused-login']);
    await eventually(async () => {
      await sync(queue);
      return (await rowOf('refused-login')).Status;
    }).toBe('Erledigt');
  });
});
