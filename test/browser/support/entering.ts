import { expect, type Page } from '@playwright/test';
import { createTexts, type Translate } from '../../../texts/texts.ts';
import { ERIKA } from '../../../tools/shared/demo.ts';
import { mailedLink, newAddress } from './demo.ts';
import { headline, type Journey, pageAt, press } from './journey.ts';

/** Password that new accounts set. */
export const PASSWORD = 'Fensterbank7';

/** Fills in and sends the login of the demo's recommender. */
export async function logIn(page: Page, t = createTexts('de', {})): Promise<void> {
  await page.getByLabel(t('feldname.email')).fill(ERIKA.Email);
  await page.getByLabel(t('feldname.password'), { exact: true }).fill(ERIKA.Password);
  await press(page, t('anmelden.knopf'));
}

/** Logs in at a tenant with a forced login, by a link mailed to an address of the company; ends in the personal area. */
export async function logInByMail(journey: Journey, page: Page, email: string): Promise<void> {
  const { t, look, brand } = journey;
  await page.goto(pageAt(journey, '/persoenlicherbereich'));
  await headline(page, t('exklusiv.titel'));
  await look(page, 'interstitial');
  await page.getByLabel(t('feldname.email')).fill(email);
  await press(page, t('exklusiv.zugang.knopf'));
  await expect(page.getByRole('alert')).toContainText(t('exklusiv.gesendet.text'));
  await look(page, 'interstitial-sent');
  await page.goto(await mailedLink(journey, email, '/anmeldelink'));
  await headline(page, t('anmeldelink.titel', { programm: brand.house?.programm ?? '' }));
  await look(page, 'login-token');
  await press(page, t('anmeldelink.knopf'));
  await headline(page, t('bereich.titel'));
}

/** Types a new password and its repetition. */
export async function typeNewPassword(page: Page, t: Translate, password: string): Promise<void> {
  for (const label of [t('passwort.neu'), t('passwort.wiederholung')]) await page.getByLabel(label, { exact: true }).fill(password);
}

/** A recommender without a password sets one by a mailed link; ends in the personal area. */
export async function setPassword(journey: Journey, page: Page, email: string): Promise<void> {
  const { t, look } = journey;
  await page.getByText(t('anmelden.vergessen'), { exact: true }).click();
  await headline(page, t('passwort.vergessen.titel'));
  await look(page, 'forgot-password');
  await page.getByLabel(t('feldname.email')).fill(email);
  await press(page, t('passwort.vergessen.knopf'));
  await headline(page, t('passwort.gesendet.titel'));
  await look(page, 'forgot-password-sent');
  await page.goto(await mailedLink(journey, email));
  await headline(page, t('passwort.setzen.titel'));
  await look(page, 'set-password');
  await typeNewPassword(page, t, 'Sommerwind-2026');
  await press(page, t('passwort.setzen.knopf'));
  await headline(page, t('bereich.titel'));
  await expect(page.getByText(t('passwort.setzen.fertig'))).toBeVisible();
}

/** Registers a new account, starting at Login; ends in the personal area. Returns the address. */
export async function register(journey: Journey, page: Page): Promise<string> {
  const { t } = journey;
  const email = newAddress('regina', journey.worker);
  await page.goto(pageAt(journey, '/login'));
  await page.getByRole('link', { name: t('anmelden.neu.registrieren'), exact: true }).click();
  await headline(page, t('registrieren.titel'));
  await press(page, t('registrieren.knopf'));
  await expect(page.getByRole('alert')).toContainText(t('fehler.AcceptAgb'));
  await journey.look(page, 'registration');
  await page.getByLabel(t('feldname.vorname')).fill('Regina');
  await page.getByLabel(t('feldname.nachname')).fill('Müller-Lüdenscheidt-Großkreutz');
  await page.getByLabel(t('feldname.email')).fill(email);
  await page.getByRole('checkbox').check();
  await press(page, t('registrieren.knopf'));
  await headline(page, t('registrieren.gesendet.titel'));
  expect(page.url()).not.toContain('regina');
  await journey.look(page, 'registration-sent');
  await page.goto((await mailedLink(journey, email, '/passwortsetzen')).replace('/de/', `/${journey.language}/`));
  await typeNewPassword(page, t, PASSWORD);
  await press(page, t('passwort.setzen.knopf'));
  await headline(page, t('bereich.titel'));
  await journey.look(page, 'dashboard-empty');
  return email;
}
