/**
 * Allowed imports of each wing (a part of the repository) in addition to itself, by paths from the root. The wing of a file is the longest matching
 * name. All other imports are refused, and so is a file without a wing (`import-directions.mjs`).
 */

const texts = 'texts';
/** Basic helpers of rules, without product rules and without requests. */
const ground = ['context', 'errors', 'parts', 'calendar', 'random', 'email-address', 'passwords', 'retention', 'xml-letters'].map(
  (name) => `server/${name}`,
);
/** Services that the rules of a module use; `jobs` only for the type of a sweep. */
const services = [
  'audit',
  'ereignis',
  'calls',
  'captcha',
  'config',
  'csv',
  'db',
  'jobs',
  'limits',
  'mail',
  'openid',
  'outside',
  'belege',
  'reports',
  'sepa',
].map((name) => `server/${name}`);
/** Imports of the start and of operator commands, which assemble the other parts. */
const start = ['contract', texts, 'server'];
const STARTING = ['server/start', 'server/backup', 'server/doctor'];

/** Imports of every tool: shared code of the tools, the contract, and scripts, which run without a build. */
const TOOL = ['tools/shared', 'contract', 'scripts'];

/** Modules in dependency order: a module may import only earlier ones. */
export const MODULES = [
  'mandant',
  'consent',
  'tracking',
  'content',
  'praemie',
  'produkt',
  'kassenbuch',
  'provision',
  'bankdaten',
  'zahlung',
  'zugang',
  'betrieb',
  'account',
  'werbeeinwilligung',
  'empfehler',
  'empfaenger',
  'forderung',
  'praemierung',
  'agentur',
  'empfehlung',
  'auftrag',
  'nachbuchung',
  'einladung',
  'rechnung',
  'abrechnung',
  'auszahlung',
  'agenturportal',
  'profiseller',
  'mitarbeiter',
  'datenschutz',
  'personen',
];

/** Folders of `web/portals`. No portal imports another; code for several portals is in `web/portals/features`. */
const PORTALS = ['agentur', 'mitarbeiter', 'seller'];
const PORTAL = ['web/ui', 'web/shell', 'web/portals/shell', 'web/portals/features', 'contract', texts];

/** Features of public pages that portal documents use. */
const BEFORE_LOGIN = ['account', 'captcha', 'content', 'interstitial'].map((feature) => `web/features/${feature}`);

