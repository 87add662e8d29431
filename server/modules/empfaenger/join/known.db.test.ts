import { beforeAll, describe, expect, test } from 'vitest';
import { demoApp } from '../../../../test/support/app.ts';
import { confirmData } from '../../../../test/support/empfaenger.ts';
import { tokenOf } from '../../../../test/support/mails.ts';
import { newEmpfehler } from '../../../../test/support/opt-in.ts';
import { TEST_NOW } from '../../../../test/support/parts.ts';
import { accept, completion, join, login, newEmail, recommend } from '../../../../test/support/walk.ts';

const app = demoApp();
let nummer: string;
beforeAll(async () => {
  nummer = (await recommend(app, 'telko', await login(app, 'telko'), { produkt: 462 })).Empfehlungsnummer;
});

const create = (Email: string, options: { bearer?: string; headers?: Record<string, string> } = {}) =>
  app.api('telko', 'POST', `/empfaenger/create/${nummer}`, { body: { Vorname: 'Jörg', Nachname: 'Müßig', Email }, ...options });
const complete = (email: string, bearer?: string, change: object = {}) => {
  const body = completion(nummer, email);
  const data = { ...body, empfaengerdaten: { ...body.empfaengerdaten, ...change } };
  return app.api('telko', 'POST', '/tracking/abschliessen', { body: data, ...(bearer && { bearer }) });
};
const own = async (hex: string) => (await app.api('telko', 'GET', `/empfaenger/${hex}`)).body;
const mailsTo = async (email: string) => {
  await app.jobs.drainMails();
  return app.mails.allTo(email);
};

describe('the same address again on the same link', () => {
  test('gets the answer of a new one: its own number and secret, and one mail, which says that the address has joined', async () => {
    const { Empfaengernummer, Hex, email } = await join(app, 'telko', nummer);
    await mailsTo(email);
    const again = await create(email.toUpperCase());
    expect(again).toMatchObject({ status: 201 });
    expect(again.body).toEqual({ Empfaengernummer: expect.any(String), Hex: expect.any(String) });
    expect([again.body.Empfaengernummer, again.body.Hex]).not.toContain(Empfaengernummer);
    expect(again.body.Hex).not.toBe(Hex);
    expect(String(again.headers['set-cookie'])).toContain(`psoe_empfaenger=${again.body.Hex};`);
    const [known, ...more] = (await mailsTo(email.toUpperCase())).filter((mail) => mail.an === email.toUpperCase());
    expect(more).toEqual([]);
    expect(known?.text).toContain('Sie haben schon eine Empfehlung von Erika angenommen.');
    expect(known?.html).toContain('http://telko.localhost:3000/de/empfaengerbestaetigung?token=');
    expect(known?.html).not.toContain(Hex);
  });

  test('changes nothing that the owner has entered', async () => {
    const { Hex, email } = await join(app, 'telko', nummer);
    const before = await own(Hex);
    const reply = await complete(email, undefined, { vorname: 'Böse', telefon: '0900 666666' });
    expect(reply).toMatchObject({ status: 201, body: { Status: 'Offen' } });
    expect(await own(Hex)).toEqual(before);
  });

  test.each(['bearer', 'cookie'])('returns the existing recipient to its owner, who sends the secret as %s', async (way) => {
    const { Empfaengernummer, Hex, email } = await join(app, 'telko', nummer);
    const cookie = {
      cookie: `psoe_empfaenger=${Hex}`,
      'x-requested-with': 'XMLHttpRequest',
      host: 'telko.localhost:3000',
      origin: 'http://telko.localhost:3000',
    };
    const again = await create(email, way === 'bearer' ? { bearer: Hex } : { headers: cookie });
    expect(again).toMatchObject({ status: 200, body: { Empfaengernummer, Hex } });
  });

  test('on another link of the tenant is another recipient, even with the secret of the first', async () => {
    const { email, Empfaengernummer, Hex } = await join(app, 'telko', nummer);
    const { first } = await newEmpfehler(app);
    const path = `/empfaenger/create/${first}`;
    const reply = await app.api('telko', 'POST', path, { bearer: Hex, body: { Vorname: 'Jörg', Nachname: 'Müßig', Email: email } });
    expect(reply.status).toBe(201);
    expect(reply.body.Empfaengernummer).not.toBe(Empfaengernummer);
  });
});

