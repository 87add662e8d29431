import { beforeEach, describe, expect, test } from 'vitest';
import { demoApp } from '../../../test/support/app.ts';
import { confirmData, hexNow, rowOf } from '../../../test/support/empfaenger.ts';
import { blockAddress, newAccount } from '../../../test/support/konto.ts';
import { tokenOf } from '../../../test/support/mails.ts';
import { TEST_NOW } from '../../../test/support/parts.ts';
import { accept, completion, join, login, newEmail, order, postAuftrag, recommend } from '../../../test/support/walk.ts';
import { expectProblem } from '../../http/problem.fixture.ts';

const app = demoApp();
const TENANT = 'telko';
let nummer: string;
beforeEach(async () => {
  app.clock.set(TEST_NOW);
  nummer = (await recommend(app, TENANT, await login(app, TENANT), { produkt: 462 })).Empfehlungsnummer;
});

/** A referral of another recommender. */
async function anotherReferral(): Promise<string> {
  const { email } = await newAccount(app);
  const empfehler = { Vorname: 'Ines', Nachname: 'Grot', Email: email };
  return (await recommend(app, TENANT, await login(app, TENANT, email), { produkt: 462, empfehler })).Empfehlungsnummer;
}

const mailsTo = async (email: string) => {
  await app.jobs.drainMails();
  return app.mails.allTo(email);
};
const confirmationsTo = async (email: string) =>
  (await mailsTo(email)).filter(({ html }) => html.includes('/empfaengerbestaetigung?token='));
const enter = (email: string, options: object = {}) =>
  app.api(TENANT, 'POST', '/tracking/abschliessen/?channel=co&einsprungsquelle=Einsprungslink', {
    body: { ...completion(nummer, email), AgbText: 'ja' },
    ...options,
  });

describe('no mail has to confirm an address', () => {
  test('that is the one of the logged-in recommender: the recipient can order at once', async () => {
    const { email } = await newAccount(app);
    const session = await login(app, TENANT, email);
    const { status, body } = await enter(email, { bearer: session });
    expect([status, body.Status]).toEqual([201, 'Ok']);
    expect(await confirmationsTo(email)).toEqual([]);
    expect((await app.api(TENANT, 'GET', '/empfaenger/auftrag', { bearer: body.Hex })).status).toBe(404);
    expect(await rowOf(app, body.Empfaengernummer)).toMatchObject({ bestaetigt_durch: 'Sitzung', loeschen_am: null });
  });

  test('that the recipient has confirmed on another referral', async () => {
    const first = await join(app, TENANT, nummer);
    await accept(app, TENANT, first);
    nummer = await anotherReferral();
    const before = (await confirmationsTo(first.email)).length;
    const { body } = await enter(first.email.toUpperCase(), { bearer: first.Hex });
    expect(body.Status).toBe('Ok');
    expect((await confirmationsTo(first.email)).length).toBe(before);
  });

  test('joins the entry that another browser made with the address, and answers with its number', async () => {
    const { email } = await newAccount(app);
    const first = await join(app, TENANT, nummer, email);
    const { body } = await enter(email, { bearer: await login(app, TENANT, email) });
    expect(body).toMatchObject({ Empfaengernummer: first.Empfaengernummer, Status: 'Ok' });
    expect((await app.api(TENANT, 'GET', `/empfaenger/${first.Hex}`)).status).toBe(404);
  });
});

describe('a mail confirms the address', () => {
  test('of everybody without a login', async () => {
    const { email } = await newAccount(app);
    expect((await enter(email)).body.Status).toBe('Offen');
    expect(await confirmationsTo(email)).toHaveLength(1);
  });

  test('that is another than the login has', async () => {
    const session = await login(app, TENANT, (await newAccount(app)).email);
    const email = newEmail('anders');
    expect((await enter(email, { bearer: session })).body.Status).toBe('Offen');
    expect(await confirmationsTo(email)).toHaveLength(1);
  });

  test('that a recipient typed but did not confirm on another referral', async () => {
    const first = await join(app, TENANT, nummer);
    nummer = await anotherReferral();
    expect((await enter(first.email, { bearer: first.Hex })).body.Status).toBe('Offen');
  });

  test('that only an order of the tenant confirmed', async () => {
    const first = await join(app, TENANT, nummer);
    await postAuftrag(app, TENANT, order(app, first.Empfaengernummer, 462), 'Bestaetigt');
    const bearer = await hexNow(app, TENANT, first.Empfaengernummer);
    nummer = await anotherReferral();
    expect((await enter(first.email, { bearer })).body.Status).toBe('Offen');
  });
});

