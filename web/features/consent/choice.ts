import { type Consent, chooseConsent } from '../../../contract/calls/consent.ts';
import { routePaths } from '../../../contract/pages/public.ts';
import { decodeRedirect } from '../../shell/login.ts';
import type { Fields, Problem, Target, Visit } from '../../shell/visit.ts';

/** What the two buttons of equal weight mean. */
const CHOICES: Readonly<Record<string, Consent>> = {
  alle: { Funktional: true, Analytisch: true, Marketing: true },
  keine: { Funktional: false, Analytisch: false, Marketing: false },
};

/** The choice that the banner's form brings, whatever page it stands on: its button, or the boxes ticked. */
const choiceOf = (fields: Fields): Consent =>
  CHOICES[fields.consent ?? ''] ?? {
    Funktional: fields.Funktional === '1',
    Analytisch: fields.Analytisch === '1',
    Marketing: fields.Marketing === '1',
  };

/** Whether a form is the banner's. */
export const isConsentForm = (fields: Fields): boolean => fields.consent !== undefined;

/** Keeps a choice; what stood in the banner has changed meanwhile: nothing is kept, and the page asks again. */
export async function postConsent(visit: Visit, fields: Fields): Promise<Problem | null> {
  const response = await visit.call(chooseConsent, { body: { ...choiceOf(fields), Wortlaut: fields.Wortlaut ?? '' } });
  return response.ok || response.problem.code === 'Konflikt' ? null : response.problem;
}

/** The page whose banner led to the settings; null where nothing did. */
export const consentCameFrom = ({ page, query, konfiguration }: Visit): Target | null =>
  page === 'Privacy' && query.cookies !== undefined ? decodeRedirect(query.redirect, routePaths(konfiguration.RoutePaths)) : null;
