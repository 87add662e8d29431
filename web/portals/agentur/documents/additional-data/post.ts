import { type Angabe, PFLICHTANGABEN } from '../../../../../contract/calls/agentur/angaben.ts';
import { changeAgenturkonto } from '../../../../../contract/calls/agentur/konto.ts';
import { createTexts, fieldMessage } from '../../../../../texts/texts.ts';
import { endedSession } from '../../../../shell/login.ts';
import type { Fields, Posted, Problem, Visit } from '../../../../shell/visit.ts';
import { isSchritt, type Schritt, STEPS } from './load.ts';

/** An empty IBAN field keeps the stored IBAN, because the form shows that only in part. */
const isLeft = (name: Angabe, value: string): boolean => name === 'IBAN' && value.trim() === '';

/** Saves the step and redirects to the next step with missing data. */
export async function postAdditionalData(visit: Visit, fields: Fields): Promise<Posted> {
  const { schritt } = fields;
  if (!isSchritt(schritt)) return { redirect: { page: 'AgencyAdditionalData' } };
  const missing = missingIn(visit, fields, schritt);
  if (missing) return { problem: missing };
  const typed = STEPS[schritt].map((name) => [name, fields[name] ?? ''] as const);
  const body = Object.fromEntries(typed.filter(([name, value]) => !isLeft(name, value)));
  const saved = await visit.call(changeAgenturkonto, { body });
  if (!saved.ok) return endedSession(visit, 'AgencyAdditionalData', saved.problem);
  return { redirect: { page: 'AgencyAdditionalData', params: { gespeichert: '1' } } };
}

/** The required fields of a step that are empty. One of the two tax numbers is enough. The call checks the IBAN, which is required only if none is stored. */
function missingIn({ locale, texte }: Visit, fields: Fields, schritt: Schritt): Problem | null {
  const isEmpty = (name: Angabe) => (fields[name] ?? '').trim() === '';
  const needed = PFLICHTANGABEN.filter((name) => name !== 'IBAN' && STEPS[schritt].some((one) => one === name));
  const missing = needed.filter((name) => isEmpty(name) && !(name === 'Steuernummer' && !isEmpty('UstId')));
  if (missing.length === 0) return null;
  const t = createTexts(locale, texte);
  const errors = missing.map((field) => ({ field, code: 'pflichtfeld' as const, message: fieldMessage(t, field, 'pflichtfeld') }));
  return { status: 422, code: 'Validierung', detail: t('fehler.Validierung'), errors };
}
