/**
 * What each wing of the house may import besides itself, by paths from the root; the longest name that fits a file is its wing. What is not named is
 * refused, and so is a file without a wing (`import-directions.mjs`).
 */

const texts = 'texts';
/** What rules work with: no rule of the product, no request. */
const ground = ['context', 'errors', 'parts', 'calendar', 'random', 'email-address', 'passwords', 'retention', 'xml-letters'].map(
  (name) => `server/${name}`,
);
/** What a module's rules ask; `jobs` for the type of a sweep. */
const services = ['audit', 'ereignis', 'calls', 'captcha', 'config', 'db', 'jobs', 'limits', 'mail', 'openid', 'belege', 'reports'].map(
  (name) => `server/${name}`,
);
/** Commands of an operator and the start: they put the others together. */
const start = ['contract', texts, 'server'];
const STARTING = ['server/start', 'server/backup', 'server/doctor'];

/** What a tool is made of: what tools share, the contract, and scripts, which run without a build. */
const TOOL = ['tools/shared', 'contract', 'scripts'];

/** In the order in which they may know each other: a later one imports an earlier one. */
export const MODULES = [
  'mandant',
  'consent',
  'tracking',
  'content',
  'praemie',
  'produkt',
  'kassenbuch',
  'bankdaten',
  'zugang',
  'account',
  'werbeeinwilligung',
  'empfehler',
  'empfaenger',
  'praemierung',
  'agentur',
  'empfehlung',
  'auftrag',
  'nachbuchung',
  'auszahlung',
  'einladung',
  'rechnung',
  'agenturportal',
  'profiseller',
  'mitarbeiter',
  'datenschutz',
  'betrieb',
];

/** A folder of `web/portals` each. None imports another; what two of them show is in `web/portals/features`. */
const PORTALS = ['agentur', 'mitarbeiter'];
const PORTAL = ['web/ui', 'web/shell', 'web/portals/shell', 'web/portals/features', 'contract', texts];

/** What documents use of the features of public pages. */
const BEFORE_LOGIN = ['account', 'captcha', 'content'].map((feature) => `web/features/${feature}`);

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
  'web/portals/features': ['web/ui', 'web/shell', 'web/portals/shell', 'contract', texts],
  ...Object.fromEntries(PORTALS.map((portal) => [`web/portals/${portal}`, PORTAL])),
  'web/portals/documents': [...BEFORE_LOGIN, 'web/ui', 'web/shell', 'contract', texts],
  'web/portals/agentur/documents': [...BEFORE_LOGIN, 'web/features/praemie', 'web/portals/agentur', 'web/portals/documents', ...PORTAL],
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
    'server/passwords',
    'server/random',
  ],
  'server/retention.ts': ['server/calendar', 'server/context', 'server/db'],
  'server/random.ts': [],
  'server/passwords.ts': [],
  'server/email-address.ts': [],
  'server/xml-letters.ts': [],
  'server/durable-file.ts': [],
  'server/config': ['contract', 'server/durable-file'],
  'server/db': ['contract', texts, 'server/calendar', 'server/durable-file'],
  'server/audit': ['server/context', 'server/db', 'server/retention'],
  'server/ereignis': ['server/context', 'server/db', 'server/audit'],
  'server/captcha': ['contract', 'server/limits', ...ground],
  'server/limits': ['contract', 'server/db', ...ground],
  'server/openid': ['contract', ...ground],
  'server/belege': ['contract', texts, 'server/xml-letters'],
  'server/mail': ['contract', texts, 'server/db', 'server/limits', ...ground],
  'server/jobs': ['contract', 'server/db', 'server/limits', 'server/mail', ...ground],
  'server/calls': ['contract', texts, 'server/db', 'server/jobs', 'server/limits', ...ground],
  'server/reports': [
    'contract',
    texts,
    'server/audit',
    'server/calls',
    'server/db',
    'server/jobs',
    'server/mail',
    'server/module',
    ...ground,
  ],
  'server/module.ts': ['server/calls', 'server/db', 'server/jobs', 'server/mail', 'server/retention'],
  'server/modules': ['contract', texts, 'server/module', ...services, ...ground],
  'server/mandant-folder': ['contract', texts, 'server/audit', 'server/db', 'server/modules', ...ground],
  'server/http': ['contract', texts, 'server/calls', 'server/config', ...ground],
  'server/api': ['contract', texts, 'server/calls', 'server/config', 'server/http', 'server/mandant-folder', ...ground],
  'server/site': [
    'contract',
    texts,
    'web/site',
    'server/calls',
    'server/db',
    'server/http',
    'server/mandant-folder',
    'server/modules',
    ...ground,
  ],
  'server/ops': ['server/calls', 'server/config', 'server/db', 'server/http', 'server/jobs', 'server/mail', ...ground],
  'server/dev': [
    'contract',
    'web/dev',
    'standins',
    'server/calls',
    'server/http',
    'server/jobs',
    'server/mail',
    'server/modules',
    'server/site',
    ...ground,
  ],
  'server/demo': ['contract', 'server/db', 'server/jobs', 'server/mail', 'server/mandant-folder', 'server/modules', ...ground],
  ...Object.fromEntries(STARTING.map((file) => [file, start])),

  // What tenants have outside of this product: they know it by its calls alone, and borrow its look.
  'standins/shop': ['contract', 'web/ui', 'web/shell'],

  // They run before a build: nothing of theirs is TypeScript.
  scripts: ['test/database'],
  'tools/shared': ['contract', 'scripts', 'test/database'],
  'tools/bench': [...TOOL, 'test/database'],
  'tools/bench-reports': [
    ...TOOL,
    'test/database',
    'server/db/connection',
    'server/db/server',
    'server/modules',
    'server/parts',
    'server/reports',
    'server/start/command',
    'server/start/runtime',
  ],
  'tools/bench-tenants': [...TOOL, 'test/database', 'server/start/mandant-command'],
  'tools/bench-web': TOOL,
  'tools/call-answers': TOOL,
  'tools/canaries': TOOL,
  'tools/chaos': [...TOOL, 'test/database'],
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

/** Of the web a module takes what it draws. */
const DRAWN = ['web/site', 'web/pictures/preview', 'web/pictures/praemie', 'web/pictures/tile'];
/** SQL knows rows, and nothing of who asks. */
const STORE = ['contract', 'server/context', 'server/calendar', 'server/db', 'server/reports', 'server/retention', 'server/jobs'];

/**
 * Whether a path is one of these, or below.
 * @param {string} path
 * @param {readonly string[]} folders
 */
export const within = (path, ...folders) => folders.some((folder) => path === folder || path.startsWith(`${folder}/`));

/**
 * The module that a path belongs to; undefined outside of all.
 * @param {string} path
 */
export const moduleOf = (path) => /^server\/modules\/([^/]+)\//.exec(path)?.[1];

/**
 * Whether a path is a store: what knows rows.
 * @param {string} path
 */
export const isStore = (path) => /(\/(store|reads)|\.sql)(\.ts)?$/.test(path);

/**
 * The wing of a file; undefined where there is none.
 * @param {string} file
 */
export const wingOf = (file) =>
  Object.keys(WINGS)
    .filter((wing) => within(file, wing))
    .sort((a, b) => b.length - a.length)[0];

/**
 * What a file may import besides its own wing.
 * @param {string} file
 * @returns {readonly string[]}
 */
export function allowedFor(file) {
  const wing = wingOf(file) ?? '';
  const allowed = WINGS[wing] ?? [];
  if (wing !== 'server/modules') return allowed;
  return isStore(file) ? STORE : [...allowed, ...DRAWN];
}
