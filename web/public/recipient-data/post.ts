import { readEigenenStand } from '../../../contract/calls/account/eigenerstand.ts';
import { completeEmpfaenger } from '../../../contract/calls/empfehlung/empfaenger.ts';
import { requiredFields } from '../../../contract/rules/pflichtfelder.ts';
import { createTexts } from '../../../texts/texts.ts';
import { findEmpfehlung } from '../../features/empfaenger/empfehlung.ts';
import { once } from '../../shell/form.ts';
import type { Fields, Posted, Problem, Visit } from '../../shell/visit.ts';
import { bodyOf, problemWith, readFields } from './data.ts';
import { nummerOf } from './load.ts';

/** Stores the data with the terms. The same form sent twice, by a double click or a reload, creates one recipient. */
export async function postRecipientData(visit: Visit, sent: Fields): Promise<Posted> {
  const empfehlungsnummer = nummerOf(visit);
  const fields = readFields(sent);
  const problem = await problemOf(visit, empfehlungsnummer, fields);
  if (problem) return { problem };
  const body = bodyOf(empfehlungsnummer, fields);
  const { channel = 'co' } = visit.query;
  const query = { channel, einsprungsquelle: channel === 'code' ? 'Code' : 'Einsprungslink' };
  const stored = await visit.call(completeEmpfaenger, { query, body, ...once(fields, body) });
  if (!stored.ok) return refused(stored.problem, empfehlungsnummer);
  // The replayed answer to a second click sets no cookie, so this call sets it.
  await visit.call(readEigenenStand, { bearer: stored.body.Hex });
  return { redirect: { page: 'RecipientTOSConsent' } };
}

/** Errors of the fields for this referral; null for an unknown one, which the call reports. */
async function problemOf(visit: Visit, empfehlungsnummer: string, fields: Fields): Promise<Problem | null> {
  const empfehlung = await findEmpfehlung(visit, empfehlungsnummer);
  if (empfehlung === null) return null;
  const { art, ab, unter } = empfehlung.angaben;
  const requestedFields = requiredFields(visit.konfiguration.EmpfaengerPflichtfelder, art);
  return problemWith(fields, { requestedFields, hasAlter: ab !== null || unter !== null }, createTexts(visit.locale, visit.texte));
}

/** Redirects from a referral that has ended meanwhile to its end page; other problems return to the form. */
function refused(problem: Problem, empfehlungsnummer: string): Posted {
  if (problem.code === 'Abgelaufen') return { redirect: { page: 'ExpiredRecommendation', params: { empfehlungsnummer } } };
  if (problem.code !== 'EmpfehlungExists') return { problem };
  return { redirect: { page: 'ExpiredRecommendation', params: { empfehlungsnummer, grund: 'vergeben' } } };
}
