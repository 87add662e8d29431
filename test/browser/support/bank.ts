import type { Page } from '@playwright/test';
import { dialogOf, sheetOf, TENANT } from './agentur.ts';
import type { Demo } from './demo.ts';
import { press } from './journey.ts';
import { checkPage, expect, site } from './test.ts';

const bankAt = ({ port }: Pick<Demo, 'port'>) => site(TENANT, '/dev/bank', port);

/** A payment of a file at the bank of the demo, by its IBAN or any other text of its row. */
const lineOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

/** Uploads a payment file at the bank of the demo, which reads it. */
export async function upload(page: Page, demo: Pick<Demo, 'port'>, file: string): Promise<void> {
  await page.goto(bankAt(demo));
  await page.getByLabel(/Zahlungsdatei/).setInputFiles(file);
  await press(page, 'Datei hochladen');
  await expect(page.getByRole('button', { name: 'Ausführen' })).toBeVisible();
}

/** The bank refuses a payment, executes the others, and sends one of them back as an unknown account. */
export async function playBank(page: Page, { refused, returned }: { readonly refused: string; readonly returned: string }): Promise<void> {
  await lineOf(page, refused).getByRole('combobox').selectOption('AC04');
  await lineOf(page, refused).getByRole('button', { name: 'Ablehnen' }).click();
  await expect(lineOf(page, refused)).toContainText(/Abgelehnt am .+, Code AC04/);
  await press(page, 'Ausführen');
  await expect(page.getByText(/Einzutragen am Lauf: Ausgeführt am/)).toBeVisible();
  await lineOf(page, returned).getByRole('button', { name: 'Zurückgeben' }).click();
  await expect(lineOf(page, returned)).toContainText(/Kam zurück am .+, Code AC01/);
  await checkPage(page);
}

/** From the bank's line to its payment in the back office: enters with one press what the bank said, since day and amount are there already. */
export async function enterLine(page: Page, demo: Pick<Demo, 'port'>, line: string, code: string, said: string): Promise<void> {
  await page.goto(bankAt(demo));
  await lineOf(page, line).getByRole('link').click();
  await expect(sheetOf(page).getByRole('button', { name: /^(Kam zurück|Von der Bank abgelehnt)/ })).toBeVisible();
  await page.keyboard.press('r');
  await dialogOf(page).getByLabel('Code der Bank').selectOption(code);
  await expect(dialogOf(page).getByLabel('Betrag')).not.toHaveValue('');
  await dialogOf(page)
    .getByRole('button', { name: /^(Kam zurück|Von der Bank abgelehnt)/ })
    .click();
  await expect(page.getByText(new RegExp(`ist eingetragen: ${said}`))).toBeVisible();
}
