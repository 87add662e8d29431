import { beforeEach, describe, expect, test } from 'vitest';
import { makeAgentur } from '../../../../test/support/agentur.ts';
import { testApp } from '../../../../test/support/app.ts';
import { atOnce } from '../../../../test/support/at-once.ts';
import { inBetrieb, loginBetrieb, openBetriebSession } from '../../../../test/support/betrieb.ts';
import { blockAddress } from '../../../../test/support/konto.ts';
import { releasedAgencyOrder } from '../../../../test/support/kosten.ts';
import { tokenOf } from '../../../../test/support/mails.ts';
import { configured } from '../../../../test/support/mandant.ts';
import { TEST_NOW } from '../../../../test/support/parts.ts';
import { approved, owning, waiting } from '../../../../test/support/registrierung.ts';
import { queryAsOwner } from '../../../../test/support/rows.ts';
import { newEmail, PASSWORD } from '../../../../test/support/walk.ts';
import type { Context } from '../../../context.ts';
import { expectProblem, fieldCodes } from '../../../http/problem.fixture.ts';
import { setRoles } from '../../betrieb/index.ts';
import { readOffenCent } from '../../kassenbuch/index.ts';
import { createAgentur } from '../create.ts';
import { decideAgentur } from './entscheiden.ts';

const app = testApp();
const TENANT = 'telko';
beforeEach(() => app.clock.set(TEST_NOW));

interface Zeile {
  readonly Agenturnummer: string;
  readonly Status: string;
  readonly OffenCent: number;
}

const list = (bearer: string, body: object = {}, tenant = TENANT) => app.api(tenant, 'PUT', '/betrieb/agenturen', { bearer, body });
const read = (bearer: string, nr: string, tenant = TENANT) => app.api(tenant, 'GET', `/betrieb/agenturen/${nr}`, { bearer });
const decide = (bearer: string, nr: string, what: string, body?: object, headers: Record<string, string> = {}) =>
  app.api(TENANT, 'POST', `/betrieb/agenturen/${nr}/${what}`, { bearer, headers, ...(body && { body }) });
const invite = (bearer: string, Email: string, headers: Record<string, string> = {}, tenant = TENANT) =>
  app.api(tenant, 'POST', '/betrieb/agenturen/einladen', {
    bearer,
    headers,
    body: { Firma: 'Agentur Ostwind', Vorname: 'Olaf', Nachname: 'Ost', Email },
  });
async function rowsOf(bearer: string, Filter: object): Promise<Zeile[]> {
  const { status, body } = await list(bearer, { Pagesize: 200, Filter });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.Content;
}
const logOf = (nr: string) =>
  queryAsOwner<{ wer: string; vorher: string; nachher: string; daten: object }>(
    app,
    "select wer, vorher, nachher, daten from protokoll where bezug = $1 and was = 'agentur.status' and wer like 'Betrieb%' order by protokoll_id",
    [nr],
  );
const mailsTo = async (email: string) => {
  await app.jobs.drainMails();
  return app.mails.allTo(email).map(({ betreff, text }) => ({ betreff, text }));
};
const GRUND = { Grund: 'Die Gewerbeanmeldung fehlt.' };

