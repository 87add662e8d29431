import { expect, type Page } from '@playwright/test';
import { AGENTUR, ERIKA } from '../../../tools/shared/demo.ts';
import { site } from './addresses.ts';
import { codeOf, headlineOfLogin, logInAt, portalAt, TENANT } from './agentur.ts';
import type { Demo } from './demo.ts';
import { headline, press } from './journey.ts';
import { present } from './present.ts';

interface SwitchedOn {
  readonly secret: string;
  /** The code by which it was switched on. */
  readonly used: string;
  /** Recovery codes; each can be used once. */
  readonly codes: readonly string[];
}

/** Switches the second factor on with the key that is shown next to the QR code. */
export async function switchOn(demo: Demo, page: Page): Promise<SwitchedOn> {
  await page.goto(portalAt('/bereich/verwaltung', demo.port));
  await press(page, 'Einrichten');
  await page.getByLabel('Ihr Passwort').fill(ERIKA.Password);
  await press(page, 'Weiter');
  await expect(page.getByRole('img', { name: /^QR-Code/ })).toBeVisible();
  const secret = await page.getByText('Ohne Kamera').locator('xpath=following-sibling::p').innerText();
  const used = await codeOf(demo, secret);
  await page.getByLabel('Code', { exact: true }).fill(used);
  await press(page, 'Einschalten');
  await expect(page.getByRole('heading', { name: 'Ihre Wiederherstellungscodes' })).toBeFocused();
  const codes = await (await present(page.locator('li.select-all'))).allInnerTexts();
  return { secret, used, codes };
}

/** Logs in with password and code; checks that a wrong code and a used code are refused, and that going back shows a page. */
export async function logInWithCode(demo: Demo, page: Page, secret: string, used: string): Promise<void> {
  await page.goto(portalAt('', demo.port));
  await headlineOfLogin(page);
  await logInAt(page, 'inhaber');
  await headline(page, 'Zweiter Schritt');
  for (const wrong of ['12345', used]) {
    await page.getByLabel('Code').fill(wrong);
    await press(page, 'Code prüfen');
    await expect(page.getByRole('alert')).toContainText('Dieser Code stimmt nicht.');
  }
  await page.getByLabel('Code').fill(await codeOf(demo, secret, 1));
  await press(page, 'Code prüfen');
  await headline(page, 'Heute');
  // Not the browser's question whether to send the form again. The login leads on, because the user is logged in.
  await page.goBack();
  await headline(page, 'Heute');
}

/** Switches the second factor off with a recovery code. */
export async function switchOff({ port }: Demo, page: Page, code: string): Promise<void> {
  await page.goto(portalAt('/bereich/verwaltung', port));
  await press(page, 'Ausschalten');
  await page.getByLabel('Ihr Passwort').fill(ERIKA.Password);
  await page.getByLabel('Code', { exact: true }).fill(code);
  await press(page, 'Ausschalten');
  await expect(page.getByText('Der zweite Faktor ist ausgeschaltet.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Einrichten' })).toBeVisible();
}

/** The code that the demo shows instead of an authenticator app. */
export async function shownCode({ port }: Demo, page: Page): Promise<string> {
  await page.goto(site(TENANT, '/dev/mfa', port));
  return page.getByRole('row').filter({ hasText: AGENTUR.inhaber }).getByRole('cell').last().innerText();
}
