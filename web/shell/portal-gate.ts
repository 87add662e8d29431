import { entryOf, isSwitchedOff, type PageName, rechtOf } from '../../contract/pages/public.ts';
import { areaOn, type PortalDeclaration } from '../../contract/portals/portal.ts';
import { type Holder, may } from '../../contract/rules/rechte.ts';
import { toLogin } from './login.ts';
import type { Problem, Target, Visit } from './visit.ts';

type Guest = Pick<Visit, 'konfiguration' | 'login' | 'portalHolder' | 'params' | 'query'>;

/** Problem for an unknown address. */
export const NOT_FOUND: Problem = { status: 404, code: 'NichtGefunden', detail: '' };
const NOT_ALLOWED: Problem = { status: 403, code: 'NichtAuthorisiert', detail: '' };

/** The user who is logged in with the portal's session; null without a login. */
export const holderIn = (
  { session }: Pick<PortalDeclaration, 'session'>,
  { portalHolder, login }: Pick<Guest, 'portalHolder' | 'login'>,
): Holder | null => (session === 'Empfehler' ? login : portalHolder);

/**
 * Checks access to a page of a portal with its own session; null if the page opens. 404 if the tenant lacks the portal; without the portal's session, a
 * redirect to its interstitial page or its login, which leads back; 403 without the right. An unknown area is 404 without a login; for a logged-in user the portal itself shows
 * that.
 */
export function portalGateOf(
  visit: Guest,
  page: PageName,
  portal: PortalDeclaration<PageName>,
): { readonly redirect: Target } | { readonly problem: Problem } | null {
  const { konfiguration, params, query } = visit;
  const named = { ...query, ...params };
  if (isSwitchedOff(konfiguration, page)) return { problem: NOT_FOUND };
  const holder = holderIn(portal, visit);
  if (may(holder, rechtOf(page, named))) return null;
  if (may(holder, rechtOf(portal.area.page))) return { problem: NOT_ALLOWED };
  if (page === portal.area.page && areaOn(portal, page, named) === null) return { problem: NOT_FOUND };
  // The logout page opens without a session too: the session may have ended meanwhile.
  return page === portal.logout ? null : { redirect: { ...toLogin(visit, page).redirect, page: entryOf(portal, konfiguration) } };
}
