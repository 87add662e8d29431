import { beforeEach, describe, expect, test } from 'vitest';
import { demoApp } from '../../../../test/support/app.ts';
import { confirmData, PERSONAL, readConfirmation, rowOf } from '../../../../test/support/empfaenger.ts';
import { tokenOf } from '../../../../test/support/mails.ts';
import { momentAfter, TEST_NOW } from '../../../../test/support/parts.ts';
import { accept, completion, join, login, order, postAuftrag, recommend, recommendation } from '../../../../test/support/walk.ts';

const app = demoApp();
let session: string;
let nummer: string;
beforeEach(async () => {
  app.clock.set(TEST_NOW);
  session = await login(app, 'telko');
  nummer ??= (await recommend(app, 'telko', session, { produkt: 462 })).Empfehlungsnummer;
});

async function newPerson() {
  const person = await join(app, 'telko', nummer);
  await app.jobs.drainMails();
  return { ...person, token: tokenOf(app.mails.to(person.email), 1) };
}

const refuse = (Token: string, tenant = 'telko') => app.api(tenant, 'POST', '/empfaenger/ablehnen', { body: { Token } });
const mailsTo = async (email: string) => {
  await app.jobs.drainMails();
  return app.mails.allTo(email);
};

const NOTHING = Object.fromEntries(PERSONAL.map((column) => [column, null]));

describe('POST empfaenger/ablehnen', () => {
  test('deletes the data immediately; number, referral and dates stay, and the recommender sees no name', async () => {
    const { token, Empfaengernummer, Hex } = await newPerson();
    expect(await refuse(token)).toMatchObject({ status: 204, body: '' });
    const row = await rowOf(app, Empfaengernummer);
    expect(row).toMatchObject({ ...NOTHING, status: 'Storniert', empfehlungsnummer: nummer, frist_am: null, loeschen_am: null });
    expect(row.daten_geloescht_am).toEqual(TEST_NOW);
    expect((await app.api('telko', 'GET', `/empfaenger/${Hex}`)).status).toBe(404);
    const { body } = await app.api('telko', 'GET', '/empfehler/empfehlungen', { bearer: session });
    const people = body.flatMap((one: { Empfaenger: object[] }) => one.Empfaenger);
    expect(people).toContainEqual(expect.objectContaining({ Empfaengernummer, Anzeigename: 'Ihr Kontakt', Status: 'Storniert' }));
  });

  test('stops all later mails to the address, even if it is typed again, and frees the pair', async () => {
    const { token, email } = await newPerson();
    await refuse(token);
    expect((await app.api('telko', 'POST', '/tracking/abschliessen', { body: completion(nummer, email) })).status).toBe(201);
    await app.api('telko', 'POST', '/tracking/abschliessen', { body: completion(nummer, email.toUpperCase()) });
    const empfehler = { Vorname: 'Jörg', Nachname: 'Müßig', Email: email };
    const asRecommender = await app.api('telko', 'POST', '/Empfehlen/create', { body: recommendation({ produkt: 462, empfehler }) });
    expect(asRecommender).toMatchObject({ status: 201, body: { OptInRequired: true } });
    expect(await mailsTo(email)).toHaveLength(1);
  });

  test('stops a mail that is still waiting', async () => {
    const { token, email } = await newPerson();
    await app.api('telko', 'POST', '/tracking/abschliessen', { body: completion(nummer, email) });
    await refuse(token);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  test('has the same result when repeated or called concurrently', async () => {
    const { token, Empfaengernummer } = await newPerson();
    const replies = await Promise.all([refuse(token), refuse(token)]);
    expect(replies.map(({ status }) => status)).toEqual([204, 204]);
    expect((await refuse(token)).status).toBe(204);
    const entries = await app.inTenant('telko', ({ tx }) =>
      tx.selectFrom('protokoll').select('was').where('bezug', '=', Empfaengernummer).orderBy('protokoll_id').execute(),
    );
    expect(entries.map(({ was }) => was)).toEqual(['empfaenger.status', 'empfaenger.daten-geloescht']);
  });

  test('cannot be undone by the other link of the mail', async () => {
    const { token, Empfaengernummer } = await newPerson();
    await refuse(token);
    const reply = await confirmData(app, token);
    expect(reply).toMatchObject({ status: 410, body: { code: 'Abgelaufen' } });
    expect(await readConfirmation(app, token)).toMatchObject({ status: 410, body: { code: 'Abgelaufen' } });
    expect((await rowOf(app, Empfaengernummer)).bestaetigt_am).toBeNull();
  });

  test('is possible after the data was confirmed', async () => {
    const { token, ...person } = await newPerson();
    await accept(app, 'telko', person);
    expect((await refuse(token)).status).toBe(204);
    expect(await rowOf(app, person.Empfaengernummer)).toMatchObject({ ...NOTHING, status: 'Storniert' });
  });

  test('is possible after the order was cancelled', async () => {
    const { token, ...person } = await newPerson();
    const auftrag = order(app, person.Empfaengernummer, 462);
    await postAuftrag(app, 'telko', auftrag, 'Bestaetigt');
    await postAuftrag(app, 'telko', auftrag, 'Storniert');
    expect((await refuse(token)).status).toBe(204);
    expect(await rowOf(app, person.Empfaengernummer)).toMatchObject({ ...NOTHING, status: 'Storniert' });
  });

  test('is possible after the 60 days by a link that was mailed shortly before', async () => {
    const { token: _, ...person } = await newPerson();
    app.clock.set(momentAfter({ days: 59 }));
    const body = completion(nummer, person.email);
    await app.api('telko', 'POST', '/tracking/abschliessen', { body, bearer: person.Hex });
    const fresh = (await mailsTo(person.email)).at(-1);
    app.clock.set(momentAfter({ days: 60 }));
    await app.jobs.drain();
    expect((await rowOf(app, person.Empfaengernummer)).status).toBe('Abgelaufen');
    expect((await refuse(fresh ? tokenOf(fresh) : '')).status).toBe(204);
    expect(await rowOf(app, person.Empfaengernummer)).toMatchObject({ ...NOTHING, status: 'Abgelaufen' });
  });

  test('returns 409 once the order is released, since the data is needed for the reward', async () => {
    app.clock.set(momentAfter({ days: 10 }));
    const { token, Empfaengernummer, email } = await newPerson();
    const auftrag = { ...order(app, Empfaengernummer, 462), Auftragsdatum: '2026-11-20' };
    await postAuftrag(app, 'telko', auftrag, 'Bestaetigt');
    app.clock.set(momentAfter({ days: 15 }));
    expect((await postAuftrag(app, 'telko', auftrag, 'Freigegeben')).status).toBe(200);
    expect(await refuse(token)).toMatchObject({ status: 409, body: { code: 'Konflikt' } });
    expect((await rowOf(app, Empfaengernummer)).email).toBe(email);
  });

  test('returns 404 for another secret and at another tenant, and 410 after 14 days', async () => {
    const { token, Empfaengernummer } = await newPerson();
    expect(await refuse('x'.repeat(32))).toMatchObject({ status: 404, body: { code: 'NichtGefunden' } });
    expect(await refuse(token, 'energie')).toMatchObject({ status: 404, body: { code: 'NichtGefunden' } });
    app.clock.set(momentAfter({ days: 14 }));
    expect(await refuse(token)).toMatchObject({ status: 410, body: { code: 'Abgelaufen' } });
    expect((await rowOf(app, Empfaengernummer)).status).toBe('Offen');
  });
});
