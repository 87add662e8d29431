/**
 * Maps each browser test to the pages and screens that it opens: folders and files below `web/`. `pages.browser.ts` opens all of them and is not
 * in these lists. `test/changed-browser-tests.test.ts` fails if a browser test is missing.
 */

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles, root } from './sources.mjs';

const AGENCY = 'web/portals/agentur';
const SCREENS = `${AGENCY}/screens`;
const EMPLOYEE = 'web/portals/mitarbeiter';
const SELLER = 'web/portals/seller';
const SHARED = 'web/portals/features';
const BEFORE_LOGIN = 'web/portals/documents';

/** @param {readonly string[]} folders */
const pages = (...folders) => folders.map((folder) => `web/public/${folder}`);
/** @param {readonly string[]} names */
const agencyScreens = (...names) => names.flatMap((name) => AGENCY_PARTS[name] ?? [`${SCREENS}/${name}.tsx`]);
/** @param {readonly string[]} folders */
const agencyDocuments = (...folders) => folders.map((folder) => `${AGENCY}/documents/${folder}`);
/** @param {readonly string[]} folders */
const beforeLogin = (...folders) => folders.map((folder) => `${BEFORE_LOGIN}/${folder}`);

/**
 * Screens that have a folder of parts.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const AGENCY_PARTS = Object.fromEntries(
  Object.entries({
    home: [`${AGENCY}/heute`],
    einladung: [`${SHARED}/einladen`, `${SHARED}/qr`],
    verwaltung: [`${AGENCY}/konto`, `${SHARED}/konto`, `${SHARED}/zweitfaktor`, `${SHARED}/qr`],
    mitarbeiter: [`${AGENCY}/mitarbeiter`],
    praemienplan: [`${AGENCY}/plan`],
    rechnungen: [`${AGENCY}/rechnungen`],
    stammdaten: [`${AGENCY}/stammdaten`, `${SHARED}/aenderungen`],
    statistik: [`${AGENCY}/statistik`],
    auftraege: [`${SHARED}/reports`],
    leads: [`${SHARED}/reports`],
    empfehlungen: [`${SHARED}/reports`],
    empfehler: [`${SHARED}/reports`],
    einladungen: [`${SHARED}/reports`],
  }).map(([screen, parts]) => [screen, [`${SCREENS}/${screen}.tsx`, ...parts]]),
);

/** Screens that every test of the agencies' portal opens first. */
const agencyStart = [...beforeLogin('login'), ...agencyScreens('home')];

const RECOMMEND = pages('homepage', 'recommend', 'confirmation', 'recommendation');
const ACCOUNT = pages('login', 'registration', 'set-password', 'dashboard', 'settings', 'bank-details-recommender');
const NEWSLETTER = pages('newsletter-recommender-opt-in', 'newsletter-recommender-opt-out');
const RECIPIENT = pages('recipient-data', 'recipient-tos-consent', 'recipient-confirmation');
const REWARD = pages('reward', 'reward-bank-details', 'reward-details', 'reward-thanks');

