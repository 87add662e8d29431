import { beforeEach, describe, expect, test } from 'vitest';
import { makeAgentur } from '../../../../test/support/agentur.ts';
import { testApp } from '../../../../test/support/app.ts';
import { loginBetrieb } from '../../../../test/support/betrieb.ts';
import { freigabeOf } from '../../../../test/support/freigabe.ts';
import { newAccount } from '../../../../test/support/konto.ts';
import { ordered } from '../../../../test/support/money.ts';
import { TEST_NOW } from '../../../../test/support/parts.ts';
import { releaseDays } from '../../../../test/support/release-days.ts';
import { login } from '../../../../test/support/walk.ts';
import { addDays } from '../../../calendar.ts';
import { expectProblem, fieldCodes } from '../../../http/problem.fixture.ts';
import { auftraegeOf, numbersOf, TENANT } from './auftraege.fixture.ts';

const app = testApp();
beforeEach(() => app.clock.set(TEST_NOW));

const { due, object, ownerOf } = freigabeOf(app, TENANT);
const { list, read, decide, has, received } = auftraegeOf(app);

describe('the list of orders', () => {
  test('is read page by page, each row once, and ends', async () => {
    const { bearer } = await loginBetrieb(app);
    const made = [];
    for (let n = 0; n < 5; n += 1) made.push((await ordered(app, TENANT)).auftrag.Auftragsnummer);
    const start = made[0]?.replace(/\d+$/, '') ?? '';
    const query = { Pagesize: 2, OrderBy: 'Auftragsnummer', Filter: { Suche: start } };
    const found: string[] = [];
    let page = await list(bearer, query);
    const { TotalCount, Summen, TotalGenau } = page.body;
    found.push(...numbersOf(page));
    while (page.body.HasNext) {
      page = await list(bearer, { ...query, Nach: page.body.Nach });
      found.push(...numbersOf(page));
    }
    expect(found).toEqual([...new Set(found)].sort());
    expect(found).toEqual(expect.arrayContaining(made));
    expect([TotalCount, TotalGenau, page.body.Nach]).toEqual([found.length, true, null]);
    expect(Summen.WertCent).toBeGreaterThan(0);
  });

  test('by the usual order has the latest first, and goes on after a page of orders of one day', async () => {
    const { bearer } = await loginBetrieb(app);
    for (let n = 0; n < 3; n += 1) await ordered(app, TENANT);
    const first = await list(bearer, { Pagesize: 2 });
    const second = await list(bearer, { Pagesize: 2, Nach: first.body.Nach });
    const days = [...first.body.Content, ...second.body.Content].map((row) => row.Auftragsdatum);
    expect(days).toEqual([...days].sort().reverse());
    expect(numbersOf(first).filter((nr) => numbersOf(second).includes(nr))).toEqual([]);
  });

  test('refuses a key of another order or filter, a forged one, and a column without a star', async () => {
    const { bearer } = await loginBetrieb(app);
    for (let n = 0; n < 2; n += 1) await ordered(app, TENANT);
    const { Nach } = (await list(bearer, { Pagesize: 1 })).body;
    expect(Nach).toEqual(expect.any(String));
    for (const query of [{ OrderBy: 'Auftragsnummer' }, { Descending: false }, { Filter: { Status: ['Bestaetigt'] } }])
      expect(fieldCodes(await list(bearer, { ...query, Pagesize: 1, Nach }))).toEqual({ Nach: 'andereListe' });
    expect(fieldCodes(await list(bearer, { Nach: `${Nach.slice(0, -2)}xx` }))).toEqual({ Nach: 'andereListe' });
    expect(Object.keys(fieldCodes(await list(bearer, { OrderBy: 'WertCent' })))).toEqual(['OrderBy']);
    expect(Object.keys(fieldCodes(await list(bearer, { Pagenumber: 2 })))).toEqual(['Pagenumber']);
  });

  test('finds an order by the beginning of its number in any letter case, and by the numbers of referral and recipient', async () => {
    const { bearer } = await loginBetrieb(app);
    const { auftrag, Empfehlungsnummer, Empfaengernummer } = await ordered(app, TENANT);
    const nr = auftrag.Auftragsnummer;
    for (const Suche of [nr, nr.toLowerCase(), ` ${nr.slice(0, -1)}`, Empfehlungsnummer, Empfaengernummer])
      expect(await has(bearer, nr, { Suche }), Suche).toBe(true);
    for (const Suche of ['%', '_', nr.slice(1), Empfehlungsnummer.slice(0, -1)])
      expect(await has(bearer, nr, { Suche }), Suche).toBe(false);
  });

  test('keeps orders that wait for the tenant by what they wait for', async () => {
    const { bearer } = await loginBetrieb(app);
    const { nr } = await received();
    expect(await has(bearer, nr, { Faellig: 'ZuBestaetigen' })).toBe(true);
    const confirmed = await ordered(app, TENANT);
    const own = confirmed.auftrag.Auftragsnummer;
    expect(await has(bearer, own, { Faellig: 'ZuBestaetigen' })).toBe(false);
    expect(await has(bearer, own, { Faellig: 'ZuFreigeben' })).toBe(false);
    app.clock.pass({ days: releaseDays(TENANT) });
    const session = await loginBetrieb(app);
    expect(await has(session.bearer, own, { Faellig: 'ZuFreigeben' })).toBe(true);
  });

  test('has an order of an agency once the agency let its days pass, or objected', async () => {
    const agentur = await makeAgentur(app, TENANT);
    const one = await due(agentur);
    let { bearer } = await loginBetrieb(app);
    expect(await has(bearer, one.nummer, { Agenturnummer: agentur })).toBe(true);
    expect(await has(bearer, one.nummer, { Faellig: 'ZuFreigeben' })).toBe(false);
    app.clock.pass({ days: 15 });
    ({ bearer } = await loginBetrieb(app));
    expect(await has(bearer, one.nummer, { Faellig: 'ZuFreigeben' })).toBe(true);
    await object(await ownerOf(agentur), agentur, one.nummer);
    expect(await has(bearer, one.nummer, { Faellig: 'ZuFreigeben' })).toBe(false);
    expect(await has(bearer, one.nummer, { Faellig: 'Beanstandet' })).toBe(true);
  });
});

