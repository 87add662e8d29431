import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/support/app.ts';
import { tokenOf } from '../../../test/support/mails.ts';
import { TEST_NOW } from '../../../test/support/parts.ts';
import { join, login, newEmail, order, postAuftrag, recommend } from '../../../test/support/walk.ts';
import { empfaengerSweeps } from './jobs.ts';

let app: TestApp;
let session: string;
let nummer: string;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  app.clock.set(TEST_NOW);
  session = await login(app, 'telko');
  nummer = (await recommend(app, 'telko', session, { produkt: 462 })).Empfehlungsnummer;
});
afterAll(() => app.close());

const findSweep = (name: string) => {
  const sweep = empfaengerSweeps.find((one) => one.name === name);
  if (!sweep) throw new Error(`no sweep ${name}`);
  return sweep;
};
const deletion = findSweep('empfaenger.loeschung');

const moveTo = (days: number, seconds = 0) => app.clock.set(new Date(TEST_NOW.getTime() + days * 86_400_000 + seconds * 1000));
async function at(days: number, seconds = 0) {
  moveTo(days, seconds);
  await app.jobs.drain();
}

const rowOf = (empfaengernummer: string) =>
  app.inTenant('telko', ({ tx }) =>
    tx.selectFrom('empfaenger').selectAll().where('empfaengernummer', '=', empfaengernummer).executeTakeFirstOrThrow(),
  );
const own = (hex: string) => app.api('telko', 'GET', `/empfaenger/${hex}`);

const PERSONAL = [
  'hex_hash',
  'anrede',
  'vorname',
  'name',
  'geburtsdatum',
  'email',
  'email_schluessel',
  'email_alias',
  'telefon',
  'ort',
].concat(['plz', 'strasse', 'hausnummer']) as (keyof Awaited<ReturnType<typeof rowOf>>)[];

describe('data that nobody confirms', () => {
  test('is deleted after 12 weeks, to the second; number, referral and status stay', async () => {
    const { Empfaengernummer, Hex, email } = await join(app, 'telko', nummer);
    await at(84, -1);
    expect((await rowOf(Empfaengernummer)).email).toBe(email);
    await at(84);
    const row = await rowOf(Empfaengernummer);
    for (const column of PERSONAL) expect(row[column], column).toBeNull();
    expect(row).toMatchObject({ status: 'Abgelaufen', empfehlungsnummer: nummer, loeschen_am: null, werbeeinwilligung: false });
    expect(row.daten_geloescht_am).toEqual(app.clock.now());
    expect((await own(Hex)).status).toBe(404);
    expect((await app.api('telko', 'GET', `/empfehlen/${nummer}`)).status).toBe(200);
  });

  test('is gone from everywhere in the database', async () => {
    const email = newEmail('spurlos');
    const { Empfaengernummer } = await join(app, 'telko', nummer, email);
    await at(84);
    const stored = await app.inTenant('telko', async ({ tx }) =>
      JSON.stringify([
        await tx.selectFrom('empfaenger').selectAll().where('empfaengernummer', '=', Empfaengernummer).execute(),
        await tx.selectFrom('protokoll').selectAll().where('bezug', '=', Empfaengernummer).execute(),
        await tx.selectFrom('mail').selectAll().execute(),
        await tx.selectFrom('zugangslink').selectAll().where('bezug', '=', Empfaengernummer).execute(),
      ]),
    );
    expect(stored).not.toMatch(/spurlos|Müßig|Domkloster/);
  });

  test('of a person whom a recommender named is deleted 12 weeks after that', async () => {
    const { Empfehlungsnummer } = await recommend(app, 'telko', session, {
      produkt: 462,
      empfaenger: { Vorname: 'Nadja', Nachname: 'Roth', Email: newEmail('nadja') },
    });
    await at(84);
    const { body } = await app.api('telko', 'GET', '/empfehler/empfehlungen', { bearer: await login(app, 'telko') });
    const shown = body.find((one: { Empfehlungsnummer: string }) => one.Empfehlungsnummer === Empfehlungsnummer);
    expect(shown.Empfaenger).toEqual([expect.objectContaining({ Anzeigename: 'Ihr Kontakt', Status: 'Abgelaufen' })]);
  });

  test('that a named person entered stays 12 weeks from then', async () => {
    const { Empfehlungsnummer } = await recommend(app, 'telko', session, { produkt: 462, empfaenger: { Vorname: 'Nadja' } });
    await at(30);
    const { Empfaengernummer, email } = await join(app, 'telko', Empfehlungsnummer);
    await at(114, -1);
    expect((await rowOf(Empfaengernummer)).email).toBe(email);
    await at(114);
    expect((await rowOf(Empfaengernummer)).email).toBeNull();
  });
});

describe('data that was confirmed', () => {
  test('by the mailed link stays, though the person expires', async () => {
    const { Empfaengernummer, email } = await join(app, 'telko', nummer);
    await app.jobs.drainMails();
    await app.api('telko', 'POST', '/empfaenger/bestaetigen', { body: { Token: tokenOf(app.mails.to(email)) } });
    await at(100);
    expect(await rowOf(Empfaengernummer)).toMatchObject({ email, status: 'Abgelaufen', loeschen_am: null });
  });

  test('by an order stays', async () => {
    const { Empfaengernummer, email } = await join(app, 'telko', nummer);
    await postAuftrag(app, 'telko', order(app, Empfaengernummer, 462), 'Bestaetigt');
    await at(100);
    expect(await rowOf(Empfaengernummer)).toMatchObject({ email, status: 'Ok' });
  });

  test('while its deletion was already waiting stays', async () => {
    const { Empfaengernummer, email } = await join(app, 'telko', nummer);
    const auftrag = order(app, Empfaengernummer, 462);
    moveTo(84);
    const due = await app.parts.db.inSystem((scope) => deletion.due(scope, app.clock.now(), 500));
    expect(due.map(({ id }) => id)).toContain(Empfaengernummer);
    expect((await postAuftrag(app, 'telko', auftrag, 'Bestaetigt')).status).toBe(201);
    await app.inTenant('telko', (context) => deletion.run(context, Empfaengernummer));
    expect((await rowOf(Empfaengernummer)).email).toBe(email);
  });
});

test('a mail to a person whose data is gone before it leaves is not sent', async () => {
  const { email } = await join(app, 'telko', nummer);
  await at(84);
  expect(app.mails.sent.filter((mail) => mail.an === email)).toEqual([]);
});