/** @type {Readonly<Record<string, readonly string[]>>} */
const VISITS = {
  agents: pages('homepage', 'recommend-agent', 'confirmation'),
  'backoffice-auditor': ['web/backoffice'],
  'backoffice-bank': ['web/backoffice', 'web/dev/bank.tsx', ...pages('reward', 'reward-bank-details')],
  'backoffice-entwurf': ['web/backoffice'],
  'backoffice-import': ['web/backoffice'],
  'backoffice-look': ['web/backoffice'],
  'backoffice-payouts': ['web/backoffice'],
  'backoffice-person': ['web/backoffice'],
  'backoffice-claims': ['web/backoffice'],
  'backoffice-rewards': ['web/backoffice'],
  'backoffice-statements': ['web/backoffice'],
  backoffice: ['web/backoffice', `${SHARED}/zweitfaktor`, `${SHARED}/qr`],
  'below-fold': pages('homepage'),
  captcha: [...RECOMMEND, ...pages('recommend-agent', 'contact', 'login')],
  catalogue: pages('produktkategorie', 'produktkategorien'),
  'command-palette': [
    'web/backoffice',
    ...agencyStart,
    ...agencyScreens('auftraege', 'mitarbeiter', 'praemienplan'),
    EMPLOYEE,
    SELLER,
    `${SHARED}/reports`,
    ...beforeLogin('logout'),
  ],
  consent: pages('homepage', 'faq', 'code', 'privacy', 'recipient-data', 'file-not-found'),
  'dev-ui': ['web/dev/ui'],
  disclosure: pages('faq'),
  'employee-day': [EMPLOYEE, `${SHARED}/einladen`, `${SHARED}/qr`, `${SHARED}/reports`, ...pages('recommend-employee')],
  'exit-intent': pages('homepage'),
  'friendly-captcha': [...pages('contact'), ...agencyStart, ...agencyScreens('einladung')],
  'forced-login': pages('interstitial', 'login-token', 'recommend', 'dashboard', 'logout', 'homepage'),
  home: pages('homepage', 'produktkategorien'),
  'home-form': [...RECOMMEND, ...pages('login', 'imprint')],
  invitation: [
    ...agencyStart,
    ...agencyScreens('einladung', 'einladungen', 'empfehlungen'),
    ...beforeLogin('logout'),
    ...RECOMMEND,
    ...pages('invitation'),
  ],
  kept: [...RECOMMEND, ...RECIPIENT, ...pages('dashboard')],
  'recipient-shop': pages('recipient-confirmation'),
  keyboard: [...RECOMMEND, ...RECIPIENT, ...pages('bank-details-recipient')],
  'keyboard-own': [...ACCOUNT, ...REWARD, ...pages('code', 'contact')],
  'keyboard-settings': [...ACCOUNT, ...NEWSLETTER, ...pages('change-password', 'logout')],
  'late-fonts': pages('homepage', 'login', 'faq'),
  mails: ['web/dev/mails.tsx'],
  'musterfirma-to-order': ['web/backoffice', ...RECOMMEND, ...RECIPIENT],
  navbar: pages('code', 'faq', 'homepage', 'produktkategorie', 'produktkategorien', 'settings', 'login'),
  once: [...RECOMMEND, ...RECIPIENT, ...REWARD, ...pages('dashboard')],
  'one-tap': pages('homepage', 'dashboard', 'recommendation', 'recommendation-card', 'code', 'recipient-data'),
  'own-area': pages('dashboard'),
  'own-data': [...ACCOUNT, ...NEWSLETTER, ...pages('logout')],
  password: pages('login', 'forgot-password', 'set-password', 'dashboard', 'settings', 'change-password'),
  'portal-clock': [...agencyStart, ...agencyScreens('auftraege')],
  'portal-day': [...agencyStart, ...agencyScreens('auftraege', 'leads', 'statistik', 'verwaltung'), ...beforeLogin('logout')],
  'portal-day-keys': [...agencyStart, ...agencyScreens('auftraege'), ...beforeLogin('logout')],
  'portal-day-roles': [
    ...agencyStart,
    ...agencyScreens('auftraege', 'leads', 'empfehler', 'empfehlungen', 'mitarbeiter'),
    ...agencyDocuments('reward-overview', 'forbidden'),
  ],
  'portal-export': agencyScreens('empfehlungen', 'statistik'),
  'portal-gone': [...agencyStart, ...agencyScreens('auftraege', 'leads')],
  'portal-invoices': [...agencyStart, ...agencyScreens('rechnungen')],
  'portal-leads': [...agencyStart, ...agencyScreens('leads')],
  'portal-own-data': [...agencyStart, ...agencyScreens('verwaltung')],
  'portal-parts': ['web/dev/portal'],
  'portal-parts-form': ['web/dev/portal'],
  'portal-parts-table': ['web/dev/portal'],
  'portal-plan': [...agencyStart, ...agencyScreens('praemienplan'), ...agencyDocuments('costs')],
  'portal-registration': [
    ...agencyStart,
    ...beforeLogin('register', 'register-password', 'password-link', 'confirm'),
    ...agencyDocuments('additional-data'),
  ],
  'portal-staff': [
    ...agencyStart,
    ...agencyScreens('mitarbeiter', 'stammdaten', 'verwaltung', 'auftraege'),
    ...beforeLogin('register-password', 'password-link'),
  ],
  referral: [
    ...RECOMMEND,
    ...RECIPIENT,
    ...REWARD,
    ...pages('recommend-agent', 'interstitial', 'login-token', 'dashboard', 'login', 'forgot-password', 'set-password'),
    ...pages('bank-details-recipient', 'anfrage'),
  ],
  release: [...RECOMMEND, ...pages('login', 'dashboard', 'settings', 'code')],
  role: [...agencyStart, ...agencyScreens('auftraege', 'mitarbeiter')],
  'services-down': [...RECOMMEND, ...RECIPIENT, ...REWARD, ...pages('dashboard', 'login', 'set-password', 'faq', 'privacy')],
  'seller-registration': [
    SELLER,
    'web/backoffice',
    `${SHARED}/konto`,
    `${SHARED}/aenderungen`,
    ...beforeLogin('login', 'register', 'register-password', 'password-link', 'confirm'),
  ],
  'seller-billing': [SELLER, `${SHARED}/rechnungen`, `${SHARED}/reports`],
  'seller-looks': [SELLER, `${SHARED}/qr`, `${SHARED}/reports`, ...beforeLogin('login')],
  'seller-selling': [SELLER, `${SHARED}/qr`, `${SHARED}/reports`, ...beforeLogin('login'), ...pages('recipient-data')],
  session: pages('dashboard', 'login', 'recommendation', 'logout'),
  sharing: pages('dashboard', 'recommendation'),
  'sign-on': [...agencyStart, ...pages('login-token', 'dashboard')],
  style: pages('homepage', 'produktkategorie', 'reward-overview', 'privacy', 'login', 'file-not-found'),
  tour: ['web/dev/tour', 'web/dev/bank.tsx', 'web/backoffice', ...RECOMMEND, ...RECIPIENT, ...REWARD],
  tracking: pages('faq', 'privacy', 'recommendation'),
  widget: [...RECOMMEND, ...pages('login'), 'web/widget'],
};

