import { beforeEach, describe, expect, test } from 'vitest';
import { testApp } from '../../../../test/support/app.ts';
import { atOnce } from '../../../../test/support/at-once.ts';
import { inBetrieb, loginBetrieb, openBetriebSession } from '../../../../test/support/betrieb.ts';
import { entriesOf, withInhalte } from '../../../../test/support/inhalt.ts';
import { configured } from '../../../../test/support/mandant.ts';
import { TEST_NOW } from '../../../../test/support/parts.ts';
import { queryAsOwner } from '../../../../test/support/rows.ts';
import { call, makeSeller } from '../../../../test/support/seller.ts';
import type { Context } from '../../../context.ts';
import { expectProblem, fieldCodes } from '../../../http/problem.fixture.ts';
import { setRoles } from '../../betrieb/index.ts';
import { decideVerkaeufer } from './entscheiden.ts';

const app = testApp();
const TENANT = 'telko';
beforeEach(() => app.clock.set(TEST_NOW));

interface Zeile {
  readonly Sellernummer: string;
  readonly Status: string;
}

const list = (bearer: string, body: object = {}, tenant = TENANT) => app.api(tenant, 'PUT', '/betrieb/verkaeufer', { bearer, body });
const read = (bearer: string, nr: string, tenant = TENANT) => app.api(tenant, 'GET', `/betrieb/verkaeufer/${nr}`, { bearer });
const decide = (bearer: string, nr: string, what: string, body?: object, headers: Record<string, string> = {}) =>
  app.api(TENANT, 'POST', `/betrieb/verkaeufer/${nr}/${what}`, { bearer, headers, ...(body && { body }) });
async function rowsOf(bearer: string, Filter: object): Promise<Zeile[]> {
  const { status, body } = await list(bearer, { Pagesize: 200, Filter });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.Content;
}
const logOf = (nr: string) =>
  queryAsOwner<{ wer: string; vorher: string; nachher: string; daten: object }>(
    app,
    "select wer, vorher, nachher, daten from protokoll where bezug = $1 and was = 'seller.status' and wer like 'Betrieb%' order by protokoll_id",
    [nr],
  );
const subjectsTo = async (email: string) => (await mailsTo(email)).map(({ betreff }) => betreff);
const mailsTo = async (email: string) => {
  await app.jobs.drainMails();
  return app.mails.allTo(email).map(({ betreff, text }) => ({ betreff, text }));
};
const waiting = () => makeSeller(app, TENANT, { status: 'WartetAufFreigabe' });
const GRUND = { Grund: 'Die Gewerbeanmeldung fehlt.' };
const DECISIONS = [['freigeben'], ['ablehnen', GRUND], ['deaktivieren', GRUND]] as const;
const APPROVED = 'Sie sind als Profiseller freigegeben';
const REFUSED = 'Ihre Registrierung als Profiseller';
const DEACTIVATED = 'Ihr Zugang als Profiseller ist nicht mehr aktiv';

