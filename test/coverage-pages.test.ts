import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { PAGES } from '../contract/pages/public.ts';
import kategorien from '../mandanten/telko/kategorien.json' with { type: 'json' };
import { comparePages, compareSlugs, readPages, readSlugs } from '../tools/coverage-pages/compare.ts';
import { renderedPages } from '../web/site.tsx';

const contract = { Homepage: '/', Thanks: '/danke', LoginToken: '/anmeldelink' };
const compare = (...rows: string[]) =>
  comparePages(readPages(`| page | default path | state |\n| --- | --- | --- |\n${rows.join('\n')}\n`), contract, [
    'Homepage',
    'LoginToken',
  ]);

it('groups the pages by state and returns unlisted pages', () => {
  expect(compare('| `Homepage` | `/` | stands |', '| `Thanks` | `/danke` | still to come |')).toEqual({
    groups: { stands: ['Homepage'], 'still to come': ['Thanks'] },
    added: ['LoginToken'],
    faults: [],
  });
});

it.each([
  ['a missing page', '| `Thanks` | `/danke` | stands |', 'Thanks is missing'],
  ['a page that is not in the contract', '| `Danke` | `/danke` | stands |', 'Danke is no page of the contract'],
  ['a wrong path', '| `Homepage` | `/home` | stands |', 'Homepage is listed at /home, but stands at /'],
  [
    'an existing page listed as still to come',
    '| `Homepage` | `/` | still to come |',
    'Homepage is listed as still to come, but stands already',
  ],
  ['an unknown state', '| `Homepage` | `/` | soon |', 'Homepage: "soon" is none of: stands, still to come'],
])('reports %s', (_, row, fault) => {
  expect(compare(row).faults).toEqual([fault]);
});

it('docs/pages.md lists every page once and has no faults', () => {
  const markdown = readFileSync(new URL('../docs/pages.md', import.meta.url), 'utf8');
  const listed = readPages(markdown);
  expect(listed.length + readSlugs(markdown).length).toBe(markdown.match(/^\| `/gm)?.length ?? 0);
  expect(new Set(listed.map(({ name }) => name)).size).toBe(listed.length);
  const paths = Object.fromEntries(Object.entries(PAGES).map(([name, { path }]) => [name, path]));
  expect(comparePages(listed, paths, renderedPages()).faults).toEqual([]);
});

const SLUGS = ['| `internet` | Internet | stands |', '| `internet/hybrid` | Hybrid | still to come |'];
const faultsOf = (rows: readonly string[], hasPage = true) =>
  compareSlugs(readSlugs(rows.join('\n')), [{ Slug: 'internet', Titel: 'Internet' }], hasPage);

it('finds no fault in slugs of the catalogue with their category', () => {
  expect(faultsOf(SLUGS)).toEqual([]);
});

it.each<[string, readonly string[], string]>([
  ['a missing slug', [...SLUGS, '| `internet/glas.html` | Glas | stands |'], 'internet/glas.html is missing'],
  ['an unlisted slug', SLUGS.slice(1), 'internet is not listed'],
  [
    'an existing slug listed as still to come',
    ['| `internet` | Internet | still to come |'],
    'internet is listed as still to come, but stands already',
  ],
  ['a wrong category', ['| `internet` | Netz | stands |'], 'internet is listed as Netz, but is Internet'],
  ['an unknown state', ['| `internet` | Internet | soon |'], 'internet: "soon" is none of: stands, still to come'],
])('reports %s in the list of slugs', (_, rows, fault) => {
  expect(faultsOf(rows)).toEqual([fault]);
});

it('reports every category as missing without the page for categories', () => {
  expect(faultsOf(SLUGS, false)).toEqual(['internet is missing']);
});

it('docs/pages.md lists every category of the demo once and has no faults', () => {
  const listed = readSlugs(readFileSync(new URL('../docs/pages.md', import.meta.url), 'utf8'));
  expect(new Set(listed.map(({ slug }) => slug)).size).toBe(listed.length);
  expect(listed).toHaveLength(31);
  expect(compareSlugs(listed, kategorien, renderedPages().includes('Produktkategorie'))).toEqual([]);
});
