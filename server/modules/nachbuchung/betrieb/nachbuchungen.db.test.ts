import { describe, expect, test } from 'vitest';
import { testApp } from '../../../../test/support/app.ts';
import { loginBetrieb } from '../../../../test/support/betrieb.ts';
import { newAccount } from '../../../../test/support/konto.ts';
import { ordered, recipient } from '../../../../test/support/money.ts';
import { claim, claimable, NO, opened, YES, yesterday } from '../../../../test/support/nachbuchung.ts';
import { login } from '../../../../test/support/walk.ts';
import { expectProblem } from '../../../http/problem.fixture.ts';
import { nachbuchungenOf, TENANT } from './nachbuchungen.fixture.ts';

const app = testApp();
const { byName, open, unreported, list, read, decide, has } = nachbuchungenOf(app);
const support = async () => (await loginBetrieb(app, { rollen: { telko: ['Support'] } })).bearer;

describe('the list of claims', () => {
  test('shows people by first name and initial, the latest claim first, and pages by key in both orders', async () => {
    const first = await open(byName);
    await app.clock.advance(0.01);
    const second = await open({ ...byName, ...claim(byName.Auftragsdatum, byName.ProduktId) });
    const bearer = await support();
    const { body } = await list(bearer, { Pagesize: 1 });
    expect(body.Content).toEqual([
      {
        ErstelltAm: expect.any(String),
        Nachbuchungsnummer: second,
        Status: 'Offen',
        Auftragsnummer: expect.any(String),
        Auftragsdatum: byName.Auftragsdatum,
        Produkt: expect.any(String),
        Empfehler: 'Erika M.',
        BestelltVon: 'Nora N.',
      },
    ]);
    const next = await list(bearer, { Pagesize: 1, Nach: body.Nach });
    expect(next.body.Content[0].Nachbuchungsnummer).toBe(first);
    const numbers = async (Descending: boolean) =>
      (await list(bearer, { OrderBy: 'Nachbuchungsnummer', Descending, Pagesize: 200 })).body.Content.map(
        (row: { Nachbuchungsnummer: string }) => row.Nachbuchungsnummer,
      );
    expect(await numbers(true)).toEqual((await numbers(false)).reverse());
  });

  test('keeps undecided claims, those of a status, and those whose number or order is searched', async () => {
    const nr = await open(byName);
    const bearer = await support();
    expect(await has(bearer, nr, { Faellig: 'Offen' })).toBe(true);
    expect(await has(bearer, nr, { Status: ['Angenommen', 'Abgelehnt'] })).toBe(false);
    for (const Suche of [nr, nr.slice(0, -1), byName.Auftragsnummer, byName.Auftragsnummer.toLowerCase()])
      expect(await has(bearer, nr, { Suche }), Suche).toBe(true);
    for (const Suche of ['%', nr.slice(1), byName.Auftragsnummer.slice(0, -1)]) expect(await has(bearer, nr, { Suche }), Suche).toBe(false);
    await decide(bearer, nr, NO);
    expect(await has(bearer, nr, { Faellig: 'Offen' })).toBe(false);
    expect(await has(bearer, nr, { Status: ['Abgelehnt'] })).toBe(true);
  });

  test('is counted at home, from the day of the oldest undecided claim, for those who may decide', async () => {
    const nr = await open(byName);
    await app.clock.advance(3);
    await open({ ...byName, ...claim(byName.Auftragsdatum, byName.ProduktId) });
    const bearer = await support();
    const { TotalCount, Content } = (await list(bearer, { Filter: { Faellig: 'Offen' }, Descending: false, OrderBy: 'ErstelltAm' })).body;
    const home = async (session: string) =>
      (await app.api(TENANT, 'GET', '/betrieb/heute', { bearer: session })).body.Anstehend.find(
        ({ Liste }: { Liste: string }) => Liste === 'nachbuchungen',
      );
    const punkt = await home(bearer);
    expect(punkt).toMatchObject({ Faellig: 'Offen', Anzahl: TotalCount, Was: expect.stringContaining(String(TotalCount)) });
    expect(punkt.Aeltester).toBe(Content[0].ErstelltAm.slice(0, 10));
    expect(punkt.Aeltester <= (await read(bearer, nr)).body.ErstelltAm.slice(0, 10)).toBe(true);
    expect(await home((await loginBetrieb(app, { rollen: { telko: ['Buchhaltung'] } })).bearer)).toBeUndefined();
  });
});

