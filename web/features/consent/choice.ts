import { type Consent, chooseConsent } from '../../../contract/calls/consent.ts';
import { routePaths } from '../../../contract/pages/public.ts';
import { decodeRedirect } from '../../shell/login.ts';
import type { Fields, Problem, Target, Visit } from '../../shell/visit.ts';

/** Choices of the two equal buttons. */
const CHOICES: Readonly<Record<string, Consent>> = {
  alle: { Funktional: true, Analytisch: true, Marketing: true },
  keine: { Funktional: false, Analytisch: false, Marketing: false },
};

/** The choice in the banner's form: by its button, or by the ticked boxes. */
const choiceOf = (fields: Fields): Consent =>
  CHOICES[fields.consent ?? ''] ?? {
    Funktional: fields.Funktional === '1',
    Analytisch: fields.Analytisch === '1',
    Marketing: fields.Marketing === '1',
  };

/** Whether a form is that of the banner. */
export const isConsentForm = (fields: Fields): boolean => fields.consent !== undefined;

/** Stores a choice. If the wording has changed since (`Konflikt`), nothing is stored and the page asks again. */
export async function postConsent(visit: Visit, fields: Fields): Promise<Problem | null> {
  const response = await visit.call(chooseConsent, { body: { ...choiceOf(fields), Wortlaut: fields.Wortlaut ?? '' } });
  return response.ok || response.problem.code === 'Konflikt' ? null : response.problem;
}

/** The page that led to the consent settings; null if none did. */
export const consentCameFrom = ({ page, query, konfiguration }: Visit): Target | null =>
  page === 'Privacy' && query.cookies !== undefined ? decodeRedirect(query.redirect, routePaths(konfiguration.RoutePaths)) : null;
