import { expect, type Page } from '@playwright/test';
import { createTexts } from '../../../texts/texts.ts';
import { mailedLink } from './demo.ts';
import { headline, pageAt, press, type Walk } from './walk.ts';

/** Fills in the login of the demo's own recommender, and sends it. */
export async function logIn(page: Page, t = createTexts('de', {})): Promise<void> {
  await page.getByLabel(t('feldname.email')).fill('erika@example.org');
  await page.getByLabel(t('feldname.password'), { exact: true }).fill('Demo-2026');
  await press(page, t('anmelden.knopf'));
}

/** Comes in where nobody is let in without: by a link mailed to an address of the house; ends in the own area. */
export async function comeIn(walk: Walk, page: Page, email: string): Promise<void> {
  const { t, look, brand } = walk;
  await page.goto(pageAt(walk));
  await headline(page, t('exklusiv.titel'));
  await look(page, 'interstitial');
  await page.getByLabel(t('feldname.email')).fill(email);
  await press(page, t('exklusiv.zugang.knopf'));
  await expect(page.getByRole('alert')).toContainText(t('exklusiv.gesendet.text'));
  await look(page, 'interstitial-sent');
  await page.goto(await mailedLink(walk, email, '/anmeldelink'));
  await headline(page, t('anmeldelink.titel', { programm: brand.house?.programm ?? '' }));
  await look(page, 'login-token');
  await press(page, t('anmeldelink.knopf'));
  await headline(page, t('bereich.titel'));
}

/** Whoever recommended without a password sets one by a mailed link; ends in the own area. */
export async function setPassword(walk: Walk, page: Page, email: string): Promise<void> {
  const { t, look } = walk;
  await page.getByText(t('anmelden.vergessen'), { exact: true }).click();
  await headline(page, t('passwort.vergessen.titel'));
  await look(page, 'forgot-password');
  await page.getByLabel(t('feldname.email')).fill(email);
  await press(page, t('passwort.vergessen.knopf'));
  await headline(page, t('passwort.gesendet.titel'));
  await look(page, 'forgot-password-sent');
  await page.goto(await mailedLink(walk, email));
  await headline(page, t('passwort.setzen.titel'));
  await look(page, 'set-password');
  await page.getByLabel(t('passwort.neu'), { exact: true }).fill('Sommerwind-2026');
  await press(page, t('passwort.setzen.knopf'));
  await headline(page, t('bereich.titel'));
  await expect(page.getByText(t('passwort.setzen.fertig'))).toBeVisible();
}
