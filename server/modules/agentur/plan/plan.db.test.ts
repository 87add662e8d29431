import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { loginAgentur, makeBenutzer, openAgencyWithStaff } from '../../../../test/support/agentur.ts';
import { testApp } from '../../../../test/support/app.ts';
import { atOnce } from '../../../../test/support/at-once.ts';
import { agencyOrder } from '../../../../test/support/kosten.ts';
import { configure, configured } from '../../../../test/support/mandant.ts';
import { momentAfter, TEST_NOW } from '../../../../test/support/parts.ts';
import { postAuftrag } from '../../../../test/support/walk.ts';
import { addDays, dayOf } from '../../../calendar.ts';
import { expectProblem, fieldCodes } from '../../../http/problem.fixture.ts';

const app = testApp();
const TENANT = 'telko';
const PRODUKT = 462;
const TODAY = dayOf(TEST_NOW);
const day = (later: number) => addDays(TODAY, later);

beforeAll(() => configure(app, TENANT, { PlanMinCent: 2000, PlanMaxCent: 20_000, AgenturGebuehrCent: 900, KreditCent: null }));
beforeEach(() => app.clock.set(TEST_NOW));

type Agency = Awaited<ReturnType<typeof openAgencyWithStaff>>;
const EINTRAG = { ProduktId: PRODUKT, WertCent: 8000, Startdatum: day(1), Enddatum: null };
const path = ({ agenturnummer }: Agency, rest = '') => `/agentur/praemienplan/${agenturnummer}${rest}`;
const add = (of: Agency, body: object = {}, bearer = of.inhaber, headers = {}) =>
  app.api(TENANT, 'POST', path(of), { bearer, body: { ...EINTRAG, ...body }, headers });
const preview = (of: Agency, body: object = {}, bearer = of.inhaber) =>
  app.api(TENANT, 'POST', path(of, '/vorschau'), { bearer, body: { ...EINTRAG, ...body } });
const end = (of: Agency, id: string, bearer = of.inhaber) => app.api(TENANT, 'DELETE', path(of, `/${id}`), { bearer });
const list = async (of: Agency, bearer = of.inhaber) => (await app.api(TENANT, 'PUT', path(of), { bearer, body: {} })).body.Content;
const added = async (of: Agency, body: object = {}): Promise<string> => {
  const reply = await add(of, body);
  expect(reply.status, JSON.stringify(reply.body)).toBe(201);
  return reply.body.Id;
};

