import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readFacts } from './source-facts.mjs';
import { isTest, listFiles, listSources, root } from './sources.mjs';
import { allowedFor, isStore, MODULES, moduleOf, wingOf, within } from './wings.mjs';

const PACKAGES_OF_HTTP = /^(fastify|@fastify\/.+)$/;
const ADAPTERS = ['api', 'backoffice', 'dev', 'http', 'ops', 'preview', 'site'].map((wing) => `server/${wing}`);

/**
 * @typedef {{ name: string, forbids: (file: string, target: string) => boolean }} ImportRule
 * @typedef {{ name: string, uses: readonly string[], allowedIn: (file: string) => boolean }} UseRule
 */

/** @param {string} path */
const pageOf = (path) => /^web\/public\/([^/]+)\//.exec(path)?.[1];

/**
 * Whether a path belongs to the repository, not to a package.
 * @param {string} path
 */
const isOurs = (path) => within(path, 'contract', 'scripts', 'server', 'standins', 'test', 'texts', 'tools', 'web');

/**
 * Whether a path is not part of the product.
 * @param {string} path
 */
const isTool = (path) => within(path, 'scripts', 'tools');

/**
 * `forbids(file, target)`: both are paths from the root, the target without extension.
 * @type {readonly ImportRule[]}
 */
const importRules = [
  {
    name: 'a wing imports what scripts/wings.mjs allows it',
    forbids(file, target) {
      const wing = wingOf(file);
      return isOurs(file) && isOurs(target) && (wing === undefined || !within(target, wing, ...allowedFor(file)));
    },
  },
  {
    name: 'a page imports no other page',
    forbids: (file, target) => pageOf(file) !== undefined && pageOf(target) !== undefined && pageOf(file) !== pageOf(target),
  },
  {
    name: 'a module imports only earlier modules',
    forbids: (file, target) => {
      const [own, other] = [moduleOf(file), moduleOf(target)];
      if (own === undefined || other === undefined || own === other) return false;
      return !MODULES.includes(other) || MODULES.indexOf(own) < MODULES.indexOf(other);
    },
  },
  {
    name: 'of another module only its face, index.ts, is imported, by server/start/modules.ts its module.ts, by the demo its rules',
    forbids: (file, target) => {
      const other = moduleOf(target);
      if (other === undefined || moduleOf(file) === other || target === `server/modules/${other}/index`) return false;
      if (within(file, 'server/demo')) return isStore(target);
      return file !== 'server/start/modules.ts' || target !== `server/modules/${other}/module`;
    },
  },
  {
    name: 'a module knows its own files, not its face',
    forbids: (file, target) => moduleOf(file) !== undefined && target === `server/modules/${moduleOf(file)}/index`,
  },
  {
    name: 'HTTP is known to its adapters and the start alone',
    forbids: (file, target) =>
      PACKAGES_OF_HTTP.test(target) && !within(file, ...ADAPTERS, 'server/start/app.ts', 'server/start/runtime.ts'),
  },
];

/** @type {readonly UseRule[]} */
const useRules = [
  {
    name: 'only main.ts and config read the environment',
    uses: ['environment'],
    allowedIn: (file) => file === 'server/start/main.ts' || within(file, 'server/config'),
  },
  {
    name: 'SQL stands in store.ts, reads.ts, *.sql.ts, db and reports',
    uses: ['sql'],
    allowedIn: (file) => within(file, 'server/db', 'server/reports') || isStore(file),
  },
  {
    name: 'a rule is given its date and random values',
    uses: ['moment', 'random'],
    allowedIn: (file) => !within(file, 'server/modules'),
  },
];

/**
 * Violations of the import rules in one source file, as `path:line  rule  (what)`. Tests and fixtures are exempt.
 * @param {string} file
 * @param {string} source
 */
export function findViolations(file, source) {
  if (isTest(file) || /\.fixture\.tsx?$/.test(file)) return [];
  return readFacts(file, source).flatMap((fact) => {
    const { imports, uses } = fact;
    const broken = imports === undefined ? usesForbidden(file, uses) : importRules.filter((rule) => rule.forbids(file, imports));
    return broken.map((rule) => `${file}:${fact.line}  ${rule.name}  (${imports ?? fact.text})`);
  });
}

/**
 * @param {string} file
 * @param {string} used
 */
const usesForbidden = (file, used) => (isTool(file) ? [] : useRules.filter((rule) => rule.uses.includes(used) && !rule.allowedIn(file)));

function main() {
  const files = [...listSources(), ...listFiles(['scripts', 'tools'])].filter((file) => /\.(tsx?|mjs)$/.test(file));
  const violations = files.flatMap((file) => findViolations(file, readFileSync(join(root, file), 'utf8')));
  for (const violation of violations) console.error(violation);
  if (violations.length > 0) process.exitCode = 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main();
