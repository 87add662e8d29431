import { expect } from 'vitest';
import { storeBankdaten } from '../../server/modules/bankdaten/index.ts';
import type { Reply, TestApp } from './app.ts';
import { hexNow } from './empfaenger.ts';
import { tokenOf } from './mails.ts';
import { IBANS } from './money.ts';

interface Person {
  readonly Empfaengernummer: string;
  readonly email: string;
}

/** Accounts outside the European Economic Area, as people type them: in the United Kingdom, Switzerland and Brazil. */
export const OUTSIDE_EEA = ['GB82 WEST 1234 5698 7654 32', 'ch9300762011623852957', 'IBAN br18 0036 0305 0000 1000 9795 493c 1'] as const;

/** Stores an account in Switzerland, as was possible before; returns its id. */
export const insertOldAccount = (app: TestApp, tenant: string): Promise<string> =>
  app.inTenant(tenant, (context) => {
    const iban = 'CH9300762011623852957';
    return storeBankdaten(context, { kontoinhaber: 'Karla Konto', iban, bic: null, ibanHash: context.secrets.pseudonym('iban', iban) });
  });

/** Calls by which a recipient enters bank data before the reward, at one tenant. */
export function bankOf(app: TestApp, tenant: string) {
  const hex = (person: Person) => hexNow(app, tenant, person.Empfaengernummer);
  const request = async (person: Person): Promise<Reply> =>
    app.api(tenant, 'POST', '/empfaenger/bankdaten/link', { bearer: await hex(person) });
  return {
    hex,
    request,
    /** Requests the link and returns the token of its mail. */
    async mailed(person: Person): Promise<string> {
      const asked = await request(person);
      expect(asked.status, JSON.stringify(asked.body)).toBe(204);
      await app.jobs.drainMails();
      return tokenOf(app.mails.to(person.email, '/bankdaten?token='));
    },
    open: (Token: string): Promise<Reply> => app.api(tenant, 'PUT', '/empfaenger/bankdaten/link', { body: { Token } }),
    store: (Token: string, wish: Record<string, unknown> = {}, at = tenant): Promise<Reply> =>
      app.api(at, 'POST', '/empfaenger/bankdaten', { body: { Token, Kontoinhaber: 'Jörg Müßig', IBAN: IBANS.joerg, ...wish } }),
    stand: async (person: Person) => (await app.api(tenant, 'GET', '/empfaenger/stand', { bearer: await hex(person) })).body,
    rowOf: (person: Person) =>
      app.inTenant(tenant, ({ tx }) =>
        tx
          .selectFrom('empfaenger')
          .select(['bankdaten_id', 'status'])
          .where('empfaengernummer', '=', person.Empfaengernummer)
          .executeTakeFirstOrThrow(),
      ),
    exists: (id: string | null) =>
      app.inTenant(tenant, async ({ tx }) => {
        const rows = await tx.selectFrom('bankdaten').select('bankdaten_id').where('bankdaten_id', '=', id).execute();
        return rows.length > 0;
      }),
  };
}
