import { expect } from 'vitest';
import type { Reply, TestApp } from './app.ts';
import { hexNow } from './empfaenger.ts';
import { tokenOf } from './mails.ts';
import { IBANS } from './money.ts';

interface Person {
  readonly Empfaengernummer: string;
  readonly email: string;
}

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