describe('one claim', () => {
  test('has evidence, name, and the recipients of the claimed referral that could be meant', async () => {
    const { person, body } = await unreported();
    const nr = await open({ ...body, Vorname: 'Jörg', Nachname: 'Müßig' });
    const shown = (await read(await support(), nr)).body;
    expect(shown).toMatchObject({
      Nachweis: body.Nachweis,
      Vorname: 'Jörg',
      Nachname: 'Müßig',
      Empfehler: 'Erika M.',
      Empfehlungsnummer: person.Empfehlungsnummer,
      Auftrag: null,
      StandDanach: 'Bestaetigt',
      EntschiedenAm: null,
      NaechsterSchritt: { Schritt: 'NachbuchungPruefen', Wer: 'Mandant' },
    });
    expect(shown.Zuordnungen[0]).toMatchObject({
      Empfehlungsnummer: person.Empfehlungsnummer,
      Empfaengernummer: person.Empfaengernummer,
      Status: 'Ok',
    });
    expect(shown.Verlauf.at(-1).Was).toBe('Fehlende Prämie gemeldet');
    expect(shown.Verlauf.length).toBeGreaterThan(1);
  });

  test('marks a recipient of the claimed name, and offers a new one on each link without', async () => {
    const me = await newAccount(app, TENANT);
    const person = await recipient(app, TENANT, { empfehler: me });
    await app.clock.advance(1);
    const session = await login(app, TENANT, me.email);
    const bearer = await support();
    const { Anzeigename } = (await app.api(TENANT, 'GET', `/betrieb/empfaenger/${person.Empfaengernummer}`, { bearer })).body;
    const { vorname, name } = await app.inTenant(TENANT, ({ tx }) =>
      tx
        .selectFrom('empfaenger')
        .select(['vorname', 'name'])
        .where('empfaengernummer', '=', person.Empfaengernummer)
        .executeTakeFirstOrThrow(),
    );
    const named = { ...claim(yesterday(app), person.ProduktId), Vorname: ` ${vorname?.toUpperCase()}`, Nachname: name };
    const shown = (await read(bearer, await opened(app, TENANT, session, named))).body;
    expect(shown.Zuordnungen).toEqual([expect.objectContaining({ Anzeigename, NameGleich: true })]);
    const other = { ...claim(yesterday(app), person.ProduktId), Vorname: 'Nora', Nachname: 'Nachgemeldet' };
    const both = (await read(bearer, await opened(app, TENANT, session, other))).body.Zuordnungen;
    expect(both).toEqual([
      expect.objectContaining({ Empfaengernummer: person.Empfaengernummer, NameGleich: false }),
      expect.objectContaining({ Empfaengernummer: null, Empfehlungsnummer: person.Empfehlungsnummer, Anzeigename: null }),
    ]);
  });

  test('offers no referral made after the order, and none of another recommender', async () => {
    const me = await newAccount(app, TENANT);
    const bearer = await login(app, TENANT, me.email);
    await claimable(app, TENANT, 0);
    await recipient(app, TENANT, { empfehler: me });
    const nr = await opened(app, TENANT, bearer, byName);
    expect((await read(await support(), nr)).body.Zuordnungen).toEqual([]);
  });

  test('shows the stored order of its number, and after the decision who decided when', async () => {
    const { auftrag, Empfaengernummer, Empfehlungsnummer } = await ordered(app, TENANT);
    await app.clock.advance(1);
    const { Auftragsnummer, Auftragsdatum, ProduktId } = auftrag;
    const nr = await open({ ...claim(Auftragsdatum, ProduktId), Auftragsnummer, Empfehlungsnummer });
    const bearer = await support();
    expect((await read(bearer, nr)).body.Auftrag).toEqual({
      Status: 'Bestaetigt',
      Empfehler: 'Erika M.',
      Empfehlungsnummer,
      Empfaengernummer,
    });
    await decide(bearer, nr, YES);
    const { body } = await read(bearer, nr);
    expect(body).toMatchObject({ Zuordnungen: [], EntschiedenDurch: 'Berta Beispiel', EntschiedenAm: app.clock.now().toISOString() });
    expect(body.NaechsterSchritt.Was).not.toBe('');
    expect(body.Verlauf.map(({ Was }: { Was: string }) => Was)).toContain('Meldung angenommen von Berta Beispiel');
  });

  test('is unknown at another tenant and for a number that is none, and closed to roles without the right', async () => {
    const nr = await open(byName);
    const { bearer } = await loginBetrieb(app, { rollen: { energie: ['Support'], telko: ['Buchhaltung'] } });
    expectProblem(await read(bearer, nr, 'energie'), 404, 'NichtGefunden');
    expectProblem(await read(await support(), 'gibtesnicht00'), 404, 'NichtGefunden');
    for (const refused of [await read(bearer, nr), await list(bearer)]) {
      expectProblem(refused, 403, 'NichtAuthorisiert');
      expect(refused.body.detail).toMatch(/Betrieb.*Support/);
    }
  });
});
