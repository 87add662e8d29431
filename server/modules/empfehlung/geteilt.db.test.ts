import { beforeEach, describe, expect, test } from 'vitest';
import { testApp } from '../../../test/support/app.ts';
import { released } from '../../../test/support/money.ts';
import { recommendOpenly } from '../../../test/support/opt-in.ts';
import { TEST_NOW } from '../../../test/support/parts.ts';
import { join, login, recommend, shownEmpfehlung } from '../../../test/support/walk.ts';

const NOT_FOUND = { status: 404, body: { code: 'NichtGefunden' } };
const ENDED = { status: 410, body: { code: 'Abgelaufen' } };

const app = testApp();
let session: string;
beforeEach(async () => {
  app.clock.set(TEST_NOW);
  session = await login(app, 'telko');
});

const open = (nummer: string, hex: string, tenant = 'telko', headers = {}) =>
  app.api(tenant, 'GET', `/empfehlen/${nummer}/${hex}`, { headers });
const openAny = (nummer: string, hex: string, tenant = 'telko') => app.api(tenant, 'GET', `/empfehlen/any/${nummer}/${hex}`);
const newLink = (wish = {}) => recommend(app, 'telko', session, { produkt: 462, ...wish });
/** The secret of a referral, derived as the server derives it. */
const hexOf = (nummer: string) => app.inTenant('telko', async ({ secrets }) => secrets.token('empfehlung', 'telko', nummer));

describe('a referral opened with its secret', () => {
  test('shows the data of the personal area and all share options without a login', async () => {
    const { Empfehlungsnummer, Hex, KurzURL } = await newLink();
    await newLink();
    for (let count = 0; count < 3; count += 1) {
      app.clock.set(new Date(TEST_NOW.getTime() + count * 1000));
      await join(app, 'telko', Empfehlungsnummer);
    }
    const { status, body, headers } = await open(Empfehlungsnummer, Hex);
    expect(status).toBe(200);
    const { Teilen, ...empfehlung } = body;
    const { Erinnerbar, Anteile, ...own } = await shownEmpfehlung(app, 'telko', session, Empfehlungsnummer);
    expect([Erinnerbar, Anteile]).toEqual([expect.anything(), [50]]);
    expect(empfehlung).toEqual(own);
    expect(empfehlung.Empfaenger).toHaveLength(3);
    expect(JSON.stringify(body)).not.toMatch(/Müßig|muessig|Domkloster/);
    expect(headers['cache-control']).toBe('no-store');
    expect((await openAny(Empfehlungsnummer, Hex)).body).toEqual(body);
    for (const { Kanal, Adresse, Text } of Teilen) {
      expect(Text).toContain(`${KurzURL}?channel=${Kanal}`);
      // Instagram takes no text from a link, so users copy the message.
      if (Kanal !== 'instagram') expect(decodeURIComponent(Adresse)).toContain(`${KurzURL}?channel=${Kanal}`);
    }
  });

  test("offers the tenant's channels in the tenant's order, with a subject only for mails", async () => {
    const { Empfehlungsnummer, Hex } = await newLink();
    const { Teilen } = (await open(Empfehlungsnummer, Hex)).body;
    const modules = {
      email: 'EmailClient',
      gmail: 'Gmail',
      outlook: 'Outlook',
      yahoo: 'Yahoo',
      facebook: 'Facebook',
      whatsapp: 'Whatsapp',
    };
    const more = { twitter: 'Twitter', xing: 'Xing', linkedin: 'LinkedIn', sms: 'Sms', messenger: 'Messenger', instagram: 'Instagram' };
    const konfiguration = app.parts.mandanten.get('telko')?.konfiguration as unknown as Record<string, number>;
    const placed = Object.entries({ ...modules, ...more }).map(([kanal, name]) => ({ kanal, platz: konfiguration[`Module${name}`] ?? -1 }));
    const expected = placed.filter(({ platz }) => platz >= 0).sort((a, b) => a.platz - b.platz);
    expect(Teilen.map((one: { Kanal: string }) => one.Kanal)).toEqual(expected.map(({ kanal }) => kanal));
    const withSubject = Teilen.filter((one: { Betreff?: string }) => one.Betreff).map((one: { Kanal: string }) => one.Kanal);
    expect(withSubject.sort()).toEqual(['email', 'gmail', 'outlook', 'yahoo']);
  });

  test('is in the requested language', async () => {
    const { Empfehlungsnummer, Hex } = await newLink();
    const { body } = await open(Empfehlungsnummer, Hex, 'telko', { 'x-accept-language': 'en' });
    expect(body.Praemie.Wert).toBe('€70.00');
    expect(body.Teilen.find((one: { Kanal: string }) => one.Kanal === 'email').Betreff).toMatch(/^My recommendation/);
  });

  test("contains only the recommender's grant", async () => {
    const { Empfehlungsnummer, empfehlerToken, empfaengerToken } = await released(app, 'telko');
    const { body } = await open(Empfehlungsnummer, await hexOf(Empfehlungsnummer));
    expect(body.Empfaenger[0].Praemierung).toMatchObject({ Status: 'Offen', Token: empfehlerToken });
    expect(JSON.stringify(body)).not.toContain(empfaengerToken);
  });

  test("is not found with a wrong or another referral's secret, an unknown number or at another tenant", async () => {
    const [one, other] = [await newLink(), await newLink()];
    const { Hex: recipient } = await join(app, 'telko', one.Empfehlungsnummer);
    const nummer = one.Empfehlungsnummer;
    const wrong = [
      other.Hex,
      recipient,
      one.Hex.slice(1),
      `${one.Hex}A`,
      one.Hex.toLowerCase(),
      'x',
      '%00',
      '%F0%9F%98%80',
      'x'.repeat(290),
    ];
    for (const call of [open, openAny]) {
      for (const hex of wrong) expect(await call(nummer, hex), hex).toMatchObject(NOT_FOUND);
      for (const unknown of ['0123456789abc', 'x', '%00']) expect(await call(unknown, one.Hex), unknown).toMatchObject(NOT_FOUND);
      expect(await call(nummer, one.Hex, 'energie')).toMatchObject(NOT_FOUND);
    }
  });

  test('is not found after its deletion, even with the right secret', async () => {
    expect(await open('0123456789abc', await hexOf('0123456789abc'))).toMatchObject(NOT_FOUND);
  });

  test('has no link and no share options before its address is confirmed', async () => {
    const { body } = await recommendOpenly(app);
    const opened = await open(body.Empfehlungsnummer, await hexOf(body.Empfehlungsnummer));
    expect(opened).toMatchObject({ status: 200, body: { Status: 'Offen', Teilen: [] } });
    expect(opened.body).not.toHaveProperty('KurzURL');
  });
});