describe('the list of agencies', () => {
  test('finds an agency by status, number and day, with its open amount, and no firm that recommends', async () => {
    const one = await releasedAgencyOrder(app, TENANT, {});
    const { bearer } = await loginBetrieb(app);
    const nr = one.agenturnummer;
    const [row] = await rowsOf(bearer, { Suche: nr, Status: ['Aktiv'], Von: '2026-01-01', Bis: '2027-12-31' });
    const offen = await app.inTenant(TENANT, (context) => readOffenCent(context, nr));
    expect(offen).toBeGreaterThan(0);
    expect(row).toMatchObject({ Agenturnummer: nr, Status: 'Aktiv', OffenCent: offen });
    expect(await rowsOf(bearer, { Suche: nr, Status: ['Inaktiv'] })).toEqual([]);
    expect(await rowsOf(bearer, { Suche: nr, Bis: '2020-01-01' })).toEqual([]);
    const firm = await makeAgentur(app);
    await queryAsOwner(
      app,
      `update agentur set empfehler_id = (select empfehler_id from empfehler where mandant = 'telko' limit 1) where agenturnummer = $1`,
      [firm],
    );
    expect(await rowsOf(bearer, { Suche: firm })).toEqual([]);
    expectProblem(await read(bearer, firm), 404, 'NichtGefunden');
  });

  test('orders numbers as people count, also over pages', async () => {
    const { bearer } = await loginBetrieb(app);
    const numbers = ['A-7702', 'A-77010', 'A-7701', 'A-77009'];
    for (const agenturnummer of numbers)
      await app.inTenant(TENANT, (context) =>
        createAgentur(context, { agenturnummer, name: 'Agentur Nordwind', status: 'Aktiv', grund: null }),
      );
    const ordered: string[] = [];
    for (let Nach: string | null = null, hasNext = true; hasNext; ) {
      const body = { OrderBy: 'Agenturnummer', Descending: false, Pagesize: 2, Nach, Filter: { Suche: 'A-770' } };
      const { body: page } = await list(bearer, body);
      ordered.push(...page.Content.map((row: Zeile) => row.Agenturnummer));
      [Nach, hasNext] = [page.Nach, page.HasNext];
    }
    expect(ordered).toEqual(['A-7701', 'A-7702', 'A-77009', 'A-77010']);
    expect((await rowsOf(bearer, { Suche: 'A-770' })).map((row) => row.Agenturnummer)).toEqual(ordered.toReversed());
  });

  test('pages by number and by day without a gap, and refuses other columns', async () => {
    const { bearer } = await loginBetrieb(app);
    for (const _ of [1, 2, 3]) await makeAgentur(app);
    for (const OrderBy of ['Agenturnummer', 'SeitAm']) {
      const all: string[] = (await list(bearer, { OrderBy, Pagesize: 200 })).body.Content.map(({ Agenturnummer }: Zeile) => Agenturnummer);
      const first = (await list(bearer, { OrderBy, Pagesize: 2 })).body;
      const second = (await list(bearer, { OrderBy, Pagesize: 2, Nach: first.Nach })).body;
      expect([...first.Content, ...second.Content].map(({ Agenturnummer }: Zeile) => Agenturnummer)).toEqual(all.slice(0, 4));
    }
    expectProblem(await list(bearer, { OrderBy: 'Name' }), 422, 'Validierung');
  });

  test('keeps those that wait for approval, which home counts for people who decide', async () => {
    const { agenturnummer } = await waiting(app);
    const other = await makeAgentur(app);
    const { bearer } = await loginBetrieb(app);
    const found = (await rowsOf(bearer, { Faellig: 'WartetAufFreigabe' })).map(({ Agenturnummer }) => Agenturnummer);
    expect([found.includes(agenturnummer), found.includes(other)]).toEqual([true, false]);
    const home = async (session: string) =>
      (await app.api(TENANT, 'GET', '/betrieb/heute', { bearer: session })).body.Anstehend.find(
        ({ Liste }: { Liste: string }) => Liste === 'agenturen',
      );
    expect(await home(bearer)).toMatchObject({ Faellig: 'WartetAufFreigabe', Anzahl: found.length });
    expect(await home((await loginBetrieb(app, { rollen: { telko: ['Support'] } })).bearer)).toBeUndefined();
  });

  test('does not exist at a tenant without agencies, whose people have no rights about them', async () => {
    const { agenturnummer } = await waiting(app);
    const { bearer } = await loginBetrieb(app);
    await configured(app, TENANT, { ModuleAgentur: 'Aus' }, async () => {
      expectProblem(await list(bearer), 404, 'NichtGefunden');
      expectProblem(await read(bearer, agenturnummer), 404, 'NichtGefunden');
      for (const [what, body] of [['freigeben'], ['ablehnen', GRUND], ['deaktivieren', GRUND]] as const)
        expectProblem(await decide(bearer, agenturnummer, what, body), 404, 'NichtGefunden');
      expectProblem(await invite(bearer, newEmail('geladen', 'agentur.example')), 404, 'NichtGefunden');
      const { body } = await app.api(TENANT, 'GET', '/api/v1/betrieb/user', { bearer });
      expect(JSON.stringify(body)).not.toContain('Agenturen');
    });
    expect((await read(bearer, agenturnummer)).body.Status).toBe('WartetAufFreigabe');
  });
});

