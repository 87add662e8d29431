import { beforeAll, expect, test } from 'vitest';
import { demoApp } from '../../../test/support/app.ts';
import { configured } from '../../../test/support/mandant.ts';
import { recipient } from '../../../test/support/money.ts';
import { recommendOpenly } from '../../../test/support/opt-in.ts';
import { join, login, order, postAuftrag, recommend } from '../../../test/support/walk.ts';

const app = demoApp();
let session: string;
beforeAll(async () => {
  session = await login(app, 'telko');
});

const view = (nummer: string, headers = {}, tenant = 'telko') => app.api(tenant, 'GET', `/empfehlen/${nummer}`, { headers });

test('anyone with the number sees the first name, product, reward, last day and status, and nothing else', async () => {
  const { Empfehlungsnummer } = await recommend(app, 'telko', session, { produkt: 462 });
  await join(app, 'telko', Empfehlungsnummer);
  const { status, body } = await view(Empfehlungsnummer);
  expect(status).toBe(200);
  expect(body).toEqual({
    Empfehlungsnummer,
    Vorname: 'Erika',
    Produkt: {
      Id: 462,
      Name: 'HofNetz M',
      ProduktArt: 'Bestellung',
      Mindestalter: null,
      Young: false,
      Fakten: expect.arrayContaining([{ Titel: 'Geschwindigkeit', Wert: 'bis 100 Mbit/s' }]),
    },
    Praemie: { EmpfehlerWert: '35,00 €', EmpfaengerWert: '35,00 €', Wert: '70,00 €', WertCent: 7000 },
    GueltigBis: '2027-01-19',
    Status: 'Ok',
  });
  expect(JSON.stringify(body)).not.toMatch(/Muster|erika@|Jörg|Müßig/);
});

test.each([
  [100, '70,00 €', '0,00 €'],
  [0, '0,00 €', '70,00 €'],
])('with %i percent for the recommender, the shares are %s and %s', async (anteil, EmpfehlerWert, EmpfaengerWert) => {
  const { Empfehlungsnummer } = await recommend(app, 'telko', session, { produkt: 462, anteil });
  expect((await view(Empfehlungsnummer)).body.Praemie).toMatchObject({ EmpfehlerWert, EmpfaengerWert });
});

test('amounts are in English if requested', async () => {
  const { Empfehlungsnummer } = await recommend(app, 'telko', session, { produkt: 462 });
  expect((await view(Empfehlungsnummer, { 'x-accept-language': 'en' })).body.Praemie.Wert).toBe('€70.00');
});

test('a referral is Offen until its address is confirmed, and Abgelaufen after its last day', async () => {
  const open = await recommendOpenly(app);
  expect((await view(open.body.Empfehlungsnummer)).body).toMatchObject({ Vorname: 'Jana', Status: 'Offen' });
  const { Empfehlungsnummer } = await recommend(app, 'telko', session, { produkt: 462 });
  const start = app.clock.now();
  app.clock.set(new Date('2027-01-19T22:59:59Z'));
  expect((await view(Empfehlungsnummer)).body.Status).toBe('Ok');
  app.clock.set(new Date('2027-01-19T23:00:00Z'));
  expect((await view(Empfehlungsnummer)).body.Status).toBe('Abgelaufen');
  app.clock.set(start);
});

test('the application of a named person looks the same to anyone with the number, regardless of the decision', async () => {
  await configured(app, 'telko', { ProduktArt: 'Bewerbung' }, async () => {
    for (const decided of ['Bestaetigt', 'Storniert', 'Widerrufen']) {
      const { Empfehlungsnummer, Empfaengernummer } = await recipient(app, 'telko', { produkt: 462 });
      await app.inTenant('telko', ({ tx }) =>
        tx.updateTable('empfehlung').set({ empfehlungslink: false }).where('empfehlungsnummer', '=', Empfehlungsnummer).execute(),
      );
      const auftrag = order(app, Empfaengernummer, 462);
      const produktlink = `/empfehlung/${Empfehlungsnummer}/produkt/produktlink`;
      const seen = async () => [
        (await view(Empfehlungsnummer)).body.Status,
        (await app.api('telko', 'GET', `/empfehlen/click/${Empfehlungsnummer}`)).headers.location,
        (await app.api('telko', 'GET', produktlink)).status,
        (await app.api('telko', 'GET', `${produktlink}?empfaengernummer=${Empfaengernummer}`)).status,
      ];
      expect((await postAuftrag(app, 'telko', auftrag, 'Eingegangen')).status).toBe(201);
      const arrived = await seen();
      expect(arrived).toEqual(['Ok', expect.stringContaining(`/empfaengerdaten/${Empfehlungsnummer}`), 200, 200]);
      expect((await postAuftrag(app, 'telko', auftrag, decided)).status).toBe(200);
      expect(await seen(), decided).toEqual(arrived);
    }
  });
});

test.each(['0123456789abc', 'x', '%F0%9F%98%80', 'x'.repeat(81)])('the number %s is not found', async (nummer) => {
  expect(await view(nummer)).toMatchObject({ status: 404, body: { code: 'NichtGefunden' } });
});

test("another tenant's number is not found", async () => {
  const { Empfehlungsnummer } = await recommend(app, 'telko', session, { produkt: 462 });
  expect(await view(Empfehlungsnummer, {}, 'energie')).toMatchObject({ status: 404, body: { code: 'NichtGefunden' } });
});
