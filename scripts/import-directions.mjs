import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readFacts } from './source-facts.mjs';
import { isTest, listSources, root } from './sources.mjs';

/** In the order in which they may know each other: a later one imports an earlier one. */
const modules = [
  ...['mandant', 'consent', 'tracking', 'content', 'praemie', 'produkt', 'kassenbuch', 'bankdaten', 'account'],
  ...['werbeeinwilligung', 'empfehler', 'empfaenger'],
  ...['empfehlung', 'praemierung', 'auftrag', 'nachbuchung', 'auszahlung', 'agentur', 'profiseller', 'mitarbeiter'],
  ...['datenschutz', 'betrieb'],
];
const belowModules = ['server/audit', 'server/config', 'server/db', 'server/jobs', 'server/mail', 'server/outside'];
/** They put the app together and so import a module's routes, jobs and mails, but not its SQL. */
const assembly = ['server/app.ts', 'server/main.ts', 'server/modules.ts', 'server/demo'];
const sharedWithUi = ['contract/errors', 'contract/theme', 'contract/values'];

const within = (path, ...folders) => folders.some((folder) => path === folder || path.startsWith(`${folder}/`));
const folderBelow = (parent, path) => (path.startsWith(`${parent}/`) ? path.slice(parent.length + 1).split('/')[0] : undefined);
const moduleOf = (path) => (within(path, 'server/modules') ? folderBelow('server/modules', path) : undefined);

/** `forbids(file, target)`: both from the root, the target without extension. */
const importRules = [
  {
    name: 'contract imports neither server nor web',
    forbids: (file, target) => within(file, 'contract') && within(target, 'server', 'web'),
  },
  {
    name: 'web does not import server',
    forbids: (file, target) => within(file, 'web') && within(target, 'server'),
  },
  {
    name: 'server takes of web only app/render.tsx and what pictures draws',
    forbids: (file, target) =>
      within(file, 'server') &&
      within(target, 'web') &&
      target !== 'web/app/render' &&
      !/^web\/pictures\/(preview|praemie|tile)$/.test(target),
  },
  {
    name: 'web/ui imports no pages, portals, app or calls',
    forbids: (file, target) =>
      within(file, 'web/ui') &&
      (within(target, 'web/pages', 'web/portals', 'web/app') || (within(target, 'contract') && !sharedWithUi.includes(target))),
  },
  {
    name: 'a page imports no other page',
    forbids: (file, target) => {
      const [own, other] = [file, target].map((path) => folderBelow('web/pages', path));
      return own !== undefined && other !== undefined && own !== other;
    },
  },
  {
    name: 'a module imports only earlier modules',
    forbids: (file, target) => {
      const [own, other] = [file, target].map(moduleOf);
      if (own === undefined || other === undefined || own === other) return false;
      return !modules.includes(other) || modules.indexOf(own) < modules.indexOf(other);
    },
  },
  {
    name: 'of another module only <module>.ts is imported',
    forbids: (file, target) => {
      const other = moduleOf(target);
      if (other === undefined || moduleOf(file) === other || target === `server/modules/${other}/${other}`) return false;
      return !within(file, ...assembly) || /\/(store|reads)$/.test(target);
    },
  },
  {
    name: 'audit, config, db, jobs, mail and outside import no module',
    forbids: (file, target) => within(file, ...belowModules) && moduleOf(target) !== undefined,
  },
];

const useRules = [
  {
    name: 'only main.ts and config read the environment',
    uses: ['environment'],
    allowedIn: (file) => file === 'server/main.ts' || within(file, 'server/config'),
  },
  {
    name: 'SQL stands in store.ts, reads.ts and db',
    uses: ['sql'],
    allowedIn: (file) => within(file, 'server/db') || /\/(store|reads)\.ts$/.test(file),
  },
  {
    name: 'a rule is given its date and random values',
    uses: ['moment', 'random'],
    allowedIn: (file) => !within(file, 'server/modules'),
  },
];

/** Breaches of the directions in one source file, as `path:line  rule  (what)`; tests are free. */
export function findViolations(file, source) {
  if (isTest(file)) return [];
  return readFacts(file, source).flatMap((fact) => {
    const broken = 'imports' in fact ? importRules.filter((rule) => rule.forbids(file, fact.imports)) : usesForbidden(file, fact.uses);
    return broken.map((rule) => `${file}:${fact.line}  ${rule.name}  (${fact.imports ?? fact.text})`);
  });
}

const usesForbidden = (file, used) => useRules.filter((rule) => rule.uses.includes(used) && !rule.allowedIn(file));

function main() {
  const files = listSources().filter((file) => /\.tsx?$/.test(file));
  const violations = files.flatMap((file) => findViolations(file, readFileSync(join(root, file), 'utf8')));
  for (const violation of violations) console.error(violation);
  if (violations.length > 0) process.exitCode = 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main();
