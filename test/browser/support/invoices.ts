import type { Page } from '@playwright/test';
import { dialogOf } from './agentur.ts';
import { press } from './journey.ts';
import { expect, expectAccessible } from './test.ts';

/** Number of the latest open invoice of an agency. */
const openInvoiceOf = async (page: Page, agency: string) => {
  const row = page
    .getByRole('row')
    .filter({ hasText: agency })
    .filter({ hasText: /Offen|Überfällig/ })
    .filter({ hasText: /RE-\d+/ })
    .first();
  return (await row.locator('a[data-row]').getAttribute('data-row')) ?? '';
};

/** By keyboard: enters the payment of an overdue invoice, cancels another one with a reason, and issues it again by a run of its month. */
export async function decideOnInvoices(page: Page): Promise<void> {
  await page.getByRole('link', { name: /^Rechnungen/ }).click();
  await expect(page.locator('tbody').getByText('Bezahlt').first()).toBeVisible();
  await expectAccessible(page);
  await press(page, 'Überfällig');
  await expect(page).toHaveURL(/anstehend=Ueberfaellig/);
  await expect(page.locator('tbody').getByText('Bezahlt')).toHaveCount(0);
  const sheet = page.getByRole('complementary');
  const dialog = dialogOf(page);
  const paid = await openInvoiceOf(page, 'Agentur Küstenwind');
  await page.getByRole('link', { name: paid }).click();
  await expect(sheet.getByRole('link', { name: 'PDF mit E-Rechnung laden' })).toHaveAttribute(
    'href',
    new RegExp(`/rechnungen/${paid}.pdf$`),
  );
  await expectAccessible(page);
  await page.keyboard.press('b');
  await expect(dialog).toContainText(`Zahlung für ${paid} bei Funkhof eintragen?`);
  await expectAccessible(page);
  const day = dialog.getByLabel('Eingegangen am');
  const cents = dialog.getByLabel('Eingegangener Betrag');
  const enter = () => dialog.getByRole('button', { name: 'Zahlung eintragen' }).click();
  const today = await day.inputValue();
  await day.fill('01.01.2020');
  await enter();
  await expect(dialog.getByText('liegt vor dem Tag, an dem der Beleg ausgestellt ist')).toBeVisible();
  await day.fill(today);
  await cents.fill('99999');
  await enter();
  await expect(dialog.getByText('ist höher als der offene Rest')).toBeVisible();
  await cents.fill('1,50');
  await enter();
  await expect(page.getByText(`1,50 € für ${paid} sind eingetragen. Offen sind noch`)).toBeVisible();
  await expect(sheet.getByRole('listitem').filter({ hasText: 'Noch offen' })).toBeVisible();
  await expect(sheet.getByText('wird nicht mehr storniert')).toBeVisible();
  await expect(sheet.getByRole('button', { name: 'Stornieren' })).toHaveCount(0);
  await expectAccessible(page);
  await page.keyboard.press('b');
  await enter();
  await expect(page.getByText(`${paid} ist als bezahlt eingetragen.`)).toBeVisible();
  await expect(sheet.getByText('Als bezahlt eingetragen von Johanna Backofen')).toBeVisible();
  await expect(page.locator('tbody').getByRole('link', { name: paid })).toHaveCount(0);
  await page.keyboard.press('Escape');

  await press(page, 'Überfällig');
  const cancelled = await openInvoiceOf(page, 'Agentur Nordlicht');
  await page.getByRole('link', { name: cancelled }).click();
  await expect(sheet.getByRole('button', { name: 'Stornieren' })).toBeVisible();
  await page.keyboard.press('s');
  await dialog.getByLabel('Grund').fill('Die Anschrift ist falsch.');
  await dialog.getByRole('button', { name: 'Stornieren' }).click();
  await expect(page.getByText(`${cancelled} ist storniert.`)).toBeVisible();
  await expect(sheet.getByText('Der Grund: Die Anschrift ist falsch.')).toBeVisible();
  await page.keyboard.press('Escape');

  await press(page, 'Rechnungslauf');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'für Funkhof abrechnen' }).click();
  await expect(dialog.getByText(/1 Beleg für .* ist ausgestellt/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Schließen' }).click();
  await expect(dialog).toHaveCount(0);
  expect(await openInvoiceOf(page, 'Agentur Nordlicht')).not.toBe(cancelled);
}