/** @type {Readonly<Record<string, readonly string[]>>} */
const WINGS = {
  'contract/errors.ts': [],
  'contract/roots.ts': [],
  'contract/call.ts': ['contract/errors', 'contract/rules/rechte'],
  'contract/problem.ts': ['contract/errors', 'contract/values'],
  'contract/values': [],
  'contract/portals': ['contract/values', 'contract/rules/rechte'],
  'contract/pages': ['contract/values', 'contract/rules/rechte', 'contract/portals'],
  'contract/rules': ['contract/values', 'contract/calls'],
  'contract/calls': ['contract'],
  'contract/calls.ts': ['contract/call', 'contract/calls'],
  'contract/examples': ['contract/pages'],
  texts: ['contract'],

  'web/ui': ['contract/errors', 'contract/values'],
  'web/shell': ['web/ui', 'contract', texts],
  'web/pictures': ['web/shell', 'contract/values', texts],
  'web/features': ['web/ui', 'web/shell', 'web/pictures', 'contract', texts],
  'web/public': ['web/ui', 'web/shell', 'web/pictures', 'web/features', 'contract', texts],
  'web/portals/shell': ['web/ui', 'web/shell', 'contract', texts],
  'web/portals/features': ['web/ui', 'web/shell', 'web/features/captcha', 'web/portals/shell', 'contract', texts],
  ...Object.fromEntries(PORTALS.map((portal) => [`web/portals/${portal}`, PORTAL])),
  'web/portals/documents': [...BEFORE_LOGIN, 'web/ui', 'web/shell', 'contract', texts],
  'web/portals/documents/framed.tsx': ['web/portals/documents', 'web/portals/shell', 'web/ui', 'web/shell', 'contract'],
  'web/portals/agentur/documents': [...BEFORE_LOGIN, 'web/features/praemie', 'web/portals/agentur', 'web/portals/documents', ...PORTAL],
  'web/portals/seller/documents': [...BEFORE_LOGIN, 'web/portals/seller', 'web/portals/documents', ...PORTAL],
  'web/backoffice': [
    'web/ui',
    'web/portals/shell',
    ...['labels', 'notiz', 'rechnungen', 'reports', 'zweitfaktor'].map((feature) => `web/portals/features/${feature}`),
    'contract',
    texts,
  ],
  'web/preview': ['contract', texts],
  'web/dev': ['web/ui', 'web/shell', 'web/features', 'web/portals/shell', 'contract', texts],
  'web/widget': ['contract/pages'],
  'web/pages.ts': ['web/shell', 'web/public', 'web/portals', 'contract/pages'],
  'web/site.tsx': ['web', 'contract', texts],
  'web/client.ts': ['web/ui', 'web/shell', 'web/features'],

  'server/errors.ts': ['contract/errors', 'contract/problem', texts],
  'server/calendar.ts': ['contract/values'],
  'server/context.ts': ['contract', 'server/config', 'server/db', 'server/random'],
  'server/parts.ts': [
    'contract',
    'server/captcha',
    'server/config',
    'server/context',
    'server/db',
    'server/mail',
    'server/openid',
    'server/outside',
    'server/passwords',
    'server/random',
  ],
  'server/retention.ts': ['server/calendar', 'server/context', 'server/db'],
  'server/random.ts': [],
  'server/passwords.ts': ['contract'],
  'server/email-address.ts': [],
  'server/xml-letters.ts': [],
  'server/durable-file.ts': [],
  'server/csv': ['server/errors'],
  'server/config': ['contract', 'server/durable-file'],
  'server/db': ['contract', texts, 'server/calendar', 'server/durable-file'],
  'server/audit': ['contract', 'server/context', 'server/db', 'server/retention'],
  'server/ereignis': ['contract', 'server/context', 'server/db', 'server/audit'],
  'server/captcha': ['contract', 'server/limits', 'server/outside', ...ground],
  'server/limits': ['contract', 'server/db', ...ground],
  'server/openid': ['contract', 'server/outside', ...ground],
  'server/outside': ['contract', 'server/audit', 'server/context', 'server/db'],
  'server/belege': ['contract', texts, 'server/xml-letters'],
  'server/sepa': ['contract/rules', 'contract/values', 'server/calendar', 'server/errors'],
  'server/mail': ['contract', texts, 'server/audit', 'server/config', 'server/db', 'server/limits', 'server/outside', ...ground],
  'server/jobs': ['contract', 'server/audit', 'server/db', 'server/limits', 'server/mail', ...ground],
  'server/calls': ['contract', texts, 'server/db', 'server/jobs', 'server/limits', ...ground],
  'server/reports': [
    'contract',
    texts,
    'server/audit',
    'server/calls',
    'server/csv',
    'server/db',
    'server/jobs',
    'server/mail',
    'server/module',
    ...ground,
  ],
  'server/module.ts': ['server/calls', 'server/db', 'server/jobs', 'server/mail', 'server/outside', 'server/retention'],
  'server/modules': ['contract', texts, 'server/module', ...services, ...ground],
  'server/mandant-folder': [
    'contract',
    texts,
    'server/audit',
    'server/calls',
    'server/config',
    'server/db',
    'server/mail',
    'server/module',
    'server/modules',
    'server/outside',
    'server/reports',
    ...ground,
  ],
  'server/http': ['contract', texts, 'server/calls', 'server/config', ...ground],
  'server/api': ['contract', texts, 'server/calls', 'server/config', 'server/csv', 'server/http', 'server/mandant-folder', ...ground],
  'server/site': [
    'contract',
    texts,
    'web/site',
    'server/calls',
    'server/db',
    'server/http',
    'server/mandant-folder',
    'server/modules',
    'server/outside',
    ...ground,
  ],
  'server/preview': [
    'contract',
    texts,
    'web/preview',
    'web/site',
    'server/calls',
    'server/db',
    'server/http',
    'server/mail',
    'server/mandant-folder',
    'server/modules',
    'server/site',
    ...ground,
  ],
  'server/backoffice': ['web/backoffice/document', 'server/http', 'server/parts'],
  'server/ops': ['server/calls', 'server/config', 'server/db', 'server/http', 'server/jobs', 'server/mail', ...ground],
  'server/dev': [
    'contract',
    'web/dev',
    'standins',
    'server/calls',
    'server/db',
    'server/demo/logins',
    'server/http',
    'server/jobs',
    'server/mail',
    'server/modules',
    'server/sepa',
    'server/site',
    ...ground,
  ],
  'server/demo': [
    'contract',
    'server/calls/installation',
    'server/db',
    'server/jobs',
    'server/mail',
    'server/mandant-folder',
    'server/modules',
    'server/outside',
    ...ground,
  ],
  ...Object.fromEntries(STARTING.map((file) => [file, start])),

  // Stand-ins for tenants' own systems: they use only the calls of the product, and its look.
  'standins/shop': ['contract', 'web/ui', 'web/shell'],
  // Stand-ins for outside services: they know nothing of the product but values.
  'standins/services': ['contract/values'],

  // Scripts run before a build, so they import no TypeScript.
  scripts: ['test/database'],
  'tools/shared': ['contract', 'scripts', 'test/database'],
  'tools/bench': [...TOOL, 'test/database'],
  'tools/bench-payments': [
    ...TOOL,
    'test/database',
    'server/demo/copy',
    'server/demo/empfehlung-copies',
    'server/parts',
    'server/sepa',
    'server/start/prove-command',
  ],
  'tools/bench-reports': [
    ...TOOL,
    'test/database',
    'server/db/connection',
    'server/db/server',
    'server/context',
    'server/modules',
    'server/parts',
    'server/reports',
    'server/start/command',
    'server/start/modules',
    'server/start/runtime',
  ],
  'tools/bench-tenants': [...TOOL, 'test/database', 'server/start/mandant-command'],
  'tools/bench-web': TOOL,
  'tools/call-answers': TOOL,
  'tools/canaries': TOOL,
  'tools/chaos': [...TOOL, 'test/database', 'server/start/prove-command'],
  'tools/pooler': [...TOOL, 'test/database'],
  'tools/coverage-calls': [...TOOL, 'server/api/openapi/document'],
  'tools/coverage-pages': [...TOOL, 'web/site'],
  'tools/fuzz': TOOL,
  'tools/generate': TOOL,
  'tools/journey': TOOL,
  'tools/operate': [...TOOL, 'test/database'],
  'tools/pictures': TOOL,
  'tools/screens': TOOL,
  'tools/sizes': TOOL,
};

