import { beforeEach, describe, expect, test } from 'vitest';
import type { BetriebTreffer } from '../../../contract/calls/betrieb/suche.ts';
import { makeAgentur } from '../../../test/support/agentur.ts';
import { testApp } from '../../../test/support/app.ts';
import { loginBetrieb } from '../../../test/support/betrieb.ts';
import { newAccount } from '../../../test/support/konto.ts';
import { configured } from '../../../test/support/mandant.ts';
import { IBANS, ordered, recipient } from '../../../test/support/money.ts';
import { TEST_NOW } from '../../../test/support/parts.ts';
import { makeRechnung } from '../../../test/support/rechnung.ts';
import { queryAsOwner } from '../../../test/support/rows.ts';
import { makeSeller } from '../../../test/support/seller.ts';
import { login, newEmail } from '../../../test/support/walk.ts';
import type { Login } from '../../calls/login.ts';
import { expectProblem } from '../../http/problem.fixture.ts';
import { fillIbanEnden } from '../bankdaten/index.ts';
import { endEmpfaenger } from '../empfaenger/index.ts';
import { search } from './suche.ts';

const app = testApp();
const TENANT = 'telko';
beforeEach(() => app.clock.set(TEST_NOW));

const ask = (bearer: string, q: string, tenant = TENANT) => app.api(tenant, 'GET', `/betrieb/suche?q=${encodeURIComponent(q)}`, { bearer });
const hits = async (bearer: string, q: string): Promise<BetriebTreffer[]> => (await ask(bearer, q)).body.Treffer;
const numbers = async (bearer: string, q: string) => (await hits(bearer, q)).map(({ Nummer }) => Nummer);
const support = async () => (await loginBetrieb(app, { rollen: { telko: ['Support'] } })).bearer;
const set = (table: string, key: string, id: string, values: Record<string, string>) =>
  queryAsOwner(app, `update ${table} set ${Object.keys(values).map((name, index) => `${name} = $${index + 2}`)} where ${key} = $1`, [
    id,
    ...Object.values(values),
  ]);

