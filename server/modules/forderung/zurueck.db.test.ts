import { beforeAll, describe, expect, test } from 'vitest';
import { testApp } from '../../../test/support/app.ts';
import { atOnce } from '../../../test/support/at-once.ts';
import { loginBetrieb } from '../../../test/support/betrieb.ts';
import { claimOf } from '../../../test/support/forderung.ts';
import { movedBy } from '../../../test/support/money.ts';
import { postAuftrag } from '../../../test/support/walk.ts';
import { addDays } from '../../calendar.ts';
import { expectProblem, fieldCodes } from '../../http/problem.fixture.ts';
import { makePayouts, TENANT } from '../auszahlung/auszahlung.fixture.ts';
import { abweichungenIn, prove } from '../auszahlung/beweis.ts';
import { forderungenOf } from './forderung.fixture.ts';
import { refundForderung } from './zahlung.ts';

const app = testApp();
const payouts = makePayouts(app, TENANT);
beforeAll(() => payouts.begin());

/** A reward that a run paid and whose order was cancelled then. */
async function claimedBack(wish: Parameters<typeof payouts.picked>[0] = {}) {
  const one = await payouts.picked(wish);
  await payouts.executed();
  await postAuftrag(app, TENANT, one.auftrag, 'Storniert');
  const { zahlungsnummer = '' } = (await payouts.paymentOf(one.nummer)) ?? {};
  const nr = await claimOf(app, TENANT, one.nummer);
  return {
    ...one,
    nr,
    pay: (body: object = {}) => payouts.ok(payouts.call('POST', `forderungen/${nr}/bezahlt`, { Am: payouts.today(), ...body })),
    waive: () => payouts.ok(payouts.call('POST', `forderungen/${nr}/erlassen`, { Grund: 'Nicht einzutreiben.' })),
    read: () => payouts.ok(payouts.call('GET', `forderungen/${nr}`)),
    comesBack: () =>
      movedBy(app, TENANT, () =>
        payouts.ok(payouts.returned(zahlungsnummer, { Tag: payouts.today(), Grundcode: 'AC01', BetragCent: one.cent })),
      ),
  };
}

const isProven = async () => expect(abweichungenIn(await app.inTenant(TENANT, prove))).toEqual([]);

test('a payment that comes back settles the open claim', async () => {
  const one = await claimedBack();
  expect(await one.comesBack()).toEqual({ Bank: 5000, Forderung: -5000 });
  expect(await one.read()).toMatchObject({ Status: 'Verrechnet', RestCent: 0, GuthabenCent: 0, BeendetAm: payouts.today(), Aktionen: [] });
  expect(await payouts.grantOf(one.nummer)).toMatchObject({ status: 'Storniert' });
  await isProven();
});

test('after an instalment it settles the rest, and what was paid is owed to the person', async () => {
  const one = await claimedBack();
  await one.pay({ BetragCent: 2000, OffenCent: 5000 });
  expect(await one.comesBack()).toEqual({ Bank: 5000, Forderung: -3000, Verbindlichkeit: -2000 });
  expect(await one.read()).toMatchObject({ Status: 'Verrechnet', RestCent: 0, GuthabenCent: 2000 });
  await isProven();
});

test('after the claim was paid all of it is owed to the person', async () => {
  const one = await claimedBack();
  await one.pay();
  expect(await one.comesBack()).toEqual({ Bank: 5000, Verbindlichkeit: -5000 });
  expect(await one.read()).toMatchObject({ Status: 'Bezahlt', RestCent: 0, GuthabenCent: 5000 });
  await isProven();
});

test('after the rest was waived the waiver is no loss any more', async () => {
  const one = await claimedBack();
  await one.pay({ BetragCent: 2000, OffenCent: 5000 });
  await one.waive();
  expect(await one.comesBack()).toEqual({ Bank: 5000, Verbindlichkeit: -2000, Aufwand: -3000 });
  expect(await one.read()).toMatchObject({ Status: 'Erlassen', RestCent: 0, GuthabenCent: 2000 });
  await isProven();
});