describe('the sheet of an agency', () => {
  test('has the application with checked numbers, a masked account, owner, accepted texts and timeline', async () => {
    const { agenturnummer, email } = await waiting(app);
    const { bearer } = await loginBetrieb(app);
    const { body } = await read(bearer, agenturnummer);
    expect(body).toMatchObject({
      Name: 'Agentur Westwind',
      Status: 'WartetAufFreigabe',
      Email: email,
      Strasse: 'Am Speicher',
      UstId: 'DE136695976',
      UstIdGueltig: true,
      Kontoinhaber: 'Agentur Westwind',
      IBANMaskiert: '•••• 3000',
      IBANGueltig: true,
      Inhaber: [{ Vorname: 'Wiebke', Nachname: 'Westermann', Email: email, Status: 'Aktiv' }],
      Aktionen: ['Freigeben', 'Ablehnen'],
    });
    expect(JSON.stringify(body)).not.toContain('0532');
    expect(body.Zustimmungen.map(({ Name }: { Name: string }) => Name).sort()).toEqual(['Auftragsverarbeitung', 'Regeln']);
    for (const one of body.Zustimmungen) expect(one).toMatchObject({ Von: 'Wiebke Westermann', ZugestimmtAm: expect.any(String) });
    const was = body.Verlauf.map(({ Was }: { Was: string }) => Was);
    expect([was[0], was.at(-1)]).toEqual(['Registriert', 'Alle Angaben gemacht']);

    await queryAsOwner(app, "update agentur set ust_id = 'DE136695977' where agenturnummer = $1", [agenturnummer]);
    expect((await read(bearer, agenturnummer)).body.UstIdGueltig).toBe(false);
  });

  test('says who changed data of an agency', async () => {
    const { agenturnummer, session } = await approved(app);
    const body = { Strasse: 'Hafenweg' };
    expect((await app.api(TENANT, 'PUT', `/agentur/stammdaten/${agenturnummer}`, { bearer: session, body })).status).toBe(204);
    const { Verlauf } = (await read((await loginBetrieb(app)).bearer, agenturnummer)).body;
    expect(Verlauf.slice(-2).map(({ Was }: { Was: string }) => Was)).toEqual([
      'Freigegeben von Test',
      'Angaben geändert von Wiebke Westermann',
    ]);
  });

  test('offers no decision to people who only see, and is not found at another tenant', async () => {
    const { agenturnummer } = await waiting(app);
    const { bearer } = await loginBetrieb(app, { rollen: { telko: ['Support'], energie: ['Betrieb'] } });
    expect((await read(bearer, agenturnummer)).body.Aktionen).toEqual([]);
    expectProblem(await read(bearer, agenturnummer, 'energie'), 404, 'NichtGefunden');
    expectProblem(await read(bearer, 'A-0'), 404, 'NichtGefunden');
  });
});

