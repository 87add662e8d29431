import { beforeAll, describe, expect, test } from 'vitest';
import { demoApp } from '../../../../test/support/app.ts';
import { blockAddress } from '../../../../test/support/konto.ts';
import { recommendOpenly } from '../../../../test/support/opt-in.ts';
import { countRows } from '../../../../test/support/rows.ts';
import { completion, join, login, newEmail, recommend } from '../../../../test/support/walk.ts';

const app = demoApp();
let nummer: string;
beforeAll(async () => {
  nummer = (await recommend(app, 'telko', await login(app, 'telko'), { produkt: 462 })).Empfehlungsnummer;
  await blockAddress(app, '*@barred.example');
});

const TABLES = ['empfaenger', 'zustimmung', 'zugangslink', 'mail', 'idempotenz', 'protokoll'];

interface Attempt {
  tenant?: string;
  bearer?: string;
  headers?: Record<string, string>;
}

async function expectRefused(path: string, body: unknown, status: number, code: string, { tenant = 'telko', ...options }: Attempt = {}) {
  const before = await countRows(app, TABLES);
  const reply = await app.api(tenant, 'POST', path, { body, ...options });
  expect(reply).toMatchObject({ status, body: { code } });
  expect(reply.headers['set-cookie']).toBeUndefined();
  expect(await countRows(app, TABLES)).toEqual(before);
  return reply.body;
}

const COMPLETE = '/tracking/abschliessen/?channel=co&einsprungsquelle=Einsprungslink';
const withData = (change: object) => {
  const body = completion(nummer, newEmail('joerg'));
  return { ...body, empfaengerdaten: { ...body.empfaengerdaten, ...change } };
};
const withAddress = (change: object) => withData({ adresse: { ...completion(nummer, '').empfaengerdaten.adresse, ...change } });
const short = (Email: string) => ({ Vorname: 'Jörg', Nachname: 'Müßig', Email });

