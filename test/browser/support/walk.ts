import { expect, type Page } from '@playwright/test';
import type { Locale } from '../../../contract/values/wire.ts';
import { createTexts, ofArt, type Translate } from '../../../texts/texts.ts';
import { site } from './addresses.ts';
import { BRANDS, type Brand, type Tenant } from './brands.ts';
import type { Demo } from './demo.ts';

/** One walk through the product: at whose site, in which language, and what is done on each page of the way (`npm run screens` draws it). */
export interface Walk extends Demo {
  readonly tenant: Tenant;
  readonly brand: Brand;
  readonly language: Locale;
  readonly t: Translate;
  readonly hasScript: boolean;
  /** Names one run of the browser tests, so that no address comes twice. */
  readonly worker: number;
  readonly look: (page: Page, name: string) => Promise<void>;
}

/** A walk with the brand's own words; without a `look` of its own it goes on at once. */
export function makeWalk(walk: Omit<Walk, 't' | 'brand' | 'look'> & Partial<Pick<Walk, 'look'>>): Walk {
  const brand: Brand = BRANDS[walk.tenant];
  return {
    look: async () => {},
    ...walk,
    brand,
    t: createTexts(walk.language, ofArt(walk.language, brand.rede, brand.texte[walk.language])),
  };
}

export const RECOMMENDER = { Vorname: 'Anna', Nachname: 'Müller-Lüdenscheidt-Großkreutz' } as const;
export const RECIPIENT = { vorname: 'Jörg', name: 'Müßig' } as const;

export interface Referral {
  readonly email: string;
  readonly nummer: string;
  readonly produkt: string;
  readonly produktId: number;
  readonly link: string;
}

export const headline = (page: Page, text: string | RegExp) => expect(page.getByRole('heading', { level: 1 })).toHaveText(text);
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
/** Address of a page at the walk's site, in its language. */
export const pageAt = ({ tenant, language, port }: Walk, path = '/') => site(tenant, `/${language}${path}`, port);

/** What stands beside the tick that recommends: each of the demo's tenants has both that are accepted. */
export const agbOf = (t: Translate): string =>
  t('empfehlen.agb', { bedingungen: t.list([t('bedingungen.TOS'), t('bedingungen.RewardConditions')]) });