describe('a decision on an agency', () => {
  test('approves once, also with concurrent calls of two people, with one mail and the person in the log', async () => {
    const { agenturnummer, email } = await waiting(app);
    const people = [await loginBetrieb(app), await loginBetrieb(app)];
    const answers = await atOnce(6, (n) => decide(people[n % 2]?.bearer ?? '', agenturnummer, 'freigeben'));
    expect(answers.map(({ status, body }) => [status, body.Status])).toEqual(Array(6).fill([200, 'Aktiv']));
    expect(await logOf(agenturnummer)).toMatchObject([{ vorher: 'WartetAufFreigabe', nachher: 'Aktiv' }]);
    expect((await mailsTo(email)).filter(({ betreff }) => betreff.endsWith('ist freigeschaltet'))).toHaveLength(1);
    const { Verlauf, Aktionen } = answers[0]?.body ?? {};
    expect([Verlauf.at(-1).Was, Aktionen]).toEqual(['Freigegeben von Berta Beispiel', ['Deaktivieren']]);
  });

  test('refuses an application with a reason that its owner reads in the mail and in the portal, and not in the log', async () => {
    const { agenturnummer, email, session } = await waiting(app);
    const { bearer } = await loginBetrieb(app);
    const headers = { 'idempotency-key': `ablehnen-${agenturnummer}` };
    const first = await decide(bearer, agenturnummer, 'ablehnen', GRUND, headers);
    expect(first.body).toMatchObject({ Status: 'Inaktiv', Grund: GRUND.Grund, Aktionen: ['Freigeben'] });
    expect(first.body.Verlauf.at(-1).Was).toBe('Abgelehnt von Berta Beispiel');
    expect((await decide(bearer, agenturnummer, 'ablehnen', GRUND, headers)).body).toEqual(first.body);
    expect((await decide(bearer, agenturnummer, 'ablehnen', { Grund: 'Doch anders.' })).body.Grund).toBe(GRUND.Grund);
    const mails = (await mailsTo(email)).filter(({ text }) => text.includes(GRUND.Grund));
    expect(mails.map(({ betreff }) => betreff)).toEqual(['Ihre Bewerbung mit Agentur Westwind']);
    expect((await app.api(TENANT, 'GET', `/agentur/stammdaten/${agenturnummer}`, { bearer: session })).body.Grund).toBe(GRUND.Grund);
    const log = await logOf(agenturnummer);
    expect(log).toHaveLength(1);
    expect(JSON.stringify(log)).not.toContain('Gewerbeanmeldung');
    expect((await decide(bearer, agenturnummer, 'freigeben')).body).toMatchObject({ Status: 'Aktiv', Grund: null });
  });

  test('deactivates an active agency and one without its data, which cannot be approved then', async () => {
    const { bearer } = await loginBetrieb(app);
    const one = await approved(app);
    expect((await decide(bearer, one.agenturnummer, 'deaktivieren', GRUND)).body).toMatchObject({ Status: 'Inaktiv', Grund: GRUND.Grund });
    expect((await decide(bearer, one.agenturnummer, 'deaktivieren', GRUND)).status).toBe(200);
    expect((await mailsTo(one.email)).filter(({ betreff }) => betreff.endsWith('ist nicht mehr aktiv'))).toHaveLength(1);
    const { agenturnummer } = await owning(app);
    expectProblem(await decide(bearer, agenturnummer, 'freigeben'), 409, 'Konflikt');
    expect((await decide(bearer, agenturnummer, 'deaktivieren', GRUND)).body).toMatchObject({ Status: 'Inaktiv', Aktionen: [] });
    expectProblem(await decide(bearer, agenturnummer, 'freigeben'), 409, 'Konflikt');
  });

  test('of two people who decide opposite ways at once is taken by one; the other gets the agency as it stands', async () => {
    const { agenturnummer, email } = await waiting(app);
    const people = [await loginBetrieb(app), await loginBetrieb(app)];
    const Bisher = 'WartetAufFreigabe';
    const answers = await atOnce(6, (n) =>
      decide(
        people[n % 2]?.bearer ?? '',
        agenturnummer,
        n % 2 === 0 ? 'freigeben' : 'ablehnen',
        n % 2 === 0 ? { Bisher } : { ...GRUND, Bisher },
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(new Set(answers.map(({ body }) => body.Status)).size).toBe(1);
    expect(await logOf(agenturnummer)).toHaveLength(1);
    const decisions = (await mailsTo(email)).filter(
      ({ betreff, text }) => betreff.endsWith('ist freigeschaltet') || text.includes(GRUND.Grund),
    );
    expect(decisions).toHaveLength(1);
  });

  test('is a conflict in another state, and needs a reason of up to 500 characters', async () => {
    const { bearer } = await loginBetrieb(app);
    const { agenturnummer } = await waiting(app);
    expectProblem(await decide(bearer, agenturnummer, 'deaktivieren', GRUND), 409, 'Konflikt');
    expect(fieldCodes(await decide(bearer, agenturnummer, 'ablehnen', { Grund: ' ' }))).toMatchObject({ Grund: expect.anything() });
    expectProblem(await decide(bearer, agenturnummer, 'ablehnen', { Grund: 'x'.repeat(501) }), 422, 'Validierung');
    expectProblem(await decide(bearer, agenturnummer, 'deaktivieren', {}), 422, 'Validierung');
    const active = await makeAgentur(app);
    expectProblem(await decide(bearer, active, 'ablehnen', GRUND), 409, 'Konflikt');
    for (const [what, body] of [['freigeben'], ['ablehnen', GRUND], ['deaktivieren', GRUND]] as const)
      expectProblem(await decide(bearer, 'A-0', what, body), 404, 'NichtGefunden');
  });

  test('needs the right, which is read once more in its transaction', async () => {
    const { agenturnummer } = await waiting(app);
    const support = await loginBetrieb(app, { rollen: { telko: ['Support'] } });
    const refused = await decide(support.bearer, agenturnummer, 'freigeben');
    expectProblem(refused, 403, 'NichtAuthorisiert');
    expect(refused.body.detail).toContain('Plattform');
    expectProblem(await invite(support.bearer, newEmail('geladen', 'agentur.example')), 403, 'NichtAuthorisiert');

    const { id } = await loginBetrieb(app);
    const login = { who: 'B', id, rollen: ['Betrieb'], wer: `Betrieb:${id}` } as unknown as Parameters<typeof decideAgentur>[1];
    const asPerson = (context: Context) => decideAgentur(context, login, agenturnummer, { aktion: 'Freigeben' });
    const telko = app.parts.mandanten.get(TENANT) ?? expect.fail('no tenant');
    await inBetrieb(app, (scope) => scope.asMandant(telko, (context) => setRoles(context, id, { rollen: ['Support'], giltBis: null })));
    await expect(app.inTenant(TENANT, asPerson)).rejects.toMatchObject({ code: 'NichtAuthorisiert' });
    expect((await read(support.bearer, agenturnummer)).body.Status).toBe('WartetAufFreigabe');

    const plattform = await loginBetrieb(app, { rollen: {}, plattform: true });
    expect((await decide(await openBetriebSession(app, plattform), agenturnummer, 'freigeben')).body.Status).toBe('Aktiv');
  });
});

describe('an invitation of a firm', () => {
  test('begins a registration whose owner joins by the mailed link, once for a repeat', async () => {
    const { bearer, id } = await loginBetrieb(app);
    const email = newEmail('geladen', 'agentur.example');
    const headers = { 'idempotency-key': `einladen-${email}` };
    const answers = await atOnce(3, () => invite(bearer, email, headers));
    const first = answers.find(({ status }) => status === 201) ?? expect.fail('not invited');
    const again = await invite(bearer, email, headers);
    expect(again.body).toEqual(first.body);
    expect(first.body).toMatchObject({
      Name: 'Agentur Ostwind',
      Status: 'Angelegt',
      Inhaber: [{ Vorname: 'Olaf', Nachname: 'Ost', Email: email, Status: 'Eingeladen' }],
      Aktionen: ['Deaktivieren'],
    });
    expect(await mailsTo(email)).toHaveLength(1);
    const created = await queryAsOwner(app, "select wer from protokoll where bezug = $1 and was = 'agentur.angelegt'", [
      first.body.Agenturnummer,
    ]);
    expect(created).toEqual([{ wer: `Betrieb:${id}` }]);
    const Token = tokenOf(app.mails.to(email, 'bestaetigen'));
    expect((await app.api(TENANT, 'PUT', '/agentur/passwort', { body: { Token, Password: PASSWORD } })).status).toBe(204);
    expectProblem(await invite(bearer, email), 409, 'Konflikt');
  });

  test('is refused for a barred address and for one that is none', async () => {
    const { bearer } = await loginBetrieb(app);
    const email = newEmail('gesperrt', 'agentur.example');
    await blockAddress(app, email);
    const refused = await invite(bearer, email);
    expectProblem(refused, 409, 'Konflikt');
    expect(refused.body.detail).toBe('Diese Adresse ist gesperrt.');
    expectProblem(await invite(bearer, 'keine-adresse'), 422, 'EmailUngueltig');
  });
});
