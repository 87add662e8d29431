import { readEigenenStand } from '../../../contract/calls/account/eigenerstand.ts';
import { createAnfrage } from '../../../contract/calls/empfehlung/anfrage.ts';
import { confirmEmpfaenger, refuseEmpfaenger } from '../../../contract/calls/empfehlung/empfaenger.ts';
import { anfrageOf, anfrageProblem } from '../../features/empfaenger/anfrage-fields.tsx';
import { shopOf } from '../../features/empfaenger/bestellen.ts';
import { once } from '../../shell/form.ts';
import { pageContext } from '../../shell/page.ts';
import type { Fields, Posted, Visit } from '../../shell/visit.ts';

/** Hidden field: what the page offered when it was shown (`Bestellweg`). */
export const ART = 'art';

/**
 * Confirms the data and leads on in one step: to the tenant's shop, with the request of the form sent to the tenant, or to the recipient's own page. Without
 * accepted terms, which only systems of others leave out, that page asks for them first. Sent twice, both go the same way.
 */
export async function postConfirmation(visit: Visit, fields: Fields): Promise<Posted> {
  const { token = '', ablehnen } = visit.query;
  if (ablehnen === '1') {
    const refused = await visit.call(refuseEmpfaenger, { body: { Token: token }, ...once(fields) });
    return refused.ok ? { redirect: { page: 'RecipientConfirmation', params: { abgelehnt: '1' } } } : { problem: refused.problem };
  }
  const isAnfrage = fields[ART] === 'Anfrage';
  const problem = isAnfrage ? anfrageProblem(pageContext(visit).t, fields) : null;
  if (problem) return { problem };
  const confirmed = await visit.call(confirmEmpfaenger, { body: { Token: token }, ...once(fields) });
  if (!confirmed.ok) return { problem: confirmed.problem };
  const { Status, Hex: bearer } = confirmed.body;
  const link = Status !== 'Ok' ? null : isAnfrage ? await ask(visit, fields, bearer) : await findShop(visit, bearer);
  return link === null ? { redirect: { page: 'RecipientTOSConsent' } } : { leave: link };
}

/** Sends the request to the tenant. If it is refused, the recipient's own page shows the reason or the form again. */
async function ask(visit: Visit, fields: Fields, bearer: string): Promise<null> {
  const body = anfrageOf(fields);
  await visit.call(createAnfrage, { body, bearer, ...once(fields, body) });
  return null;
}

/** Address of the product in the tenant's shop, for this recipient; null without one. */
async function findShop(visit: Visit, bearer: string): Promise<string | null> {
  const own = await visit.call(readEigenenStand, { bearer });
  if (!own.ok) return null;
  const { Empfehlungsnummer: empfehlungsnummer, Empfaengernummer: empfaengernummer } = own.body;
  return shopOf(visit, { empfehlungsnummer, empfaengernummer });
}
