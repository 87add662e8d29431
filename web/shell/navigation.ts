import type { MandantKonfiguration } from '../../contract/calls/mandant.ts';
import { mayOpen, type PageName } from '../../contract/pages/public.ts';
import { hasAgents, hasKatalog } from '../../contract/rules/katalog.ts';
import type { Holder } from '../../contract/rules/rechte.ts';

/** Where the form stands on the home. */
export const FORM_ID = 'empfehlen-form';

/** Pages that the head of every page leads to, as far as the tenant has them; the home with where one begins to recommend. */
const PAGES_OF_ALL = [
  'Homepage',
  'Produktkategorien',
  'RewardOverview',
  'RecommendEmployee',
  'Code',
  'Faq',
] as const satisfies readonly PageName[];

/** A link of the main navigation. */
export interface NavigationItem {
  readonly page: (typeof PAGES_OF_ALL)[number];
  readonly adresse: string;
}

interface Own {
  readonly konfiguration: MandantKonfiguration;
  readonly login: Holder | null;
  /** Where the tenant's buttons to recommend lead. */
  readonly empfehlen: string;
  addressOf(page: PageName): string;
}

/** The main navigation: of the tenant's pages those that open for the visitor. */
export function navigationOf({ konfiguration, login, ...own }: Own): readonly NavigationItem[] {
  return PAGES_OF_ALL.filter((page) => isOfUse(konfiguration, page) && mayOpen(konfiguration, page, login)).map((page) => ({
    page,
    adresse: page === 'Homepage' ? recommendStart(konfiguration, own) : own.addressOf(page),
  }));
}

/** Whether the tenant has what a page is about. */
function isOfUse(konfiguration: MandantKonfiguration, page: PageName): boolean {
  if (page === 'RecommendEmployee') return konfiguration.ModuleCompanyRecommendation;
  if (page === 'Code') return konfiguration.ModuleErstelleOfflineEmpfehlungCode;
  return page !== 'Produktkategorien' || hasKatalog(konfiguration);
}

/** Where one begins to recommend: the tenant's own place, else its agents, else the form of the home. */
function recommendStart(konfiguration: MandantKonfiguration, { empfehlen, addressOf }: Pick<Own, 'empfehlen' | 'addressOf'>): string {
  if (konfiguration.EmpfehlenPath !== null) return empfehlen;
  return hasAgents(konfiguration) ? addressOf('AgentRecommendations') : `${empfehlen}#${FORM_ID}`;
}

/** Pages that belong to one of the navigation, beside it. */
const BELONGS_TO: Partial<Record<PageName, NavigationItem['page']>> = {
  Recommend: 'Homepage',
  RecommendAgent: 'Homepage',
  AgentRecommendations: 'Homepage',
  Produktkategorie: 'Produktkategorien',
};

/** How `aria-current` tells a link of the navigation on a page; the home is where its links lead from, and none of them. */
export function currentOf(item: NavigationItem['page'], shown: PageName): 'page' | 'true' | undefined {
  if (item !== 'Homepage' && item === shown) return 'page';
  return BELONGS_TO[shown] === item ? 'true' : undefined;
}
