import { expect, type Page } from '@playwright/test';
import type { PageName } from '../../../contract/pages/public.ts';
import type { Translate } from '../../../texts/texts.ts';
import type { Tenant } from './brands.ts';
import { PASSWORD, typeNewPassword } from './entering.ts';
import { headline, pageAt, press } from './journey.ts';
import * as openStates from './open-states.ts';
import type { State } from './states.ts';
import { registerNew } from './steps.ts';

/** Tenants without a forced login and with passwords. */
const OPEN: readonly Tenant[] = ['telko', 'energie', 'berater'];

type Reach = NonNullable<State['reach']>;
type NextStep = (page: Page, t: Translate) => Promise<void>;

const reachable = (...reaches: readonly Reach[]): State[] => reaches.map((reach) => ({ reach, of: OPEN }));
const reachableLate = (...reaches: readonly Reach[]): State[] => reachable(...reaches).map((state) => ({ ...state, isLate: true }));
/** Adds a step that leads to another address and can be done only once. */
const withNextStep =
  (first: Reach, next: NextStep): Reach =>
  async (journey, page) => {
    await first(journey, page);
    await next(page, journey.t);
  };
/** State that is reached by clicks in each language, because its address does not show it. */
const reachedByClicks = (reach: Reach, press: NextStep): State => ({ reach, press, of: OPEN });

/** Opens the address as a recommender with a new account. */
const withNewAccount =
  (address: string): Reach =>
  async (journey, page) => {
    await registerNew(journey, page);
    await page.goto(pageAt(journey, address));
  };

const orderNewsletter: NextStep = (page, t) =>
  page.getByRole('button', { name: t('meinedaten.newsletter.bestellen'), exact: true }).click();

const changePassword: NextStep = async (page, t) => {
  await page.getByLabel(t('passwort.aendern.aktuell'), { exact: true }).fill(PASSWORD);
  await typeNewPassword(page, t, 'Dachfenster8');
  await press(page, t('passwort.aendern.knopf'));
  await expect(page.getByText(t('passwort.aendern.erfolg'))).toBeVisible();
};

const setTooShort: NextStep = async (page, t) => {
  await typeNewPassword(page, t, 'fenster');
  await press(page, t('passwort.setzen.knopf'));
  await expect(page.getByRole('alert')).toBeVisible();
};

const showPassword: NextStep = async (page, t) => {
  const field = page.getByLabel(t('passwort.neu'), { exact: true });
  await field.fill('enster7');
  await page.getByRole('button', { name: `${t('passwort.zeigen')} ${t('passwort.neu')}`, exact: true }).click();
  await expect(field).toHaveAttribute('type', 'text');
};

const enterBankData =
  (iban: string): NextStep =>
  async (page, t) => {
    await page.getByLabel('IBAN').fill(iban);
    await press(page, t('bankdaten.knopf'));
  };

/** States that require earlier actions of the visitor. */
export const REACHED: Partial<Record<PageName, readonly State[]>> = {
  Dashboard: reachable(withNewAccount('/persoenlicherbereich')),
  Settings: [reachedByClicks(withNewAccount('/meinedaten'), orderNewsletter)],
  BankDetailsRecommender: reachable(withNewAccount('/empfehler/bankdaten')),
  NewsletterRecommenderOptOut: reachable(
    withNewAccount('/empfehler/newsletter/optout'),
    withNewAccount('/empfehler/newsletter/optout?abbestellt=1'),
  ),
  ChangePassword: reachable(withNextStep(withNewAccount('/passwortaendern'), changePassword)),
  SetPassword: [
    ...reachable(openStates.openPasswortlink),
    reachedByClicks(openStates.openPasswortlink, setTooShort),
    reachedByClicks(openStates.openPasswortlink, showPassword),
  ],
  Confirmation: reachable(
    openStates.openWaiting((nummer) => `/bestaetigung?empfehlungsnummer=${nummer}`),
    openStates.openWaiting((nummer) => `/bestaetigung?empfehlungsnummer=${nummer}&gesendet=1`),
  ),
  RecipientData: reachable(openStates.openWaiting((nummer) => `/empfaengerdaten/${nummer}`)),
  ExpiredRecommendation: [
    ...reachable(openStates.openWaiting((nummer) => `/empfehlungabgelaufen?empfehlungsnummer=${nummer}`)),
    ...reachableLate(openStates.openExpired),
  ],
  RecipientTOSConsent: [
    ...reachable(openStates.openZustimmung, openStates.openUnconfirmed, openStates.openOrder, openStates.openOrdered),
    ...reachableLate(openStates.openReleased),
  ],
  RecipientConfirmation: reachable(openStates.openMailed),
  Anfrage: [
    { reach: openStates.openRequest, of: ['berater'] },
    { reach: openStates.openRequest, refused: 'anfrage.knopf.Bestaetigt', of: ['berater'] },
  ],
  BankDetailsRecipient: [
    ...reachable(openStates.openBank),
    reachedByClicks(openStates.openBank, async (page, t) => {
      await enterBankData('DE89 3704')(page, t);
      await expect(page.getByRole('alert')).toBeFocused();
    }),
    ...reachable(
      withNextStep(openStates.openBank, async (page, t) => {
        await enterBankData('DE89 3704 0044 0532 0130 00')(page, t);
        await headline(page, t('bankdaten.gespeichert.titel'));
      }),
    ),
  ],
  RewardBankDetails: [
    ...reachableLate(openStates.openAnotherAccount),
    ...reachableLate(
      withNextStep(openStates.openAnotherAccount, async (page, t) => {
        await page.getByLabel(t('feldname.kontoinhaber')).fill('Erika Muster');
        await page.getByLabel('IBAN').fill('DE75 5121 0800 1245 1261 99');
        await press(page, t('praemiekonto.knopf'));
        await headline(page, t('praemiekonto.gespeichert.titel'));
      }),
    ),
  ],
  RewardDetails: reachableLate(openStates.openTransfer),
  Reward: reachableLate(openStates.openTransferPicked, openStates.openVoucherPicked(0), openStates.openVoucherPicked(1)),
  AgencyUnsubscribe: [{ reach: openStates.openUnsubscribe, press: openStates.unsubscribe, of: ['telko'], isLate: true }],
  LoginToken: [{ reach: openStates.openUsedLogin, press: openStates.pressUsedLogin, of: ['intern'] }],
  Invitation: [
    { reach: openStates.openDauercode, of: ['telko'] },
    {
      reach: openStates.openDauercode,
      press: async (page, t) => {
        await press(page, t('einladung.weiter'));
        await expect(page.getByRole('alert')).toBeFocused();
      },
      of: ['telko'],
    },
  ],
};
