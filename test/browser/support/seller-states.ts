import { expect, type Page } from '@playwright/test';
import type { PageName } from '../../../contract/pages/public.ts';
import type { Translate } from '../../../texts/texts.ts';
import { dialogOf } from './agentur.ts';
import { pageAt } from './journey.ts';
import { billSeller, openFirstProduct, storeSellerSession } from './seller.ts';
import type { State } from './states.ts';

type Reach = NonNullable<State['reach']>;

const UNKNOWN = { token: 'gibt-es-nicht' };

/** Saves the first section of the data without a choice. */
const saveEmpty = async (page: Page, t: Translate): Promise<void> => {
  const section = page.locator('section', { has: page.getByRole('heading', { name: t('seller.daten.person') }) });
  await section.getByRole('button', { name: t('seller.daten.speichern') }).click();
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
};

/** Chooses a small business, which shows all fields of the tax data. */
const chooseSmallBusiness = async (page: Page, t: Translate): Promise<void> => {
  await page.getByLabel(t('seller.steuer.Kleinunternehmer'), { exact: false }).first().check();
  await expect(page.getByLabel(t('seller.feld.KuIdNr'), { exact: true })).toBeVisible();
};

const billed = new Map<string, ReturnType<typeof billSeller>>();

/** The demo's seller with a statement and its document, billed once for all states of a product. */
const withStatement =
  (query: (abrechnung: string) => string): Reach =>
  async (journey, page) => {
    const bill = billed.get(journey.port) ?? billSeller(journey);
    billed.set(journey.port, bill);
    const { session, abrechnung } = await bill;
    await storeSellerSession(page.context(), journey.port, session);
    await page.goto(pageAt(journey, `/profiseller/abrechnung${query(abrechnung)}`));
  };

/** The dialog that asks before an objection. */
const askToObject = async (page: Page, t: Translate): Promise<void> => {
  await page
    .getByRole('button', { name: t('seller.widerspruch.knopf') })
    .first()
    .click();
  await expect(dialogOf(page)).toBeVisible();
};

const late = { isDemoSeller: true, isLate: true, of: ['telko'] } as const;

/** States of the profi sellers' portal besides their first ones. */
export const SELLER_STATES: Partial<Record<PageName, readonly State[]>> = {
  SellerHome: [{ isDemoSeller: true }, { isDemoSeller: true, press: openFirstProduct }, { isDemoSeller: true, query: { zeile: '0' } }],
  SellerOrders: [{ isDemoSeller: true }],
  SellerCommissions: [{ isDemoSeller: true }],
  SellerBilling: [
    { isDemoSeller: true },
    { ...late, reach: withStatement(() => '') },
    { ...late, reach: withStatement((abrechnung) => `?zeile=${abrechnung}`) },
    { ...late, reach: withStatement((abrechnung) => `?zeile=${abrechnung}`), press: askToObject },
  ],
  SellerData: [{ press: saveEmpty }, { press: chooseSmallBusiness }],
  SellerLogin: [{ refused: 'anmelden.knopf' }, { query: { redirect: 'SellerData' } }],
  SellerForgotPassword: [{ refused: 'passwort.vergessen.knopf' }, { query: { gesendet: '1' } }],
  SellerResetPassword: [{ query: UNKNOWN }],
  SellerRegister: [{ refused: 'agenturseite.registrieren.knopf' }, { query: { gesendet: '1' } }],
  SellerConfirm: [{ query: UNKNOWN }],
  SellerRegisterPassword: [{ query: UNKNOWN }],
};
