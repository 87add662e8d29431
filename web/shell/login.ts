import { PAGES, type PageName, portalOf, type RoutePaths, SECRET_PARAMETERS, sessionOf } from '../../contract/pages/public.ts';
import { WIDGET } from '../../contract/pages/widget.ts';
import { type PortalDeclaration, placeOfArea } from '../../contract/portals/portal.ts';
import type { Problem, Target, Visit } from './visit.ts';

/** Parameters that a login does not pass on: secrets, earlier redirects, and the widget parameter, which each address has itself. */
const LEFT_OUT: readonly string[] = [...SECRET_PARAMETERS, 'redirect', WIDGET];
const MAX_LENGTH = 4000;

/** Redirects to the login, which leads back, if the session has ended (401); returns any other problem of the page's calls. */
export const endedSession = (
  visit: Pick<Visit, 'params' | 'query'>,
  page: PageName,
  problem: Problem,
): { redirect: Target } | { problem: Problem } => (problem.status === 401 ? toLogin(visit, page) : { problem });

/** Redirect to the login of the page's portal, or else to Login; both lead back to the page. */
export const toLogin = (visit: Pick<Visit, 'params' | 'query'>, page: PageName): { redirect: Target } => ({
  redirect: { page: portalOf(page)?.login ?? 'Login', params: { redirect: encodeRedirect(visit, page) } },
});

/** Value of the parameter `redirect` for a page: route name and parameters, never an address. */
export function encodeRedirect({ params, query }: Pick<Visit, 'params' | 'query'>, page: PageName): string {
  const entries = Object.entries({ ...params, ...query, ...params }).filter(([name]) => !LEFT_OUT.includes(name));
  const carried = new URLSearchParams(entries).toString();
  return carried === '' ? page : `${page}?${carried}`;
}

/** Pages to which a login never redirects. */
const NO_TARGETS: readonly PageName[] = ['Login', 'Logout', 'FileNotFound', 'Interstitial', 'LoginToken', 'Admin'];

/** Target after a login: the page that `redirect` names, or else the personal area. */
export function afterLogin(redirect: string | undefined, paths: RoutePaths): Target {
  const target = decodeRedirect(redirect, paths);
  return target && !NO_TARGETS.includes(target.page) && sessionOf(target.page) === 'Empfehler' ? target : { page: 'Dashboard' };
}

/** Target after a login to a portal: the page of the portal that `redirect` names, or else its overview. */
export function afterPortalLogin(portal: PortalDeclaration<PageName>, redirect: string | undefined, paths: RoutePaths): Target {
  const { pages, login, logout, withoutLogin, overview } = portal;
  const target = decodeRedirect(redirect, paths);
  const isTarget = target && Object.hasOwn(pages, target.page) && ![login, logout, ...withoutLogin].includes(target.page);
  return isTarget ? target : placeOfArea(portal, overview);
}

/** The page that `redirect` names (`Recommendation?empfehlungsnummer=…`); null if it names none or lacks a parameter of its path. */
export function decodeRedirect(redirect: string | undefined, paths: RoutePaths): Target | null {
  const [name = '', ...query] = (redirect ?? '').slice(0, MAX_LENGTH).split('?');
  if (!isPageName(name)) return null;
  const params = Object.fromEntries([...new URLSearchParams(query.join('?'))].filter(([key]) => !LEFT_OUT.includes(key)));
  const needed = [...paths[name].matchAll(/:([A-Za-z]+)/g)].map(([, key = '']) => key);
  return needed.every((key) => Object.hasOwn(params, key) && params[key] !== '') ? { page: name, params } : null;
}

const isPageName = (name: string): name is PageName => Object.hasOwn(PAGES, name);