describe('adding an entry to a plan', () => {
  test('stores the reward of a product from a future day on, with its author, and logs it', async () => {
    const agency = await openAgencyWithStaff(app);
    const reply = await add(agency, { Enddatum: day(30) });
    const eintrag = { ...EINTRAG, Enddatum: day(30), Produkt: expect.any(String), Status: 'Geplant', AngelegtVon: 'Agathe Agenturin' };
    expect(reply).toMatchObject({ status: 201, body: eintrag });
    expect(await list(agency)).toEqual([reply.body]);
    const logged = await app.inTenant(TENANT, ({ tx }) =>
      tx.selectFrom('protokoll').select(['was', 'agenturnummer', 'nachher']).where('bezug', '=', reply.body.Id).execute(),
    );
    expect(logged).toEqual([{ was: 'praemienplan.angelegt', agenturnummer: agency.agenturnummer, nachher: 'Geplant' }]);
  });

  test('is possible while the agency is inactive', async () => {
    const agency = await openAgencyWithStaff(app, TENANT, 'Inaktiv');
    expect((await add(agency)).status).toBe(201);
  });

  test.each([
    ['an unknown product', { ProduktId: 999_999 }, 'ProduktId', 'produkt'],
    ['an impossible product number', { ProduktId: 9_007_199_254_740_991 }, 'ProduktId', 'produkt'],
    ['an amount below the minimum', { WertCent: 1999 }, 'WertCent', 'planWert'],
    ['an amount above the maximum', { WertCent: 20_001 }, 'WertCent', 'planWert'],
    ['a fraction of a cent', { WertCent: 8000.5 }, 'WertCent', 'typ'],
    ['a start today', { Startdatum: TODAY }, 'Startdatum', 'planBeginn'],
    ['a start in the past', { Startdatum: day(-1) }, 'Startdatum', 'planBeginn'],
    ['a nonexistent start day', { Startdatum: '2026-02-30' }, 'Startdatum', 'datum'],
    ['an end before the start', { Startdatum: day(3), Enddatum: day(2) }, 'Enddatum', 'planEnde'],
    ['a start after the last reward of the tenant', { Startdatum: '2099-01-01' }, 'ProduktId', 'keinePraemie'],
    ['an unknown field', { Titel: 'x' }, 'Titel', 'unbekannt'],
    ['no amount', { WertCent: undefined }, 'WertCent', 'pflichtfeld'],
  ])('is refused with %s, with the error at its field, also in the preview', async (_, body, field, code) => {
    const agency = await openAgencyWithStaff(app);
    for (const reply of [await add(agency, body), await preview(agency, body)]) {
      expectProblem(reply, 422, 'Validierung');
      expect(fieldCodes(reply)).toEqual({ [field]: code });
    }
    expect(await list(agency)).toEqual([]);
  });

  test('names the bounds of the amount in the language of the caller', async () => {
    const agency = await openAgencyWithStaff(app);
    const said = async (locale: string) => {
      const { body } = await add(agency, { WertCent: 1999 }, agency.inhaber, { 'x-accept-language': locale });
      return body.errors[0].message.replaceAll('\u00a0', ' ');
    };
    expect(await said('de')).toContain('Bitte geben Sie einen Betrag von 20 € bis 200 € ein.');
    expect(await said('en')).toContain('Please enter an amount from €20 to €200.');
  });

  test('accepts amounts at the bounds and an entry of one day', async () => {
    const agency = await openAgencyWithStaff(app);
    await added(agency, { WertCent: 2000, Enddatum: day(1) });
    await added(agency, { WertCent: 20_000, Startdatum: day(2), Enddatum: day(2) });
  });

  test.each([
    ['within it', day(12), day(13)],
    ['around it', day(5), day(30)],
    ['on its first day', day(5), day(10)],
    ['on its last day', day(20), day(25)],
    ['before it, without an end', day(1), null],
  ])('is refused if its period overlaps another entry of the product: %s', async (_, Startdatum, Enddatum) => {
    const agency = await openAgencyWithStaff(app);
    await added(agency, { Startdatum: day(10), Enddatum: day(20) });
    for (const reply of [await add(agency, { Startdatum, Enddatum }), await preview(agency, { Startdatum, Enddatum })]) {
      expectProblem(reply, 409, 'Konflikt');
      expect(fieldCodes(reply)).toEqual({ Startdatum: 'planBelegt' });
    }
    expect(await list(agency)).toHaveLength(1);
  });

  test('is possible before and after another entry, for another product and for another agency', async () => {
    const [agency, other] = [await openAgencyWithStaff(app), await openAgencyWithStaff(app)];
    await added(agency, { Startdatum: day(10), Enddatum: day(20) });
    await added(agency, { Startdatum: day(1), Enddatum: day(9) });
    await added(agency, { Startdatum: day(21) });
    await added(agency, { ProduktId: 1254 });
    await added(other, { Startdatum: day(10), Enddatum: day(20) });
  });

  test('succeeds for one of ten concurrent entries for the same days', async () => {
    const agency = await openAgencyWithStaff(app);
    const replies = await atOnce(10, (index) => add(agency, { Startdatum: day(1 + index) }));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(409)]);
    expect(await list(agency)).toHaveLength(1);
  });

  test('adds one entry for a double click and returns it to both requests', async () => {
    const agency = await openAgencyWithStaff(app);
    const key = { 'idempotency-key': `plan-${agency.agenturnummer}` };
    const replies = await atOnce(2, () => add(agency, {}, agency.inhaber, key));
    expect(replies.map(({ status }) => status)).toEqual([201, 201]);
    expect(replies[0]?.body).toEqual(replies[1]?.body);
  });

  test('is refused by the database for a second entry on one day, even if an insert bypasses the rules', async () => {
    const agency = await openAgencyWithStaff(app);
    const row = { agenturnummer: agency.agenturnummer, produkt_id: PRODUKT, wert_cent: 1, angelegt_von: 'x', angelegt_am: TEST_NOW };
    const insert = (praemienplan_id: string, startdatum: string, enddatum: string | null) =>
      app.inTenant(TENANT, ({ tx }) =>
        tx
          .insertInto('praemienplan')
          .values({ ...row, praemienplan_id, startdatum, enddatum })
          .execute(),
      );
    await insert(`${agency.agenturnummer}-1`, day(1), null);
    await expect(insert(`${agency.agenturnummer}-2`, day(300), day(301))).rejects.toMatchObject({ constraint: 'praemienplan_einmal' });
    await insert(`${agency.agenturnummer}-3`, day(-3), day(0));
  });
});

