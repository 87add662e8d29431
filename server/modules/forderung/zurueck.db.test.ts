import { beforeAll, expect, test } from 'vitest';
import { testApp } from '../../../test/support/app.ts';
import { claimOf } from '../../../test/support/forderung.ts';
import { movedBy } from '../../../test/support/money.ts';
import { postAuftrag } from '../../../test/support/walk.ts';
import { makePayouts, TENANT } from '../auszahlung/auszahlung.fixture.ts';
import { abweichungenIn, prove } from '../auszahlung/beweis.ts';

const app = testApp();
const payouts = makePayouts(app, TENANT);
beforeAll(() => payouts.begin());

/** A reward that a run paid and whose order was cancelled then. */
async function claimedBack() {
  const one = await payouts.picked();
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
