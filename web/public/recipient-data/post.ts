import { readEigenenStand } from '../../../contract/calls/account/eigenerstand.ts';
import { completeEmpfaenger } from '../../../contract/calls/empfehlung/empfaenger.ts';
import { requiredFields } from '../../../contract/rules/pflichtfelder.ts';
import { createTexts } from '../../../texts/texts.ts';
import { findEmpfehlung } from '../../features/empfaenger/empfehlung.ts';
import { once } from '../../shell/form.ts';
import type { Fields, Posted, Problem, Visit } from '../../shell/visit.ts';
import { bodyOf, problemWith, readFields } from './data.ts';
import { nummerOf } from './load.ts';

/** Stores the data with the terms. The same form sent twice, by a double click or a reload, is the same person. */
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
  // An answer that was kept from the first of two clicks sets no cookie.
  await visit.call(readEigenenStand, { bearer: stored.body.Hex });
  return { redirect: { page: 'RecipientTOSConsent' } };
}

/** What is wrong with the fields for this recommendation; one that is not there says so itself. */
async function problemOf(visit: Visit, empfehlungsnummer: string, fields: Fields): Promise<Problem | null> {
  const empfehlung = await findEmpfehlung(visit, empfehlungsnummer);
  if (empfehlung === null) return null;
  const { art, ab, unter } = empfehlung.angaben;
  const requestedFields = requiredFields(visit.konfiguration.EmpfaengerPflichtfelder, art);
  return problemWith(fields, { requestedFields, hasAlter: ab !== null || unter !== null }, createTexts(visit.locale, visit.texte));
}

/** One that has ended meanwhile leads to its end; anything else comes back with the form. */
function refused(problem: Problem, empfehlungsnummer: string): Posted {
  if (problem.code === 'Abgelaufen') return { redirect: { page: 'ExpiredRecommendation', params: { empfehlungsnummer } } };
  if (problem.code !== 'EmpfehlungExists') return { problem };
  return { redirect: { page: 'ExpiredRecommendation', params: { empfehlungsnummer, grund: 'vergeben' } } };
}
