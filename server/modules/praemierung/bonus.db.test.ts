import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testApp } from '../../../test/support/app.ts';
import { empfehlerWithOrders, HALVES, type Ordered, releaseAt, shares, TIER, WITH_BONUS } from '../../../test/support/bonus.ts';
import { configure, configured } from '../../../test/support/mandant.ts';
import { movedBy, movedOfOrder, ordered, pickBy, voucher } from '../../../test/support/money.ts';
import { momentAfter, TEST_NOW } from '../../../test/support/parts.ts';
import { login, postAuftrag, release, tokensOf } from '../../../test/support/walk.ts';
import { releaseDueAuftrag } from '../auftrag/index.ts';
import { importGutscheine } from './gutschein.ts';

const app = testApp();

/** 50 € for every product of this tenant. */
const TENANT = 'energie';
beforeAll(() => configure(app, TENANT, { Bonus: [TIER] }));
afterAll(() => configure(app, TENANT, { Bonus: [] }));
beforeEach(() => app.clock.set(TEST_NOW));

const RELEASE = momentAfter({ days: 15 });
const releaseOf = (one: Ordered, moment?: Date) => releaseAt(app, TENANT, one, moment);
const post = (one: Ordered, status: string) => postAuftrag(app, TENANT, one.auftrag, status);

describe('the second customer of a recommender', () => {
  test("adds the bonus to the recommender's part, in the ledger, the mail, the personal area and the answer to the tenant", async () => {
    const { empfehler, orders } = await empfehlerWithOrders(app, TENANT, [{}, {}]);
    const [first, second] = orders;
    expect(await releaseOf(first, RELEASE)).toEqual(HALVES);
    const moved = await movedBy(app, TENANT, async () => expect(await releaseOf(second)).toEqual(WITH_BONUS));
    expect(moved).toEqual({ Aufwand: 11000, Verbindlichkeit: -11000 });

    const [empfehlerGrant, empfaengerGrant] = (await post(second, 'Freigegeben')).body.Praemierungen;
    expect(empfehlerGrant).toEqual({ Seite: 'Empfehler', Status: 'Offen', WertCent: 8500, BonusCent: 6000 });
    expect(empfaengerGrant).toEqual({ Seite: 'Empfaenger', Status: 'Offen', WertCent: 2500 });
    const session = await login(app, TENANT, empfehler.email);
    const { body } = await app.api(TENANT, 'GET', '/empfehler/empfehlungen', { bearer: session });
    const shown = body.map((one: { Empfaenger: { Praemierung: object }[] }) => one.Empfaenger[0]?.Praemierung);
    expect(shown).toContainEqual(expect.objectContaining({ WertCent: 8500, BonusCent: 6000 }));
    expect(shown).toContainEqual(expect.not.objectContaining({ BonusCent: expect.anything() }));
    const { empfehlerToken = '' } = await tokensOf(app, TENANT, second.auftrag.Auftragsnummer);
    const grant = await app.api(TENANT, 'GET', '/praemierung/', { bearer: empfehlerToken });
    expect(grant.body).toMatchObject({ WertCent: 8500, Wert: '85,00 €', BonusCent: 6000 });

    await app.jobs.drainMails();
    const texts = app.mails.allTo(empfehler.email).map((mail) => mail.text);
    expect(texts.filter((text) => /Darin enthalten: 60\s€ Bonus/.test(text))).toHaveLength(1);
    expect(app.mails.allTo(second.email).filter((mail) => mail.text.includes('Bonus'))).toEqual([]);
  });

  test.each([
    [100, [['Empfehler', 11000, 6000]]],
    [
      0,
      [
        ['Empfehler', 6000, 6000],
        ['Empfaenger', 5000, 0],
      ],
    ],
  ] as const)('earns the bonus only for the recommender at a share of %i', async (anteil, expected) => {
    const { orders } = await empfehlerWithOrders(app, TENANT, [{ anteil }, { anteil }]);
    await releaseOf(orders[0], RELEASE);
    expect(await releaseOf(orders[1])).toEqual(expected);
  });

  test('earns the bonus with an automatic release too', () =>
    configured(app, TENANT, { FreigabeAutomatisch: true }, async () => {
      const { orders } = await empfehlerWithOrders(app, TENANT, [{}, {}]);
      app.clock.set(RELEASE);
      for (const { auftrag } of orders) await app.inTenant(TENANT, (context) => releaseDueAuftrag(context, auftrag.Auftragsnummer));
      expect(await shares(app, TENANT, orders[1].auftrag.Auftragsnummer)).toEqual(WITH_BONUS);
    }));

  test('must be another person than the first, on the same or another referral', async () => {
    const { empfehler, orders } = await empfehlerWithOrders(app, TENANT, [{}]);
    await releaseOf(orders[0], RELEASE);
    const again = await ordered(app, TENANT, { empfehler, email: orders[0].email });
    const other = await ordered(app, TENANT, { empfehler });
    expect(await releaseOf(again, momentAfter({ days: 40 }))).toEqual(HALVES);
    expect(await releaseOf(other)).toEqual(WITH_BONUS);
  });

  test('does not count customers of another recommender', async () => {
    const one = await empfehlerWithOrders(app, TENANT, [{}]);
    const other = await empfehlerWithOrders(app, TENANT, [{}]);
    await releaseOf(one.orders[0], RELEASE);
    expect(await releaseOf(other.orders[0])).toEqual(HALVES);
  });
});

