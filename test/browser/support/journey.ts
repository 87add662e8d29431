import { expect, type Page } from '@playwright/test';
import type { Locale } from '../../../contract/values/wire.ts';
import { createTexts, mandantTexts, type Translate } from '../../../texts/texts.ts';
import { site } from './addresses.ts';
import { BRANDS, type Brand, type Tenant } from './brands.ts';
import type { Demo } from './demo.ts';

/** A journey through the product: tenant, language, and an action for each page (`npm run screens` takes a screenshot). */
export interface Journey extends Demo {
  readonly tenant: Tenant;
  readonly brand: Brand;
  readonly language: Locale;
  readonly t: Translate;
  readonly hasScript: boolean;
  /** Number of the worker, so that addresses are unique. */
  readonly worker: number;
  readonly look: (page: Page, name: string) => Promise<void>;
}

/** Makes a journey with the brand's own texts; without `look` nothing is done on the pages. */
export function makeJourney(journey: Omit<Journey, 't' | 'brand' | 'look'> & Partial<Pick<Journey, 'look'>>): Journey {
  const brand: Brand = BRANDS[journey.tenant];
  return {
    look: async () => {},
    ...journey,
    brand,
    t: createTexts(journey.language, mandantTexts(journey.language, brand.rede, brand.texte[journey.language])),
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
/** Address of a page at the journey's site, in its language. */
export const pageAt = ({ tenant, language, port }: Journey, path = '/') => site(tenant, `/${language}${path}`, port);

/** Label of the checkbox of a referral form: each of the demo's tenants has both terms and reward conditions. */
export const agbOf = (t: Translate): string =>
  t('empfehlen.agb', { bedingungen: t.list([t('bedingungen.TOS'), t('bedingungen.RewardConditions')]) });
