import { beforeEach, describe, expect, test } from 'vitest';
import { demoApp } from '../../../test/support/app.ts';
import { accountOf } from '../../../test/support/konto.ts';
import { tokenOf } from '../../../test/support/mails.ts';
import { confirmAddress, recommendOpenly, resend } from '../../../test/support/opt-in.ts';
import { momentAfter, TEST_NOW } from '../../../test/support/parts.ts';
import { newEmail } from '../../../test/support/walk.ts';
import { withConnection } from '../../db/connection.ts';
import { empfehlungSweeps } from './jobs.ts';

const app = demoApp();
beforeEach(() => app.clock.set(TEST_NOW));

const moveTo = (days: number, seconds = 0) => app.clock.set(momentAfter({ days, seconds }));
async function at(days: number, seconds = 0) {
  moveTo(days, seconds);
  await app.jobs.drain();
}

/** A recommender recommends to a friend without a login and never confirms. */
async function recommended(Email = newEmail('nie-bestaetigt')) {
  const empfaenger = { Vorname: 'Genannte', Nachname: 'Person', Email: newEmail('genannt') };
  const { body } = await recommendOpenly(app, { Vorname: 'Unbestätigt', Nachname: 'Geblieben', Email }, { empfaenger });
  return { Email, friend: empfaenger.Email, nummer: body.Empfehlungsnummer as string };
}

const view = (nummer: string) => app.api('telko', 'GET', `/empfehlen/${nummer}`);

/** All rows of the tables that could contain personal data, over all tenants. */
const dump = () =>
  withConnection(app.source, async (connection) => {
    const tables = ['account', 'empfehler', 'empfehlung', 'empfaenger', 'zustimmung', 'zugangslink', 'mail', 'protokoll', 'session'];
    const { rows } = await connection.query(
      tables.map((table) => `select row_to_json(t)::text as row from ${table} t`).join(' union all '),
    );
    return JSON.stringify(rows);
  });

describe('a recommender who never confirms the address', () => {
  test('is deleted after 12 weeks, to the second, with all referrals made in that name', async () => {
    const { Email, friend, nummer } = await recommended();
    await at(84, -1);
    expect((await view(nummer)).status).toBe(200);
    await at(84);
    expect(await view(nummer)).toMatchObject({ status: 404, body: { code: 'NichtGefunden' } });
    const left = await dump();
    for (const trace of [Email, friend, 'Unbestätigt', 'Genannte']) expect(left).not.toContain(trace);
    expect((await resend(app, nummer)).status).toBe(404);
  });

  test('gets no mail that was still queued at the deletion', async () => {
    const { Email, nummer } = await recommended();
    await app.jobs.drainMails();
    moveTo(80);
    await resend(app, nummer);
    await at(84);
    expect(app.mails.allTo(Email)).toHaveLength(1);
  });

  test('keeps a later referral for its own 12 weeks, with a working link', async () => {
    const first = await recommended();
    moveTo(80);
    const second = await recommended(first.Email);
    await app.jobs.drainMails();
    await at(84);
    expect([(await view(first.nummer)).status, (await view(second.nummer)).status]).toEqual([404, 200]);
    expect(await dump()).not.toContain(first.friend);
    moveTo(93);
    expect((await confirmAddress(app, tokenOf(app.mails.to(first.Email)))).body).toMatchObject({ Empfehlungsnummer: second.nummer });
  });

  test('is deleted with the last referral', async () => {
    const { Email, nummer } = await recommended();
    moveTo(80);
    const second = await recommended(Email);
    await at(84);
    await at(164, -1);
    expect((await view(second.nummer)).status).toBe(200);
    await at(164);
    expect([(await view(nummer)).status, (await view(second.nummer)).status]).toEqual([404, 404]);
    expect(await accountOf(app, Email)).toBeUndefined();
  });

  test('can recommend again after the deletion', async () => {
    const { Email } = await recommended();
    await at(84);
    const again = await recommended(Email);
    await app.jobs.drainMails();
    expect((await confirmAddress(app, tokenOf(app.mails.to(Email)))).body).toMatchObject({
      Empfehlungsnummer: again.nummer,
      Status: 'Offen',
    });
  });
});

describe('a recommender who confirms', () => {
  test('is not deleted after 12 weeks, unlike the data of the named person', async () => {
    const { Email, friend, nummer } = await recommended();
    await app.jobs.drainMails();
    await confirmAddress(app, tokenOf(app.mails.to(Email)));
    await at(84, -1);
    expect(await dump()).toContain(friend);
    await at(84);
    expect(await dump()).not.toContain(friend);
    await at(90);
    expect((await view(nummer)).body).toMatchObject({ Vorname: 'Unbestätigt', Status: 'Abgelaufen' });
    expect(await accountOf(app, Email)).toMatchObject({ loeschen_am: null });
  });

  test('is not deleted if the confirmation comes when the deletion is already due', async () => {
    const { Email, nummer } = await recommended();
    await app.jobs.drainMails();
    moveTo(83);
    await resend(app, nummer);
    await app.jobs.drainMails();
    moveTo(84);
    const { account_id: id = '' } = (await accountOf(app, Email)) ?? {};
    const [removal] = empfehlungSweeps;
    const due = await app.parts.db.inSystem(async (scope) => (await removal?.due(scope, app.clock.now(), 500)) ?? []);
    expect(due.map((row) => row.id)).toContain(id);
    expect((await confirmAddress(app, tokenOf(app.mails.to(Email)))).status).toBe(200);
    await app.inTenant('telko', async (context) => removal?.run(context, id));
    expect((await view(nummer)).status).toBe(200);
  });
});
