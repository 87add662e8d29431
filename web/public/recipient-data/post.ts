import { readEigenenStand } from '../../../contract/calls/eigenerstand.ts';
import { completeEmpfaenger } from '../../../contract/calls/empfaenger.ts';
import { createTexts } from '../../../texts/texts.ts';
import { once } from '../../shell/form.ts';
import type { Fields, Posted, Visit } from '../../shell/visit.ts';
import { bodyOf, problemWith, readFields } from './data.ts';
import { nummerOf } from './load.ts';

/**
 * From the form to the check, back to change something, and at last to the call that stores. The same form sent twice, by a
 * double click or a reload, is the same person.
 */
export async function postRecipientData(visit: Visit, sent: Fields): Promise<Posted> {
  const fields = readFields(sent);
  if (sent.schritt === 'daten') return { carry: fields };
  const problem = problemWith(fields, createTexts(visit.locale, visit.texte));
  if (problem) return { problem };
  return sent.schritt === 'senden' ? send(visit, fields) : { carry: { ...fields, schritt: 'pruefen' } };
}

async function send(visit: Visit, fields: Fields): Promise<Posted> {
  const empfehlungsnummer = nummerOf(visit);
  const body = bodyOf(empfehlungsnummer, fields);
  const sent = await visit.call(completeEmpfaenger, {
    query: { channel: visit.query.channel ?? 'co', einsprungsquelle: 'Einsprungslink' },
    body,
    ...once(fields, body),
  });
  if (!sent.ok) {
    const { code } = sent.problem;
    if (code === 'Abgelaufen') return { redirect: { page: 'ExpiredRecommendation', params: { empfehlungsnummer } } };
    if (code === 'EmpfehlungExists')
      return { redirect: { page: 'ExpiredRecommendation', params: { empfehlungsnummer, grund: 'vergeben' } } };
    return { problem: sent.problem };
  }
  // An answer that was kept from the first of two clicks sets no cookie.
  await visit.call(readEigenenStand, { bearer: sent.body.Hex });
  return { redirect: { page: 'RecipientTOSConsent' } };
}