describe('a referral that has ended', () => {
  test('is refused as Abgelaufen after its last day, but still shown by `any`', async () => {
    const { Empfehlungsnummer, Hex } = await newLink();
    const before = (await open(Empfehlungsnummer, Hex)).body;
    app.clock.set(new Date('2027-01-19T22:59:59Z'));
    expect((await open(Empfehlungsnummer, Hex)).status).toBe(200);
    app.clock.set(new Date('2027-01-19T23:00:00Z'));
    expect(await open(Empfehlungsnummer, Hex)).toMatchObject(ENDED);
    const any = await openAny(Empfehlungsnummer, Hex);
    expect(any).toMatchObject({ status: 200, body: { Empfehlungsnummer, Status: 'Abgelaufen', Teilen: before.Teilen } });
  });

  test('is refused as Abgelaufen when the only named person is Storniert', async () => {
    const { Empfehlungsnummer, Hex } = await newLink({ empfaenger: { Vorname: 'Nadja', Nachname: 'Roth' } });
    expect((await open(Empfehlungsnummer, Hex)).status).toBe(200);
    await app.inTenant('telko', ({ tx }) =>
      tx.updateTable('empfaenger').set({ status: 'Storniert' }).where('empfehlungsnummer', '=', Empfehlungsnummer).execute(),
    );
    expect(await open(Empfehlungsnummer, Hex)).toMatchObject(ENDED);
    expect(await openAny(Empfehlungsnummer, Hex)).toMatchObject({ status: 200, body: { Status: 'Storniert' } });
  });

  test('is not found with a wrong secret, so that its end stays hidden', async () => {
    const { Empfehlungsnummer } = await newLink();
    app.clock.set(new Date('2027-02-19T10:00:00Z'));
    expect(await open(Empfehlungsnummer, 'falsch')).toMatchObject(NOT_FOUND);
  });
});
