import { beforeAll } from 'vitest';
import type { TestApp } from '../../../test/support/app.ts';
import { soldOrder } from '../../../test/support/seller.ts';
import { makePayouts } from '../auszahlung/auszahlung.fixture.ts';
import { prove } from '../auszahlung/beweis.ts';
import { billingOf, TENANT } from './abrechnung.fixture.ts';
import { issueAbrechnung } from './lauf.ts';

/** Runs of commissions alone. */
export const PROVISION = ['Provision'];

/** The document of one commission of 50 € with 19 % VAT, in cents. */
export const NETTO = 5000;
export const BRUTTO = 5950;

/** Payouts to sellers of the tests' tenant, by two people of the back office. */
export function sellerPayoutsOf(app: TestApp) {
  const pay = makePayouts(app, TENANT);
  beforeAll(pay.begin);
  const { statements, bookedTo } = billingOf(app);
  const betrieb = pay.call;
  const paymentsIn = async (lauf: { Laufnummer: string }) =>
    (await pay.ok(betrieb('PUT', `zahlungslaeufe/${lauf.Laufnummer}/zahlungen`, {}))).Content as Record<string, string>[];
  return {
    pay,
    betrieb,
    statements,
    paymentsIn,
    beleg: async (nr: string) => (await pay.ok(betrieb('GET', `gutschriften/${nr}`))) as Record<string, unknown>,
    statement: async (nr: string) => (await pay.ok(betrieb('GET', `abrechnungen/${nr}`))) as Record<string, unknown>,
    correct: (nr: string) => betrieb('POST', `gutschriften/${nr}/korrigieren`, { Grund: 'Falscher Steuerstatus' }),

    /** Differences of the daily proof. */
    differences: () => app.inTenant(TENANT, async (context) => (await prove(context)).filter(({ soll, haben }) => soll !== haben)),

    /** What the tenant owes a seller by the ledger, in cents. */
    owed: async (sellernummer: string): Promise<number> => (await bookedTo(sellernummer)).owed,

    /** Executes all that is ready of commissions, and returns its payments. */
    async payout() {
      const lauf = await pay.handedOver(PROVISION);
      await pay.execute(lauf.Laufnummer);
      await app.jobs.drain();
      return paymentsIn(lauf);
    },

    /** Another order and the statement of the seller's next period; returns its number. */
    async nextStatement(sellernummer: string): Promise<string> {
      await soldOrder(app, sellernummer);
      app.clock.pass({ days: 32 });
      await pay.enter();
      const done = await app.inTenant(TENANT, (context) => issueAbrechnung(context, sellernummer));
      return 'nummer' in done ? (done.nummer ?? '') : '';
    },
  };
}