describe('the period ends with its last day in Berlin, not counting the day of the first release,', () => {
  // Released on 5 December 2026: 5 December 2027 in winter, 4 April 2027 in summer time.
  describe.each([
    [365, '2027-12-05T23:00:00Z'],
    [120, '2027-04-04T22:00:00Z'],
  ])('of %i days', (Tage, end) => {
    test.each([
      [-1, WITH_BONUS],
      [0, HALVES],
      [1, HALVES],
    ])('at %i seconds from its end', (seconds, expected) =>
      configured(app, TENANT, { Bonus: [{ ...TIER, Tage }] }, async () => {
        const { orders } = await empfehlerWithOrders(app, TENANT, [{}, {}]);
        await releaseOf(orders[0], RELEASE);
        expect(await releaseOf(orders[1], momentAfter({ seconds }, new Date(end)))).toEqual(expected);
      }),
    );
  });
});

describe('a cancelled order', () => {
  test('does not count any more, so the next customer is the first', async () => {
    const { orders } = await empfehlerWithOrders(app, TENANT, [{}, {}]);
    await releaseOf(orders[0], RELEASE);
    expect((await post(orders[0], 'Widerrufen')).status).toBe(200);
    expect(await releaseOf(orders[1])).toEqual(HALVES);
  });

  test('does not change the bonus of other orders', async () => {
    const { orders } = await empfehlerWithOrders(app, TENANT, [{}, {}]);
    await releaseOf(orders[0], RELEASE);
    await releaseOf(orders[1]);
    const moved = await movedBy(app, TENANT, () => post(orders[0], 'Storniert'));
    expect(moved).toEqual({ Aufwand: -5000, Verbindlichkeit: 5000 });
    expect(await shares(app, TENANT, orders[1].auftrag.Auftragsnummer)).toEqual(WITH_BONUS);
  });

  test('loses its own bonus', async () => {
    const { orders } = await empfehlerWithOrders(app, TENANT, [{}, {}]);
    await releaseOf(orders[0], RELEASE);
    await releaseOf(orders[1]);
    expect(await movedBy(app, TENANT, () => post(orders[1], 'Storniert'))).toEqual({ Aufwand: -11000, Verbindlichkeit: 11000 });
  });

  test('is claimed back with its bonus if both were paid in one voucher', async () => {
    await app.inTenant(TENANT, (context) => importGutscheine(context, { wertCent: 8500, haendler: null }, [`BONUS-${process.pid}`]));
    const { orders } = await empfehlerWithOrders(app, TENANT, [{}, {}]);
    await releaseOf(orders[0], RELEASE);
    await releaseOf(orders[1]);
    const { Auftragsnummer } = orders[1].auftrag;
    const { empfehlerToken = '' } = await tokensOf(app, TENANT, Auftragsnummer);
    expect((await pickBy(app, TENANT, empfehlerToken, voucher({ praemie_id: 1 }))).status).toBe(200);
    expect(await movedOfOrder(app, TENANT, Auftragsnummer, () => app.later(1 / 24))).toEqual({ Verbindlichkeit: 8500, Gutscheine: -8500 });
    const moved = await movedBy(app, TENANT, () => post(orders[1], 'Storniert'));
    expect(moved).toEqual({ Aufwand: -11000, Verbindlichkeit: 2500, Forderung: 8500 });
  });
});

describe('a tier of a campaign', () => {
  test('counts only referrals with consent to the campaign; in the demo it is 60 € from the second person on', async () => {
    const { orders } = await empfehlerWithOrders(app, 'telko', [{ aktionen: [2] }, { aktionen: [1] }, {}, { aktionen: [1, 2] }]);
    app.clock.set(RELEASE);
    const bonuses = [];
    for (const one of orders) bonuses.push((await releaseAt(app, 'telko', one))[0]?.[2]);
    expect(bonuses).toEqual([0, 0, 0, 6000]);
  });
});

test('repeated releases for Erika in the demo add up to the reward without a bonus', async () => {
  for (const _ of [1, 2, 3]) {
    const { released, WertCent } = await release(app, 'telko');
    expect(released.Praemierungen.map((grant: { WertCent: number }) => grant.WertCent)).toEqual([WertCent / 2, WertCent / 2]);
  }
});

test('the database refuses a bonus above the amount, below zero or for a recipient', async () => {
  const { orders } = await empfehlerWithOrders(app, TENANT, [{}]);
  await releaseOf(orders[0], RELEASE);
  const set = (seite: string, cent: number) =>
    app.inTenant(TENANT, ({ tx }) =>
      sql`update praemierung set bonus_cent = ${cent} where seite = ${seite} and auftragsnummer = ${orders[0].auftrag.Auftragsnummer}`.execute(
        tx,
      ),
    );
  await expect(set('Empfehler', 2501)).rejects.toThrow(/check constraint/);
  await expect(set('Empfehler', -1)).rejects.toThrow(/check constraint/);
  await expect(set('Empfaenger', 1)).rejects.toThrow(/check constraint/);
});
