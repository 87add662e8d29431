import { describe, expect, test } from 'vitest';
import { type AdditionalRoute, faultOfRoutes, pagesByPath } from './additional-routes.ts';
import { PAGE_NAMES, routePaths } from './public.ts';

const PATHS = routePaths({ Code: '/mein/Code' });
const faq = (Route: string): AdditionalRoute => ({ Route, RouteName: 'Faq' });

test('the default paths have no address in common', () => {
  for (const { path, page } of pagesByPath(PATHS, []).map(([path, page]) => ({ path, page }))) {
    const others = { ...PATHS, [page]: '/nirgends/sonst/so' };
    expect(faultOfRoutes([{ Route: path, RouteName: page }], others), page).toBeNull();
  }
});

describe('a further path', () => {
  test.each<[string, AdditionalRoute]>([
    ['of its own', faq('/fragen')],
    ['with more parts', faq('/faq/kurz')],
    ['that a renamed page left', faq('/code')],
    ['of one part, though categories stand there', faq('/internet')],
    ['with the parameters of its page', { Route: '/tipp/:produktId', RouteName: 'Recommend' }],
  ])('%s is accepted', (_, route) => {
    expect(faultOfRoutes([faq('/antworten'), route], PATHS)).toBeNull();
  });

  test.each<[string, AdditionalRoute, string]>([
    ['of a page', faq('/danke'), '/danke has addresses in common with /danke'],
    ['of the home', faq('/'), '/ has addresses in common with /'],
    ['of a page in other letters, with a slash', faq('/Faq/'), '/Faq/ has addresses in common with /faq'],
    ['of a page by its new name', faq('/mein/code'), '/mein/code has addresses in common with /mein/Code'],
    ['that hides one address of a page', faq('/praemie/neu'), '/praemie/neu has addresses in common with /praemie/:praemieid'],
    ['that hides pages', { Route: '/:produktId', RouteName: 'Recommend' }, '/:produktId has addresses in common with /danke'],
    ['given before', faq('/Antworten'), '/Antworten has addresses in common with /antworten'],
    [
      'without the parameters of its page',
      { Route: '/tipp', RouteName: 'Recommend' },
      '/tipp needs the parameters of Recommend, each once',
    ],
    ['with one too many', faq('/hilfe/:thema'), '/hilfe/:thema needs the parameters of Faq, each once'],
  ])('%s is refused', (_, route, fault) => {
    expect(faultOfRoutes([faq('/antworten'), route], PATHS)).toBe(fault);
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
