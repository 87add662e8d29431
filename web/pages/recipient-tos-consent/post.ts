import { acceptZustimmung, readEigenenStand } from '../../../contract/empfaenger.ts';
import { createTexts } from '../../../texts/texts.ts';
import type { Posted, Visit } from '../../app/visit.ts';

/** Exchanges the mailed secret for the cookie, or accepts the terms; both lead to the page's clean address. */
export async function postConsent(visit: Visit): Promise<Posted> {
  const { token } = visit.query;
  const done =
    token === undefined
      ? await visit.call(acceptZustimmung, { body: { AgbText: createTexts(visit.locale, visit.texte)('zustimmung.satz') } })
      : await visit.call(readEigenenStand, { bearer: token });
  return done.ok ? { redirect: { page: 'RecipientTOSConsent' } } : { problem: done.problem };
}
