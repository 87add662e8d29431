import { describe, expect, test } from 'vitest';
import { type AdditionalRoute, faultOfRoutes, pagesByPath } from './additional-routes.ts';
import { PAGE_NAMES, type PageName, routePaths } from './public.ts';

const PATHS = routePaths({ Code: '/mein/Code' });
const faq = (Route: string): AdditionalRoute => ({ Route, RouteName: 'Faq' });

const belegt = (route: string, andere: string) => ({ code: 'routeBelegt', values: { route, andere } }) as const;
const parameter = (route: string, seite: string) => ({ code: 'routeParameter', values: { route, seite } }) as const;

/** A fixed path and one with a parameter that takes it too: the router prefers the fixed one. */
const FIXED_FIRST: readonly PageName[] = ['RewardBankDetails', 'RewardDetails'];

test('the default paths have no address in common, but one that the router prefers', () => {
  for (const { path, page } of pagesByPath(PATHS, []).map(([path, page]) => ({ path, page }))) {
    const own = FIXED_FIRST.includes(page) ? FIXED_FIRST : [page];
    const others = { ...PATHS, ...Object.fromEntries(own.map((one) => [one, '/nirgends/sonst/so'])) };
    expect(faultOfRoutes([{ Route: path, RouteName: page }], others), page).toBeNull();
  }
});

describe('a further path', () => {
  test.each<[string, AdditionalRoute]>([
    ['at a free address', faq('/fragen')],
    ['below a page', faq('/faq/kurz')],
    ['at the default address of a renamed page', faq('/code')],
    ['of one part, like the addresses of categories', faq('/internet')],
    ['with the parameters of its page', { Route: '/tipp/:produktId', RouteName: 'Recommend' }],
  ])('%s is accepted', (_, route) => {
    expect(faultOfRoutes([faq('/antworten'), route], PATHS)).toBeNull();
  });

  test.each<[string, AdditionalRoute, ReturnType<typeof faultOfRoutes>]>([
    ['at the address of a page', faq('/danke'), belegt('/danke', '/danke')],
    ['at the address of the home', faq('/'), belegt('/', '/')],
    ['at the address of a page in other letter case with a trailing slash', faq('/Faq/'), belegt('/Faq/', '/faq')],
    ['at the new address of a renamed page', faq('/mein/code'), belegt('/mein/code', '/mein/Code')],
    ['that hides one address of a page with a parameter', faq('/praemie/neu'), belegt('/praemie/neu', '/praemie/:praemieid')],
    ['that hides several pages', { Route: '/:produktId', RouteName: 'Recommend' }, belegt('/:produktId', '/danke')],
    ['that equals an earlier further path', faq('/Antworten'), belegt('/Antworten', '/antworten')],
    ['without the parameters of its page', { Route: '/tipp', RouteName: 'Recommend' }, parameter('/tipp', 'Recommend')],
    ['with an unknown parameter', faq('/hilfe/:thema'), parameter('/hilfe/:thema', 'Faq')],
  ])('%s is refused', (_, route, fault) => {
    expect(faultOfRoutes([faq('/antworten'), route], PATHS)).toEqual(fault);
  });
});

test('pagesByPath lists every page under its own path and its further paths', () => {
  const all = pagesByPath(PATHS, [faq('/fragen')]);
  expect(all).toHaveLength(PAGE_NAMES.length + 1);
  expect(all.filter(([, page]) => page === 'Faq')).toEqual([
    ['/faq', 'Faq'],
    ['/fragen', 'Faq'],
  ]);
});