describe('home', () => {
  const home = async (bearer: string) => (await app.api(TENANT, 'GET', '/betrieb/heute', { bearer })).body.Anstehend;

  test('says what waits, as many as its filter shows, what waits longest first', async () => {
    await received();
    const early = await ordered(app, TENANT);
    app.clock.pass({ days: releaseDays(TENANT) });
    await received();
    const { bearer } = await loginBetrieb(app);
    const anstehend = await home(bearer);
    expect(anstehend.map(({ Faellig }: { Faellig: string }) => Faellig)).toEqual(expect.arrayContaining(['ZuBestaetigen', 'ZuFreigeben']));
    const days = anstehend.map(({ Aeltester }: { Aeltester: string }) => Aeltester);
    expect(days).toEqual([...days].sort());
    for (const { Faellig, Anzahl, Was } of anstehend) {
      expect((await list(bearer, { Filter: { Faellig }, Pagesize: 1 })).body.TotalCount, Faellig).toBe(Anzahl);
      expect(Was).toContain(String(Anzahl));
    }
    expect(await has(bearer, early.auftrag.Auftragsnummer, { Faellig: 'ZuFreigeben' })).toBe(true);
  });

  test('says nothing of lists that the person may not see, and nothing to a key', async () => {
    await received();
    const { bearer } = await loginBetrieb(app, { rollen: { telko: ['Redaktion'] } });
    expect(await home(bearer)).toEqual([]);
    expectProblem(await app.api(TENANT, 'GET', '/betrieb/heute', { bearer: `demo-${TENANT}` }), 401, 'PSOF0204');
  });
});

describe('one order', () => {
  test('has timeline, next step as the recommender reads it, and the decisions of the caller’s right', async () => {
    const { nr, Empfehlungsnummer, Empfaengernummer } = await received();
    const [operator, auditor] = [
      await loginBetrieb(app),
      await loginBetrieb(app, { rollen: { telko: ['Pruefung'] }, giltBis: addDays('2026-11-20', 9) }),
    ];
    const { body } = await read(operator.bearer, nr);
    expect(body).toMatchObject({ Auftragsnummer: nr, Status: 'Eingegangen', Empfehlungsnummer, Empfaengernummer, FreigegebenAm: null });
    expect(body.Aktionen).toEqual(['Bestaetigen', 'Stornieren']);
    expect(body.Verlauf.length).toBeGreaterThan(1);
    expect(body.NaechsterSchritt.Was).not.toBe('');
    expect((await read(auditor.bearer, nr)).body.Aktionen).toEqual([]);
  });

  test('names the account of its recommender, until that is deleted', async () => {
    const empfehler = await newAccount(app);
    const { auftrag } = await ordered(app, TENANT, { empfehler });
    const { bearer } = await loginBetrieb(app, { rollen: { telko: ['Pruefung'] }, giltBis: addDays('2026-11-20', 9) });
    const named = async () => (await read(bearer, auftrag.Auftragsnummer)).body.EmpfehlerId;
    expect(await named()).toBe(empfehler.id);
    const session = await login(app, TENANT, empfehler.email);
    expect((await app.api(TENANT, 'DELETE', '/empfehler/delete', { bearer: session })).status).toBe(204);
    expect(await named()).toBeNull();
  });

  test('is unknown at another tenant, and its calls name the roles that may', async () => {
    const { nr } = await received();
    const { bearer } = await loginBetrieb(app, { rollen: { energie: ['Betrieb'], telko: ['Support'] } });
    expectProblem(await read(bearer, nr, 'energie'), 404, 'NichtGefunden');
    const refused = await decide(bearer, nr, 'bestaetigen');
    expectProblem(refused, 403, 'NichtAuthorisiert');
    expect(refused.body.detail).toContain('Betrieb');
  });
});