describe('the search of the back office', () => {
  test('finds a recommender and a recommended person by the whole address, each person once', async () => {
    const bearer = await support();
    const { email, id } = await newAccount(app);
    const { Empfaengernummer } = await recipient(app, TENANT, { email });
    expect(await hits(bearer, ` ${email.toUpperCase()} `)).toEqual([
      { Art: 'Person', Nummer: id, Titel: 'Karla K.', Zusatz: expect.stringMatching(/^k….*@muessig\.example · Empfehler$/) },
    ]);
    const other = await recipient(app, TENANT);
    const again = await recipient(app, TENANT, { email: other.email, empfehler: await newAccount(app) });
    const [hit, ...more] = await hits(bearer, other.email);
    expect([hit?.Titel, more]).toEqual(['Jörg M.', []]);
    expect([other.Empfaengernummer, again.Empfaengernummer]).toContain(hit?.Nummer);
    expect(await numbers(bearer, Empfaengernummer)).toEqual([id]);
    expect(await hits(bearer, email.slice(0, -1))).toEqual([]);
  });

  test('finds people by name in any order and spelling, and with a postcode only those who live there', async () => {
    const bearer = await support();
    const person = await recipient(app, TENANT);
    await set('empfaenger', 'empfaengernummer', person.Empfaengernummer, { vorname: 'Änne', name: 'Großkötter-Ünlü', plz: '24103' });
    for (const q of [
      'Großkötter-Ünlü',
      'grosskoetter',
      'Änne Großkötter',
      'aenne grosskoetter-uenlue',
      'GROSSKÖTTER, Änne',
      'Großkötter 24103',
    ])
      expect([q, await numbers(bearer, q)]).toEqual([q, [person.Empfaengernummer]]);
    for (const q of ['Großkötter 24105', 'Anna Großkötter', 'kötter', 'Änne', '%', '___'])
      expect([q, await numbers(bearer, q)]).toEqual([q, []]);
    const { id } = await newAccount(app);
    await set('empfehler', 'empfehler_id', id, { vorname: 'Zdeněk', nachname: 'Österzahn' });
    expect(await numbers(bearer, 'zdenek oesterzahn')).toEqual([id]);
    await set('empfehler', 'empfehler_id', id, { vorname: 'Łukasz', nachname: 'ØRSTED ẞ' });
    for (const q of ['ørsted łukasz', 'Ørsted SS']) expect([q, await numbers(bearer, q)]).toEqual([q, [id]]);
  });

  test('finds a recommended person by the telephone number with and without the code of the country', async () => {
    const bearer = await support();
    const { Empfaengernummer } = await recipient(app, TENANT);
    await set('empfaenger', 'empfaengernummer', Empfaengernummer, { telefon: '+49 431 98-76543' });
    for (const q of ['0431 9876543', '+49431/98 765 43', '004943198-76543'])
      expect([q, await numbers(bearer, q)]).toEqual([q, [Empfaengernummer]]);
    expect(await numbers(bearer, '0431 9876544')).toEqual([]);
  });

  test('finds the owner of an account by the last four of the IBAN, also one that was stored before', async () => {
    const bearer = await support();
    const { email, id } = await newAccount(app);
    const body = { Kontoinhaber: 'Karla Konto', IBAN: IBANS.austrian };
    expect((await app.api(TENANT, 'PUT', '/empfehler/bankdaten', { bearer: await login(app, TENANT, email), body })).status).toBe(204);
    expect(await numbers(bearer, IBANS.austrian.slice(-4))).toContain(id);
    expect(await numbers(bearer, '9998')).toEqual([]);
    await queryAsOwner(app, 'update bankdaten set iban_ende_hash = null');
    expect(await numbers(bearer, IBANS.austrian.slice(-4))).toEqual([]);
    await queryAsOwner(
      app,
      "update bankdaten set iban = 'v1.broken' where mandant = 'telko' and bankdaten_id not in (select bankdaten_id from empfehler where bankdaten_id is not null)",
    );
    await fillIbanEnden(app.parts);
    expect(await numbers(bearer, IBANS.austrian.slice(-4))).toContain(id);
    const left = await queryAsOwner(app, 'select 1 from bankdaten where iban_ende_hash is null');
    expect(left).toEqual([]);
  });

  test('finds an order, a referral and an agency by number or code, with their people', async () => {
    const bearer = await support();
    const recommender = await newAccount(app);
    const { auftrag, Empfehlungsnummer, Empfaengernummer } = await ordered(app, TENANT, { empfehler: recommender });
    const people = [recommender.id, Empfaengernummer].sort();
    const byOrder = await hits(bearer, auftrag.Auftragsnummer.toLowerCase());
    expect(byOrder[0]).toEqual({ Art: 'Auftrag', Nummer: auftrag.Auftragsnummer, Titel: auftrag.Auftragsnummer, Zusatz: 'Auftrag' });
    expect(
      byOrder
        .slice(1)
        .map(({ Nummer }) => Nummer)
        .sort(),
    ).toEqual(people);
    expect((await hits(bearer, Empfehlungsnummer)).map(({ Art, Nummer }) => [Art, Nummer])).toEqual([
      ['Empfehlung', Empfehlungsnummer],
      ['Person', recommender.id],
    ]);
    const [{ code } = { code: '' }] = await queryAsOwner<{ code: string }>(
      app,
      'select code from empfehlung where empfehlungsnummer = $1',
      [Empfehlungsnummer],
    );
    expect(await numbers(bearer, code.toLowerCase())).toContain(recommender.id);
    const grouped = Empfehlungsnummer.toUpperCase()
      .replace(/(.{4})/g, '$1-')
      .replace(/-$/, '');
    expect(await numbers(bearer, grouped)).toContain(Empfehlungsnummer);
    const agenturnummer = await makeAgentur(app, TENANT);
    expect(await hits(bearer, agenturnummer)).toMatchObject([{ Art: 'Agentur', Nummer: agenturnummer }]);
  });

  test('finds an invoice by its number, for roles that may see invoices', async () => {
    const agenturnummer = await makeAgentur(app, TENANT);
    await ordered(app, TENANT);
    const nr = await makeRechnung(app, TENANT, agenturnummer);
    const of = async (rolle: 'Buchhaltung' | 'Support', tenant: 'telko' | 'energie' = TENANT) => {
      const { bearer } = await loginBetrieb(app, { rollen: { [tenant]: [rolle] } });
      return (await ask(bearer, nr.toLowerCase(), tenant)).body.Treffer;
    };
    expect(await of('Buchhaltung')).toEqual([{ Art: 'Rechnung', Nummer: nr, Titel: nr, Zusatz: 'Rechnung' }]);
    expect(await of('Support')).toEqual([]);
    expect(await of('Buchhaltung', 'energie')).toEqual([]);
  });

  test('finds a profi seller by number, name, firm and address', async () => {
    const bearer = await support();
    const { sellernummer, email } = await makeSeller(app, TENANT);
    await set('seller', 'sellernummer', sellernummer, { vorname: 'Xenia', nachname: 'Zöllnerfeld' });
    const hit = { Art: 'Verkaeufer', Nummer: sellernummer, Zusatz: `${sellernummer} · s…@verkauf.example · Profiseller` };
    for (const q of [sellernummer.toLowerCase(), 'zoellnerfeld', 'Zöllnerfeld 24937', 'xenia zöllnerfeld', email.toUpperCase()])
      expect([q, await hits(bearer, q)]).toEqual([q, [{ ...hit, Titel: 'Xenia Z.' }]]);
    await set('seller', 'sellernummer', sellernummer, { firma: 'Fördewärme Vertrieb' });
    for (const q of ['foerdewaerme', 'Zöllnerfeld'])
      expect([q, await hits(bearer, q)]).toEqual([q, [{ ...hit, Titel: 'Fördewärme Vertrieb' }]]);
    for (const q of ['Zöllnerfeld 24938', 'feld', email.slice(0, -1)]) expect([q, await hits(bearer, q)]).toEqual([q, []]);
  });

  test('finds no profi seller for people without the right, at another tenant, and at one without sellers', async () => {
    const { sellernummer, email } = await makeSeller(app, TENANT);
    const rollen = { telko: ['Support'], energie: ['Support'] } as const;
    const { bearer } = await loginBetrieb(app, { rollen });
    for (const q of [sellernummer, email]) {
      expect(await numbers(bearer, q)).toEqual([sellernummer]);
      expect((await ask(bearer, q, 'energie')).body.Treffer).toEqual([]);
      const editor = { who: 'B', id: 'redaktion', rollen: ['Redaktion'] } as unknown as Login;
      expect((await app.inTenant(TENANT, (context) => search(context, editor, q))).Treffer).toEqual([]);
      await configured(app, TENANT, { ModuleProfiseller: false }, async () => expect(await numbers(bearer, q)).toEqual([]));
    }
  });

  test('says that there are more hits than it shows', async () => {
    const bearer = await support();
    await queryAsOwner(
      app,
      `insert into account (mandant, account_id, art, email, email_schluessel, email_alias, language, erstellt_am)
       select 'telko', 'viele' || n, 'Empfehler', 'viele' || n || '@viele.example', 'viele' || n || '@viele.example', 'viele' || n, 'de', $1 from generate_series(1, 22) n`,
      [TEST_NOW],
    );
    await queryAsOwner(
      app,
      `insert into empfehler (mandant, empfehler_id, vorname, nachname, empfehlerhash)
       select 'telko', 'viele' || n, 'Vera', 'Vielfach', 'viele' || n from generate_series(1, 22) n`,
    );
    const { body } = await ask(bearer, 'Vielfach');
    expect([body.Treffer.length, body.Mehr]).toEqual([20, true]);
  });

  test('finds nothing for two letters, at another tenant, and of people whose data is deleted', async () => {
    const bearer = await support();
    const { email } = await newAccount(app);
    expect((await ask(bearer, 'Ko')).body).toEqual({ Treffer: [], Mehr: false });
    const elsewhere = await loginBetrieb(app, { rollen: { energie: ['Support'] } });
    expect((await ask(elsewhere.bearer, email, 'energie')).body.Treffer).toEqual([]);
    expectProblem(await ask(elsewhere.bearer, email), 404, 'NichtGefunden');
    expect((await app.api(TENANT, 'DELETE', '/empfehler/delete', { bearer: await login(app, TENANT, email) })).status).toBe(204);
    expect(await hits(bearer, email)).toEqual([]);
    const { Empfaengernummer, email: other } = await recipient(app, TENANT);
    await app.inTenant(TENANT, (context) => endEmpfaenger(context, other));
    expect(await hits(bearer, Empfaengernummer)).toEqual([]);
  });

  test('leaves in the audit log who searched and how much was found, without the words', async () => {
    const { id, bearer } = await loginBetrieb(app);
    const email = newEmail('gesucht');
    await recipient(app, TENANT, { email });
    await hits(bearer, email);
    const log = await queryAsOwner<{ daten: object }>(app, "select * from protokoll where was = 'person.gesucht' and wer = $1", [
      `Betrieb:${id}`,
    ]);
    expect(log).toMatchObject([{ bezug: 'suche', daten: { treffer: 1 } }]);
    expect(JSON.stringify(log)).not.toContain('gesucht@');
    expect(JSON.stringify(log)).not.toContain(email);
  });
});