describe('joining a referral', () => {
  test.each([
    ['geburtsdatum', '1980-12-24', 'format'],
    ['geburtsdatum', '24.12.80', 'format'],
    ['geburtsdatum', '1.2.1980', 'format'],
    ['geburtsdatum', '31.02.1980', 'datum'],
    ['geburtsdatum', '29.02.1900', 'datum'],
    ['geburtsdatum', '01.13.1980', 'datum'],
    ['geburtsdatum', '01.01.0000', 'datum'],
    ['geburtsdatum', '21.11.2026', 'zukunft'],
    ['geburtsdatum', 24121980, 'typ'],
    ['anrede', 'Divers', 'auswahl'],
    ['vorname', '', 'pflichtfeld'],
    ['vorname', 'J\0rg', 'zeichen'],
    ['name', '\udc00', 'zeichen'],
    ['name', 'M'.repeat(81), 'zuLang'],
    ['telefon', 'ruf mich an', 'format'],
    ['telefon', '12', 'format'],
    ['telefon', '0'.repeat(41), 'zuLang'],
    ['werbeeinwilligung', 'ja', 'typ'],
    ['werbeeinwilligung', undefined, 'pflichtfeld'],
    ['bestaetigt_am', '2026-11-20', 'unbekannt'],
  ])('is refused and not stored with %s %j', async (field, value, code) => {
    const body = await expectRefused(COMPLETE, withData({ [field]: value }), 422, 'Validierung');
    expect(body.errors).toContainEqual(expect.objectContaining({ field: `empfaengerdaten.${field}`, code }));
  });

  test.each(['5066', '506677', 'ABCDE', '50 667', 50667])('is refused and not stored with the postcode %j', async (plz) => {
    const body = await expectRefused(COMPLETE, withAddress({ plz }), 422, 'Validierung');
    expect(body.errors).toEqual([expect.objectContaining({ field: 'empfaengerdaten.adresse.plz' })]);
  });

  test.each(['ort', 'strasse', 'hausnummer'])('is refused and not stored with an empty %s in the address', (field) =>
    expectRefused(COMPLETE, withAddress({ [field]: ' ' }), 422, 'Validierung'),
  );

  test('is refused and not stored with an invalid mail address', async () => {
    await expectRefused(COMPLETE, withData({ email: 'joerg' }), 422, 'EmailUngueltig');
    await expectRefused(`/empfaenger/create/${nummer}`, short('joerg@'), 422, 'EmailUngueltig');
  });

  test.each(['erika@example.org', 'ERIKA+x@example.org'])("is refused and not stored with the recommender's address %s", async (email) => {
    app.clock.pass({ hours: 1 });
    await expectRefused(COMPLETE, withData({ email }), 422, 'EmailEmpfehlerGleichEmpfaenger');
    await expectRefused(`/empfaenger/create/${nummer}`, short(email), 422, 'EmailEmpfehlerGleichEmpfaenger');
  });

  test('is refused and not stored with a barred address', async () => {
    await expectRefused(COMPLETE, withData({ email: 'joerg@barred.example' }), 403, 'EmailNotAllowed');
    await expectRefused(`/empfaenger/create/${nummer}`, short('joerg@barred.example'), 403, 'EmailNotAllowed');
  });

  test("is refused and not stored for an unknown number, or another tenant's", async () => {
    const email = newEmail('joerg');
    await expectRefused(COMPLETE, completion('0123456789abc', email), 404, 'NichtGefunden');
    await expectRefused('/empfaenger/create/0123456789abc', short(email), 404, 'NichtGefunden');
    await expectRefused(COMPLETE, completion(nummer, newEmail('joerg')), 404, 'NichtGefunden', { tenant: 'energie' });
    await expectRefused(`/empfaenger/create/${nummer}`, short(newEmail('joerg')), 404, 'NichtGefunden', { tenant: 'energie' });
  });

  test('is refused and not stored for a referral whose address is unconfirmed', async () => {
    const { body } = await recommendOpenly(app);
    await expectRefused(COMPLETE, completion(body.Empfehlungsnummer, newEmail('joerg')), 409, 'Konflikt');
    await expectRefused(`/empfaenger/create/${body.Empfehlungsnummer}`, short(newEmail('joerg')), 409, 'Konflikt');
  });

  test('is refused and not stored with an unknown secret, or a cookie without the header that only own pages send', async () => {
    await expectRefused(COMPLETE, withData({}), 404, 'NichtGefunden', { bearer: 'x'.repeat(32) });
    const { Hex } = await join(app, 'telko', nummer);
    await expectRefused(COMPLETE, withData({}), 403, 'NichtAuthorisiert', { headers: { cookie: `psoe_empfaenger=${Hex}` } });
  });
});

describe('the number of a recipient', () => {
  test('is accepted only from that recipient', async () => {
    const [one, other] = [await join(app, 'telko', nummer), await join(app, 'telko', nummer)];
    const body = { ...completion(nummer, one.email), empfaengernummer: one.Empfaengernummer };
    await expectRefused(COMPLETE, body, 401, 'LoginFirst');
    await expectRefused(COMPLETE, body, 401, 'LoginFirst', { bearer: other.Hex });
  });

  test('is refused on another referral', async () => {
    const other = await recommend(app, 'telko', await login(app, 'telko'), { produkt: 531 });
    const one = await join(app, 'telko', nummer);
    const body = { ...completion(other.Empfehlungsnummer, newEmail('joerg')), empfaengernummer: one.Empfaengernummer };
    await expectRefused(COMPLETE, body, 409, 'Konflikt', { bearer: one.Hex });
  });
});

test('joining is refused after the last day of the referral', async () => {
  app.clock.set(new Date('2027-01-19T22:59:59Z'));
  expect((await app.api('telko', 'POST', COMPLETE, { body: withData({}) })).status).toBe(201);
  app.clock.set(new Date('2027-01-19T23:00:00Z'));
  await expectRefused(COMPLETE, withData({}), 410, 'Abgelaufen');
  await expectRefused(`/empfaenger/create/${nummer}`, short(newEmail('joerg')), 410, 'Abgelaufen');
});
