import { dialogOf, sheetOf, TENANT } from './support/agentur.ts';
import { openBackoffice } from './support/backoffice.ts';
import { onDesktop, onPhone } from './support/screens.ts';
import { expect, expectAccessible, expectNoOverflow, test } from './support/test.ts';

/** The demo's open claim, and the one that is paid in instalments. */
const [OPEN, IN_PARTS] = ['RF-00002', 'RF-00003'];

// More than is open is refused, which the browser logs.
test.use({ mayBeRefused: ['/bezahlt'] });

test(
  'a bookkeeper finds a claim by its number, enters an instalment, and waives the rest with a reason',
  onDesktop,
  async ({ page, unusedPort }) => {
    await openBackoffice(page, { port: unusedPort }, 'buchhaltung', `/${TENANT}/forderungen`);
    await expect(page.getByRole('row').filter({ hasText: OPEN })).toContainText(/Empfehler.*Offen.*€/s);
    await expectAccessible(page);

    await test.step('an instalment leaves the rest open, more than the rest is refused at the field', async () => {
      await page.getByRole('link', { name: OPEN }).click();
      const sheet = sheetOf(page);
      await expect(sheet).toContainText('Zum Auftrag');
      await expect(sheet).toContainText('Zur Person');
      await expectAccessible(page);
      await page.keyboard.press('b');
      const dialog = dialogOf(page);
      await expectAccessible(page);
      await dialog.getByLabel('Eingegangener Betrag').fill('9999');
      await dialog.getByRole('button', { name: 'Zahlung eintragen' }).click();
      await expect(dialog).toContainText('Betrag ist höher als der offene Rest.');
      await dialog.getByLabel('Eingegangener Betrag').fill('5');
      await dialog.getByRole('button', { name: 'Zahlung eintragen' }).click();
      await expect(page.getByText(new RegExp(`5,00\\s€ für ${OPEN} sind eingetragen`))).toBeVisible();
      await expect(sheet).toContainText(/Eingang über 5,00\s€/);
    });

    await test.step('a waiver needs a reason and stays after a reload', async () => {
      await page.keyboard.press('e');
      const dialog = dialogOf(page);
      await expect(dialog).toContainText('Das lässt sich nicht zurücknehmen.');
      await expectAccessible(page);
      await dialog.getByLabel('Grund').fill('Der Rest ist nicht einzutreiben.');
      await dialog.getByRole('button', { name: 'Erlassen' }).click();
      const sheet = sheetOf(page);
      await expect(sheet).toContainText('Der Grund: Der Rest ist nicht einzutreiben.');
      await page.reload();
      await expect(sheet).toContainText('Erlassen');
      await expect(sheet.getByRole('button', { name: 'Zahlung eintragen' })).toHaveCount(0);
    });

    await test.step('the search opens a claim by its number', async () => {
      await page.goto(page.url().replace(/forderungen.*/, 'uebersicht'));
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Funkhof');
      await page.keyboard.press('Control+k');
      await page.keyboard.type(IN_PARTS.toLowerCase());
      await page.keyboard.press('Enter');
      await page.getByRole('list', { name: 'Treffer' }).getByRole('link', { name: IN_PARTS }).click();
      await expect(sheetOf(page)).toContainText('Zahlungen');
    });
  },
);

test('an auditor reads claims on a phone, without a button that changes anything', onPhone, async ({ page, ownPort }) => {
  await openBackoffice(page, { port: ownPort }, 'pruefung', `/${TENANT}/forderungen/${IN_PARTS}`);
  const sheet = sheetOf(page);
  await expect(sheet).toContainText(IN_PARTS);
  await expect(sheet.getByRole('button', { name: 'Erlassen' })).toHaveCount(0);
  await expectNoOverflow(page);
  await expectAccessible(page);
});
