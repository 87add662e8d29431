import { expect } from 'vitest';
import type { TestApp } from '../../../test/support/app.ts';
import { call, loginSeller } from '../../../test/support/seller.ts';
import { addMonths, dayOf, startOfDay } from '../../calendar.ts';
import { issueAbrechnung } from './lauf.ts';

/** The tenant of the tests. */
export const TENANT = 'telko';

/** Statements of sellers of the tests' tenant, issued and read. */
export function billingOf(app: TestApp) {
  return {
    today: (): string => dayOf(app.clock.now()),

    /** Moves the clock to the first day of the next month, at four in the morning; no job runs. */
    toNextMonth(): void {
      const next = addMonths(`${dayOf(app.clock.now()).slice(0, 7)}-01`, 1);
      const ms = startOfDay(next).getTime() + 4 * 3_600_000 - app.clock.now().getTime();
      app.clock.pass({ minutes: ms / 60_000 });
    },

    issue: (sellernummer: string) => app.inTenant(TENANT, (context) => issueAbrechnung(context, sellernummer)),

    /** The statements of a seller, as the seller sees them. */
    async statements(email: string) {
      const session = await loginSeller(app, email);
      const { status, body } = await call(app, 'PUT', 'abrechnungen', session, {});
      expect(status, JSON.stringify(body)).toBe(200);
      return body.Content;
    },

    /** What the tenant owes a seller by the ledger, and the VAT that it may deduct, in cents. */
    bookedTo: (sellernummer: string) =>
      app.inTenant(TENANT, async ({ tx }) => {
        const entries = tx.selectFrom('buchung').select(['soll', 'haben', 'betrag_cent']).where('sellernummer', '=', sellernummer);
        const rows = await entries.execute();
        const saldo = (konto: string) =>
          rows.reduce((sum, row) => sum + (row.haben === konto ? row.betrag_cent : 0) - (row.soll === konto ? row.betrag_cent : 0), 0);
        return { owed: saldo('Seller'), vorsteuer: 0 - saldo('Vorsteuer') };
      }),
  };
}
