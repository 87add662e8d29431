import { AGENTUR, AGENTUR_PAGES } from '../portals/agentur.ts';
import { MITARBEITER, MITARBEITER_PAGES } from '../portals/mitarbeiter.ts';
import { areaOn, type PortalDeclaration } from '../portals/portal.ts';
import { SELLER, SELLER_PAGES } from '../portals/seller.ts';
import { type Holder, may, type PortalSettings, type Recht } from '../rules/rechte.ts';
import type { PageSession } from '../values/sessions.ts';

/**
 * Every page of the product: route name, default path below the locale, and the right that opening it needs, if any.
 * A trailing `:name*` takes the rest of an address, including slashes, if no other page matches.
 * A tenant overrides paths only; links, redirects and tests build addresses from here.
 */
interface Page {
  readonly path: string;
  readonly recht?: Recht;
}

export const PAGES = {
  Homepage: { path: '/' },
  Thanks: { path: '/danke' },
  Dashboard: { path: '/persoenlicherbereich', recht: 'Bereich' },
  Settings: { path: '/meinedaten', recht: 'Bereich' },
  Login: { path: '/login' },
  Logout: { path: '/logout', recht: 'Bereich' },
  Code: { path: '/code' },
  ForgotPassword: { path: '/passwortvergessen' },
  ChangePassword: { path: '/passwortaendern', recht: 'Bereich' },
  SetPassword: { path: '/passwortsetzen' },
  Registration: { path: '/registrieren' },
  Recommend: { path: '/empfehlen/:produktId' },
  RecommendAgent: { path: '/agent/empfehlen/:produktId' },
  Confirmation: { path: '/bestaetigung' },
  Recommendation: { path: '/empfehlung/:empfehlungsnummer', recht: 'Bereich' },
  RecipientConfirmation: { path: '/empfaengerbestaetigung' },
  ExpiredRecommendation: { path: '/empfehlungabgelaufen' },
  RecipientData: { path: '/empfaengerdaten/:empfehlungsnummer' },
  Reward: { path: '/praemie/' },
  RewardBankDetails: { path: '/praemie/bankdaten' },
  RewardDetails: { path: '/praemie/:praemieid' },
  RewardThanks: { path: '/praemiedanke' },
  RewardOverview: { path: '/aktuellepraemienuebersicht' },
  CustomerNumber: { path: '/kundennummer' },
  RecipientTOSConsent: { path: '/empfaenger/zustimmung' },
  BankDetailsRecipient: { path: '/bankdaten' },
  BankDetailsRecommender: { path: '/empfehler/bankdaten', recht: 'Bereich' },
  Imprint: { path: '/impressum' },
  Privacy: { path: '/datenschutz' },
  TOS: { path: '/agb' },
  RewardConditions: { path: '/praemienbedingungen' },
  Faq: { path: '/faq' },
  Contact: { path: '/kontakt' },
  NewsletterRecommenderOptOut: { path: '/empfehler/newsletter/optout' },
  NewsletterRecommenderOptIn: { path: '/empfehler/newsletter/optin' },
  AddressChange: { path: '/adresse' },
  RecommendEmployee: { path: '/mitarbeiterempfehlen' },
  ...MITARBEITER_PAGES,
  FileNotFound: { path: '/404' },
  AccessibilityDeclaration: { path: '/barrierefreiheitserklaerung' },
  Click: { path: '/klick/:empfehlungsnummer' },
  AgentRecommendations: { path: '/agent/empfehlungen' },
  Admin: { path: '/admin/:adminLoginToken' },
  Interstitial: { path: '/exklusiv' },
  LoginToken: { path: '/anmeldelink' },
  Produktkategorien: { path: '/produkte' },
  Produktkategorie: { path: '/:slug*' },
  AnnualStatement: { path: '/jahresuebersicht', recht: 'Bereich' },
  Anfrage: { path: '/anfrage' },
  Erstinformation: { path: '/erstinformation' },
  Invitation: { path: '/einladung' },
  RecommendationCard: { path: '/empfehlung/:empfehlungsnummer/karte', recht: 'Bereich' },
  ...AGENTUR_PAGES,
  ...SELLER_PAGES,
} as const satisfies Record<string, Page>;

