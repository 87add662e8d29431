import { beforeAll, describe, expect, test } from 'vitest';
import { demoApp } from '../../../../test/support/app.ts';
import { atOnce } from '../../../../test/support/at-once.ts';
import { tokenOf } from '../../../../test/support/mails.ts';
import { completion, join, login, newEmail, recommend, shownEmpfehlung } from '../../../../test/support/walk.ts';

const app = demoApp();
let nummer: string;
beforeAll(async () => {
  nummer = (await recommend(app, 'telko', await login(app, 'telko'), { produkt: 462 })).Empfehlungsnummer;
});

const SHORT = { Vorname: 'Jörg', Nachname: 'Müßig', Telefon: '030 1234567' };
const create = (Email: string, change: object = {}) =>
  app.api('telko', 'POST', `/empfaenger/create/${nummer}?channel=whatsapp`, { body: { ...SHORT, Email, ...change } });
const complete = (email: string, change: object = {}) => {
  const body = completion(nummer, email);
  const empfaengerdaten = { ...body.empfaengerdaten, ...change };
  return app.api('telko', 'POST', '/tracking/abschliessen/?channel=co&einsprungsquelle=Einsprungslink', {
    body: { ...body, empfaengerdaten },
  });
};
const own = (hex: string) => app.api('telko', 'GET', `/empfaenger/${hex}`);
const linksOf = (email: string) =>
  [...app.mails.to(email).html.matchAll(/<a\s[^>]*href="([^"]+)"/g)].map(([, href]) => href?.replaceAll('&amp;', '&'));

const JOINED = { Empfaengernummer: expect.stringMatching(/^[0-9a-z]{13}$/), Hex: expect.stringMatching(/^[\w-]{22,}$/) };

describe('a person who enters the least data', () => {
  test('becomes a recipient, with a secret and a cookie that no script can read', async () => {
    const { status, body, headers } = await create(newEmail('joerg'));
    expect(status).toBe(201);
    expect(body).toEqual(JOINED);
    expect(String(headers['set-cookie'])).toBe(`psoe_empfaenger=${body.Hex}; Path=/; HttpOnly; SameSite=Lax`);
  });

  test.each([{ Telefon: null }, { Telefon: '' }, { Telefon: undefined }])('need not give a telephone number (%j)', async (change) => {
    const { body } = await create(newEmail('joerg'), change);
    expect((await own(body.Hex)).body.empfaengerdaten.telefon).toBeNull();
  });
});

