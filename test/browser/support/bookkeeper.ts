import type { Page } from '@playwright/test';
import { dialogOf } from './agentur.ts';
import { listTitle, rowNumbers, rows } from './backoffice.ts';
import { headline, press } from './journey.ts';
import { expect, expectAccessible } from './test.ts';

/** The day of a bookkeeper: by keyboard from home to an overdue invoice that is paid, then new voucher codes; what others decide has no button. */
export async function walkAsBookkeeper(page: Page): Promise<void> {
  await headline(page, 'Funkhof');
  const areas = page.getByRole('navigation', { name: 'Bereiche' });
  for (const area of ['Nachbuchungen', 'E-Mails', 'Sperren', 'Benutzer', 'Protokoll'])
    await expect(areas.getByRole('link', { name: area })).toHaveCount(0);

  await page
    .getByRole('main')
    .getByRole('link', { name: /überfällig/ })
    .focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/rechnungen\?anstehend=Ueberfaellig/);
  const [first = ''] = await rowNumbers(page, 'Überfällig');
  await page.keyboard.press('j');
  await expect(page.getByRole('complementary').getByText(first).first()).toBeVisible();
  await page.keyboard.press('b');
  await dialogOf(page).getByRole('button', { name: 'Zahlung eintragen' }).click();
  await expect(page.getByText(`${first} ist als bezahlt eingetragen.`)).toBeVisible();
  await expect(rows(page).filter({ hasText: first })).toHaveCount(0);
  await page.keyboard.press('Escape');

  await areas.getByRole('link', { name: 'Gutscheine' }).click();
  await listTitle(page, 'Gutscheine');
  await press(page, 'Codes einspielen');
  await dialogOf(page).getByLabel('Inhalt der Datei').fill('Code;Wert\nBUCHHALTUNG-1;50,00');
  await press(page, 'Prüfen');
  await expect(dialogOf(page)).toContainText('1 Code über 50');
  await expectAccessible(page);
  await dialogOf(page).getByRole('button', { name: '1 Code einspielen' }).click();
  await expect(page.getByText('1 Code ist eingespielt.')).toBeVisible();

  await areas.getByRole('link', { name: 'Agenturen' }).click();
  await listTitle(page, 'Agenturen');
  await rows(page).first().click();
  await expect(page.getByRole('complementary').getByRole('heading', { name: 'Verlauf' })).toBeVisible();
  await expect(page.getByRole('complementary').getByRole('button', { name: /Freigeben|Ablehnen|Deaktivieren/ })).toHaveCount(0);
}
