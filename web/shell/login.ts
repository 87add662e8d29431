import { PAGES, type PageName, type RoutePaths, SECRET_PARAMETERS } from '../../contract/pages/public.ts';
import { WIDGET } from '../../contract/pages/widget.ts';
import type { Problem, Target, Visit } from './visit.ts';

/** Secrets and earlier redirects are not carried through a login; that it is a widget stands in the address of each page itself. */
const LEFT_OUT: readonly string[] = [...SECRET_PARAMETERS, 'redirect', WIDGET];
const MAX_LENGTH = 4000;

/** To Login and back when the session has ended meanwhile; any other refusal of the page's own calls is shown. */
export const endedSession = (
  visit: Pick<Visit, 'params' | 'query'>,
  page: PageName,
  problem: Problem,
): { redirect: Target } | { problem: Problem } => (problem.status === 401 ? toLogin(visit, page) : { problem });

/** To Login, which leads back here. */
export function toLogin({ params, query }: Pick<Visit, 'params' | 'query'>, page: PageName): { redirect: Target } {
  const kept = Object.entries({ ...params, ...query, ...params }).filter(([name]) => !LEFT_OUT.includes(name));
  const carried = new URLSearchParams(kept).toString();
  return { redirect: { page: 'Login', params: { redirect: carried === '' ? page : `${page}?${carried}` } } };
}

/** Pages that a login leads to from nowhere. */
const NO_TARGETS: readonly PageName[] = ['Login', 'Logout', 'FileNotFound', 'Interstitial', 'LoginToken', 'Admin'];

/**
 * Where a login leads: to the page that `redirect` names (`Recommendation?empfehlungsnummer=…`: a route name and its parameters,
 * never an address), else to the personal area.
 */
export function afterLogin(redirect: string | undefined, paths: RoutePaths): Target {
  const [name = '', ...rest] = (redirect ?? '').slice(0, MAX_LENGTH).split('?');
  if (!isPageName(name) || NO_TARGETS.includes(name)) return { page: 'Dashboard' };
  const params = Object.fromEntries([...new URLSearchParams(rest.join('?'))].filter(([key]) => !LEFT_OUT.includes(key)));
  const needed = [...paths[name].matchAll(/:([A-Za-z]+)/g)].map(([, key = '']) => key);
  return needed.every((key) => Object.hasOwn(params, key) && params[key] !== '') ? { page: name, params } : { page: 'Dashboard' };
}

const isPageName = (name: string): name is PageName => Object.hasOwn(PAGES, name);
