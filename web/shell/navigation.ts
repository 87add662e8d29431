import type { MandantKonfiguration } from '../../contract/calls/mandant.ts';
import { mayOpen, type PageName } from '../../contract/pages/public.ts';
import { hasAgents, hasKatalog } from '../../contract/rules/katalog.ts';
import type { Holder } from '../../contract/rules/rechte.ts';

/** Id of the form on the home. */
export const FORM_ID = 'empfehlen-form';

/** Pages of the main navigation, as far as the tenant has them; the link to the home leads to the start of a referral. */
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
  /** Target of the tenant's buttons to recommend. */
  readonly empfehlen: string;
  addressOf(page: PageName): string;
}

/** The main navigation: the pages of the tenant that open for the visitor. */
export function navigationOf({ konfiguration, login, ...own }: Own): readonly NavigationItem[] {
  return PAGES_OF_ALL.filter((page) => isOfUse(konfiguration, page) && mayOpen(konfiguration, page, login)).map((page) => ({
    page,
    adresse: page === 'Homepage' ? recommendStart(konfiguration, own) : own.addressOf(page),
  }));
}

/** Whether the tenant has the feature of a page. */
function isOfUse(konfiguration: MandantKonfiguration, page: PageName): boolean {
  if (page === 'RecommendEmployee') return konfiguration.ModuleCompanyRecommendation;
  if (page === 'Code') return konfiguration.ModuleErstelleOfflineEmpfehlungCode;
  return page !== 'Produktkategorien' || hasKatalog(konfiguration);
}

/** Address where a referral starts: the tenant's own path, or else its list of agents, or else the form of the home. */
function recommendStart(konfiguration: MandantKonfiguration, { empfehlen, addressOf }: Pick<Own, 'empfehlen' | 'addressOf'>): string {
  if (konfiguration.EmpfehlenPath !== null) return empfehlen;
  return hasAgents(konfiguration) ? addressOf('AgentRecommendations') : `${empfehlen}#${FORM_ID}`;
}

/** Further pages that belong to a page of the navigation. */
const BELONGS_TO: Partial<Record<PageName, NavigationItem['page']>> = {
  Recommend: 'Homepage',
  RecommendAgent: 'Homepage',
  AgentRecommendations: 'Homepage',
  Produktkategorie: 'Produktkategorien',
};

/** `aria-current` of a link of the navigation on the shown page. The home has no current link, because its link leads to the form on it. */
export function currentOf(item: NavigationItem['page'], shown: PageName): 'page' | 'true' | undefined {
  if (item !== 'Homepage' && item === shown) return 'page';
  return BELONGS_TO[shown] === item ? 'true' : undefined;
}