describe('the list of profi sellers', () => {
  test('finds a seller by status, number and day, with the tax status of today', async () => {
    const { sellernummer: nr } = await makeSeller(app);
    const { bearer } = await loginBetrieb(app);
    const [row] = await rowsOf(bearer, { Suche: nr, Status: ['Aktiv'], Von: '2026-01-01', Bis: '2027-12-31' });
    expect(row).toEqual({ Sellernummer: nr, Name: 'Paula Probst', Status: 'Aktiv', SeitAm: expect.any(String), Steuerstatus: 'Regel' });
    expect(await rowsOf(bearer, { Suche: nr, Status: ['Inaktiv'] })).toEqual([]);
    expect(await rowsOf(bearer, { Suche: nr, Bis: '2020-01-01' })).toEqual([]);
  });

  test('shows another tax status from the day on which it begins', async () => {
    const { sellernummer: nr } = await makeSeller(app);
    await queryAsOwner(
      app,
      `insert into seller_steuer (mandant, sellernummer, eintrag, gilt_ab, steuerstatus, steuernummer, erfasst_am)
       select mandant, sellernummer, 2, gilt_ab + 30, 'Kleinunternehmer', '15/999/00218', erfasst_am from seller_steuer where sellernummer = $1`,
      [nr],
    );
    const shown = async () => {
      const { bearer } = await loginBetrieb(app);
      return (await rowsOf(bearer, { Suche: nr }))[0];
    };
    expect(await shown()).toMatchObject({ Steuerstatus: 'Regel' });
    app.clock.pass({ days: 30 });
    expect(await shown()).toMatchObject({ Steuerstatus: 'Kleinunternehmer' });
  });

  test('pages by number and by day without a gap, and refuses other columns', async () => {
    const { bearer } = await loginBetrieb(app);
    for (const _ of [1, 2, 3]) await makeSeller(app);
    for (const OrderBy of ['Sellernummer', 'SeitAm']) {
      const all: string[] = (await list(bearer, { OrderBy, Pagesize: 200 })).body.Content.map(({ Sellernummer }: Zeile) => Sellernummer);
      const first = (await list(bearer, { OrderBy, Pagesize: 2 })).body;
      const second = (await list(bearer, { OrderBy, Pagesize: 2, Nach: first.Nach })).body;
      expect([...first.Content, ...second.Content].map(({ Sellernummer }: Zeile) => Sellernummer)).toEqual(all.slice(0, 4));
    }
    expectProblem(await list(bearer, { OrderBy: 'Name' }), 422, 'Validierung');
  });

  test('keeps those that wait for approval, which home counts for people who decide', async () => {
    const { sellernummer } = await waiting();
    const { sellernummer: other } = await makeSeller(app);
    const { bearer } = await loginBetrieb(app);
    const found = (await rowsOf(bearer, { Faellig: 'WartetAufFreigabe' })).map(({ Sellernummer }) => Sellernummer);
    expect([found.includes(sellernummer), found.includes(other)]).toEqual([true, false]);
    const home = async (session: string) =>
      (await app.api(TENANT, 'GET', '/betrieb/heute', { bearer: session })).body.Anstehend.find(
        ({ Liste }: { Liste: string }) => Liste === 'verkaeufer',
      );
    expect(await home(bearer)).toMatchObject({ Faellig: 'WartetAufFreigabe', Anzahl: found.length });
    expect(await home((await loginBetrieb(app, { rollen: { telko: ['Support'] } })).bearer)).toBeUndefined();
  });

  test('does not exist at a tenant without profi sellers, whose people have no rights about them', async () => {
    const { sellernummer } = await waiting();
    const { bearer } = await loginBetrieb(app);
    await configured(app, TENANT, { ModuleProfiseller: false }, async () => {
      expectProblem(await list(bearer), 404, 'NichtGefunden');
      expectProblem(await read(bearer, sellernummer), 404, 'NichtGefunden');
      for (const [what, body] of DECISIONS) expectProblem(await decide(bearer, sellernummer, what, body), 404, 'NichtGefunden');
      expectProblem(await app.api(TENANT, 'GET', '/betrieb/export/verkaeufer?format=csv', { bearer }), 404, 'NichtGefunden');
      const { body } = await app.api(TENANT, 'GET', '/api/v1/betrieb/user', { bearer });
      expect(JSON.stringify(body)).not.toContain('Verkaeufer');
    });
    expect((await read(bearer, sellernummer)).body.Status).toBe('WartetAufFreigabe');
  });

  test('is exported as it is filtered', async () => {
    const { sellernummer } = await makeSeller(app);
    const { bearer } = await loginBetrieb(app);
    const query = encodeURIComponent(JSON.stringify({ Filter: { Suche: sellernummer } }));
    const { status, body } = await app.api(TENANT, 'GET', `/betrieb/export/verkaeufer?format=csv&query=${query}`, { bearer });
    expect(status).toBe(200);
    const lines = String(body).trim().split(/\r?\n/);
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(`${sellernummer};Paula Probst;Aktiv;`);
    expect(lines[1]).toContain('Regelbesteuerung');
  });
});