describe('a recipient with the secret', () => {
  test('completes data that was left out', async () => {
    const email = newEmail('joerg');
    const { body } = await create(email);
    const completed = await complete(email, body.Hex);
    expect(completed).toMatchObject({ status: 200, body: { ...body, Status: 'Offen' } });
    expect((await own(body.Hex)).empfaengerdaten.adresse.ort).toBe('Köln');
  });

  test('completes it after the address was confirmed, without a second confirmation', async () => {
    const email = newEmail('joerg');
    const { body } = await create(email);
    const [mail] = await mailsTo(email);
    const { Hex } = (await confirmData(app, mail ? tokenOf(mail) : '')).body;
    expect((await complete(email, body.Hex)).status).toBe(404);
    await complete(email, Hex);
    expect(await own(Hex)).toMatchObject({ Bestaetigt: true, empfaengerdaten: { adresse: { ort: 'Köln' } } });
    expect(await mailsTo(email)).toHaveLength(1);
  });

  test('completes it after the referral has ended', async () => {
    const { Empfehlungsnummer } = await recommend(app, 'telko', await login(app, 'telko'), { produkt: 462 });
    const email = newEmail('joerg');
    app.clock.set(new Date('2027-01-19T22:59:59Z'));
    const path = `/empfaenger/create/${Empfehlungsnummer}`;
    const { body } = await app.api('telko', 'POST', path, { body: { Vorname: 'Jörg', Nachname: 'Müßig', Email: email } });
    app.clock.set(new Date('2027-01-20T10:00:00Z'));
    const late = { body: completion(Empfehlungsnummer, email), bearer: body.Hex };
    expect((await app.api('telko', 'POST', '/tracking/abschliessen', late)).status).toBe(200);
    app.clock.set(TEST_NOW);
  });

  test('can correct a mistyped address: then only the mail to the new one is valid', async () => {
    const [wrong, right] = [newEmail('joreg'), newEmail('joerg')];
    const { Hex } = await join(app, 'telko', nummer, wrong);
    const [toStranger] = await mailsTo(wrong);
    const strangersToken = toStranger ? tokenOf(toStranger) : '';
    expect((await complete(right, Hex)).status).toBe(200);
    expect(await confirmData(app, strangersToken)).toMatchObject({ status: 410, body: { code: 'Abgelaufen' } });
    const refused = await app.api('telko', 'POST', '/empfaenger/ablehnen', { body: { Token: strangersToken } });
    expect(refused.status).toBe(410);
    const [toOwner] = await mailsTo(right);
    const confirmed = await confirmData(app, toOwner ? tokenOf(toOwner) : '');
    expect(confirmed.status).toBe(200);
    expect((await own(confirmed.body.Hex)).empfaengerdaten.email).toBe(right);
  });

  test('causes no mail with a link that ends before it is sent', async () => {
    const [wrong, right] = [newEmail('joreg'), newEmail('joerg')];
    const { Hex } = await join(app, 'telko', nummer, wrong);
    await complete(right, Hex);
    expect([(await mailsTo(wrong)).length, (await mailsTo(right)).length]).toEqual([0, 1]);
  });

  test('cannot change a confirmed address', async () => {
    const person = await join(app, 'telko', nummer);
    await accept(app, 'telko', person);
    expect(await complete(newEmail('anders'), person.Hex)).toMatchObject({ status: 409, body: { code: 'Konflikt' } });
    expect((await own(person.Hex)).empfaengerdaten.email).toBe(person.email);
  });

  test("cannot take another recipient's address, and does not learn that it is taken", async () => {
    const [one, other] = [await join(app, 'telko', nummer), await join(app, 'telko', nummer)];
    const free = await complete(newEmail('frei'), (await join(app, 'telko', nummer)).Hex);
    const taken = await complete(other.email, one.Hex);
    expect([taken.status, Object.keys(taken.body)]).toEqual([free.status, Object.keys(free.body)]);
    expect(taken.body).toEqual({ Empfaengernummer: one.Empfaengernummer, Hex: one.Hex, Status: 'Offen' });
    expect((await own(other.Hex)).empfaengerdaten.email).toBe(other.email);
  });
});

test('an address is mailed at most three times an hour, over all tenants; further calls are refused', async () => {
  const email = newEmail('joerg');
  const energie = (await recommend(app, 'energie', await login(app, 'energie'), { produkt: 1 })).Empfehlungsnummer;
  await join(app, 'telko', nummer, email);
  await join(app, 'energie', energie, email);
  expect((await complete(email)).status).toBe(201);
  expect(await complete(email)).toMatchObject({ status: 429, body: { code: 'ZuVieleAnfragen' } });
  expect(await mailsTo(email)).toHaveLength(3);
});
