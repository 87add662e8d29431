import { type AgenturPage, isBereich } from '../../contract/pages/agentur.ts';
import { isSwitchedOff, rechtOf } from '../../contract/pages/public.ts';
import { may } from '../../contract/rules/rechte.ts';
import { toAgencyLogin } from './login.ts';
import type { Problem, Target, Visit } from './visit.ts';

type Guest = Pick<Visit, 'konfiguration' | 'agentur' | 'params' | 'query'>;

/** What an address is answered that names nothing here. */
export const NOT_THERE: Problem = { status: 404, code: 'NichtGefunden', detail: '' };
const NOT_ALLOWED: Problem = { status: 403, code: 'NichtAuthorisiert', detail: '' };

/**
 * Checks access to a page of the agencies' portal: 404 where the tenant has no agencies; without the portal's login, a redirect to it and
 * back; an error for a role without the right. Null when the page opens. An address that names no area is 404 without a login in between;
 * for a logged-in user the portal shows that itself.
 */
export function portalGateOf(visit: Guest, page: AgenturPage): { readonly redirect: Target } | { readonly problem: Problem } | null {
  const { konfiguration, agentur, params, query } = visit;
  const named = { ...query, ...params };
  if (isSwitchedOff(konfiguration, page)) return { problem: NOT_THERE };
  if (may(agentur, rechtOf(page, named))) return null;
  if (may(agentur, 'Agentur')) return { problem: NOT_ALLOWED };
  if (page === 'AgencyArea' && !isBereich(named.bericht)) return { problem: NOT_THERE };
  // Whose session has ended meanwhile is logged out there too.
  return page === 'AgencyLogout' ? null : toAgencyLogin(visit, page);
}
