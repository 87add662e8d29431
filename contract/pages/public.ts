import { AGENTUR, AGENTUR_PAGES } from '../portals/agentur.ts';
import { MITARBEITER, MITARBEITER_PAGES } from '../portals/mitarbeiter.ts';
import { areaOn, type PortalDeclaration } from '../portals/portal.ts';
import { type Holder, may, type PortalSettings, type Recht } from '../rules/rechte.ts';
import type { SessionName } from '../values/sessions.ts';

/**
 * Every page of the product: route name, default path below the locale, and the right that opening it needs beyond a visit.
 * `:name*` at the end takes the rest of an address, slashes too, that is no other page's.
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
} as const satisfies Record<string, Page>;

export type PageName = keyof typeof PAGES;
// Marked as pure, so that a script which only makes addresses does not carry the list of all pages.
export const PAGE_NAMES = /* @__PURE__ */ Object.keys(PAGES) as [PageName, ...PageName[]];

const PORTALS: readonly PortalDeclaration<PageName>[] = [AGENTUR, MITARBEITER];

/** The portal that a page belongs to; null if it is of none. A page of a portal asks for no consent and loads no tracker. */
export const portalOf = (page: PageName): PortalDeclaration<PageName> | null =>
  PORTALS.find(({ pages }) => Object.hasOwn(pages, page)) ?? null;

/** The session by which a page opens. */
export const sessionOf = (page: PageName): SessionName => portalOf(page)?.session ?? 'Empfehler';

/**
 * Parameters of an address that are secrets, in its path or, where a tenant's path does not name them, in its query: nothing of others is loaded
 * there, nothing is kept, and no login leads back with them.
 */
export const SECRET_PARAMETERS = ['token', 'adminLoginToken'] as const;

/**
 * Pages that open without a login where the tenant forces one, unless its `LoginAusnahmen` say otherwise. The reward
 * conditions stand beside the terms, since both are accepted together.
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
  'RewardDetails',
  'Registration',
  'AccessibilityDeclaration',
  'Erstinformation',
];

/**
 * Pages that no tenant can close: those by which people enter, including an agency's invitation, the page for an unknown address, and the
 * one where the tenant's staff decide by a mailed link. A referral's link shows nothing itself; the page it leads to may be closed.
 */
const ALWAYS_OPEN: readonly PageName[] = ['FileNotFound', 'Interstitial', 'Login', 'LoginToken', 'Admin', 'Click', 'Anfrage', 'Invitation'];

/** Pages about a password or made by it; nobody has one under autologin. */
const NOT_UNDER_AUTOLOGIN: readonly PageName[] = ['Login', 'Registration', 'Settings', 'ForgotPassword', 'SetPassword', 'ChangePassword'];

/** What of a tenant's configuration decides who may open a page. */
export interface Einlass extends PortalSettings {
  readonly ModuleErzwingeLogin: boolean;
  readonly LoginAusnahmen: readonly PageName[] | null;
  readonly Zwischenseite: boolean;
  readonly IsAutologin: boolean;
}

/** Whether a tenant has agencies: none, only invited ones, or also agencies that register themselves. */
export const MODULE_AGENTUR = ['Aus', 'Einladung', 'Offen'] as const satisfies readonly PortalSettings['ModuleAgentur'][];

/** Whether the page is open to logged-in recommenders only, because the tenant forces a login. Portals have their own logins. */
export const isClosed = ({ ModuleErzwingeLogin, LoginAusnahmen }: Einlass, page: PageName): boolean =>
  ModuleErzwingeLogin &&
  !ALWAYS_OPEN.includes(page) &&
  sessionOf(page) === 'Empfehler' &&
  !(LoginAusnahmen ?? LOGIN_AUSNAHMEN).includes(page);

/** Whether the tenant has a page at all: some are disabled under autologin. */
export const isDisabled = ({ IsAutologin }: Einlass, page: PageName): boolean => IsAutologin && NOT_UNDER_AUTOLOGIN.includes(page);

/** Whether the tenant lacks the page: it belongs to a portal that is off, or to the registration where agencies come by invitation only. */
export const isSwitchedOff = (settings: PortalSettings, page: PageName): boolean =>
  portalOf(page)?.isOn(settings) === false || (settings.ModuleAgentur !== 'Offen' && page === 'AgencyRegister');

/** Whether the tenant has the page in front: of its own will, or because under autologin nobody comes in elsewhere. */
export const hasZwischenseite = ({ Zwischenseite, IsAutologin }: Einlass): boolean => Zwischenseite || IsAutologin;

/** What stands in an address. */
type Params = Readonly<Record<string, string>>;

/** The right that a page needs; below the page of a portal's areas that of the area which its address names. */
export function rechtOf(page: PageName, params: Params = {}): Recht {
  const portal = portalOf(page);
  const area = portal && areaOn(portal, page, params);
  return portal?.areas[area ?? '']?.recht ?? (PAGES[page] as Page).recht ?? 'Besuch';
}

/** Whether a page shows personal data, so that it needs a credential. */
export const isPersonal = (page: PageName): boolean => rechtOf(page) !== 'Besuch';

/** Whether the holder may open a page of the tenant; null is a visitor without a credential. */
export const mayOpen = (einlass: Einlass, page: PageName, holder: Holder | null, params?: Params): boolean =>
  !isSwitchedOff(einlass, page) &&
  !isDisabled(einlass, page) &&
  (holder !== null || !isClosed(einlass, page)) &&
  may(holder, rechtOf(page, params));

/** Page paths of one tenant: the defaults with its overrides. */
export type RoutePaths = Readonly<Record<PageName, string>>;

/** The tenant's path of every page. */
export function routePaths(overrides: Partial<Record<PageName, string>>): RoutePaths {
  const defaults = Object.fromEntries(PAGE_NAMES.map((name) => [name, PAGES[name].path]));
  return { ...defaults, ...overrides } as RoutePaths;
}

/**
 * Address of a page below its host: locale prefix, the tenant's path with its parameters filled in, and a query.
 * A parameter that the tenant's path does not name goes into the query, so nothing is lost by a renamed route; so does what a path carries
 * as a query of its own (`contract/pages/widget.ts`). Throws where a parameter of the path is missing.
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
