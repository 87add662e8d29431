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

/** From the bank's line to the filled form of its payment in the back office: one press enters what the bank said, and no link enters anything by itself. */
export async function enterLine(page: Page, demo: Pick<Demo, 'port'>, line: string, code: string, said: string): Promise<void> {
  await page.goto(bankAt(demo));
  await lineOf(page, line)
    .getByRole('link', { name: new RegExp(`^(Kam zurück|Abgelehnt) am .+, Code ${code}$`) })
    .click();
  await expect(dialogOf(page).getByLabel('Code der Bank')).toHaveValue(code);
  await expect(dialogOf(page).getByLabel('Betrag')).not.toHaveValue('');
  await dialogOf(page)
    .getByRole('button', { name: /^(Kam zurück|Von der Bank abgelehnt)/ })
    .click();
  await expect(page.getByText(new RegExp(`ist eingetragen: ${said}`))).toBeVisible();
  await expect(page).toHaveURL(/\/zahlungen\/Z[A-Z0-9]{15}$/);
}

/** From the bank's file to the filled form of its run: closes it once, which enters nothing, and enters the execution with one press. */
export async function enterFile(page: Page, demo: Pick<Demo, 'port'>, laufnummer: string): Promise<void> {
  const follow = async () => {
    await page.goto(bankAt(demo));
    await page
      .getByRole('region', { name: new RegExp(`^${laufnummer}-`) })
      .getByRole('link', { name: /^Ausgeführt am/ })
      .click();
    await expect(dialogOf(page).getByLabel('Ausgeführt am')).not.toHaveValue('');
  };
  await follow();
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`/zahlungslaeufe/${laufnummer}$`));
  await expect(sheetOf(page).getByRole('button', { name: 'Als ausgeführt eintragen' })).toBeVisible();
  await follow();
  await dialogOf(page).getByRole('button', { name: 'Als ausgeführt eintragen' }).click();
  await expect(page.getByText(`${laufnummer} wird jetzt gebucht`)).toBeVisible();
}
