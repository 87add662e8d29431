import { expect, type Page } from '@playwright/test';
import { anyProdukt, logInByCall, mailedLink } from '../support/demo.ts';
import { logIn } from '../support/entering.ts';
import { headline, type Journey, pageAt, press } from '../support/journey.ts';
import { fillBank, sendData } from '../support/receiving.ts';

/** Paths below the language of pages that open directly, without a login. */
const PAGES = {
  code: '/code',
  contact: '/kontakt',
  'contact-sent': '/kontakt?gesendet=1',
  faq: '/faq',
  imprint: '/impressum',
  privacy: '/datenschutz',
  'privacy-cookies': '/datenschutz?cookies=wahl',
  tos: '/agb',
  'reward-conditions': '/praemienbedingungen',
  'accessibility-declaration': '/barrierefreiheitserklaerung',
  'file-not-found': '/404',
  'recommendation-link-unknown': '/empfaengerdaten/gibtesnicht12',
  'reward-unknown': '/praemie/?token=gibt-es-nicht',
  'reward-without-link': '/praemie/',
  'recipient-tos-consent-without-link': '/empfaenger/zustimmung',
  'recipient-confirmation-without-link': '/empfaengerbestaetigung',
  'bank-details-recipient-without-link': '/bankdaten',
  'login-token-without-link': '/anmeldelink',
  'newsletter-recommender-opt-out-without-login': '/empfehler/newsletter/optout',
  'newsletter-recommender-opt-in-without-link': '/empfehler/newsletter/optin',
  'logout-deleted': '/logout?geloescht=1',
  'customer-number-without-link': '/kundennummer',
  'customer-number-unknown': '/kundennummer?token=gibt-es-nicht',
} as const;

/** Such pages at tenants with passwords. */
const PASSWORD_PAGES = { 'forgot-password': '/passwortvergessen', 'set-password-without-link': '/passwortsetzen' } as const;

/** Such pages for a logged-in recommender. */
const OWN_PAGES = {
  'recommendation-unknown': '/empfehlung/gibtesnicht12',
  'recommend-unknown': '/empfehlen/999999',
  logout: '/logout',
  'reward-overview': '/aktuellepraemienuebersicht',
  thanks: '/danke',
  'dashboard-with-history': '/persoenlicherbereich',
  'recipient-confirmation-gone': '/empfaengerbestaetigung?token=gibt-es-nicht',
  'anfrage-gone': '/anfrage?token=gibt-es-nicht',
} as const;

/** Pages of mailed links, each with its button. */
const MAILED = {
  confirmation: { path: '/bestaetigung', knopf: 'bestaetigung.knopf' },
  'login-token': { path: '/anmeldelink', knopf: 'anmeldelink.knopf' },
} as const;

/** Presses a button and waits until the headline changes. */
async function pressOn(page: Page, name: string): Promise<void> {
  const headline = page.getByRole('heading', { level: 1 });
  const before = (await headline.textContent()) ?? '';
  await press(page, name);
  await expect(headline).not.toHaveText(before);
}

const checkPage = async (journey: Journey, page: Page, pages: Readonly<Record<string, string>>): Promise<void> => {
  for (const [name, path] of Object.entries(pages)) {
    await page.goto(pageAt(journey, path));
    await journey.look(page, name);
  }
};

/** Pages that a stranger can open without a link, and pages for invalid links and codes. */
export async function lookAsStranger(journey: Journey, page: Page): Promise<void> {
  const { t, look, brand } = journey;
  await checkPage(journey, page, { ...PAGES, ...(!brand.house && PASSWORD_PAGES) });
  await page.goto(pageAt(journey, '/code'));
  await page.getByLabel(t('code.feld')).fill('AB12-CD34');
  await press(page, t('code.knopf'));
  await expect(page.getByRole('alert')).toBeVisible();
  await look(page, 'code-refused');
  await page.goto(pageAt(journey, '/kontakt'));
  await press(page, t('kontakt.knopf'));
  await expect(page.getByRole('alert')).toBeVisible();
  await look(page, 'contact-refused');
  for (const [name, { path, knopf }] of Object.entries(MAILED)) {
    await page.goto(pageAt(journey, `${path}?token=gibt-es-nicht`));
    await pressOn(page, t(knopf));
    await look(page, `${name}-gone`);
  }
  if (!brand.agent) return;
  await page.goto(pageAt(journey, '/?query=Niemandsland'));
  await look(page, 'homepage-agents-none');
  await checkPage(journey, page, {
    'agent-recommendations': '/agent/empfehlungen',
    'agent-recommendations-none': '/agent/empfehlungen?query=Niemandsland',
    erstinformation: '/erstinformation',
  });
}

/** The cookie banner of a first visit, on a page as high as the window. */
export async function lookAtConsent(journey: Journey, page: Page): Promise<void> {
  await page.context().clearCookies();
  await page.goto(pageAt(journey, '/code'));
  await journey.look(page, 'code-consent');
}

