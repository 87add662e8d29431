import { beforeEach, describe, expect, test } from 'vitest';
import { makeAgentur } from '../../../../test/support/agentur.ts';
import { testApp } from '../../../../test/support/app.ts';
import { atOnce } from '../../../../test/support/at-once.ts';
import { inBetrieb, loginBetrieb, makePerson, openBetriebSession } from '../../../../test/support/betrieb.ts';
import { freigabeOf } from '../../../../test/support/freigabe.ts';
import { grantsOf, ordered, recipient } from '../../../../test/support/money.ts';
import { TEST_NOW } from '../../../../test/support/parts.ts';
import { releaseDays } from '../../../../test/support/release-days.ts';
import { queryAsOwner } from '../../../../test/support/rows.ts';
import { order, postAuftrag } from '../../../../test/support/walk.ts';
import { addDays } from '../../../calendar.ts';
import type { Context } from '../../../context.ts';
import { expectProblem, fieldCodes } from '../../../http/problem.fixture.ts';
import { setRoles } from '../../betrieb/index.ts';
import { decideAll } from './entscheiden.ts';

const app = testApp();
beforeEach(() => app.clock.set(TEST_NOW));

const TENANT = 'telko';
const { due, object, ownerOf } = freigabeOf(app, TENANT);

const list = (bearer: string, body: object = {}) => app.api(TENANT, 'PUT', '/betrieb/auftraege', { bearer, body });
const read = (bearer: string, nr: string, tenant = TENANT) => app.api(tenant, 'GET', `/betrieb/auftraege/${nr}`, { bearer });
const decide = (bearer: string, nr: string, what: string, body?: object) =>
  app.api(TENANT, 'POST', `/betrieb/auftraege/${nr}/${what}`, { bearer, ...(body && { body }) });
const decideSeveral = (bearer: string, body: object) => app.api(TENANT, 'POST', '/betrieb/auftraege/entscheiden', { bearer, body });
const numbersOf = ({ body }: { body: { Content: { Auftragsnummer: string }[] } }) => body.Content.map((row) => row.Auftragsnummer);
/** Whether the list with this filter has the order. */
const has = async (bearer: string, nr: string, Filter: object) => numbersOf(await list(bearer, { Filter, Pagesize: 200 })).includes(nr);
const logOf = (nr: string) =>
  queryAsOwner<{ wer: string; was: string; nachher: string | null }>(
    app,
    'select wer, was, nachher from protokoll where bezug = $1 order by protokoll_id',
    [nr],
  );

/** An order that has come in and waits for confirmation. */
async function received() {
  const person = await recipient(app, TENANT);
  const auftrag = order(app, person.Empfaengernummer, person.ProduktId);
  await postAuftrag(app, TENANT, auftrag, 'Eingegangen');
  return { ...person, nr: auftrag.Auftragsnummer };
}

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

  test('is unknown at another tenant, and its calls name the roles that may', async () => {
    const { nr } = await received();
    const { bearer } = await loginBetrieb(app, { rollen: { energie: ['Betrieb'], telko: ['Support'] } });
    expectProblem(await read(bearer, nr, 'energie'), 404, 'NichtGefunden');
    const refused = await decide(bearer, nr, 'bestaetigen');
    expectProblem(refused, 403, 'NichtAuthorisiert');
    expect(refused.body.detail).toContain('Betrieb');
  });
});

