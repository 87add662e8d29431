import type { PageName } from '../../../contract/pages/public.ts';
import { AGENTUR_PAGES } from '../../../contract/portals/agentur.ts';
import type { Locale } from '../../../contract/values/wire.ts';
import berater from '../../../mandanten/berater/texte.json' with { type: 'json' };
import energie from '../../../mandanten/energie/texte.json' with { type: 'json' };
import intern from '../../../mandanten/intern/texte.json' with { type: 'json' };
import telko from '../../../mandanten/telko/texte.json' with { type: 'json' };
import type { ofArt } from '../../../texts/texts.ts';

/** What a demo brand has of its own on the way of a referral. */
export interface Brand {
  /** Its own words, which win over the product's. */
  readonly texte: Readonly<Record<Locale, Readonly<Record<string, string>>>>;
  /** What comes about by a referral, and to whom its messages speak: both choose its words. */
  readonly rede: Parameters<typeof ofArt>[1];
  /** The recipient orders by a form of the tenant's pages, not at a shop. */
  readonly asks?: true;
  /** People are recommended: one of them, and words that find nobody else. */
  readonly agent?: { readonly externeId: string; readonly query: string };
  /** Who recommends has an address of this house and comes in by a mailed link; there are no passwords. */
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
    rede: { ProduktArt: 'Bewerbung', TeilenAnrede: 'Du' },
    asks: true,
    house: { domain: 'werkring.example', programm: 'Werkring empfiehlt' },
  },
} as const satisfies Record<string, Brand>;

export type Tenant = keyof typeof BRANDS;
export const TENANTS = Object.keys(BRANDS) as [Tenant, ...Tenant[]];

/** The one demo tenant that has a page, of pages that not all have; the others answer that there is none. */
export const SOLE: Partial<Record<PageName, Tenant>> = {
  ...Object.fromEntries(Object.keys(AGENTUR_PAGES).map((page) => [page, 'telko'])),
  RecommendAgent: 'berater',
  AgentRecommendations: 'berater',
  Interstitial: 'intern',
  RecommendEmployee: 'intern',
  EmployeeArea: 'intern',
  Erstinformation: 'berater',
  Produktkategorien: 'telko',
  Produktkategorie: 'telko',
};

/** What answers as not found: what others have, and the page that says so. */
export const isMissing = (tenant: Tenant, name: PageName): boolean => name === 'FileNotFound' || (SOLE[name] ?? tenant) !== tenant;
