import { escapeUTF8 } from 'entities';
import type { MandantKonfiguration } from '../../contract/calls/mandant.ts';
import { isClosed, isDisabled, type PageName, pageAddress, routePaths } from '../../contract/pages/public.ts';
import { hasAgents, hasKatalog } from '../../contract/rules/katalog.ts';
import type { Target } from './visit.ts';

/** Indexed pages without a parameter. */
const INDEXED: readonly PageName[] = [
  ...(['Homepage', 'RewardOverview', 'Code', 'Faq', 'Contact', 'TOS', 'Imprint', 'Privacy', 'AccessibilityDeclaration'] as const),
  ...(['RewardConditions', 'AgentRecommendations', 'RecommendEmployee'] as const),
];

/** Whether a tenant lacks the feature of a page or has it elsewhere. */
function isOff(konfiguration: MandantKonfiguration, { hasPraemienbedingungen }: Listed, page: PageName): boolean {
  if (page === 'RewardConditions') return !hasPraemienbedingungen;
  if (page === 'AgentRecommendations') return !hasAgents(konfiguration);
  if (page === 'RecommendEmployee') return !konfiguration.ModuleCompanyRecommendation;
  return page === 'Imprint' && konfiguration.ModuleAdv;
}

export interface Alternate {
  readonly hreflang: string;
  readonly href: string;
}

type Addresses = Pick<MandantKonfiguration, 'RoutePaths' | 'SupportedLanguage' | 'fallbackLanguage'>;

/** Addresses of the page in each of the tenant's languages, and the default (`x-default`); empty for a tenant with one language. */
export function alternatesOf(
  { RoutePaths, SupportedLanguage, fallbackLanguage }: Addresses,
  base: string,
  { page, params }: Target,
): Alternate[] {
  const { Sprache } = SupportedLanguage;
  if (Sprache.length < 2) return [];
  const hrefOf = (locale: (typeof Sprache)[number]) => new URL(pageAddress(routePaths(RoutePaths), page, locale, params), base).href;
  return [
    ...Sprache.map((locale) => ({ hreflang: locale, href: hrefOf(locale) })),
    { hreflang: 'x-default', href: hrefOf(fallbackLanguage) },
  ];
}

/** Data of a tenant that have their own pages: products that can be recommended, by their number in addresses, categories and reward conditions. */
export interface Listed {
  readonly produktIds: readonly string[];
  readonly slugs: readonly string[];
  readonly hasPraemienbedingungen: boolean;
}

/** Sitemap of the tenant (sitemaps.org): its public pages in each language, with its products. `rendered` are the pages that exist. */
export function sitemapOf(konfiguration: MandantKonfiguration, base: string, rendered: readonly PageName[], listed: Listed): string {
  const { produktIds, slugs } = listed;
  const paths = routePaths(konfiguration.RoutePaths);
  const recommend = konfiguration.produktApi === 'berater' ? 'RecommendAgent' : 'Recommend';
  const targets: Target[] = [
    ...INDEXED.map((page) => ({ page })),
    ...(hasKatalog(konfiguration) ? [{ page: 'Produktkategorien' } as const] : []),
    ...slugs.map((slug) => ({ page: 'Produktkategorie', params: { slug } }) as const),
    ...produktIds.map((produktId) => ({ page: recommend, params: { produktId } }) as const),
  ].filter(
    ({ page }) =>
      rendered.includes(page) && !isOff(konfiguration, listed, page) && !isClosed(konfiguration, page) && !isDisabled(konfiguration, page),
  );
  const urls = targets.flatMap((target) => {
    const links = alternatesOf(konfiguration, base, target).map(
      ({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeUTF8(href)}"/>`,
    );
    return konfiguration.SupportedLanguage.Sprache.map((locale) => {
      const { href } = new URL(pageAddress(paths, target.page, locale, target.params), base);
      return `<url><loc>${escapeUTF8(href)}</loc>${links.join('')}</url>`;
    });
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${SPACES}>${urls.join('')}</urlset>\n`;
}

const SPACES = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
