import { type AgenturPage, isBereich, rechtOfBereich } from '../../contract/pages/agentur.ts';
import { isSwitchedOff, rechtOf } from '../../contract/pages/public.ts';
import { may } from '../../contract/rules/rechte.ts';
import { toAgencyLogin } from './login.ts';
import type { Problem, Target, Visit } from './visit.ts';

type Guest = Pick<Visit, 'konfiguration' | 'agentur' | 'params' | 'query'>;

/** What an address is answered that names nothing here. */
export const NOT_THERE: Problem = { status: 404, code: 'NichtGefunden', detail: '' };
const NOT_ALLOWED: Problem = { status: 403, code: 'NichtAuthorisiert', detail: '' };

/**
 * What stands before a page of the agencies' portal: nothing is there where the tenant has no agencies or the address names nothing; without the
 * portal's own login it leads there and back; what the role may not do is refused. Null when the page opens.
 */
export function portalGateOf(visit: Guest, page: AgenturPage): { readonly redirect: Target } | { readonly problem: Problem } | null {
  const { konfiguration, agentur, params } = visit;
  const isArea = page === 'AgencyArea';
  if (isSwitchedOff(konfiguration, page) || (isArea && !rechtOfBereich(params.bericht))) return { problem: NOT_THERE };
  if (may(agentur, rechtOf(page, params))) return isArea && !isBereich(params.bericht) ? { problem: NOT_THERE } : null;
  if (may(agentur, 'Agentur')) return { problem: NOT_ALLOWED };
  // Whose session has ended meanwhile is logged out there too.
  return page === 'AgencyLogout' ? null : toAgencyLogin(visit, page);
}
