/**
 * What each wing of the house may import besides itself, by paths from the root; the longest name that fits a file is its wing. What is not named is
 * refused, and so is a file without a wing (`import-directions.mjs`).
 */

const texts = 'texts';
/** What rules work with: no rule of the product, no request. */
const ground = ['context', 'errors', 'parts', 'calendar', 'random', 'email-address', 'passwords', 'retention'].map(
  (name) => `server/${name}`,
);
/** What a module's rules ask; `jobs` for the type of a sweep. */
const services = ['audit', 'calls', 'captcha', 'config', 'db', 'jobs', 'limits', 'mail'].map((name) => `server/${name}`);
/** Commands of an operator and the start: they put the others together. */
const start = ['contract', texts, 'server'];
const STARTING = [
  ...[
    'app',
    'app-secret',
    'command',
    'development',
    'key-command',
    'main',
    'mandant-command',
    'modules',
    'retention-report',
    'runtime',
  ].map((name) => `server/${name}.ts`),
  ...['server/backup', 'server/doctor'],
];

/** In the order in which they may know each other: a later one imports an earlier one. */
export const MODULES = [
  ...['mandant', 'consent', 'tracking', 'content', 'praemie', 'produkt', 'kassenbuch', 'bankdaten', 'account'],
  ...['werbeeinwilligung', 'empfehler', 'empfaenger'],
  ...['empfehlung', 'praemierung', 'auftrag', 'nachbuchung', 'auszahlung', 'agentur', 'profiseller', 'mitarbeiter'],
  ...['datenschutz', 'betrieb'],
];

const WINGS = {
  'contract/errors.ts': [],
  'contract/roots.ts': [],
  'contract/call.ts': ['contract/errors'],
  'contract/problem.ts': ['contract/errors', 'contract/values'],
  'contract/values': [],
  'contract/pages': ['contract/values'],
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
  'web/dev': ['web/ui', 'web/shell', 'web/features', 'contract', texts],
  'web/widget': ['contract/pages'],
  'web/pages.ts': ['web/shell', 'web/public', 'contract/pages'],
  'web/site.tsx': ['web', 'contract', texts],
  'web/client.ts': ['web/ui', 'web/shell', 'web/features'],

  'server/errors.ts': ['contract/errors', texts],
  'server/calendar.ts': ['contract/values'],
  'server/context.ts': ['contract', 'server/config', 'server/db', 'server/random'],
  'server/parts.ts': [
    'contract',
    'server/captcha',
    'server/config',
    'server/context',
    'server/db',
    'server/mail',
    'server/passwords',
    'server/random',
  ],
  'server/retention.ts': ['server/calendar', 'server/context', 'server/db'],
  'server/random.ts': [],
  'server/passwords.ts': [],
  'server/email-address.ts': [],
  'server/durable-file.ts': [],
  'server/config': ['contract', 'server/durable-file'],
  'server/db': ['contract', texts, 'server/calendar', 'server/durable-file'],
  'server/audit': ['server/context', 'server/db', 'server/retention'],
  'server/captcha': ['contract', 'server/limits', ...ground],
  'server/limits': ['contract', 'server/db', ...ground],
  'server/mail': ['contract', texts, 'server/db', 'server/limits', ...ground],
  'server/jobs': ['contract', 'server/db', 'server/limits', 'server/mail', ...ground],
  'server/calls': ['contract', texts, 'server/db', 'server/jobs', 'server/limits', ...ground],
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
  'server/dev': ['contract', 'web/dev', 'server/calls', 'server/http', 'server/jobs', 'server/mail', 'server/site', ...ground],
  'server/demo': ['contract', 'server/db', 'server/jobs', 'server/mandant-folder', 'server/modules', ...ground],
  ...Object.fromEntries(STARTING.map((file) => [file, start])),
};

/** Of the web a module takes what it draws. */
const DRAWN = ['web/site', 'web/pictures/preview', 'web/pictures/praemie', 'web/pictures/tile'];
/** SQL knows rows, and nothing of who asks. */
const STORE = ['contract', 'server/context', 'server/db', 'server/retention', 'server/jobs'];

export const within = (path, ...folders) => folders.some((folder) => path === folder || path.startsWith(`${folder}/`));

export const moduleOf = (path) => /^server\/modules\/([^/]+)\//.exec(path)?.[1];

export const isStore = (path) => /\/(store|reads)(\.ts)?$/.test(path);

/** The wing of a file; undefined where there is none. */
export const wingOf = (file) =>
  Object.keys(WINGS)
    .filter((wing) => within(file, wing))
    .sort((a, b) => b.length - a.length)[0];

/** What a file may import besides its own wing. */
export function allowedFor(file) {
  const wing = wingOf(file);
  if (wing !== 'server/modules') return WINGS[wing];
  if (isStore(file)) return STORE;
  return [...WINGS[wing], ...DRAWN];
}
