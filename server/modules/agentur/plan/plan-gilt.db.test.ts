import { beforeAll, describe, expect, test } from 'vitest';
import { inviteEmpfehler, loginAgentur, makeAgentur, makeBenutzer } from '../../../../test/support/agentur.ts';
import { testApp } from '../../../../test/support/app.ts';
import { bookedTo } from '../../../../test/support/kosten.ts';
import { configure } from '../../../../test/support/mandant.ts';
import { acceptAndConfirm, enterData, grantsOf } from '../../../../test/support/money.ts';
import { loggedIn, newBrowser } from '../../../../test/support/pages.ts';
import { momentAfter, TEST_NOW } from '../../../../test/support/parts.ts';
import { login, newEmail, order, postAuftrag, recommend } from '../../../../test/support/walk.ts';
import { addDays, dayOf } from '../../../calendar.ts';
import { expectProblem } from '../../../http/problem.fixture.ts';
import { promisedTo } from '../../empfaenger/promised.ts';
import { vorschauOfEmpfehlung } from '../../empfehlung/links/vorschau.ts';
import { addEintrag, endEintrag } from '../index.ts';

const app = testApp();
const TENANT = 'telko';
const PRODUKT = 462;
const MANDANT = 7000;
const TODAY = dayOf(TEST_NOW);
const day = (later: number) => addDays(TODAY, later);

beforeAll(() => configure(app, TENANT, { AgenturGebuehrCent: 900, KreditCent: null, PlanMinCent: 1000 }));

/** An agency without a plan, with a recommender's referral that splits the reward equally. */
async function shared() {
  app.clock.set(TEST_NOW);
  const agenturnummer = await makeAgentur(app, TENANT);
  const empfehler = await inviteEmpfehler(app, TENANT, { agenturnummer });
  const person = { Vorname: 'Karla', Nachname: 'Konto', Email: empfehler.email };
  const { Empfehlungsnummer: nr } = await recommend(app, TENANT, empfehler.session, { produkt: PRODUKT, anteil: 50, empfehler: person });
  return { agenturnummer, empfehler, nr };
}

const plan = (agenturnummer: string, WertCent: number, Startdatum = day(1)) =>
  app.inTenant(TENANT, (context) => addEintrag(context, agenturnummer, { ProduktId: PRODUKT, WertCent, Startdatum }));
const joined = (nr: string) =>
  app.inTenant(TENANT, async (context) => {
    const nummer = await enterData(context, nr, newEmail('joerg'));
    await acceptAndConfirm(context, nummer);
    return nummer;
  });
const setStatus = (agenturnummer: string, status: 'Aktiv' | 'Inaktiv') =>
  app.inTenant(TENANT, ({ tx }) => tx.updateTable('agentur').set({ status }).where('agenturnummer', '=', agenturnummer).execute());
const landing = async (nr: string) => (await app.api(TENANT, 'GET', `/empfehlen/${nr}`)).body.Praemie;
const page = async (path: string, headers = {}) => (await newBrowser(app, TENANT).get(path, headers)).body as string;
const picture = async (nr: string) =>
  /<title>(.*?)<\/title>/.exec((await app.api(TENANT, 'GET', `/praemie/1/grafik50?empfehlung=${nr}`)).body)?.[1];

/** The values of orders in the report by number, and the report's sum. */
async function reported(agenturnummer: string) {
  const bearer = await loginAgentur(app, TENANT, await makeBenutzer(app, TENANT, agenturnummer));
  const { body } = await app.api(TENANT, 'PUT', `/agentur/auftraege/${agenturnummer}`, { bearer, body: { OrderBy: 'WertCent' } });
  const rows: { Auftragsnummer: string; WertCent: number }[] = body.Content;
  return { sum: body.Summen.WertCent, of: new Map(rows.map((row) => [row.Auftragsnummer, row.WertCent])) };
}