describe('the sheet of a profi seller', () => {
  test('has the registration with checked numbers, a masked account, tax data, agreements and timeline', async () => {
    const { sellernummer, email, session } = await makeSeller(app, TENANT, { status: 'AdresseBestaetigt', gutschriftverfahren: false });
    expect((await call(app, 'PUT', 'daten', session, { AbrechnungMonate: 3 })).status).toBe(200);
    const { bearer } = await loginBetrieb(app);
    const { body } = await read(bearer, sellernummer);
    expect(body).toMatchObject({
      Name: 'Paula Probst',
      Status: 'WartetAufFreigabe',
      Art: 'Person',
      Email: email,
      Geburtsdatum: '1990-04-12',
      Strasse: 'Am Speicher',
      Steuern: [{ Steuerstatus: 'Regel', Steuernummer: null, UstId: 'DE136695976', UstIdGueltig: true, KuIdNr: null }],
      Kontoinhaber: 'Paula Probst',
      IBANMaskiert: '•••• 3000',
      IBANGueltig: true,
      AbrechnungMonate: 3,
      Texte: ['Bedingungen', 'Gutschriftverfahren'],
      BedingungenVersion: 'test',
      GutschriftverfahrenAm: null,
      Aktionen: ['Freigeben', 'Ablehnen'],
    });
    expect(JSON.stringify(body)).not.toContain('0532');
    expect(body.Verlauf.map(({ Was }: { Was: string }) => Was)).toEqual(['Angaben begonnen', 'Alle Angaben gemacht']);

    await queryAsOwner(app, "update seller_steuer set ust_id = 'DE136695977' where sellernummer = $1", [sellernummer]);
    expect((await read(bearer, sellernummer)).body.Steuern[0].UstIdGueltig).toBe(false);
  });

  test('has the last of several entries of a day, and those of other days in their order', async () => {
    const { sellernummer } = await makeSeller(app);
    await queryAsOwner(
      app,
      `insert into seller_steuer (mandant, sellernummer, eintrag, gilt_ab, steuerstatus, ku_idnr, steuernummer, erfasst_am)
       select mandant, sellernummer, n, gilt_ab + tage, 'Kleinunternehmer', ku, '15/999/00218', erfasst_am
       from seller_steuer, (values (2, 60, 'DE136695976-EX'), (3, 0, null), (4, 0, 'DE136695976-EX')) v (n, tage, ku) where sellernummer = $1`,
      [sellernummer],
    );
    const { Steuern, Steuerstatus } = (await read((await loginBetrieb(app)).bearer, sellernummer)).body;
    expect(Steuerstatus).toBe('Kleinunternehmer');
    expect(Steuern.map(({ GiltAb, KuIdNr }: { GiltAb: string; KuIdNr: string | null }) => [GiltAb, KuIdNr])).toEqual([
      ['2026-11-20', 'DE136695976-EX'],
      ['2027-01-19', 'DE136695976-EX'],
    ]);
  });

  test('says who changed data of a seller', async () => {
    const { sellernummer, session } = await makeSeller(app);
    expect((await call(app, 'PUT', 'daten', session, { Ort: 'Kiel' })).status).toBe(200);
    const { Verlauf } = (await read((await loginBetrieb(app)).bearer, sellernummer)).body;
    expect(Verlauf.map(({ Was }: { Was: string }) => Was)).toEqual(['Angaben geändert von Paula Probst']);
  });

  test('names the texts to agree to that the tenant has', async () => {
    const { sellernummer } = await makeSeller(app, TENANT, { gutschriftverfahren: false });
    const { bearer } = await loginBetrieb(app);
    const left = entriesOf(app, TENANT).filter(({ kennung }) => kennung !== 'seller-gutschriftverfahren');
    await withInhalte(app, TENANT, left, async () => {
      expect((await read(bearer, sellernummer)).body).toMatchObject({ Texte: ['Bedingungen'], GutschriftverfahrenVersion: null });
    });
  });

  test('offers no decision to people who only see, and is not found at another tenant', async () => {
    const { sellernummer } = await waiting();
    const { bearer } = await loginBetrieb(app, { rollen: { telko: ['Support'], energie: ['Betrieb'] } });
    expect((await read(bearer, sellernummer)).body.Aktionen).toEqual([]);
    await configured(app, 'energie', { ModuleProfiseller: true }, async () => {
      expectProblem(await read(bearer, sellernummer, 'energie'), 404, 'NichtGefunden');
    });
    expectProblem(await read(bearer, 'P-0'), 404, 'NichtGefunden');
  });
});

