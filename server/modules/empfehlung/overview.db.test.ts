import { expect, test } from 'vitest';
import { testApp } from '../../../test/support/app.ts';
import { released } from '../../../test/support/money.ts';
import { newEmpfehler, recommendOpenly } from '../../../test/support/opt-in.ts';
import { join, login, postAuftrag, recommend, shownEmpfehlung } from '../../../test/support/walk.ts';

const app = testApp();

const list = (bearer: string, headers = {}, tenant = 'telko') => app.api(tenant, 'GET', '/empfehler/empfehlungen/', { bearer, headers });
const find = (bearer: string, nummer: string) => shownEmpfehlung(app, 'telko', bearer, nummer);

test('a referral shows all its data to the recommender, but only first name and initial of its recipients', async () => {
  const session = await login(app, 'telko');
  const { Empfehlungsnummer, Hex: _, Status: __, OptInRequired: ___, ...links } = await recommend(app, 'telko', session, { produkt: 462 });
  const person = await join(app, 'telko', Empfehlungsnummer);
  const shown = await find(session, Empfehlungsnummer);
  const NaechsterSchritt = {
    Schritt: 'EmpfaengerBestaetigen',
    Wer: 'Empfaenger',
    Was: expect.stringContaining('bestätigt die Angaben'),
    Spaetestens: '2027-01-19',
  };
  expect(shown).toEqual({
    Empfehlungsnummer,
    ...links,
    Status: 'Ok',
    Produkt: { Id: 462, Name: expect.any(String) },
    ProduktArt: 'Bestellung',
    Channel: 'whatsapp',
    AnteilEmpfehler: 50,
    ErstelltAm: '2026-11-20T10:00:00.000Z',
    GueltigBis: '2027-01-19',
    Erinnerbar: { Fruehestens: '2026-11-21', Spaetestens: '2027-01-19' },
    Anteile: [50],
    Klicks: 0,
    Praemie: { Id: 1, WertCent: 7000, Wert: '70,00 €' },
    NaechsterSchritt,
    Empfaenger: [{ Empfaengernummer: person.Empfaengernummer, Anzeigename: 'Jörg M.', Status: 'Offen', NaechsterSchritt }],
  });
  expect(JSON.stringify(shown)).not.toMatch(/Müßig|muessig|Köln|50667|Domkloster|030|1980/);
});

test("a released referral contains only the recommender's grant, with its token only while the grant can be picked", async () => {
  const { Empfehlungsnummer, empfehlerToken, auftrag } = await released(app, 'telko');
  const session = await login(app, 'telko');
  const [person] = (await find(session, Empfehlungsnummer)).Empfaenger;
  expect(person).toMatchObject({ Status: 'Freigegeben', AuftragAm: auftrag.Auftragsdatum });
  expect(person.Praemierung).toEqual({ Praemierungsnummer: expect.any(String), Status: 'Offen', WertCent: 3500, Token: empfehlerToken });
  const offered = await app.api('telko', 'GET', '/praemierung/', { bearer: empfehlerToken ?? '' });
  const pick = { PraemieId: offered.body.Auswahl[0].Praemie.Id, Art: 'Gutschein' };
  await app.api('telko', 'PUT', '/praemierung/', { bearer: empfehlerToken ?? '', body: pick });
  const [picked] = (await find(session, Empfehlungsnummer)).Empfaenger;
  expect(picked.Praemierung).toEqual({
    Praemierungsnummer: person.Praemierung.Praemierungsnummer,
    Status: 'Bereitgestellt',
    WertCent: 3500,
    Art: 'Gutschein',
  });
});

test('lists the newest referral first, and its recipients oldest first', async () => {
  const { session, first, empfehler } = await newEmpfehler(app);
  app.clock.pass({ seconds: 1 });
  const second = await recommend(app, 'telko', session, { produkt: 462, empfehler });
  const people = [];
  for (let count = 0; count < 3; count += 1) {
    people.push((await join(app, 'telko', second.Empfehlungsnummer)).Empfaengernummer);
    app.clock.pass({ seconds: 1 });
  }
  const { body } = await list(session);
  expect(body.map((one: { Empfehlungsnummer: string }) => one.Empfehlungsnummer)).toEqual([second.Empfehlungsnummer, first]);
  expect(body[0].Empfaenger.map((one: { Empfaengernummer: string }) => one.Empfaengernummer)).toEqual(people);
});

test('each recipient on a link has a next step, and the referral has the nearest of them', async () => {
  const { Empfehlungsnummer, auftrag } = await released(app, 'telko');
  const session = await login(app, 'telko');
  await join(app, 'telko', Empfehlungsnummer);
  const { NaechsterSchritt, Empfaenger } = await find(session, Empfehlungsnummer);
  const steps = Empfaenger.map((person: { NaechsterSchritt: object }) => person.NaechsterSchritt);
  expect(steps).toMatchObject([
    { Schritt: 'PraemieWaehlen', Wer: 'Empfehler' },
    { Schritt: 'EmpfaengerBestaetigen', Wer: 'Empfaenger' },
  ]);
  expect(NaechsterSchritt).toEqual(steps[0]);
  await postAuftrag(app, 'telko', auftrag, 'Storniert');
  expect((await find(session, Empfehlungsnummer)).Empfaenger).toMatchObject([
    { Status: 'Storniert', NaechsterSchritt: { Schritt: 'Beendet' } },
    { Status: 'Offen', NaechsterSchritt: { Schritt: 'EmpfaengerBestaetigen' } },
  ]);
});

test('an unconfirmed referral has no links yet and asks for the confirmation', async () => {
  const { session, empfehler } = await newEmpfehler(app);
  const { body } = await recommendOpenly(app, empfehler);
  const shown = await find(session, body.Empfehlungsnummer);
  expect(shown).toMatchObject({ Status: 'Offen', NaechsterSchritt: { Wer: 'Empfehler', Was: expect.stringContaining('Bestätigen Sie') } });
  for (const link of ['KurzURL', 'Empfehlungslink', 'Empfehlungscode']) expect(shown).not.toHaveProperty(link);
});

test.each([
  [{ Vorname: 'Nadja' }, 'Nadja'],
  [{ Vorname: 'Nadja', Nachname: '  ' }, 'Nadja'],
  [{ Vorname: 'Nadja', Nachname: 'Özil-Berg' }, 'Nadja Ö.'],
  [{ Vorname: 'Nadja', Nachname: '𝒵oe' }, 'Nadja 𝒵.'],
])('a person named as %j is shown as %s', async (empfaenger, Anzeigename) => {
  const { session, empfehler } = await newEmpfehler(app);
  const { Empfehlungsnummer } = await recommend(app, 'telko', session, { produkt: 462, empfehler, empfaenger });
  expect((await find(session, Empfehlungsnummer)).Empfaenger[0].Anzeigename).toBe(Anzeigename);
});

test('a recommender sees only their own referrals, in the requested language', async () => {
  const { session } = await newEmpfehler(app);
  const { body } = await list(session, { 'x-accept-language': 'en' });
  expect(body).toHaveLength(1);
  expect(body[0]).toMatchObject({ Praemie: { Wert: '€70.00' }, NaechsterSchritt: { Was: expect.stringContaining('share your link') } });
  expect((await list(session, {}, 'energie')).body.code).toBe('PSOF0204');
});

test('referrals are refused without a login', async () => {
  expect(await app.api('telko', 'GET', '/empfehler/empfehlungen')).toMatchObject({ status: 401, body: { code: 'LoginFirst' } });
});
