import type { AuftragStatus } from '../../../../contract/values/status.ts';
import type { TestApp } from '../../../../test/support/app.ts';
import { recipient } from '../../../../test/support/money.ts';
import { queryAsOwner } from '../../../../test/support/rows.ts';
import { findRewardedProdukt, order, postAuftrag } from '../../../../test/support/walk.ts';
import { keepOhneEmpfehlung } from '../ohne/keep.ts';

export const TENANT = 'telko';

/** Helpers for tests of the orders in the back office of `TENANT`. */
export function auftraegeOf(app: TestApp) {
  const list = (bearer: string, body: object = {}) => app.api(TENANT, 'PUT', '/betrieb/auftraege', { bearer, body });
  return {
    list,
    read: (bearer: string, nr: string, tenant: string = TENANT) => app.api(tenant, 'GET', `/betrieb/auftraege/${nr}`, { bearer }),
    decide: (bearer: string, nr: string, what: string, body?: object) =>
      app.api(TENANT, 'POST', `/betrieb/auftraege/${nr}/${what}`, { bearer, ...(body && { body }) }),
    decideSeveral: (bearer: string, body: object) => app.api(TENANT, 'POST', '/betrieb/auftraege/entscheiden', { bearer, body }),

    /** Whether the list with this filter has the order. */
    has: async (bearer: string, nr: string, Filter: object) => numbersOf(await list(bearer, { Filter, Pagesize: 200 })).includes(nr),

    /** The audit log about an order, the oldest first. */
    logOf: (nr: string) =>
      queryAsOwner<{ wer: string; was: string; nachher: string | null }>(
        app,
        'select wer, was, nachher from protokoll where bezug = $1 order by protokoll_id',
        [nr],
      ),

    /** An imported order without a referral; by default confirmed, of today and of a product with a reward. */
    async unlinked(zeile: { Auftragsdatum?: string; Status?: AuftragStatus; Empfehlungsnummer?: string; ProduktId?: number } = {}) {
      const { Auftragsnummer, Auftragsdatum } = order(app, '', 0);
      const { Id: ProduktId } = await findRewardedProdukt(app, TENANT);
      await app.inTenant(TENANT, (context) =>
        keepOhneEmpfehlung(context, { Auftragsnummer, ProduktId, Auftragsdatum, Status: 'Bestaetigt', ...zeile }),
      );
      return Auftragsnummer;
    },
    link: (bearer: string, nr: string, body: object, headers: Record<string, string> = {}) =>
      app.api(TENANT, 'POST', `/betrieb/auftraege/${nr}/verbinden`, { bearer, body, headers }),

    /** An order that has come in and waits for confirmation. */
    async received() {
      const person = await recipient(app, TENANT);
      const auftrag = order(app, person.Empfaengernummer, person.ProduktId);
      await postAuftrag(app, TENANT, auftrag, 'Eingegangen');
      return { ...person, nr: auftrag.Auftragsnummer };
    },
  };
}

export const numbersOf = ({ body }: { body: { Content: { Auftragsnummer: string }[] } }) => body.Content.map((row) => row.Auftragsnummer);
