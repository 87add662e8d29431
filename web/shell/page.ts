import type { ReactNode } from 'react';
import type { MandantKonfiguration } from '../../contract/calls/mandant.ts';
import {
  entryOf,
  isDisabled,
  isSwitchedOff,
  mayOpen,
  type PageName,
  pageAddress,
  portalOf,
  type RoutePaths,
  routePaths,
} from '../../contract/pages/public.ts';
import { isWidget, WIDGET, widgetPath, widgetPaths } from '../../contract/pages/widget.ts';
import { SELLER } from '../../contract/portals/seller.ts';
import { type BedingungVersionen, hasPraemienbedingungen, shownVersionsOf } from '../../contract/rules/bedingungen.ts';
import { hasKatalog } from '../../contract/rules/katalog.ts';
import type { Holder } from '../../contract/rules/rechte.ts';
import type { Look } from '../../contract/values/bild.ts';
import type { Locale } from '../../contract/values/wire.ts';
import { createTexts, type Translate } from '../../texts/texts.ts';
import { headOf, type OwnHead, type PageHead } from './head.ts';
import { type NavigationItem, navigationOf } from './navigation.ts';
import type { Fields, Loaded, Posted, Problem, Target, Visit } from './visit.ts';

/** Context of every page: tenant and visitor. */
export interface PageContext {
  readonly locale: Locale;
  /** Languages of the tenant. */
  readonly locales: readonly Locale[];
  readonly t: Translate;
  readonly mandant: Pick<MandantKonfiguration, 'Name' | 'ProgrammName' | 'SupportEmail'>;
  /** The tenant's pictures. */
  readonly look: Look;
  /** The tenant's paths; in a widget the paths that stay in it. */
  readonly paths: RoutePaths;
  /** The current page with its parameters; the home for an address without a page. */
  readonly currentPage: Target;
  /** The visitor's login, which `may` checks; null without one. */
  readonly login: Holder | null;
  /** The page for logging in. */
  readonly loginPageName: 'Login' | 'Interstitial';
  /** On a login page, the parameter `redirect` with the target after the login. */
  readonly loginRedirect: Visit['query'];
  /** Set if the page is embedded in another site; `standaloneAddress` is its address outside the frame. */
  readonly widget: { readonly standaloneAddress: string } | null;
  /** The tenant uses the product's own cookie banner, so each page links to the consent settings. */
  readonly hasConsentSettings: boolean;
  /** The pages of the personal area that the tenant has. */
  readonly bereich: readonly PageName[];
  /** The tenant has pages for its product categories. */
  readonly hasKatalog: boolean;
  /** The tenant has reward conditions, which are accepted together with the terms. */
  readonly hasPraemienbedingungen: boolean;
  /** Versions of the terms and of the reward conditions that the page shows, by their fields on the wire; a text without a version is left out. */
  readonly shownVersions: BedingungVersionen;
  /** The tenant has a page for employees of firms, and it opens for the visitor. */
  readonly hasMitarbeitende: boolean;
  /** The tenant has agencies; the footer links to their portal. */
  readonly hasAgenturen: boolean;
  /** Page in front of the portal of profi sellers, which the footer links to; null at a tenant without them. */
  readonly sellerEntry: PageName | null;
  /** Settings of the header. */
  readonly navbar: MandantKonfiguration['Navbar'];
  readonly navigation: readonly NavigationItem[];
  /** Address where a referral starts. */
  readonly empfehlen: string;
  /** Address of the legal notice: the page Imprint, or the tenant's own site. */
  readonly impressum: { readonly adresse: string; readonly isExtern: boolean };
}

/** Data on which the page depends for visitors without a login or personal data: only the tenant's content, or all of its data. */
export type DependsOn = 'inhalt' | 'daten';

export interface PageDefinition<Props extends PageContext> {
  /** Set if the page is the same for all such visitors and can be cached; otherwise it is rendered for each request. */
  readonly cache?: DependsOn;
  /** Makes the calls that the page needs. */
  load(visit: Visit): Promise<Loaded<Props>>;
  head(props: Props): OwnHead;
  View(props: Props): ReactNode;
  /** Handles the page's form by calls. */
  post?(visit: Visit, fields: Fields): Promise<Posted>;
}

export type OpenedPage =
  | { readonly redirect: Target }
  | { readonly problem: Problem }
  | { readonly status: number; readonly head: PageHead; readonly content: ReactNode };

/** A public page; the type of its props is hidden. */
export interface Page {
  readonly cache?: DependsOn | undefined;
  open(visit: Visit): Promise<OpenedPage>;
  readonly post: PageDefinition<PageContext>['post'];
}

/** Makes a public page. Its head and content depend on the loaded props only. */
export const page = <Props extends PageContext>({ cache, load, head, View, post }: PageDefinition<Props>): Page => ({
  cache,
  post,
  async open(visit) {
    const loaded = await load(visit);
    if (!('props' in loaded)) return loaded;
    const { props, status = 200 } = loaded;
    return { status: visit.form?.problem.status ?? status, head: headOf(props, head(props)), content: View(props) };
  },
});