export type PageName = keyof typeof PAGES;
// Marked as pure, so that the list of all pages is not bundled into a script that only builds addresses.
export const PAGE_NAMES = /* @__PURE__ */ Object.keys(PAGES) as [PageName, ...PageName[]];

const PORTALS: readonly PortalDeclaration<PageName>[] = [AGENTUR, MITARBEITER, SELLER];

/** The portal that a page belongs to, or null. Pages of portals ask for no consent and load no tracker. */
export const portalOf = (page: PageName): PortalDeclaration<PageName> | null =>
  PORTALS.find(({ pages }) => Object.hasOwn(pages, page)) ?? null;

/** The session that a page uses. */
export const sessionOf = (page: PageName): PageSession => portalOf(page)?.session ?? 'Empfehler';

/**
 * Secret parameters of an address, in its path or, if the tenant's path does not name them, in its query. Pages with such a parameter load
 * nothing from third parties and store nothing, and a login does not redirect back to them.
 */
export const SECRET_PARAMETERS = ['token', 'adminLoginToken'] as const;

/**
 * Default of `LoginAusnahmen`: pages that open without a login although the tenant forces one. Includes the reward
 * conditions in addition to the terms, since both are accepted together.
 */
export const LOGIN_AUSNAHMEN: readonly PageName[] = [
  'FileNotFound',
  'TOS',
  'RewardConditions',
  'BankDetailsRecipient',
  'Code',
  'Privacy',
  'RecipientData',
  'Interstitial',
  'Faq',
  'Imprint',
  'Contact',
  'Login',
  'Logout',
  'SetPassword',
  'ForgotPassword',
  'Reward',
  'RewardBankDetails',
  'RewardDetails',
  'Registration',
  'AccessibilityDeclaration',
  'Erstinformation',
];

/**
 * Pages that no tenant can close: entry pages, including an agency's invitation, the page for an unknown address, and the page where
 * the tenant's staff decide by a mailed link. A referral link only redirects; the page behind it may be closed.
 */
const ALWAYS_OPEN: readonly PageName[] = ['FileNotFound', 'Interstitial', 'Login', 'LoginToken', 'Admin', 'Click', 'Anfrage', 'Invitation'];

/** Pages that need a password or manage it; passwords do not exist under autologin. */
const NOT_UNDER_AUTOLOGIN: readonly PageName[] = ['Login', 'Registration', 'Settings', 'ForgotPassword', 'SetPassword', 'ChangePassword'];

/** Settings of a tenant that decide who may open a page. */
export interface PageAccessSettings extends PortalSettings {
  readonly ModuleErzwingeLogin: boolean;
  readonly LoginAusnahmen: readonly PageName[] | null;
  readonly Zwischenseite: boolean;
  readonly IsAutologin: boolean;
}

/** Whether a tenant has agencies: none, only invited ones, or also agencies that register themselves. */
export const MODULE_AGENTUR = ['Aus', 'Einladung', 'Offen'] as const satisfies readonly PortalSettings['ModuleAgentur'][];

/** Whether only logged-in recommenders may open the page, because the tenant forces a login. False for portals, which have their own logins. */
export const isClosed = ({ ModuleErzwingeLogin, LoginAusnahmen }: PageAccessSettings, page: PageName): boolean =>
  ModuleErzwingeLogin &&
  !ALWAYS_OPEN.includes(page) &&
  sessionOf(page) === 'Empfehler' &&
  !(LoginAusnahmen ?? LOGIN_AUSNAHMEN).includes(page);

/** Whether the page is disabled under autologin. */
export const isDisabled = ({ IsAutologin }: PageAccessSettings, page: PageName): boolean =>
  IsAutologin && NOT_UNDER_AUTOLOGIN.includes(page);

/** Settings of a tenant that decide which pages of portals it has. */
export type PortalPageSettings = PortalSettings & Pick<PageAccessSettings, 'IsAutologin' | 'ModuleErzwingeLogin'>;