describe('a mistyped address', () => {
  const correct = (bearer: string, Email: string) => app.api(TENANT, 'PUT', '/empfaenger/adresse', { bearer, body: { Email } });

  test('is replaced: the new one gets the link, and the former link ends', async () => {
    const person = await join(app, TENANT, nummer);
    const [former] = await confirmationsTo(person.email);
    const neu = newEmail('richtig');
    expect((await correct(person.Hex, neu)).status).toBe(204);
    expectProblem(await confirmData(app, former ? tokenOf(former) : ''), 410, 'Abgelaufen');
    const [mail, ...more] = await confirmationsTo(neu);
    expect(more).toEqual([]);
    expect((await confirmData(app, mail ? tokenOf(mail) : '')).status).toBe(200);
    expect(await rowOf(app, person.Empfaengernummer)).toMatchObject({ email: neu, vorname: 'Jörg', plz: '50667', status: 'Offen' });
  });

  test("is refused once confirmed, and as the recommender's own, a barred one or none", async () => {
    const person = await join(app, TENANT, nummer);
    expectProblem(await correct(person.Hex, 'erika@example.org'), 422, 'EmailEmpfehlerGleichEmpfaenger');
    expectProblem(await correct(person.Hex, 'keine'), 422, 'EmailUngueltig');
    await blockAddress(app, '*@barred.example');
    expectProblem(await correct(person.Hex, 'joerg@barred.example'), 403, 'EmailNotAllowed');
    await accept(app, TENANT, person);
    expectProblem(await correct(person.Hex, newEmail()), 409, 'Konflikt');
    expectProblem(await correct('f'.repeat(43), newEmail()), 404, 'NichtGefunden');
  });

  test('gets no more than three mails an hour', async () => {
    const person = await join(app, TENANT, nummer);
    for (const _ of [1, 2]) expect((await correct(person.Hex, person.email)).status).toBe(204);
    expectProblem(await correct(person.Hex, person.email), 429, 'ZuVieleAnfragen');
  });
});

describe("the shop's form", () => {
  const ask = (nr: string, bearer: string | undefined = `demo-${TENANT}`) =>
    app.api(TENANT, 'GET', `/empfaenger/${nr}/vorbelegung`, bearer === undefined ? {} : { bearer });

  test('is filled with name and address of a recipient who has confirmed', async () => {
    const person = await join(app, TENANT, nummer);
    expectProblem(await ask(person.Empfaengernummer), 404, 'NichtGefunden');
    await accept(app, TENANT, person);
    const { status, body } = await ask(person.Empfaengernummer);
    expect([status, body]).toEqual([200, { Vorname: 'Jörg', Nachname: 'Müßig', Email: person.email }]);
  });

  test('names nobody without a key for orders, by an unknown number, or after the end', async () => {
    const person = await join(app, TENANT, nummer);
    await accept(app, TENANT, person);
    expectProblem(await app.api(TENANT, 'GET', `/empfaenger/${person.Empfaengernummer}/vorbelegung`), 401, 'LoginFirst');
    expectProblem(await ask(person.Empfaengernummer, person.Hex), 401, 'PSOF0204');
    expectProblem(await ask('unbekannt0000'), 404, 'NichtGefunden');
    await postAuftrag(app, TENANT, order(app, person.Empfaengernummer, 462), 'Storniert');
    expectProblem(await ask(person.Empfaengernummer), 404, 'NichtGefunden');
  });
});