/** Parts of `web` that a module may import in order to render. */
const DRAWN = ['web/site', 'web/pictures/preview', 'web/pictures/praemie', 'web/pictures/tile'];
/** Imports of stores: SQL depends on rows, not on the caller. */
const STORE = ['contract', 'server/context', 'server/calendar', 'server/db', 'server/reports', 'server/retention', 'server/jobs'];

/**
 * Whether a path is one of these folders, or below one.
 * @param {string} path
 * @param {readonly string[]} folders
 */
export const within = (path, ...folders) => folders.some((folder) => path === folder || path.startsWith(`${folder}/`));

/**
 * The module that a path belongs to, or undefined.
 * @param {string} path
 */
export const moduleOf = (path) => /^server\/modules\/([^/]+)\//.exec(path)?.[1];

/**
 * Whether a path is a store, which may contain SQL.
 * @param {string} path
 */
export const isStore = (path) => /(\/(store|reads)|\.sql)(\.ts)?$/.test(path);

/**
 * The wing of a file, or undefined.
 * @param {string} file
 */
export const wingOf = (file) =>
  Object.keys(WINGS)
    .filter((wing) => within(file, wing))
    .sort((a, b) => b.length - a.length)[0];

/**
 * The paths that a file may import in addition to its own wing.
 * @param {string} file
 * @returns {readonly string[]}
 */
export function allowedFor(file) {
  const wing = wingOf(file) ?? '';
  const allowed = WINGS[wing] ?? [];
  if (wing !== 'server/modules') return allowed;
  return isStore(file) ? STORE : [...allowed, ...DRAWN];
}