/**
 * Whether the tenant lacks the page: it belongs to a portal that is off, or is the registration while agencies come by invitation only, or that of profi
 * sellers under autologin, or the interstitial page of a portal while no login is forced.
 */
export const isSwitchedOff = (settings: PortalPageSettings, page: PageName): boolean =>
  portalOf(page)?.isOn(settings) === false ||
  (settings.ModuleAgentur !== 'Offen' && page === 'AgencyRegister') ||
  (settings.IsAutologin && page === 'SellerRegister') ||
  (!settings.ModuleErzwingeLogin && portalOf(page)?.interstitial === page);

/** The page to which a portal sends people without its session: its interstitial page if the tenant has that, otherwise its login. */
export const entryOf = ({ interstitial, login }: PortalDeclaration<PageName>, settings: PortalPageSettings): PageName =>
  interstitial === undefined || isSwitchedOff(settings, interstitial) ? login : interstitial;

/** Whether the tenant has the interstitial page: it is configured, or autologin requires it because there is no other login. */
export const hasZwischenseite = ({ Zwischenseite, IsAutologin }: PageAccessSettings): boolean => Zwischenseite || IsAutologin;

/** Parameters of an address by name. */
type Params = Readonly<Record<string, string>>;

/** The right that a page needs. On the page that shows a portal's areas, it is the right of the area in the address. */
export function rechtOf(page: PageName, params: Params = {}): Recht {
  const portal = portalOf(page);
  const area = portal && areaOn(portal, page, params);
  return portal?.areas[area ?? '']?.recht ?? (PAGES[page] as Page).recht ?? 'Besuch';
}

/** Whether a page shows personal data, so that it needs a credential. */
export const isPersonal = (page: PageName): boolean => rechtOf(page) !== 'Besuch';

/** Whether the holder may open a page of the tenant; null is a visitor without a credential. */
export const mayOpen = (einlass: PageAccessSettings, page: PageName, holder: Holder | null, params?: Params): boolean =>
  !isSwitchedOff(einlass, page) &&
  !isDisabled(einlass, page) &&
  (holder !== null || !isClosed(einlass, page)) &&
  may(holder, rechtOf(page, params));

/** Page paths of one tenant: the defaults with its overrides. */
export type RoutePaths = Readonly<Record<PageName, string>>;

/** The path of every page, with the tenant's overrides. */
export function routePaths(overrides: Partial<Record<PageName, string>>): RoutePaths {
  const defaults = Object.fromEntries(PAGE_NAMES.map((name) => [name, PAGES[name].path]));
  return { ...defaults, ...overrides } as RoutePaths;
}

/** The route of a page below its host, without the values of its parameters, as trackers get it. */
export const routeWithoutNumbers = (
  { RoutePaths }: { readonly RoutePaths: Partial<Record<PageName, string>> },
  locale: string,
  page: PageName,
): string => `/${locale}${routePaths(RoutePaths)[page]}`;

/**
 * Address of a page below its host: locale prefix, the tenant's path with its parameters filled in, and a query.
 * A parameter that the tenant's path does not name goes into the query, so a renamed route loses nothing. A query that the path already has
 * is kept (`contract/pages/widget.ts`). Throws if a parameter of the path is missing.
 */
export function pageAddress(paths: RoutePaths, page: PageName, locale: string, params: Readonly<Record<string, string>> = {}): string {
  const named = new Set<string>();
  const [own = '', carried] = paths[page].split('?');
  const path = own.replace(/:([A-Za-z]+)(\*?)/g, (_, name: string, rest: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`page ${page} needs the parameter ${name}`);
    named.add(name);
    return rest ? value.split('/').map(encodeURIComponent).join('/') : encodeURIComponent(value);
  });
  const further = Object.entries(params).filter(([name]) => !named.has(name));
  const query = further.length === 0 ? carried : [carried, new URLSearchParams(further).toString()].filter(Boolean).join('&');
  return `/${locale}${path}${query ? `?${query}` : ''}`;
}