describe('a decision on a profi seller', () => {
  test('approves once, also with concurrent calls of two people, with one mail and the person in the log', async () => {
    const { sellernummer, email } = await waiting();
    const people = [await loginBetrieb(app), await loginBetrieb(app)];
    const answers = await atOnce(6, (n) => decide(people[n % 2]?.bearer ?? '', sellernummer, 'freigeben'));
    expect(answers.map(({ status, body }) => [status, body.Status])).toEqual(Array(6).fill([200, 'Aktiv']));
    expect(await logOf(sellernummer)).toMatchObject([{ vorher: 'WartetAufFreigabe', nachher: 'Aktiv' }]);
    expect(await subjectsTo(email)).toEqual([APPROVED]);
    const { Verlauf, Aktionen } = answers[0]?.body ?? {};
    expect([Verlauf.at(-1).Was, Aktionen]).toEqual(['Freigegeben von Berta Beispiel', ['Deaktivieren']]);
  });

  test('refuses a registration with a reason that the seller reads in the mail and in the portal, and not in the log', async () => {
    const { sellernummer, email, session } = await waiting();
    const { bearer } = await loginBetrieb(app);
    const headers = { 'idempotency-key': `ablehnen-${sellernummer}` };
    const first = await decide(bearer, sellernummer, 'ablehnen', GRUND, headers);
    expect(first.body).toMatchObject({ Status: 'Inaktiv', Grund: GRUND.Grund, Aktionen: ['Freigeben'] });
    expect(first.body.Verlauf.at(-1).Was).toBe('Abgelehnt von Berta Beispiel');
    expect((await decide(bearer, sellernummer, 'ablehnen', GRUND, headers)).body).toEqual(first.body);
    expect((await decide(bearer, sellernummer, 'ablehnen', { Grund: 'Doch anders.' })).body.Grund).toBe(GRUND.Grund);
    const mails = (await mailsTo(email)).filter(({ text }) => text.includes(GRUND.Grund));
    expect(mails.map(({ betreff }) => betreff)).toEqual([REFUSED]);
    expect((await call(app, 'GET', 'daten', session)).body.Grund).toBe(GRUND.Grund);
    const log = await logOf(sellernummer);
    expect(log).toHaveLength(1);
    expect(JSON.stringify(log)).not.toContain('Gewerbeanmeldung');
    expect((await decide(bearer, sellernummer, 'freigeben')).body).toMatchObject({ Status: 'Aktiv', Grund: null });
  });

  test('deactivates an active seller and one without the data, who cannot be approved then', async () => {
    const { bearer } = await loginBetrieb(app);
    const one = await makeSeller(app);
    for (const _ of [1, 2])
      expect((await decide(bearer, one.sellernummer, 'deaktivieren', GRUND)).body).toMatchObject({ Status: 'Inaktiv', Grund: GRUND.Grund });
    expect(await subjectsTo(one.email)).toEqual([DEACTIVATED]);
    expect((await call(app, 'GET', 'daten', one.session)).body).toMatchObject({ Status: 'Inaktiv', Grund: GRUND.Grund, Ort: 'Flensburg' });

    const { sellernummer } = await makeSeller(app, TENANT, { status: 'Zusatzdaten' });
    await queryAsOwner(app, 'update seller set plz = null where sellernummer = $1', [sellernummer]);
    expectProblem(await decide(bearer, sellernummer, 'freigeben'), 409, 'Konflikt');
    expect((await decide(bearer, sellernummer, 'deaktivieren', GRUND)).body).toMatchObject({ Status: 'Inaktiv', Aktionen: [] });
    expectProblem(await decide(bearer, sellernummer, 'freigeben'), 409, 'Konflikt');
  });

  test('of two people who decide opposite ways at once is taken by one; the other gets the seller as it stands', async () => {
    const { sellernummer, email } = await waiting();
    const people = [await loginBetrieb(app), await loginBetrieb(app)];
    const Bisher = 'WartetAufFreigabe';
    const answers = await atOnce(6, (n) =>
      decide(
        people[n % 2]?.bearer ?? '',
        sellernummer,
        n % 2 === 0 ? 'freigeben' : 'ablehnen',
        n % 2 === 0 ? { Bisher } : { ...GRUND, Bisher },
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(new Set(answers.map(({ body }) => body.Status)).size).toBe(1);
    expect(await logOf(sellernummer)).toHaveLength(1);
    expect(await subjectsTo(email)).toHaveLength(1);
  });

  test('is a conflict in another state, and needs a reason of up to 500 characters', async () => {
    const { bearer } = await loginBetrieb(app);
    const { sellernummer } = await waiting();
    expectProblem(await decide(bearer, sellernummer, 'deaktivieren', GRUND), 409, 'Konflikt');
    expect(fieldCodes(await decide(bearer, sellernummer, 'ablehnen', { Grund: ' ' }))).toMatchObject({ Grund: expect.anything() });
    expectProblem(await decide(bearer, sellernummer, 'ablehnen', { Grund: 'x'.repeat(501) }), 422, 'Validierung');
    expectProblem(await decide(bearer, sellernummer, 'deaktivieren', {}), 422, 'Validierung');
    const active = await makeSeller(app);
    expectProblem(await decide(bearer, active.sellernummer, 'ablehnen', GRUND), 409, 'Konflikt');
    for (const [what, body] of DECISIONS) expectProblem(await decide(bearer, 'P-0', what, body), 404, 'NichtGefunden');
  });

  test('needs the right, which is read once more in its transaction', async () => {
    const { sellernummer } = await waiting();
    const support = await loginBetrieb(app, { rollen: { telko: ['Support'] } });
    for (const person of [support, await loginBetrieb(app, { rollen: {}, plattform: true })]) {
      const refused = await decide(await openBetriebSession(app, person), sellernummer, 'freigeben');
      expectProblem(refused, 403, 'NichtAuthorisiert');
      expect(refused.body.detail).toContain('Betrieb');
      expect((await read(person.bearer, sellernummer)).body.Aktionen).toEqual([]);
    }

    const { id } = await loginBetrieb(app);
    const login = { who: 'B', id, rollen: ['Betrieb'], wer: `Betrieb:${id}` } as unknown as Parameters<typeof decideVerkaeufer>[1];
    const asPerson = (context: Context) => decideVerkaeufer(context, login, sellernummer, { aktion: 'Freigeben' });
    const telko = app.parts.mandanten.get(TENANT) ?? expect.fail('no tenant');
    await inBetrieb(app, (scope) => scope.asMandant(telko, (context) => setRoles(context, id, { rollen: ['Support'], giltBis: null })));
    await expect(app.inTenant(TENANT, asPerson)).rejects.toMatchObject({ code: 'NichtAuthorisiert' });
    expect(await logOf(sellernummer)).toEqual([]);
  });
});
