import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { PAGES } from '../contract/pages.ts';
import { comparePages, readPages } from '../scripts/coverage-pages.mjs';
import { standingPages } from '../web/app/render.tsx';

const contract = { Homepage: '/', Thanks: '/danke', LoginToken: '/anmeldelink' };
const compare = (...rows: string[]) =>
  comparePages(readPages(`| page | default path | state |\n| --- | --- | --- |\n${rows.join('\n')}\n`), contract, [
    'Homepage',
    'LoginToken',
  ]);

it('sorts the pages by state and names what is besides', () => {
  expect(compare('| `Homepage` | `/` | stands |', '| `Thanks` | `/danke` | still to come |')).toEqual({
    groups: { stands: ['Homepage'], 'still to come': ['Thanks'] },
    added: ['LoginToken'],
    faults: [],
  });
});

it.each([
  ['a page that is missing', '| `Thanks` | `/danke` | stands |', 'Thanks is missing'],
  ['a page of no contract', '| `Danke` | `/danke` | stands |', 'Danke is no page of the contract'],
  ['another path', '| `Homepage` | `/home` | stands |', 'Homepage is listed at /home, but stands at /'],
  ['one that stands already', '| `Homepage` | `/` | still to come |', 'Homepage is listed as still to come, but stands already'],
  ['another word', '| `Homepage` | `/` | soon |', 'Homepage: "soon" is none of: stands, still to come'],
])('%s is a fault', (_, row, fault) => {
  expect(compare(row).faults).toEqual([fault]);
});

it('reads every row of the list, no page twice, and finds it to be so', () => {
  const markdown = readFileSync(new URL('../docs/pages.md', import.meta.url), 'utf8');
  const listed = readPages(markdown);
  expect(listed).toHaveLength(markdown.match(/^\| `/gm)?.length ?? 0);
  expect(new Set(listed.map(({ name }) => name)).size).toBe(listed.length);
  const paths = Object.fromEntries(Object.entries(PAGES).map(([name, { path }]) => [name, path]));
  expect(comparePages(listed, paths, standingPages()).faults).toEqual([]);
});
