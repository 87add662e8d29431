import type { PageName } from '../../../contract/pages/public.ts';
import { AGENTUR_PAGES } from '../../../contract/portals/agentur.ts';
import { SELLER_PAGES } from '../../../contract/portals/seller.ts';
import type { Locale } from '../../../contract/values/wire.ts';
import berater from '../../../mandanten/berater/texte.json' with { type: 'json' };
import energie from '../../../mandanten/energie/texte.json' with { type: 'json' };
import intern from '../../../mandanten/intern/texte.json' with { type: 'json' };
import telko from '../../../mandanten/telko/texte.json' with { type: 'json' };
import type { mandantTexts } from '../../../texts/texts.ts';

/** Differences of a demo brand in the steps of a referral. */
export interface Brand {
  /** Its own texts, which override the product's. */
  readonly texte: Readonly<Record<Locale, Readonly<Record<string, string>>>>;
  /** Settings that select the texts: kind of product, form of address, and whether rewards are paid with the wages. */
  readonly rede: Parameters<typeof mandantTexts>[1];
  /** The recipient orders by a form on the tenant's pages, not in a shop. */
  readonly asks?: true;
  /** Agents are recommended: number of one agent, and a query that finds only that agent. */
  readonly agent?: { readonly externeId: string; readonly query: string };
  /** Recommenders have an address of this company and log in by a mailed link, without passwords. */
  readonly house?: { readonly domain: string; readonly programm: string };
}

export const BRANDS = {
  telko: { texte: telko, rede: { ProduktArt: 'Bestellung', TeilenAnrede: 'Du' } },
  energie: { texte: energie, rede: { ProduktArt: 'Vertrag', TeilenAnrede: 'Du' } },
  berater: {
    texte: berater,
    rede: { ProduktArt: 'Gespraech', TeilenAnrede: 'Sie' },
    asks: true,
    agent: { externeId: 'SV-1008', query: 'henrike HAMBURG' },
  },
  intern: {
    texte: intern,
    rede: { ProduktArt: 'Bewerbung', TeilenAnrede: 'Du', PraemieAlsLohn: true },
    asks: true,
    house: { domain: 'werkring.example', programm: 'Werkring empfiehlt' },
  },
} as const satisfies Record<string, Brand>;

export type Tenant = keyof typeof BRANDS;
export const TENANTS = Object.keys(BRANDS) as [Tenant, ...Tenant[]];

/** For optional pages the only demo tenant that has the page; the others answer 404. */
export const SOLE: Partial<Record<PageName, Tenant>> = {
  ...Object.fromEntries(Object.keys({ ...AGENTUR_PAGES, ...SELLER_PAGES }).map((page) => [page, 'telko'])),
  RecommendAgent: 'berater',
  AgentRecommendations: 'berater',
  Interstitial: 'intern',
  RecommendEmployee: 'intern',
  EmployeeArea: 'intern',
  Erstinformation: 'berater',
  Produktkategorien: 'telko',
  Produktkategorie: 'telko',
};

/** Pages that open at no demo tenant: the 404 page itself, and the page in front of the sellers' login, since no tenant with sellers forces a login. */
export const NOWHERE: readonly PageName[] = ['FileNotFound', 'SellerInterstitial'];

/** Whether the tenant answers 404 for a page: the pages of other tenants only, and those that no demo tenant has. */
export const isMissing = (tenant: Tenant, name: PageName): boolean => NOWHERE.includes(name) || (SOLE[name] ?? tenant) !== tenant;
