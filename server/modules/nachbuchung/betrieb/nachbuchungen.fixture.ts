import type { TestApp } from '../../../../test/support/app.ts';
import { claimsOf } from '../../../../test/support/nachbuchung.ts';
import { queryAsOwner } from '../../../../test/support/rows.ts';

export const TENANT = 'telko';

/** Helpers for tests of the claims in the back office of `TENANT`. Each test runs on a new day. */
export function nachbuchungenOf(app: TestApp) {
  const claims = claimsOf(app, TENANT);
  const list = (bearer: string, body: object = {}) => app.api(TENANT, 'PUT', '/betrieb/nachbuchungen', { bearer, body });
  return {
    ...claims,
    list,
    read: (bearer: string, nr: string, tenant: string = TENANT) => app.api(tenant, 'GET', `/betrieb/nachbuchungen/${nr}`, { bearer }),
    decide: (bearer: string, nr: string, body: object, headers: Record<string, string> = {}) =>
      app.api(TENANT, 'POST', `/betrieb/nachbuchungen/${nr}`, { bearer, body, headers }),

    /** Whether the list with this filter has the claim. */
    async has(bearer: string, nr: string, Filter: object): Promise<boolean> {
      const { body } = await list(bearer, { Filter, Pagesize: 200 });
      return body.Content.some((row: { Nachbuchungsnummer: string }) => row.Nachbuchungsnummer === nr);
    },

    /** The audit log about a claim, the oldest first. */
    logOf: (nr: string) =>
      queryAsOwner<{ wer: string; was: string; daten: object }>(
        app,
        'select wer, was, daten from protokoll where bezug = $1 order by protokoll_id',
        [nr],
      ),
  };
}
