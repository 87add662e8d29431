/** Compares the route names of docs/pages.md with the pages that the product has (`npm run coverage:pages`). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { styleText } from 'node:util';
import { root } from './sources.mjs';

/** What the list says of a page. */
const STATES = ['stands', 'still to come'];

/** The rows of the table of docs/pages.md: each route name with its default path and its state. */
export function readPages(markdown) {
  const rows = markdown.matchAll(/^\| `(\w+)` \| `([^`]+)` \| ([^|]+) \|$/gm);
  return [...rows].map(([, name, path, state]) => ({ name, path, state }));
}

/**
 * The listed pages by state, what the product has besides, and what of the list is not so: `contract` holds the default path of every
 * page by its name, `standing` the names of those that are there.
 */
export function comparePages(listed, contract, standing) {
  const faultOf = ({ name, path, state }) => {
    if (!STATES.includes(state)) return `${name}: "${state}" is none of: ${STATES.join(', ')}`;
    if (contract[name] === undefined) return `${name} is no page of the contract`;
    if (contract[name] !== path) return `${name} is listed at ${path}, but stands at ${contract[name]}`;
    if (state === 'stands') return standing.includes(name) ? [] : `${name} is missing`;
    return standing.includes(name) ? `${name} is listed as ${state}, but stands already` : [];
  };
  const names = new Set(listed.map(({ name }) => name));
  const groups = Object.fromEntries(STATES.map((state) => [state, listed.filter((page) => page.state === state).map(({ name }) => name)]));
  return { groups, added: standing.filter((name) => !names.has(name)), faults: listed.flatMap(faultOf) };
}

/** The rows of the second table of docs/pages.md: each slug of the catalogue with its category and its state. */
export function readSlugs(markdown) {
  const rows = markdown.matchAll(/^\| `([^`]+)` \| ([^|`]+) \| ([^|]+) \|$/gm);
  return [...rows].map(([, slug, titel, state]) => ({ slug, titel, state }));
}

/** What of the listed slugs is not so: `kategorien` are those of the demo's catalogue, `hasPage` says whether the page that shows them stands. */
export function compareSlugs(listed, kategorien, hasPage) {
  const known = new Map(kategorien.map(({ Slug, Titel }) => [Slug, Titel]));
  const faultOf = ({ slug, titel, state }) => {
    if (!STATES.includes(state)) return `${slug}: "${state}" is none of: ${STATES.join(', ')}`;
    const stands = hasPage && known.has(slug);
    if ((state === 'stands') !== stands) return stands ? `${slug} is listed as ${state}, but stands already` : `${slug} is missing`;
    return stands && known.get(slug) !== titel ? `${slug} is listed as ${titel}, but is ${known.get(slug)}` : [];
  };
  const names = new Set(listed.map(({ slug }) => slug));
  const unlisted = [...known.keys()].filter((slug) => !names.has(slug)).map((slug) => `${slug} is not listed`);
  return [...listed.flatMap(faultOf), ...unlisted];
}

/** The pages as contract and web have them, without a server. */
async function readProduct() {
  const { runnerImport } = await import('vite');
  const load = async (file) => (await runnerImport(join(root, file), { configFile: false, logLevel: 'error' })).module;
  const [{ PAGES }, { standingPages }] = [await load('contract/pages/public.ts'), await load('web/site.tsx')];
  return { contract: Object.fromEntries(Object.entries(PAGES).map(([name, { path }]) => [name, path])), standing: standingPages() };
}

async function main() {
  const markdown = readFileSync(join(root, 'docs/pages.md'), 'utf8');
  const listed = readPages(markdown);
  const { contract, standing } = await readProduct();
  const { groups, added, faults } = comparePages(listed, contract, standing);
  for (const [group, names] of Object.entries({ ...groups, 'added by the product': added })) {
    console.log(`${styleText('bold', group)} (${names.length})`);
    for (const name of names) console.log(`  ${name.padEnd(28)} ${contract[name]}`);
  }
  const slugs = readSlugs(markdown);
  console.log(`${styleText('bold', 'categories')} (${slugs.filter(({ state }) => state === 'stands').length} of ${slugs.length} stand)`);
  const kategorien = JSON.parse(readFileSync(join(root, 'mandanten/telko/kategorien.json'), 'utf8'));
  const all = [...faults, ...compareSlugs(slugs, kategorien, standing.includes('Produktkategorie'))];
  for (const fault of all) console.error(`${styleText('red', '✗')} ${fault}`);
  if (all.length > 0) process.exitCode = 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main();
