import { expect, type Page } from '@playwright/test';
import type { PageName } from '../../../contract/pages/public.ts';
import type { Translate } from '../../../texts/texts.ts';
import type { Tenant } from './brands.ts';
import { PASSWORD, typeTwice } from './entering.ts';
import type { State } from './states.ts';
import { beNew } from './steps.ts';
import { headline, pageAt, press } from './walk.ts';
import * as ways from './ways.ts';

/** Tenants without a forced login and with passwords. */
const OPEN: readonly Tenant[] = ['telko', 'energie', 'berater'];

type Reach = NonNullable<State['reach']>;
type Then = (page: Page, t: Translate) => Promise<void>;

const by = (...reaches: readonly Reach[]): State[] => reaches.map((reach) => ({ reach, of: OPEN }));
const late = (...reaches: readonly Reach[]): State[] => by(...reaches).map((state) => ({ ...state, isLate: true }));
/** Adds a step that leads to another address and can be done only once. */
const then =
  (first: Reach, next: Then): Reach =>
  async (walk, page) => {
    await first(walk, page);
    await next(page, walk.t);
  };
/** State that is reached by clicks in each language, because its address does not show it. */
const pressed = (reach: Reach, press: Then): State => ({ reach, press, of: OPEN });

/** Opens the address as a recommender with a new account. */
const asNew =
  (address: string): Reach =>
  async (walk, page) => {
    await beNew(walk, page);
    await page.goto(pageAt(walk, address));
  };

const orderNewsletter: Then = (page, t) => page.getByRole('button', { name: t('meinedaten.newsletter.bestellen'), exact: true }).click();

const changePassword: Then = async (page, t) => {
  await page.getByLabel(t('passwort.aendern.aktuell'), { exact: true }).fill(PASSWORD);
  await typeTwice(page, t, 'Dachfenster8');
  await press(page, t('passwort.aendern.knopf'));
  await expect(page.getByText(t('passwort.aendern.erfolg'))).toBeVisible();
};

const setTooShort: Then = async (page, t) => {
  await typeTwice(page, t, 'fenster');
  await press(page, t('passwort.setzen.knopf'));
  await expect(page.getByRole('alert')).toBeVisible();
};

const showPassword: Then = async (page, t) => {
  const field = page.getByLabel(t('passwort.neu'), { exact: true });
  await field.fill('enster7');
  await page.getByRole('button', { name: `${t('passwort.zeigen')} ${t('passwort.neu')}`, exact: true }).click();
  await expect(field).toHaveAttribute('type', 'text');
};

const giveBank =
  (iban: string): Then =>
  async (page, t) => {
    await page.getByLabel('IBAN').fill(iban);
    await press(page, t('bankdaten.knopf'));
  };

/** States that require earlier actions of the visitor. */
export const REACHED: Partial<Record<PageName, readonly State[]>> = {
  Dashboard: by(asNew('/persoenlicherbereich')),
  Settings: [pressed(asNew('/meinedaten'), orderNewsletter)],
  BankDetailsRecommender: by(asNew('/empfehler/bankdaten')),
  NewsletterRecommenderOptOut: by(asNew('/empfehler/newsletter/optout'), asNew('/empfehler/newsletter/optout?abbestellt=1')),
  ChangePassword: by(then(asNew('/passwortaendern'), changePassword)),
  SetPassword: [...by(ways.openPasswortlink), pressed(ways.openPasswortlink, setTooShort), pressed(ways.openPasswortlink, showPassword)],
  Confirmation: by(
    ways.openWaiting((nummer) => `/bestaetigung?empfehlungsnummer=${nummer}`),
    ways.openWaiting((nummer) => `/bestaetigung?empfehlungsnummer=${nummer}&gesendet=1`),
  ),
  RecipientData: by(ways.openWaiting((nummer) => `/empfaengerdaten/${nummer}`)),
  ExpiredRecommendation: [...by(ways.openWaiting((nummer) => `/empfehlungabgelaufen?empfehlungsnummer=${nummer}`)), ...late(ways.openOver)],
  RecipientTOSConsent: [...by(ways.openTerms, ways.openUnconfirmed, ways.openOrder, ways.openOrdered), ...late(ways.openReleased)],
  RecipientConfirmation: by(ways.openConfirmed),
  Anfrage: [
    { reach: ways.openRequest, of: ['berater'] },
    { reach: ways.openRequest, refused: 'anfrage.knopf.Bestaetigt', of: ['berater'] },
  ],
  BankDetailsRecipient: [
    ...by(ways.openBank),
    pressed(ways.openBank, async (page, t) => {
      await giveBank('DE89 3704')(page, t);
      await expect(page.getByRole('alert')).toBeFocused();
    }),
    ...by(
      then(ways.openBank, async (page, t) => {
        await giveBank('DE89 3704 0044 0532 0130 00')(page, t);
        await headline(page, t('bankdaten.gespeichert.titel'));
      }),
    ),
  ],
  RewardDetails: late(ways.openTransfer),
  Reward: late(ways.openTransferPicked, ways.openVoucherPicked(0), ways.openVoucherPicked(1)),
  AgencyUnsubscribe: [{ reach: ways.openUnsubscribe, press: ways.unsubscribe, of: ['telko'], isLate: true }],
  LoginToken: [{ reach: ways.openUsedLogin, press: ways.pressUsedLogin, of: ['intern'] }],
  Invitation: [
    { reach: ways.openStandingInvitation, of: ['telko'] },
    {
      reach: ways.openStandingInvitation,
      press: async (page, t) => {
        await press(page, t('einladung.weiter'));
        await expect(page.getByRole('alert')).toBeFocused();
      },
      of: ['telko'],
    },
  ],
};