/** Orders of these people of today: expects that the report's values equal the grants 15 days later, and returns them. */
async function ordered(agenturnummer: string, people: readonly string[]) {
  const auftraege = people.map((nummer) => order(app, nummer, PRODUKT));
  for (const auftrag of auftraege) expect((await postAuftrag(app, TENANT, auftrag, 'Bestaetigt')).status).toBe(201);
  const shown = await reported(agenturnummer);
  app.clock.pass({ days: 15 });
  for (const auftrag of auftraege) expect((await postAuftrag(app, TENANT, auftrag, 'Freigegeben')).status).toBe(200);
  const granted = await Promise.all(auftraege.map(({ Auftragsnummer }) => grantsOf(app, TENANT, Auftragsnummer)));
  const values = granted.map((grants) => grants.reduce((sum, { wert_cent }) => sum + wert_cent, 0));
  expect(auftraege.map(({ Auftragsnummer }) => shown.of.get(Auftragsnummer))).toEqual(values);
  expect(shown.sum).toBe([...shown.of.values()].reduce((sum, cent) => sum + cent, 0));
  const after = await reported(agenturnummer);
  expect(auftraege.map(({ Auftragsnummer }) => after.of.get(Auftragsnummer))).toEqual(values);
  return { values, granted, auftraege };
}

describe('an entry of a plan from its first day on', () => {
  test('is shown on the landing page, in link previews and pictures, to the recommender and to the recipient', async () => {
    const { agenturnummer, empfehler, nr } = await shared();
    await plan(agenturnummer, 8000);
    expect(await landing(nr)).toMatchObject({ WertCent: MANDANT, EmpfaengerWert: '35,00 €' });
    app.clock.set(momentAfter({ days: 1 }));
    expect(await landing(nr)).toEqual({ WertCent: 8000, Wert: '80,00 €', EmpfehlerWert: '40,00 €', EmpfaengerWert: '40,00 €' });
    expect(await page(`/de/empfaengerdaten/${nr}`)).toContain('40 €');
    expect(await page(`/de/klick/${nr}`, { 'user-agent': 'WhatsApp/2.23' })).toContain('40 €');
    const preview = await app.inTenant(TENANT, (context) => vorschauOfEmpfehlung({ ...context, locale: 'de' }, nr));
    expect(preview?.praemie).toMatch(/^40\s€/);
    expect(await picture(nr)).toContain('Wer empfohlen wird: 40 €');
    const session = await login(app, TENANT, empfehler.email);
    const { body } = await app.api(TENANT, 'GET', '/empfehler/empfehlungen', { bearer: session });
    expect(body[0].Praemie).toMatchObject({ WertCent: 8000 });
    const empfaengernummer = await joined(nr);
    expect(await app.inTenant(TENANT, (context) => promisedTo(context, empfaengernummer))).toMatchObject({ WertCent: 4000 });
  });

  test('is shown in the form of a logged-in recommender of the agency', async () => {
    const { agenturnummer, empfehler } = await shared();
    await plan(agenturnummer, 8000);
    const own = async (bearer?: string) => app.api(TENANT, 'GET', '/empfehler/praemien', { ...(bearer && { bearer }) });
    expect((await own(empfehler.session)).body).toEqual([]);
    app.clock.set(momentAfter({ days: 1 }));
    const session = await login(app, TENANT, empfehler.email);
    expect((await own(session)).body).toEqual([{ ProduktId: PRODUKT, WertCent: 8000, Wert: '80,00 €' }]);
    expect(await page(`/de/empfehlen/${PRODUKT}`)).toMatch(/70\s€/);
    const browser = await loggedIn(app, TENANT, empfehler.email);
    const form: string = (await browser.get(`/de/empfehlen/${PRODUKT}`)).body;
    expect(form).toMatch(/40\s€/);
    expect(form).not.toMatch(/35\s€/);
    expect((await browser.get('/de/')).body).toMatch(/80\s€/);
    expectProblem(await own(), 401, 'LoginFirst');
    expectProblem(await own('nie-gesehen'), 401, 'PSOF0204');
  });

  test('leaves the tenant’s reward in the catalogue, in pictures and at other referrals', async () => {
    const { agenturnummer } = await shared();
    const other = await shared();
    await plan(agenturnummer, 8000);
    app.clock.set(momentAfter({ days: 1 }));
    expect(await landing(other.nr)).toMatchObject({ WertCent: MANDANT });
    expect(await picture(other.nr)).toContain('35 €');
    expect(await picture('gibtesnicht')).toContain('35 €');
    expect((await app.api(TENANT, 'GET', `/produkt/${PRODUKT}`)).body.Praemien[0].WertCent).toBe(MANDANT);
  });

  test('does not hold while the agency is inactive, also on a cached page', async () => {
    const { agenturnummer, nr } = await shared();
    await plan(agenturnummer, 8000);
    app.clock.set(momentAfter({ days: 1 }));
    const seen = () => page(`/de/empfaengerdaten/${nr}`);
    expect(await seen()).toContain('40 €');
    await setStatus(agenturnummer, 'Inaktiv');
    expect(await landing(nr)).toMatchObject({ WertCent: MANDANT });
    expect(await seen()).not.toContain('40 €');
    const empfaengernummer = await joined(nr);
    expect((await ordered(agenturnummer, [empfaengernummer])).values).toEqual([MANDANT]);
    await setStatus(agenturnummer, 'Aktiv');
    expect(await landing(nr)).toMatchObject({ WertCent: 8000 });
  });
});

