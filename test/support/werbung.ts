import type { Seite } from '../../contract/values/wire.ts';
import type { Reply, TestApp } from './app.ts';
import { tokenOf } from './mails.ts';

/** The page of the mailed link that gives the consent to advertising. */
const PAGE = '/empfehler/newsletter/optin';

/** Calls about a consent to advertising at one tenant. */
export function werbungOf(app: TestApp, tenant: string) {
  return {
    set: (Optin: unknown, bearer?: string, key?: string): Promise<Reply> =>
      app.api(tenant, 'PUT', '/empfehler/setNewsletterOptin', {
        body: { Optin },
        ...(bearer !== undefined && { bearer }),
        ...(key !== undefined && { headers: { 'idempotency-key': key } }),
      }),
    confirm: (Token: string, at = tenant): Promise<Reply> => app.api(at, 'POST', '/empfehler/newsletter/bestaetigen', { body: { Token } }),
    async mailsTo(email: string) {
      await app.jobs.drainMails();
      return app.mails.allTo(email).filter(({ html }) => html.includes(PAGE));
    },
    /** The token of the latest mail that requests the consent. */
    async mailed(email: string): Promise<string> {
      await app.jobs.drainMails();
      return tokenOf(app.mails.to(email, PAGE));
    },
    /** The stored steps of a person's consent. */
    proof: (seite: Seite, bezug: string) =>
      app.inTenant(tenant, ({ tx }) =>
        tx
          .selectFrom('werbeeinwilligung')
          .select(['was', 'text', 'gezeigt_am', 'zeit', 'email_hash'])
          .where('seite', '=', seite)
          .where('bezug', '=', bezug)
          .orderBy('werbeeinwilligung_id')
          .execute(),
      ),
  };
}