describe('a credit of the person', () => {
  /** A claim that was paid whole before the money of the reward came back: 50 euros of the recipient. */
  async function credited() {
    const one = await claimedBack({ anteil: 0 });
    await one.pay();
    await one.comesBack();
    const body = { Am: payouts.today(), Referenz: `Guthaben ${one.nr}` };
    const refund = (change: object = {}, as = payouts.session.maker, headers: Record<string, string> = {}) =>
      payouts.call('POST', `forderungen/${one.nr}/rueckzahlung`, { ...body, ...change }, as, headers);
    return { ...one, body, refund };
  }
  const list = async (Filter: object) => (await payouts.ok(payouts.call('PUT', 'forderungen', { Filter }))).Content;
  const rewardOf = async (bearer: string) => (await app.api(TENANT, 'GET', '/praemierung/', { bearer })).body;

  test('stands in the list and at home until its transfer is entered, which the ledger, the log, the page and a mail say', async () => {
    const one = await credited();
    expect(await one.read()).toMatchObject({ GuthabenCent: 5000, Rueckzahlung: null, Aktionen: ['Zurueckgezahlt'] });
    expect(await list({ Faellig: 'Guthaben', Suche: one.nr })).toMatchObject([{ GuthabenCent: 5000 }]);
    expect((await rewardOf(one.token)).Forderung).toMatchObject({ GuthabenCent: 5000, Rueckzahlung: null });
    const { Anstehend } = await payouts.ok(payouts.call('GET', 'heute'));
    expect(Anstehend).toContainEqual(expect.objectContaining({ Liste: 'forderungen', Faellig: 'Guthaben' }));

    const Rueckzahlung = { Am: payouts.today(), BetragCent: 5000, Referenz: one.body.Referenz };
    const moved = await movedBy(app, TENANT, async () =>
      expect(await payouts.ok(one.refund())).toMatchObject({ GuthabenCent: 0, Rueckzahlung, Aktionen: [] }),
    );
    expect(moved).toEqual({ Bank: -5000, Verbindlichkeit: 5000 });
    expect(await list({ Faellig: 'Guthaben', Suche: one.nr })).toEqual([]);
    expect((await rewardOf(one.token)).Forderung).toMatchObject({ GuthabenCent: 0, Rueckzahlung });
    const { Verlauf } = await one.read();
    expect(Verlauf.at(-1).Was).toMatch(/^Rückzahlung von 50,00.€ am .+ eingetragen von Berta Beispiel$/);
    expect((await forderungenOf(app).logOf(one.nr)).at(-1)).toMatchObject({
      was: 'forderung.zurueckgezahlt',
      wer: expect.stringMatching(/^Betrieb:/),
      daten: { tag: payouts.today(), referenz: one.body.Referenz, cent: 5000 },
    });
    await app.jobs.drainMails();
    const told = app.mails.allTo(one.email).filter(({ betreff }) => /^Wir haben Ihnen 50,00.€ zurücküberwiesen$/.test(betreff));
    expect(told).toMatchObject([{ text: expect.stringContaining(`Verwendungszweck: ${one.body.Referenz}.`) }]);
    await isProven();
  });

  test('is transferred once by two people at once, twice pressed and repeated with one key', async () => {
    const one = await credited();
    const { maker, approver } = payouts.session;
    const moved = await movedBy(app, TENANT, async () => {
      const answers = await atOnce(6, (n) => one.refund({ Referenz: `Guthaben ${n}` }, n % 2 === 0 ? maker : approver));
      const [first] = answers;
      for (const { status, body } of answers) expect([status, body.Rueckzahlung]).toEqual([200, first?.body.Rueckzahlung]);
      await atOnce(3, () => one.refund({}, maker, { 'idempotency-key': `guthaben-${one.nr}` }));
    });
    expect(moved).toEqual({ Bank: -5000, Verbindlichkeit: 5000 });
    await isProven();
  });

  test('is transferred on a day from that on which the claim ended to today, with the purpose of the transfer', async () => {
    const one = await credited();
    expect(fieldCodes(await one.refund({ Am: addDays(payouts.today(), 1) }))).toEqual({ Am: 'zukunft' });
    expect(fieldCodes(await one.refund({ Am: addDays(payouts.today(), -1) }))).toEqual({ Am: 'vorForderung' });
    expect(fieldCodes(await one.refund({ Am: '2026-02-30' }))).toEqual({ Am: 'datum' });
    expect(fieldCodes(await one.refund({ Referenz: ' ' }))).toEqual({ Referenz: 'pflichtfeld' });
    expect(fieldCodes(await one.refund({ Referenz: 'x'.repeat(141) }))).toEqual({ Referenz: 'zuLang' });
    expect(await one.read()).toMatchObject({ GuthabenCent: 5000, Rueckzahlung: null });
  });

  test('needs the right to change documents, which is read once more in the transaction', async () => {
    const one = await credited();
    const { id, bearer } = await loginBetrieb(app, { rollen: { [TENANT]: ['Pruefung'] }, giltBis: '2029-01-01' });
    expectProblem(await one.refund({}, bearer), 403, 'NichtAuthorisiert');
    expect((await payouts.call('GET', `forderungen/${one.nr}`, undefined, bearer)).body).toMatchObject({ Aktionen: [] });
    const login = { who: 'B', id, rollen: ['Buchhaltung'], wer: `Betrieb:${id}` } as unknown as Parameters<typeof refundForderung>[1];
    await expect(
      app.inTenant(TENANT, (context) => refundForderung(context, login, one.nr, { tag: payouts.today(), referenz: 'x' })),
    ).rejects.toMatchObject({ code: 'NichtAuthorisiert' });
  });

  test('that a claim does not have is not transferred: the claim is answered as it stands', async () => {
    const one = await claimedBack();
    const body = { Am: payouts.today(), Referenz: 'Guthaben' };
    const moved = await movedBy(app, TENANT, async () => {
      const answer = await payouts.ok(payouts.call('POST', `forderungen/${one.nr}/rueckzahlung`, body));
      expect(answer).toMatchObject({ Status: 'Offen', GuthabenCent: 0, Rueckzahlung: null, Aktionen: ['Bezahlt', 'Erlassen'] });
    });
    expect(moved).toEqual({});
  });
});

test('an order that is cancelled while its payment is at the bank makes the claim when the bank executes it', async () => {
  const one = await payouts.picked();
  const { Laufnummer } = await payouts.handedOver();
  await postAuftrag(app, TENANT, one.auftrag, 'Storniert');
  expect(await claimOf(app, TENANT, one.nummer)).toBe('');
  await payouts.ok(payouts.execute(Laufnummer));
  await app.jobs.drain();
  expect(await payouts.ok(payouts.call('GET', `forderungen/${await claimOf(app, TENANT, one.nummer)}`))).toMatchObject({
    Status: 'Offen',
    BetragCent: 5000,
    Bezug: one.nummer,
  });
  await isProven();
});