describe('a person who enters all data', () => {
  test('becomes a recipient who waits for confirmation', async () => {
    const { status, body, headers } = await complete(newEmail('joerg'));
    expect(status).toBe(201);
    expect(body).toEqual({ ...JOINED, Status: 'Offen' });
    expect(String(headers['set-cookie'])).toContain(`psoe_empfaenger=${body.Hex};`);
  });

  test('gets one mail with a button to confirm and a link to refuse, both with the same token, and without the data', async () => {
    const email = newEmail('joerg');
    const { body } = await complete(email);
    await app.jobs.drainMails();
    const mails = app.mails.allTo(email);
    expect(mails).toHaveLength(1);
    const [mail] = mails;
    if (!mail) return;
    const token = tokenOf(mail);
    const page = `http://telko.localhost:3000/de/empfaengerbestaetigung?token=${token}`;
    expect(new Set(linksOf(email))).toEqual(new Set([page, `${page}&ablehnen=1`]));
    expect(mail.html + mail.text).not.toMatch(new RegExp(`Domkloster|50667|1980|1234567|Erika Muster|erika@|${body.Hex}`));
    expect(mail.text).toContain('Guten Tag Jörg Müßig');
    expect(mail.text).toContain('Erika hat Ihnen');
    expect(mail.text).toContain('Ich möchte das nicht');
  });

  test('reads the data by the secret, as entered', async () => {
    const email = newEmail('joerg');
    const { body } = await complete(email, { werbeeinwilligung: true, geburtsdatum: '29.02.2000' });
    const { name, vorname, anrede, telefon, adresse } = completion(nummer, email).empfaengerdaten;
    expect((await own(body.Hex)).body).toEqual({
      Empfaengernummer: body.Empfaengernummer,
      Empfehlungsnummer: nummer,
      Status: 'Offen',
      Zugestimmt: false,
      Bestaetigt: false,
      empfaengerdaten: {
        anrede,
        vorname,
        name,
        geburtsdatum: '29.02.2000',
        altersangabe: null,
        email,
        telefon,
        werbeeinwilligung: true,
        adresse,
      },
    });
  });

  test.each([
    ['anrede', 'Frau', 'Frau'],
    ['anrede', null, null],
    ['anrede', undefined, null],
    ['geburtsdatum', null, null],
    ['geburtsdatum', undefined, null],
    ['geburtsdatum', '20.11.2026', '20.11.2026'],
    ['telefon', '+49 30 1234567', '+49 30 1234567'],
    ['telefon', '(030) 1234567', '(030) 1234567'],
    ['telefon', '0049-30/123.45-67', '0049-30/123.45-67'],
    ['telefon', ' 0171 / 5555555 ', '0171 / 5555555'],
    ['vorname', '  Jörg  ', 'Jörg'],
    ['name', "D'Arc-O’Neill von und zu 李", "D'Arc-O’Neill von und zu 李"],
  ])('can give %s as %j', async (field, typed, stored) => {
    const { status, body } = await complete(newEmail('joerg'), { [field]: typed });
    expect(status, JSON.stringify(body)).toBe(201);
    expect((await own(body.Hex)).body.empfaengerdaten[field]).toBe(stored);
  });

  test('gets the mail in the language of the visit', async () => {
    const email = newEmail('joerg');
    await app.api('telko', 'POST', '/tracking/abschliessen', {
      body: completion(nummer, email),
      headers: { 'x-accept-language': 'en' },
    });
    await app.jobs.drainMails();
    expect(linksOf(email)[0]).toContain('/en/empfaengerbestaetigung?token=');
  });

  test('can send the form twice with one Idempotency-Key: one recipient, one mail, the same answer', async () => {
    const email = newEmail('joerg');
    const headers = { 'idempotency-key': email };
    const send = () => app.api('telko', 'POST', '/tracking/abschliessen', { body: completion(nummer, email), headers });
    const [first, second] = await Promise.all([send(), send()]);
    expect(second).toMatchObject({ status: 201, body: first?.body });
    await app.jobs.drainMails();
    expect(app.mails.allTo(email)).toHaveLength(1);
  });
});

describe('many people', () => {
  test('can join by one link concurrently, each as a recipient', async () => {
    const emails = Array.from({ length: 20 }, () => newEmail('viele'));
    const replies = await Promise.all(emails.map((email) => complete(email)));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(replies.map(({ body }) => body.Empfaengernummer)).size).toBe(20);
  });

  test('are not created by one person who sends the form five times concurrently', async () => {
    const email = newEmail('joerg');
    const { Empfehlungsnummer: empfehlungsnummer } = await recommend(app, 'telko', await login(app, 'telko'), { produkt: 462 });
    const replies = await atOnce(5, () =>
      app.api('telko', 'POST', '/tracking/abschliessen', { body: completion(empfehlungsnummer, email) }),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 201, 201, 429, 429]);
    const session = await login(app, 'telko');
    expect((await shownEmpfehlung(app, 'telko', session, empfehlungsnummer)).Empfaenger).toHaveLength(1);
  });
});

test.each(['xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx', 'x', 'stand.'])('the secret %s opens nothing', async (hex) => {
  expect(await own(hex)).toMatchObject({ status: 404, body: { code: 'NichtGefunden' } });
});

test("another tenant's secret opens nothing", async () => {
  const { Hex } = await join(app, 'telko', nummer);
  expect(await app.api('energie', 'GET', `/empfaenger/${Hex}`)).toMatchObject({ status: 404, body: { code: 'NichtGefunden' } });
  for (const [method, path] of [
    ['GET', '/empfaenger/auftrag'],
    ['PUT', '/empfaenger/zustimmung'],
  ] as const) {
    const reply = await app.api('energie', method, path, { bearer: Hex, ...(method === 'PUT' && { body: { AgbText: 'ja' } }) });
    expect(reply).toMatchObject({ status: 404, body: { code: 'NichtGefunden' } });
  }
});