describe('ending an entry', () => {
  const endOf = async (agency: Agency, id: string) => (await list(agency)).find((row: { Id: string }) => row.Id === id);

  test('deletes a future one, and the second of two concurrent calls gets 404', async () => {
    const agency = await openAgencyWithStaff(app);
    const id = await added(agency);
    const replies = await atOnce(2, () => end(agency, id));
    expect(replies.map(({ status }) => status).sort()).toEqual([204, 404]);
    expect(await list(agency)).toEqual([]);
    await added(agency);
  });

  test('ends a current one today, is idempotent, and allows another one from tomorrow on', async () => {
    const agency = await openAgencyWithStaff(app);
    const id = await added(agency, { Enddatum: day(60) });
    app.clock.set(momentAfter({ days: 10 }));
    const inhaber = await loginAgentur(app, TENANT, await makeBenutzer(app, TENANT, agency.agenturnummer));
    const own = { ...agency, inhaber };
    for (const _ of [1, 2]) expect((await end(own, id)).status).toBe(204);
    expect(await endOf(own, id)).toMatchObject({ Startdatum: day(1), Enddatum: day(10), Status: 'Aktiv' });
    expectProblem(await add(own, { Startdatum: day(10) }), 422, 'Validierung');
    expect((await add(own, { Startdatum: day(11) })).status).toBe(201);
    app.clock.set(momentAfter({ days: 11 }));
    const later = { ...own, inhaber: await loginAgentur(app, TENANT, await makeBenutzer(app, TENANT, agency.agenturnummer)) };
    expect(await endOf(later, id)).toMatchObject({ Enddatum: day(10), Status: 'Beendet' });
    expectProblem(await end(later, id), 409, 'Konflikt');
  });

  test('returns 404 for an entry of another agency and for an unknown one', async () => {
    const [agency, other] = [await openAgencyWithStaff(app), await openAgencyWithStaff(app)];
    const id = await added(agency);
    expectProblem(await end(other, id), 404, 'NichtGefunden');
    expectProblem(await end(agency, id, other.inhaber), 404, 'NichtGefunden');
    expectProblem(await end(agency, 'gibtesnicht'), 404, 'NichtGefunden');
    expect(await list(agency)).toHaveLength(1);
  });
});

describe('the preview of an entry', () => {
  test('returns what the orders of the last 90 days cost and would have cost, with the fee, and changes nothing', async () => {
    const { agenturnummer } = await openAgencyWithStaff(app);
    const one = await agencyOrder(app, TENANT, { agenturnummer, produkt: PRODUKT });
    const two = await agencyOrder(app, TENANT, { agenturnummer, produkt: PRODUKT });
    const cancelled = await agencyOrder(app, TENANT, { agenturnummer, produkt: PRODUKT });
    await agencyOrder(app, TENANT, { agenturnummer, produkt: 1254 });
    await postAuftrag(app, TENANT, two.auftrag, 'Freigegeben');
    await postAuftrag(app, TENANT, cancelled.auftrag, 'Storniert');
    const at = async (days: number) => {
      app.clock.set(momentAfter({ days }));
      const inhaber = await loginAgentur(app, TENANT, await makeBenutzer(app, TENANT, agenturnummer));
      const { body } = await preview({ agenturnummer, inhaber, mitarbeiter: '' }, { Startdatum: day(days + 1) }, inhaber);
      return body;
    };
    expect(await at(0)).toMatchObject({ Von: day(-90), Bis: day(-1), Auftraege: 0, BisherCent: 0, DamitCent: 0 });
    const two90 = { Auftraege: 2, BisherCent: 2 * (7000 + 900), DamitCent: 2 * (8000 + 900) };
    expect(await at(1)).toMatchObject(two90);
    expect(await at(90)).toMatchObject({ ...two90, Von: one.auftrag.Auftragsdatum });
    expect(await at(91)).toMatchObject({ Auftraege: 0 });
    expect(
      await list({
        agenturnummer,
        inhaber: await loginAgentur(app, TENANT, await makeBenutzer(app, TENANT, agenturnummer)),
        mitarbeiter: '',
      }),
    ).toEqual([]);
  });
});

