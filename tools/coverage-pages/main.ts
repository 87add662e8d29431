/** Compares the route names of docs/pages.md with the pages of the product (`npm run coverage:pages`). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { styleText } from 'node:util';
import { PAGES } from '../../contract/pages/public.ts';
import kategorien from '../../mandanten/telko/kategorien.json' with { type: 'json' };
import { root } from '../../scripts/sources.mjs';
import { renderedPages } from '../../web/site.tsx';
import { comparePages, compareSlugs, readPages, readSlugs } from './compare.ts';

const markdown = readFileSync(join(root, 'docs/pages.md'), 'utf8');
const contract = Object.fromEntries(Object.entries(PAGES).map(([name, { path }]) => [name, path]));
const standing = renderedPages();
const { groups, added, faults } = comparePages(readPages(markdown), contract, standing);
for (const [group, names] of Object.entries({ ...groups, 'added by the product': added })) {
  console.log(`${styleText('bold', group)} (${names.length})`);
  for (const name of names) console.log(`  ${name.padEnd(28)} ${contract[name]}`);
}
const slugs = readSlugs(markdown);
console.log(`${styleText('bold', 'categories')} (${slugs.filter(({ state }) => state === 'stands').length} of ${slugs.length} stand)`);
const all = [...faults, ...compareSlugs(slugs, kategorien, standing.includes('Produktkategorie'))];
for (const fault of all) console.error(`${styleText('red', '✗')} ${fault}`);
if (all.length > 0) process.exitCode = 1;