describe('a decision', () => {
  test('confirms an order once, with the mails of a confirmation and the person in the log', async () => {
    const { bearer, id } = await loginBetrieb(app);
    const { nr } = await received();
    const first = await decide(bearer, nr, 'bestaetigen');
    expect([first.status, first.body.Status]).toEqual([200, 'Bestaetigt']);
    expect((await decide(bearer, nr, 'bestaetigen')).body.Status).toBe('Bestaetigt');
    expect(await logOf(nr)).toContainEqual({ wer: `Betrieb:${id}`, was: 'auftrag.status', nachher: 'Bestaetigt' });
    const mails = await queryAsOwner<{ n: number }>(
      app,
      "select count(*)::int as n from mail where bezug = $1 and vorlage like 'praemieInSicht%'",
      [nr],
    );
    expect(mails).toEqual([{ n: 2 }]);
  });

  test('of two people at once grants one reward, and both get the order as it stands', async () => {
    const one = await ordered(app, TENANT);
    app.clock.pass({ days: releaseDays(TENANT) });
    const people = [await loginBetrieb(app), await loginBetrieb(app)];
    const nr = one.auftrag.Auftragsnummer;
    const answers = await atOnce(6, (n) => decide(people[n % 2]?.bearer ?? '', nr, 'freigeben'));
    expect(answers.map(({ status, body }) => [status, body.Status])).toEqual(Array(6).fill([200, 'Freigegeben']));
    expect(await grantsOf(app, TENANT, nr)).toHaveLength(2);
    expect((await logOf(nr)).filter(({ nachher }) => nachher === 'Freigegeben')).toHaveLength(1);
  });

  test('releases what its agency objected to or left, but nothing before its day and no order of the person', async () => {
    const agentur = await makeAgentur(app, TENANT);
    const early = await ordered(app, TENANT);
    const { bearer } = await loginBetrieb(app);
    const refused = await decide(bearer, early.auftrag.Auftragsnummer, 'freigeben');
    expectProblem(refused, 409, 'FreigabeZuFrueh');
    expect(refused.body.FreigabeAb).toMatch(/^2026-/);

    const objected = await due(agentur);
    await object(await ownerOf(agentur), agentur, objected.nummer);
    const later = await loginBetrieb(app);
    expect((await decide(later.bearer, objected.nummer, 'freigeben')).body).toMatchObject({
      Status: 'Freigegeben',
      FreigegebenDurch: 'Berta Beispiel',
    });

    const person = await makePerson(app);
    const own = await due(agentur, { email: person.email });
    expectProblem(await decide(await openBetriebSession(app, person), own.nummer, 'freigeben'), 403, 'NichtAuthorisiert');
  });

  test('refuses a release above the credit of the agency', async () => {
    const agentur = await makeAgentur(app, TENANT);
    await app.inTenant(TENANT, ({ tx }) =>
      tx.updateTable('agentur').set({ kredit_cent: 0 }).where('agenturnummer', '=', agentur).execute(),
    );
    const one = await due(agentur);
    const { bearer } = await loginBetrieb(app);
    expectProblem(await decide(bearer, one.nummer, 'freigeben'), 409, 'KreditErschoepft');
    expect((await decideSeveral(bearer, { Auftragsnummern: [one.nummer], Aktion: 'Freigeben' })).body.Ergebnisse[0].Ergebnis).toBe(
      'KreditErschoepft',
    );
  });

  test('cancels with a reason that stands in the note and not in the log; a cancelled order has no decision left', async () => {
    const { bearer } = await loginBetrieb(app);
    const { nr } = await received();
    expect(fieldCodes(await decide(bearer, nr, 'stornieren', { Grund: ' ' }))).toEqual({ Grund: 'pflichtfeld' });
    const done = await decide(bearer, nr, 'stornieren', { Grund: 'Doppelt bestellt' });
    expect(done.body).toMatchObject({
      Status: 'Storniert',
      Aktionen: [],
      Notiz: { Text: 'Doppelt bestellt', GeaendertVon: 'Berta Beispiel' },
    });
    expect((await decide(bearer, nr, 'stornieren', { Grund: 'Noch einmal' })).status).toBe(200);
    const notes = await queryAsOwner<{ text: string }>(app, 'select text from notiz where bezug = $1', [nr]);
    expect(notes).toEqual([{ text: 'Doppelt bestellt' }]);
    expect(JSON.stringify(await logOf(nr))).not.toContain('Doppelt');
    for (const what of ['bestaetigen', 'freigeben']) expectProblem(await decide(bearer, nr, what), 409, 'Konflikt');
    const withdrawn = await ordered(app, TENANT);
    await postAuftrag(app, TENANT, withdrawn.auftrag, 'Widerrufen');
    expectProblem(await decide(bearer, withdrawn.auftrag.Auftragsnummer, 'stornieren', { Grund: 'Zu spät' }), 409, 'Konflikt');
  });
});

describe('decisions on several orders', () => {
  test('move each by itself and say a line for every number', async () => {
    const [one, early] = [await ordered(app, TENANT), await received()];
    app.clock.pass({ days: releaseDays(TENANT) });
    const late = await ordered(app, TENANT);
    const { bearer } = await loginBetrieb(app);
    const Auftragsnummern = [
      one.auftrag.Auftragsnummer,
      late.auftrag.Auftragsnummer,
      'T-gibt-es-nicht',
      one.auftrag.Auftragsnummer,
      early.nr,
    ];
    const { body } = await decideSeveral(bearer, { Auftragsnummern, Aktion: 'Freigeben' });
    expect(body.Ergebnisse.map(({ Ergebnis }: { Ergebnis: string }) => Ergebnis)).toEqual([
      'Erledigt',
      'ZuFrueh',
      'NichtGefunden',
      'Unveraendert',
      'Erledigt',
    ]);
    expect(body.Erledigt).toBe(2);
    const grants = [...(await grantsOf(app, TENANT, one.auftrag.Auftragsnummer)), ...(await grantsOf(app, TENANT, early.nr))];
    expect(body.WertCent).toBe(grants.reduce((sum, { wert_cent }) => sum + wert_cent, 0));
    expect(fieldCodes(await decideSeveral(bearer, { Auftragsnummern, Aktion: 'Stornieren' }))).toEqual({ Grund: 'pflichtfeld' });
  });

  test('stop for a person whose role ends meanwhile: the rest is said to be without the right', async () => {
    const [one, two] = [await received(), await received()];
    const person = await makePerson(app);
    const mandant = app.parts.mandanten.get(TENANT) ?? expect.fail('no tenant');
    const endRole = () =>
      inBetrieb(app, (scope) =>
        scope.asMandant(mandant, (context) => setRoles(context, person.id, { rollen: ['Support'], giltBis: null })),
      );
    const request = {
      mandant,
      locale: 'de',
      login: { who: 'B', id: person.id, rollen: ['Betrieb'], wer: `Betrieb:${person.id}` },
      input: { body: { Auftragsnummern: [one.nr, two.nr], Aktion: 'Bestaetigen' } },
      async inContext<T>(work: (context: Context) => Promise<T>) {
        const done = await app.inTenant(TENANT, work);
        await endRole();
        return done;
      },
    } as unknown as Parameters<typeof decideAll>[0];
    expect((await decideAll(request)).Ergebnisse).toEqual([
      { Auftragsnummer: one.nr, Ergebnis: 'Erledigt', Was: 'Bestätigt. Beide Seiten sehen die Prämie in Aussicht.' },
      {
        Auftragsnummer: two.nr,
        Ergebnis: 'OhneRecht',
        Was: 'Nicht möglich: Ihre Rolle erlaubt das nicht, oder der Auftrag ist Ihr eigener.',
      },
    ]);
  });
});