/** The part of a visit that every page needs. */
export interface ContextVisit extends Pick<Visit, 'konfiguration' | 'locale' | 'texte' | 'look' | 'login' | 'page' | 'params' | 'query'> {
  readonly inhalte: Pick<Visit['inhalte'], 'find'>;
}

/** Context of a page from the tenant's configuration and texts in the visitor's language. */
export function pageContext({ konfiguration, locale, texte, look, inhalte, login, page, params, query }: ContextVisit): PageContext {
  const {
    Name,
    ProgrammName,
    SupportEmail,
    RoutePaths: overrides,
    SupportedLanguage,
    EmpfehlenPath,
    useInternalConsentManager,
    ModuleAdv,
    ReferralUrl,
  } = konfiguration;
  const extern = ModuleAdv ? siteOf(ReferralUrl) : null;
  const plain = routePaths(overrides);
  const inWidget = isWidget(query);
  const paths = inWidget ? widgetPaths(plain) : plain;
  const { [WIDGET]: _, ...rest } = query;
  const currentPage: Target = page === null ? { page: 'Homepage' } : { page, params: { ...onlyPlainValues(rest), ...params } };
  const loginRedirect = afterLoginOf(page, query);
  const addressOf = (target: PageName) => pageAddress(paths, target, locale);
  const empfehlen = EmpfehlenPath === null ? addressOf('Homepage') : addressBelow(EmpfehlenPath, locale, inWidget);
  return {
    locale,
    locales: SupportedLanguage.Sprache,
    t: createTexts(locale, texte),
    mandant: { Name, ProgrammName, SupportEmail },
    look: inWidget ? { ...look, szenen: {}, stand: null } : look,
    paths,
    empfehlen,
    currentPage,
    login,
    loginPageName: isDisabled(konfiguration, 'Login') ? 'Interstitial' : 'Login',
    loginRedirect,
    widget: inWidget
      ? { standaloneAddress: pageAddress(plain, currentPage.page, locale, { ...currentPage.params, ...loginRedirect }) }
      : null,
    hasConsentSettings: useInternalConsentManager && !inWidget,
    bereich: bereichOf(konfiguration),
    impressum: { adresse: extern ?? addressOf('Imprint'), isExtern: extern !== null },
    hasKatalog: hasKatalog(konfiguration),
    hasPraemienbedingungen: hasPraemienbedingungen(inhalte),
    shownVersions: shownVersionsOf(inhalte),
    hasMitarbeitende: konfiguration.ModuleCompanyRecommendation && mayOpen(konfiguration, 'RecommendEmployee', login),
    hasAgenturen: !isSwitchedOff(konfiguration, 'AgencyLogin'),
    sellerEntry: SELLER.isOn(konfiguration) ? entryOf(SELLER, konfiguration) : null,
    navbar: konfiguration.Navbar,
    navigation: navigationOf({ konfiguration, login, empfehlen, addressOf }),
  };
}

/** Whether the tenant has the page; false only for optional pages that it does not have. */
export function hasPage(context: Pick<PageContext, 'hasKatalog' | 'hasMitarbeitende' | 'hasPraemienbedingungen'>, page: PageName): boolean {
  if (page === 'RewardConditions') return context.hasPraemienbedingungen;
  if (page === 'RecommendEmployee') return context.hasMitarbeitende;
  return page !== 'Produktkategorien' || context.hasKatalog;
}

/** Address of a path below the language; in a widget with the widget parameter. */
export const addressBelow = (path: string, locale: Locale, inWidget: boolean): string => `/${locale}${inWidget ? widgetPath(path) : path}`;

/** Parameter `redirect` of a login page. `onlyPlainValues` would drop it; `login.ts` checks it when it is used. */
const afterLoginOf = (page: PageName | null, { redirect }: Visit['query']): Visit['query'] =>
  page !== null && isLoginPage(page) && redirect !== undefined ? { redirect } : {};
const LOGIN_PAGES: readonly PageName[] = ['Login', 'Interstitial', 'LoginToken'];
const isLoginPage = (page: PageName): boolean => {
  const portal = portalOf(page);
  return LOGIN_PAGES.includes(page) || portal?.login === page || portal?.interstitial === page;
};

/** Pages of the personal area. Autologin disables Settings, so the pages that it links to are listed instead. */
function bereichOf(konfiguration: MandantKonfiguration): readonly PageName[] {
  if (!isDisabled(konfiguration, 'Settings')) return ['Dashboard', 'AnnualStatement', 'Settings'];
  const { ModuleStoringBankdata, ModuleNewsletterPermission } = konfiguration;
  return [
    'Dashboard',
    'AnnualStatement',
    ...(ModuleStoringBankdata ? (['BankDetailsRecommender'] as const) : []),
    ...(ModuleNewsletterPermission ? (['NewsletterRecommenderOptOut'] as const) : []),
  ];
}

/** The address if it is http or https, otherwise null, because other schemes could run scripts. */
const siteOf = (address: string | null): string | null => (address !== null && /^https?:/i.test(address) ? address : null);

/** Parameters with numbers, codes and secrets only; drops values that could be an address or a sentence. */
const onlyPlainValues = (query: Visit['query']): Visit['query'] =>
  Object.fromEntries(Object.entries(query).filter((pair) => pair.every((word) => /^[\w-]{1,200}$/.test(word))));
