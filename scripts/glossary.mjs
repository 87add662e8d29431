/** Checks the names in the code against docs/glossary.md (`npm run check`). */
import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readNames } from './source-facts.mjs';
import { isTest, listSources, root } from './sources.mjs';

/**
 * @typedef {{ file: string, line: number, name: string, kind?: string | undefined }} Name
 * @typedef {{ terms: string[], plain: string[], never: ReadonlyMap<string, string>, kept: ReadonlySet<string> }} Glossary
 */

/**
 * Words of a name in lower case: `AnteilEmpfehler`, `ANTEIL_EMPFEHLER` and `anteil-empfehler` have the same two words.
 * @param {string} name
 * @returns {string[]}
 */
function wordsOf(name) {
  const apart = name.replace(/([a-z\d])(?=[A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$1$2 ');
  return apart.toLowerCase().match(/[a-zß-ÿ]+/g) ?? [];
}

/**
 * The words of a name between spaces, so that a name of several words is found within a longer one.
 * @param {string} name
 */
const spoken = (name) => ` ${wordsOf(name).join('  ')} `;

/**
 * A word, and the singular forms that it can be the plural of.
 * @param {string} word
 */
const formsOf = (word) => [
  word,
  ...['e', 'n', 'en', 'er', 's'].filter((end) => word.endsWith(end)).map((end) => word.slice(0, -end.length)),
];

/**
 * Reads docs/glossary.md: terms, plain words, forbidden words with their replacement, and names that are exempt.
 * @param {string} markdown
 * @returns {Glossary}
 */
export function readGlossary(markdown) {
  const [terms = '', plain = '', never = ''] = markdown.split(/^## .*$/m);
  /** @param {string} section */
  const rowsOf = (section) =>
    [...section.matchAll(/^\| (?!---|word |not )(.+?) \| (.+?) \|$/gm)].map(([, left = '', right = '']) => ({ left, right }));
  return {
    terms: rowsOf(terms).flatMap(({ left }) => left.split(', ')),
    plain: [...plain.matchAll(/^(?:German|English): ([^:]+)\n$/gm)].flatMap(([, words = '']) => words.split(/\s/)),
    never: new Map(rowsOf(never).flatMap(({ left, right }) => left.split(', ').map((word) => /** @type {const} */ ([word, right])))),
    kept: new Set([...never.matchAll(/`(\w+)`/g)].map(([, name = '']) => spoken(name))),
  };
}

/**
 * Faults of names against a glossary. The name of a page is allowed within a name, whatever its words.
 * @param {Glossary} glossary
 * @param {readonly Name[]} names
 * @param {readonly string[]} pages
 */
export function findFaults(glossary, names, pages) {
  const { terms, plain, never, kept } = glossary;
  const known = new Set([...terms.flatMap(wordsOf), ...plain]);
  const used = new Set(names.flatMap(({ name }) => wordsOf(name)));
  const longestFirst = pages.map(spoken).sort((a, b) => b.length - a.length);

  /** @param {string} name */
  const unknownIn = (name) => wordsOf(name).filter((word) => !formsOf(word).some((form) => known.has(form)));
  /** @param {string} name */
  const neverIn = (name) =>
    wordsOf(longestFirst.reduce((rest, page) => rest.replaceAll(page, ''), spoken(name)))
      .flatMap(formsOf)
      .filter((word) => never.has(word));

  const faults = names
    .filter(({ name }) => !kept.has(spoken(name)))
    .flatMap((one) => [
      ...(isDeclared(one) ? unknownIn(one.name) : []).map((word) => ({ one, fault: `"${word}" is not in docs/glossary.md` })),
      ...neverIn(one.name).map((word) => ({ one, fault: `never "${word}", but ${never.get(word)}` })),
    ])
    .map(({ one: { file, line, name }, fault }) => `${file}:${line}  ${name}: ${fault}`);
  const dead = [...terms, ...plain].filter((term) => !wordsOf(term).every((word) => used.has(word)));
  return [...new Set(faults), ...dead.map((term) => `docs/glossary.md  "${term}" names nothing in the code`)];
}

/**
 * Whether a name is part of the wire or the tables: a module, a column, or a field or exported type of the contract.
 * @param {Name} name
 */
function isDeclared({ file, name, kind }) {
  if (kind === 'module' || (kind === 'column' && /^server\/db\/(rows\/|tables\.ts)/.test(file))) return true;
  return file.startsWith('contract/') && (kind === 'field' || (kind === 'export' && /^[A-Z][a-z]/.test(name)));
}

/**
 * The names in a file, and the names of the file, its folder and its module.
 * @param {string} file
 * @returns {Name[]}
 */
function namesOf(file) {
  /** @type {{ name: string, kind?: string }[]} */
  const outside = [{ name: basename(file).replace(/\..*$/, '') }, { name: basename(dirname(file)) }];
  const module = /^server\/modules\/([^/]+)\//.exec(file)?.[1];
  if (module) outside.push({ name: module, kind: 'module' });
  const inside = readNames(file, readFileSync(join(root, file), 'utf8'));
  return [...outside, ...inside].map((one) => ({ file, line: 1, ...one }));
}

function main() {
  const files = listSources().filter((file) => /^(contract|server|web)\/.*(?<!\.d|\.fixture)\.tsx?$/.test(file) && !isTest(file));
  const declaring = files.filter((file) => file === 'contract/pages/public.ts' || file.startsWith('contract/portals/'));
  const pages = declaring.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/^ {2}(\w+): \{ path/gm)].map(([, page = '']) => page),
  );
  const glossary = readGlossary(readFileSync(join(root, 'docs/glossary.md'), 'utf8'));
  const faults = findFaults(glossary, files.flatMap(namesOf), pages);
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main();
