import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/support/app.ts';
import { tokenOf } from '../../../test/support/mails.ts';
import { TEST_NOW } from '../../../test/support/parts.ts';
import { newEmail, recommendation } from '../../../test/support/walk.ts';
import { withConnection } from '../../db/connection.ts';
import { empfehlungSweeps } from './jobs.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(() => app.clock.set(TEST_NOW));
afterAll(() => app.close());

const moveTo = (days: number, seconds = 0) => app.clock.set(new Date(TEST_NOW.getTime() + days * 86_400_000 + seconds * 1000));
async function at(days: number, seconds = 0) {
  moveTo(days, seconds);
  await app.jobs.drain();
}

/** Somebody recommends to a friend without a login and never confirms. */
async function recommendOpenly(Email = newEmail('nie-bestaetigt')) {
  const empfehler = { Vorname: 'Unbestätigt', Nachname: 'Geblieben', Email };
  const empfaenger = { Vorname: 'Genannte', Nachname: 'Person', Email: newEmail('genannt') };
  const { body } = await app.api('telko', 'POST', '/Empfehlen/create', { body: recommendation({ produkt: 462, empfehler, empfaenger }) });
  return { Email, friend: empfaenger.Email, nummer: body.Empfehlungsnummer as string };
}

const mailsTo = (email: string) => app.mails.sent.filter((mail) => mail.an === email);
const confirm = (Token: string) => app.api('telko', 'POST', '/Empfehlen/bestaetigen', { body: { Token } });
const accountOf = (email: string) =>
  app.inTenant('telko', ({ tx }) =>
    tx.selectFrom('account').select(['account_id', 'loeschen_am']).where('email', '=', email).executeTakeFirst(),
  );
const view = (nummer: string) => app.api('telko', 'GET', `/empfehlen/${nummer}`);

/** Every text of every row of the tables that could tell of a person, over all tenants. */
const dump = () =>
  withConnection(app.source, async (connection) => {
    const tables = ['account', 'empfehler', 'empfehlung', 'empfaenger', 'zustimmung', 'zugangslink', 'mail', 'protokoll', 'session'];
    const { rows } = await connection.query(
      tables.map((table) => `select row_to_json(t)::text as row from ${table} t`).join(' union all '),
    );
    return JSON.stringify(rows);
  });

describe('a recommender who never confirms the address', () => {
  test('is removed after 12 weeks, to the second, with everything typed in that name', async () => {
    const { Email, friend, nummer } = await recommendOpenly();
    await at(84, -1);
    expect((await view(nummer)).status).toBe(200);
    await at(84);
    expect(await view(nummer)).toMatchObject({ status: 404, body: { code: 'NichtGefunden' } });
    const left = await dump();
    for (const trace of [Email, friend, 'Unbestätigt', 'Genannte']) expect(left).not.toContain(trace);
    expect((await app.api('telko', 'GET', `/Empfehlen/bestaetigung/erneut/${nummer}`)).status).toBe(404);
  });

  test('gets no mail that was still waiting', async () => {
    const { Email, nummer } = await recommendOpenly();
    await app.jobs.drainMails();
    moveTo(80);
    await app.api('telko', 'GET', `/Empfehlen/bestaetigung/erneut/${nummer}`);
    await at(84);
    expect(mailsTo(Email)).toHaveLength(1);
  });

  test('keeps what was typed later for 12 weeks of its own, with a link that works', async () => {
    const first = await recommendOpenly();
    moveTo(80);
    const second = await recommendOpenly(first.Email);
    await app.jobs.drainMails();
    await at(84);
    expect([(await view(first.nummer)).status, (await view(second.nummer)).status]).toEqual([404, 200]);
    expect(await dump()).not.toContain(first.friend);
    moveTo(93);
    expect((await confirm(tokenOf(app.mails.to(first.Email)))).body).toMatchObject({ Empfehlungsnummer: second.nummer });
  });

  test('goes with the last of it', async () => {
    const { Email, nummer } = await recommendOpenly();
    moveTo(80);
    const second = await recommendOpenly(Email);
    await at(84);
    await at(164, -1);
    expect((await view(second.nummer)).status).toBe(200);
    await at(164);
    expect([(await view(nummer)).status, (await view(second.nummer)).status]).toEqual([404, 404]);
    expect(await accountOf(Email)).toBeUndefined();
  });

  test('can begin anew after that', async () => {
    const { Email } = await recommendOpenly();
    await at(84);
    const again = await recommendOpenly(Email);
    await app.jobs.drainMails();
    expect((await confirm(tokenOf(app.mails.to(Email)))).body).toMatchObject({ Empfehlungsnummer: again.nummer, Status: 'Offen' });
  });
});

describe('a recommender who confirms', () => {
  test('stays, and so does the person named until 12 weeks are over', async () => {
    const { Email, nummer } = await recommendOpenly();
    await app.jobs.drainMails();
    await confirm(tokenOf(app.mails.to(Email)));
    await at(90);
    expect((await view(nummer)).body).toMatchObject({ Vorname: 'Unbestätigt', Status: 'Abgelaufen' });
    expect(await accountOf(Email)).toMatchObject({ loeschen_am: null });
  });

  test('stays although the removal was already waiting', async () => {
    const { Email, nummer } = await recommendOpenly();
    await app.jobs.drainMails();
    moveTo(83);
    await app.api('telko', 'GET', `/Empfehlen/bestaetigung/erneut/${nummer}`);
    await app.jobs.drainMails();
    moveTo(84);
    const { account_id: id = '' } = (await accountOf(Email)) ?? {};
    const [removal] = empfehlungSweeps;
    const due = await app.parts.db.inSystem(async (scope) => (await removal?.due(scope, app.clock.now(), 500)) ?? []);
    expect(due.map((row) => row.id)).toContain(id);
    expect((await confirm(tokenOf(app.mails.to(Email)))).status).toBe(200);
    await app.inTenant('telko', async (context) => removal?.run(context, id));
    expect((await view(nummer)).status).toBe(200);
  });
});