describe('access to a plan', () => {
  test('lets staff read it, but not add, preview or end an entry', async () => {
    const agency = await openAgencyWithStaff(app);
    const id = await added(agency);
    expect(await list(agency, agency.mitarbeiter)).toHaveLength(1);
    for (const reply of [
      await add(agency, {}, agency.mitarbeiter),
      await preview(agency, {}, agency.mitarbeiter),
      await end(agency, id, agency.mitarbeiter),
    ])
      expectProblem(reply, 403, 'NichtAuthorisiert');
  });

  test('is refused with 404 for another agency or tenant and with LoginFirst without a session', async () => {
    const [agency, other] = [await openAgencyWithStaff(app), await openAgencyWithStaff(app)];
    for (const reply of [await add(agency, {}, other.inhaber), await preview(agency, {}, other.inhaber)])
      expectProblem(reply, 404, 'NichtGefunden');
    expectProblem(await app.api(TENANT, 'POST', path(agency), { body: EINTRAG }), 401, 'LoginFirst');
    expectProblem(await app.api('energie', 'POST', path(agency), { bearer: agency.inhaber, body: EINTRAG }), 404, 'NichtGefunden');
  });
});

describe('the cost of an order', () => {
  const kosten = (of: Agency, query: string, bearer = of.inhaber) =>
    app.api(TENANT, 'GET', `/agentur/kosten/${of.agenturnummer}?${query}`, { bearer });

  test('is the reward of both sides on its day plus the fee', async () => {
    const agency = await openAgencyWithStaff(app);
    await added(agency, { WertCent: 8001 });
    const usual = { ProduktId: PRODUKT, GebuehrCent: 900 };
    expect((await kosten(agency, `ProduktId=${PRODUKT}`)).body).toMatchObject({
      ...usual,
      Auftragsdatum: TODAY,
      Herkunft: 'Mandant',
      PraemieCent: 7000,
      SummeCent: 7900,
    });
    expect((await kosten(agency, `ProduktId=${PRODUKT}&Auftragsdatum=${day(1)}`, agency.mitarbeiter)).body).toMatchObject({
      ...usual,
      Auftragsdatum: day(1),
      Herkunft: 'Plan',
      PraemieCent: 8001,
      SummeCent: 8901,
      Aufteilung: [
        { AnteilEmpfehler: 100, EmpfehlerCent: 8001, EmpfaengerCent: 0 },
        { AnteilEmpfehler: 50, EmpfehlerCent: 4001, EmpfaengerCent: 4000 },
        { AnteilEmpfehler: 0, EmpfehlerCent: 0, EmpfaengerCent: 8001 },
      ],
    });
  });

  test('is zero on a day without a reward', async () => {
    const agency = await openAgencyWithStaff(app);
    const { body } = await kosten(agency, `ProduktId=${PRODUKT}&Auftragsdatum=2099-01-01`);
    expect(body).toMatchObject({ Herkunft: 'Keine', PraemieCent: 0, GebuehrCent: 0, SummeCent: 0 });
  });

  test('is the tenant’s reward while the agency is inactive', async () => {
    const agency = await openAgencyWithStaff(app, TENANT, 'Inaktiv');
    await added(agency);
    const { body } = await kosten(agency, `ProduktId=${PRODUKT}&Auftragsdatum=${day(1)}`);
    expect(body).toMatchObject({ Herkunft: 'Mandant', PraemieCent: 7000 });
  });

  test('is the sum of the plan’s reward and the configured fee', () =>
    configured(app, TENANT, { AgenturGebuehrCent: 450 }, async () => {
      const agency = await openAgencyWithStaff(app);
      await added(agency, { WertCent: 9000, Startdatum: day(1) });
      app.clock.set(momentAfter({ days: 2 }));
      const inhaber = await loginAgentur(app, TENANT, await makeBenutzer(app, TENANT, agency.agenturnummer));
      const { body } = await kosten(agency, `ProduktId=${PRODUKT}`, inhaber);
      expect(body).toMatchObject({ Herkunft: 'Plan', SummeCent: 9450 });
    }));

  test('requires an existing product, a valid day and a user of the agency', async () => {
    const [agency, other] = [await openAgencyWithStaff(app), await openAgencyWithStaff(app)];
    expectProblem(await kosten(agency, 'ProduktId=999999'), 404, 'NichtGefunden');
    expectProblem(await kosten(agency, `ProduktId=${PRODUKT}&Auftragsdatum=2026-02-30`), 422, 'Validierung');
    expectProblem(await kosten(agency, `ProduktId=${PRODUKT}`, other.inhaber), 404, 'NichtGefunden');
  });
});

test('the preview lists the parts of an amount for which the pool has no vouchers', async () => {
  const agency = await openAgencyWithStaff(app);
  const without = async (WertCent: number) => (await preview(agency, { WertCent })).body.OhneGutscheinCent;
  // The demo's pool has 35 € and 70 €, but nothing that adds up to 83 € or to half of it.
  expect(await without(7000)).toEqual([]);
  expect(await without(8300)).toEqual([8300, 4150]);
});
