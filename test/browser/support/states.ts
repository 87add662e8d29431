import { expect, type Page } from '@playwright/test';
import type { PageName } from '../../../contract/pages/public.ts';
import type { TextKey, Translate } from '../../../texts/texts.ts';
import type { AgenturPerson } from '../../../tools/shared/demo.ts';
import type { Tenant } from './brands.ts';
import type { Journey } from './journey.ts';
import { sendData } from './receiving.ts';

/** A state of a page besides its first one: empty, ended, with data, or with a refused form. */
export interface State {
  /** Query of the address; values in braces are replaced by values of the demo's data. */
  readonly query?: Readonly<Record<string, string>>;
  /** Other values of the parameters in the address. */
  readonly params?: Readonly<Record<string, string>>;
  readonly press?: (page: Page, t: Translate, journey: Journey) => Promise<void>;
  /** Steps that lead to the state, instead of an address; the final page can be opened again by its address. */
  readonly reach?: (journey: Journey, page: Page) => Promise<unknown>;
  /** The steps move the clock. */
  readonly isLate?: true;
  /** Shown without a login, although the page requires one. */
  readonly isStranger?: true;
  /** The agency user who visits; by default the owner, for pages of the portal that require a login. */
  readonly as?: AgenturPerson;
  /** The demo's approved profi seller visits, instead of one whose data are missing. */
  readonly isDemoSeller?: true;
  /** The button that sends the form without input, to be refused. */
  readonly refused?: TextKey;
  /** The tenants with this state; by default all that have the page. */
  readonly of?: readonly Tenant[];
  /** Status of the answer if it is not 200. */
  readonly status?: number;
}

/** Tenants at which a reward is picked; at intern it is paid with the wages. */
const PICKING: readonly Tenant[] = ['telko', 'energie', 'berater'];

const TOKEN = { token: '{token}' };
const UNKNOWN = { token: 'gibt-es-nicht' };
const WITH_FORM: readonly Tenant[] = ['telko', 'energie', 'intern'];
/** At intern the visitor is logged in, and the form needs nothing more. */
const ASKING: readonly Tenant[] = ['telko', 'energie'];

const follow = (name: TextKey) => async (page: Page, t: Translate) => page.getByRole('link', { name: t(name) }).click();
/** Chooses to enter another bank account than the stored one. */
const payElsewhere = async (page: Page, t: Translate) => {
  await follow('praemie.art.Ueberweisung')(page, t);
  await page.getByText(t('praemie.bank.anderes')).click();
  await page.getByLabel('IBAN').fill('DE89 3704 0044 0532 0130 01');
};

/** Presses a button and waits until the headline changes. */
const pressOn = (name: TextKey) => async (page: Page, t: Translate) => {
  const headline = page.getByRole('heading', { level: 1 });
  const before = (await headline.textContent()) ?? '';
  await page.getByRole('button', { name: t(name), exact: true }).click();
  await expect(headline).not.toHaveText(before);
};

/** Categories that look different: tariffs, devices, with a note, and without anything. */
const CATEGORIES = ['internet/glasfaser.html', 'junge-leute', 'smartphones.html', 'geraete.html', 'webhosting'];

/** Each state is opened separately after the page's first state, by the same visitor. */
export const STATES: Partial<Record<PageName, readonly State[]>> = {
  Homepage: [
    { refused: 'empfehlen.knopf', of: ASKING },
    { query: { query: 'Niemandsland' }, of: ['berater'] },
    { query: { query: 'henrike HAMBURG' }, of: ['berater'] },
    { query: { page: '2' }, of: ['berater'] },
  ],
  Thanks: [{ query: { empfehlungsnummer: '{empfehlungsnummer}' } }],
  Settings: [{ query: { schritt: 'loeschen' } }],
  Login: [{ refused: 'anmelden.knopf' }, { query: { redirect: 'Dashboard' } }],
  Logout: [{ query: { geloescht: '1' }, isStranger: true }],
  Code: [{ refused: 'code.knopf' }],
  ForgotPassword: [{ refused: 'passwort.vergessen.knopf' }, { query: { gesendet: '1' } }],
  ChangePassword: [{ refused: 'passwort.aendern.knopf' }],
  Registration: [{ refused: 'registrieren.knopf' }, { query: { gesendet: '1' } }],
  Recommend: [
    { refused: 'empfehlen.knopf', of: ASKING },
    { params: { produktId: '999999' }, status: 404, of: WITH_FORM },
  ],
  RecommendAgent: [{ refused: 'empfehlen.knopf' }, { params: { produktId: 'x' }, status: 404 }],
  Recommendation: [{ params: { empfehlungsnummer: 'gibtesnicht12' }, status: 404 }],
  RecipientData: [
    {
      press: async (page) => {
        await sendData(page);
        await expect(page.getByRole('alert')).toBeVisible();
      },
    },
    { params: { empfehlungsnummer: 'gibtesnicht12' }, status: 404 },
  ],
  Confirmation: [
    { query: UNKNOWN },
    { query: UNKNOWN, press: pressOn('bestaetigung.knopf') },
    { query: { empfehlungsnummer: '{empfehlungsnummer}' } },
  ],
  RecipientConfirmation: [{ query: UNKNOWN, status: 404 }, { query: { abgelehnt: '1' } }],
  ExpiredRecommendation: [{ query: { empfehlungsnummer: '{empfehlungsnummer}', grund: 'vergeben' } }],
  RecipientTOSConsent: [{ refused: 'zustimmung.zugang.knopf' }, { query: { gesendet: '1' } }, { query: UNKNOWN, status: 404 }],
  Reward: [
    { query: TOKEN, of: PICKING },
    { query: UNKNOWN, status: 404 },
  ],
  RewardDetails: [
    { query: TOKEN, press: follow('praemie.art.Gutschein'), of: PICKING },
    { query: TOKEN, press: follow('praemie.art.Ueberweisung'), of: PICKING },
    { query: TOKEN, press: payElsewhere, of: PICKING },
    { query: TOKEN, press: payElsewhere, refused: 'praemie.Ueberweisung.knopf', of: PICKING },
  ],
  RewardBankDetails: [{ query: UNKNOWN, status: 404 }],
  RewardThanks: [{ query: { art: 'Gutschein' } }, { query: { art: 'Ueberweisung' } }],
  CustomerNumber: [
    { query: TOKEN, of: PICKING },
    { query: TOKEN, refused: 'kundennummer.knopf', of: PICKING },
    { query: UNKNOWN, status: 404 },
    { query: { gestellt: '1' } },
  ],
  BankDetailsRecommender: [
    { query: { schritt: 'aendern' }, of: PICKING },
    { query: { schritt: 'aendern' }, refused: 'bankdaten.knopf', of: PICKING },
    { query: { schritt: 'loeschen' }, of: PICKING },
  ],
  Privacy: [{ query: { cookies: 'wahl' } }],
  Contact: [{ refused: 'kontakt.knopf' }, { query: { gesendet: '1' } }],
  AgentRecommendations: [{ query: { query: 'Niemandsland' } }],
  Interstitial: [{ refused: 'exklusiv.zugang.knopf' }, { query: { gesendet: '1' } }],
  Invitation: [{ query: UNKNOWN, status: 404 }, ...['angenommen', 'gesendet', 'abgelehnt'].map((getan) => ({ query: { getan } }))],
  LoginToken: [{ query: UNKNOWN }, { query: UNKNOWN, press: pressOn('anmeldelink.knopf') }],
  Produktkategorie: CATEGORIES.map((slug) => ({ params: { slug } })),
  AnnualStatement: [{ query: { jahr: '2020' } }],
};