/** The browser test that opens every page and screen. */
const LOOKS = 'pages';

/** Folders whose folders are pages, or parts of screens. */
const AROUND = ['web/public', AGENCY, `${AGENCY}/documents`, BEFORE_LOGIN, SHARED];

/**
 * Every page and screen there is.
 * @returns {string[]}
 */
const listPages = () => [
  ...AROUND.flatMap((around) =>
    readdirSync(join(root, around), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `${around}/${name}`)
      .filter((folder) => !AROUND.includes(folder) && folder !== SCREENS),
  ),
  ...listFiles([SCREENS]),
];

/** @param {string} name */
const fileOf = (name) => `test/browser/${name}.browser.ts`;

/** Paths of all browser tests. */
export const BROWSER_TESTS = [LOOKS, ...Object.keys(VISITS)].map(fileOf).sort();

/** All pages and screens as paths below the root. Those in no list above are opened by `pages` alone. */
export const PLACES = [...new Set([...Object.values(VISITS).flat(), ...listPages()])].sort();

/** Common code of all portals; a change here counts as a change of every place in `web/portals` and of the back office. */
const SHELL = 'web/portals/shell/';

/** Files whose changes no browser test can notice. */
const UNSEEN = [
  /\.test\.tsx?$/,
  /^docs\/(?!first-order\.md)/,
  /^[A-Z]+\.md$/,
  /^\.github\//,
  /^test\/(property|schema|setup)\//,
  /^test\/browser\/screens\//,
  /^tools\/(?!shared\/)/,
];

/**
 * The browser tests that can notice a change of these files, as paths from the root; `all` if a file is not a page, screen or browser test, such
 * as the contract, the server, texts, parts of many pages, and test support.
 * @param {readonly string[]} changedFiles Paths from the root, with `/`.
 * @returns {string[] | 'all'}
 */
export function browserTestsFor(changedFiles) {
  const found = changedFiles.filter((file) => !UNSEEN.some((pattern) => pattern.test(file))).map(testsOf);
  if (found.includes(null)) return 'all';
  return [...new Set(found.flatMap((tests) => tests ?? []))].sort();
}

/**
 * The browser tests of one file; null if it belongs to no place.
 * @param {string} file
 * @returns {readonly string[] | null}
 */
function testsOf(file) {
  if (BROWSER_TESTS.includes(file)) return [file];
  const places = placesOf(file);
  if (places.length === 0) return null;
  const visiting = Object.keys(VISITS).filter((name) => VISITS[name]?.some((place) => places.includes(place)));
  const isLookedAt = /^web\/(public|portals)\//.test(file);
  return [...visiting, ...(isLookedAt ? [LOOKS] : [])].map(fileOf);
}

/**
 * The place that a file belongs to; for a file shared by the pages or screens below its folder, all of them.
 * @param {string} file
 */
function placesOf(file) {
  const own = PLACES.filter((place) => file === place || file.startsWith(`${place}/`));
  if (own.length > 0) return own;
  if (file.startsWith(SHELL)) return PLACES.filter((place) => /^web\/(backoffice|portals|dev\/portal)(\/|$)/.test(place));
  const folder = file.slice(0, file.lastIndexOf('/') + 1);
  return ['', 'web/'].includes(folder) ? [] : PLACES.filter((place) => place.startsWith(folder));
}