describe('orders of an agency', () => {
  test('earn the entry of their day, split as in the referral, and cost the agency that amount and the fee', async () => {
    const { agenturnummer, nr } = await shared();
    await plan(agenturnummer, 8001);
    const before = await ordered(agenturnummer, [await joined(nr)]);
    expect(before.values).toEqual([MANDANT]);
    const person = await joined(nr);
    const { values, granted, auftraege } = await ordered(agenturnummer, [person]);
    expect(values).toEqual([8001]);
    expect(granted[0]?.map(({ seite, wert_cent }) => [seite, wert_cent])).toEqual([
      ['Empfehler', 4001],
      ['Empfaenger', 4000],
    ]);
    expect(await bookedTo(app, TENANT, auftraege[0]?.Auftragsnummer ?? '')).toEqual(['Praemie 4001', 'Praemie 4000', 'Gebuehr 900']);
  }, 30_000);

  test('earn a lower entry only for a person who joined after it was added', async () => {
    const { agenturnummer, nr } = await shared();
    const early = await joined(nr);
    app.clock.pass({ minutes: 1 });
    await plan(agenturnummer, 3000);
    const late = await joined(nr);
    app.clock.set(momentAfter({ days: 2 }));
    expect(await landing(nr)).toMatchObject({ WertCent: 3000 });
    const promised = await app.inTenant(TENANT, (context) => Promise.all([early, late].map((nummer) => promisedTo(context, nummer))));
    expect(promised.map((one) => one?.WertCent)).toEqual([MANDANT / 2, 1500]);
    expect((await ordered(agenturnummer, [early, late])).values).toEqual([MANDANT, 3000]);
  });

  test('earn a lower entry that replaces an ended one only for a person who joined after it was added', async () => {
    const { agenturnummer, nr } = await shared();
    const high = await plan(agenturnummer, 9000);
    app.clock.set(momentAfter({ days: 5 }));
    const early = await joined(nr);
    app.clock.pass({ minutes: 1 });
    await app.inTenant(TENANT, (context) => endEintrag(context, agenturnummer, high));
    await plan(agenturnummer, 8000, day(6));
    const late = await joined(nr);
    app.clock.set(momentAfter({ days: 7 }));
    expect((await ordered(agenturnummer, [early, late])).values).toEqual([9000, 8000]);
  });
});
