import {
  hasZwischenseite,
  isClosed,
  isDisabled,
  isSwitchedOff,
  mayOpen,
  type PageName,
  portalOf,
  routePaths,
} from '../../contract/pages/public.ts';
import { afterLogin, toLogin } from './login.ts';
import { NOT_FOUND, portalGateOf } from './portal-gate.ts';
import type { Problem, Target, Visit } from './visit.ts';

type Guest = Pick<Visit, 'konfiguration' | 'login' | 'portalHolder' | 'params' | 'query'>;

/**
 * Redirect or problem for a visitor who may not open a page of the tenant; null if the page opens. Without the page's right: to Login. With a
 * forced login: to the Zwischenseite if the tenant has one, else to Login. With autologin: from a page about passwords to the Zwischenseite. An
 * address without a page is 404 for everyone. A portal with its own session has its own gate.
 */
export function gateOf(visit: Guest, page: PageName | null): { readonly redirect: Target } | { readonly problem: Problem } | null {
  if (page === null) return null;
  const portal = portalOf(page);
  if (portal && portal.session !== 'Empfehler') return portalGateOf(visit, page, portal);
  if (isSwitchedOff(visit.konfiguration, page)) return { problem: NOT_FOUND };
  if (isDisabled(visit.konfiguration, page)) return { redirect: visit.login ? loggedInTarget(visit, page) : interstitialTarget(visit) };
  if (mayOpen(visit.konfiguration, page, visit.login)) return null;
  const { redirect } = toLogin(visit, page);
  if (isClosed(visit.konfiguration, page))
    return { redirect: hasZwischenseite(visit.konfiguration) ? { ...redirect, page: 'Interstitial' } : redirect };
  // After the deletion of an account this page confirms it.
  return page === 'Logout' ? null : { redirect };
}

/** Target of a logged-in visitor on a switched-off page: the target of Login, else the personal area. */
const loggedInTarget = ({ konfiguration, query }: Guest, page: PageName): Target =>
  page === 'Login' ? afterLogin(query.redirect, routePaths(konfiguration.RoutePaths)) : { page: 'Dashboard' };

/** The Zwischenseite with the parameters of Login. */
function interstitialTarget({ query }: Guest): Target {
  const carried = Object.entries(query).filter(([name]) => name === 'redirect' || name === 'abgemeldet');
  return { page: 'Interstitial', params: Object.fromEntries(carried) };
}