/** The pages of the demo's own recommender; returns a link that a recipient can open, and the link of an open reward, which no tenant has that pays rewards with the wages. */
export async function lookAsErika(journey: Journey, page: Page): Promise<{ link: string; reward: string | null }> {
  const { t, brand, tenant } = journey;
  if (brand.house) await logInByCall(page.context(), journey, tenant);
  else {
    await page.goto(pageAt(journey, '/login'));
    await logIn(page, t);
    await headline(page, t('bereich.titel'));
    await checkPage(journey, page, { 'change-password': '/passwortaendern' });
  }
  await checkPage(journey, page, OWN_PAGES);
  await page.goto(pageAt(journey, '/persoenlicherbereich'));
  let reward: string | null = null;
  if (!brand.rede.PraemieAlsLohn) {
    reward = await lookAtTransfer(journey, page);
    await lookAtKundennummer(journey, page, reward);
    await page.goto(pageAt(journey, '/persoenlicherbereich'));
  }
  await page
    .getByRole('link', { name: new RegExp(`^${t('bereich.zeile.teilen')} `) })
    .first()
    .click();
  return { link: (await page.locator('#link').textContent()) ?? '', reward };
}

/** The bank form of an open reward in the personal area, with an invalid IBAN; returns the reward's address. */
async function lookAtTransfer(journey: Journey, page: Page): Promise<string> {
  const { t, look } = journey;
  await page
    .getByRole('link', { name: t('bereich.waehlen', { wert: '' }) })
    .first()
    .click();
  await expect(page).toHaveURL(/\/praemie\//);
  const reward = page.url();
  await page.getByRole('link', { name: t('praemie.art.Ueberweisung') }).click();
  await look(page, 'reward-details-transfer');
  // The demo's recommender has a stored account, so another one is entered.
  await page.getByText(t('praemie.bank.anderes')).click();
  await fillBank(journey, page, 'DE89 3704 0044 0532 0130 01');
  await press(page, t('praemie.Ueberweisung.knopf'));
  await expect(page.getByRole('alert')).toBeVisible();
  await look(page, 'reward-details-refused');
  return reward;
}

/** The customer number of a reward's owner: omitted, entered, and verified by the tenant. */
async function lookAtKundennummer({ t, look }: Journey, page: Page, reward: string): Promise<void> {
  await page.goto(reward);
  await page.getByRole('link', { name: t('praemie.kundennummer') }).click();
  await look(page, 'customer-number');
  await press(page, t('kundennummer.knopf'));
  await expect(page.getByRole('alert')).toBeVisible();
  await look(page, 'customer-number-refused');
  await page.getByLabel(t('feldname.kundennummer')).fill('KD-4711/7');
  await press(page, t('kundennummer.knopf'));
  await headline(page, t('kundennummer.gestellt.titel'));
  await look(page, 'customer-number-stored');
  await page.goto(reward);
  await page.getByRole('link', { name: t('praemie.kundennummer') }).click();
  await expect(page.getByText('KD-4711/7')).toBeVisible();
  await look(page, 'customer-number-asked');
}

/** Forms that are sent without input: those of a referral, where the person may open them, and that of a recipient. */
export async function lookAtRefused(journey: Journey, recommender: Page, recipient: Page, link: string): Promise<void> {
  const { t, look, brand, tenant } = journey;
  const refuse = async (path: string, name: string) => {
    await recommender.goto(pageAt(journey, path));
    await press(recommender, t('empfehlen.knopf'));
    await expect(recommender.getByRole('alert')).toBeVisible();
    await look(recommender, name);
  };
  // The form of a logged-in recommender has no required field that could be empty.
  if (brand.agent) await refuse(`/agent/empfehlen/${brand.agent.externeId}`, 'recommend-agent-refused');
  else if (!brand.house) {
    await refuse('/', 'homepage-refused');
    await refuse(`/empfehlen/${await anyProdukt(journey, tenant)}`, 'recommend-refused');
  }
  await recipient.goto(link);
  await sendData(recipient);
  await expect(recipient.getByRole('alert')).toBeVisible();
  await look(recipient, 'recipient-data-form-refused');
}

/** Pages of mailed links that are used or expired. */
export async function lookAtUsed(journey: Journey, page: Page, recommender: string, recipient: string): Promise<void> {
  const { t, look, brand } = journey;
  const use = async (email: string, { path, knopf }: (typeof MAILED)[keyof typeof MAILED], name: string) => {
    await page.goto(await mailedLink(journey, email, path));
    await pressOn(page, t(knopf));
    await look(page, name);
  };
  await page.goto(await mailedLink(journey, recipient, '/empfaengerbestaetigung'));
  await look(page, 'recipient-confirmation-used');
  if (brand.house) return use(recommender, MAILED['login-token'], 'login-token-used');
  await use(recommender, MAILED.confirmation, 'confirmation-expired');
  await page.goto(await mailedLink(journey, recommender, '/passwortsetzen'));
  await look(page, 'set-password-used');
}
