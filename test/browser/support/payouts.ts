import type { Page } from '@playwright/test';
import { dialogOf, sheetOf, TENANT } from './agentur.ts';
import { listTitle, openBackoffice, rows } from './backoffice.ts';
import type { Demo } from './demo.ts';
import { press } from './journey.ts';
import { expect, expectAccessible } from './test.ts';

/** A person of the back office and the product that the person works with. */
export interface Clerk {
  readonly page: Page;
  readonly demo: Pick<Demo, 'port'>;
}

/** Answers the open dialog with a reason. */
async function giveReason(page: Page, grund: string, button: string | RegExp): Promise<void> {
  await dialogOf(page).getByLabel('Grund').fill(grund);
  await dialogOf(page).getByRole('button', { name: button }).click();
  await expect(dialogOf(page)).toHaveCount(0);
}

/** From home to the transfers that are ready; holds the first one by keyboard and lifts the hold again. */
export async function holdAndLift({ page, demo }: Clerk): Promise<void> {
  await openBackoffice(page, demo, 'buchhaltung', `/${TENANT}/uebersicht`);
  await page
    .getByRole('main')
    .getByRole('link', { name: /bereit für einen Zahlungslauf/ })
    .click();
  await expect(page).toHaveURL(/auszahlungen\?anstehend=Bereit/);
  await expect(rows(page).first()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('j');
  await expect(sheetOf(page).getByText('Der nächste Lauf nimmt diese Auszahlung mit.')).toBeVisible();
  await page.keyboard.press('a');
  await giveReason(page, 'Wir klären noch den Auftrag.', 'Anhalten');
  await expect(page.getByText('1 Auszahlung ist angehalten.')).toBeVisible();
  await expect(sheetOf(page).getByText('Wir klären noch den Auftrag.')).toBeVisible();
  await expectAccessible(page);
  await sheetOf(page).getByRole('button', { name: 'Nicht mehr anhalten' }).click();
  await giveReason(page, 'Geklärt.', 'Nicht mehr anhalten');
  await expect(page.getByText('Die Auszahlung ist nicht mehr angehalten.')).toBeVisible();
  await page.keyboard.press('Escape');
}

/** Makes the draft of a run of a tenant, Funkhof with agencies or another, from all that is ready, confirms its hints and checks it. Returns its number. */
export async function makeAndCheck(page: Page, name = 'Funkhof'): Promise<string> {
  await press(page, 'Lauf anlegen');
  await expect(dialogOf(page).getByLabel(/^Prämien: \d+ über/)).toBeChecked();
  if (name === 'Funkhof') await expect(dialogOf(page).getByLabel(/^Guthaben von Agenturen: \d+ über/)).toBeChecked();
  await expectAccessible(page);
  return createAndCheck(page, name);
}

/** Makes the draft of a run of commissions alone from the list of payouts, confirms its hints and checks it. Returns its number. */
export async function makeProvisionen({ page, demo }: Clerk): Promise<string> {
  await openBackoffice(page, demo, 'buchhaltung', `/${TENANT}/auszahlungen`);
  await press(page, 'Lauf anlegen');
  await expect(dialogOf(page).getByLabel(/^Provisionen von Profisellern: \d+ über/)).toBeChecked();
  for (const other of [/^Prämien: /, /^Guthaben von Agenturen: /]) await dialogOf(page).getByLabel(other).uncheck();
  return createAndCheck(page, 'Funkhof');
}

/** Creates the draft that the open dialog asks for, confirms its hints and checks it; returns its number. */
async function createAndCheck(page: Page, name: string): Promise<string> {
  await dialogOf(page)
    .getByRole('button', { name: `Entwurf für ${name} anlegen` })
    .click();
  await expect(page).toHaveURL(/zahlungslaeufe\/ZL-\d+/);
  const laufnummer = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const sheet = sheetOf(page);
  await expect(sheet.getByText(/^(Bestätigen Sie \d+ Hinweis|Der Lauf ist ein Entwurf)/)).toBeVisible();
  await expectAccessible(page);
  const confirm = sheet.getByRole('button', { name: /\d+ Hinweise? bestätigen/ });
  for (let open = await confirm.count(); open > 0; open--) {
    await confirm.first().click();
    await giveReason(page, 'Angesehen, passt.', /Hinweise? bestätigen/);
    await expect(confirm).toHaveCount(open - 1);
  }
  await check(page, laufnummer);
  // Who made a run does not approve it, and reads why.
  await expect(sheet.getByText('Sie haben an diesem Lauf mitgewirkt.')).toBeVisible();
  await expect(sheet.getByRole('button', { name: `für ${name} freigeben` })).toHaveCount(0);
  return laufnummer;
}

/** Checks the draft that is open. */
export async function check(page: Page, laufnummer: string): Promise<void> {
  await page.keyboard.press('p');
  await dialogOf(page).getByRole('button', { name: 'Prüfen' }).click();
  await expect(page.getByText(`${laufnummer} ist geprüft.`).first()).toBeVisible();
  // Checked again, the sentence of the first time can still be there.
  await expect(sheetOf(page).getByText('Geprüft', { exact: true })).toBeVisible();
}

/** Another person finds the run at home, reads it and approves it. */
export async function approve({ page, demo }: Clerk, laufnummer: string): Promise<void> {
  await openBackoffice(page, demo, 'betrieb', `/${TENANT}/uebersicht`);
  await page
    .getByRole('main')
    .getByRole('link', { name: /auf die Freigabe/ })
    .filter({ hasText: /Zahlungsl/ })
    .click();
  await listTitle(page, 'Zahlungsläufe');
  await rows(page).filter({ hasText: laufnummer }).click();
  const sheet = sheetOf(page);
  await expect(sheet.getByRole('heading', { name: 'Die größten Zahlungen' })).toBeVisible();
  await expectAccessible(page);
  await pressApprove(page);
  await expect(page.getByText(`${laufnummer} ist freigegeben.`)).toBeVisible();
}

/** Presses the approval of the run that is open, and confirms it after `meanwhile`. */
export async function pressApprove(page: Page, name = 'Funkhof', meanwhile = async () => {}): Promise<void> {
  await sheetOf(page)
    .getByRole('button', { name: new RegExp(`\\d+ Zahlung(en)? für ${name} freigeben`) })
    .click();
  await expect(dialogOf(page)).toContainText(new RegExp(`über .+ für ${name} freigeben\\?`));
  await meanwhile();
  await dialogOf(page)
    .getByRole('button', { name: /freigeben/ })
    .click();
}

/** Loads the file, says that it was uploaded, and on which day the bank executed it. */
export async function payRun(page: Page, laufnummer: string): Promise<void> {
  await loadFile(page, laufnummer);
  await handOver(page, laufnummer);
  await enterExecution(page, laufnummer);
}

/** Loads the file of the run that is open, which another person approved meanwhile; returns its path. */
export async function loadFile(page: Page, laufnummer: string): Promise<string> {
  await page.reload();
  const [file] = await Promise.all([page.waitForEvent('download'), sheetOf(page).getByRole('button', { name: 'Datei laden' }).click()]);
  expect(file.suggestedFilename()).toBe(`${laufnummer}.xml`);
  return file.path();
}

/** Says that the file of the run that is open was uploaded. */
export async function handOver(page: Page, laufnummer: string): Promise<void> {
  await expect(sheetOf(page).getByRole('button', { name: 'Als hochgeladen eintragen' })).toBeVisible();
  await page.keyboard.press('u');
  await dialogOf(page).getByRole('button', { name: 'Als hochgeladen eintragen' }).click();
  await expect(page.getByText(`${laufnummer} ist als hochgeladen eingetragen.`)).toBeVisible();
}

/** Says that the bank executed the run that is open: the day is there already. */
async function enterExecution(page: Page, laufnummer: string): Promise<void> {
  // The key acts once the sheet has the next step.
  await expect(sheetOf(page).getByRole('button', { name: 'Als ausgeführt eintragen' })).toBeVisible();
  await page.keyboard.press('a');
  await expect(dialogOf(page).getByLabel('Ausgeführt am')).not.toHaveValue('');
  await dialogOf(page).getByRole('button', { name: 'Als ausgeführt eintragen' }).click();
  await expect(page.getByText(`${laufnummer} wird jetzt gebucht`)).toBeVisible();
}

/** Finds the credit of an agency that the run has paid, and goes back from it to the run. */
export async function findPaidCredit(page: Page, laufnummer: string): Promise<void> {
  const sheet = sheetOf(page);
  await page
    .getByRole('navigation', { name: 'Bereiche' })
    .getByRole('link', { name: /^Rechnungen/ })
    .click();
  await listTitle(page, 'Rechnungen');
  await rows(page).filter({ hasText: 'RK-' }).first().click();
  await expect(sheet.getByRole('heading', { level: 2, name: 'Rechnungskorrektur' })).toBeVisible();
  await expect(sheet.getByText('Bezahlt', { exact: true })).toBeVisible();
  await expect(sheet.getByText(/^Überwiesen mit Z[A-Z0-9]{15}$/)).toBeVisible();
  await expectAccessible(page);
  await sheet.getByRole('link', { name: `Lauf ${laufnummer}` }).click();
  await expect(page).toHaveURL(new RegExp(`zahlungslaeufe/${laufnummer}`));
}

/** Opens all payments of the run, sees the account of the first one, and enters that it came back. */
export async function enterReturn(page: Page): Promise<void> {
  const sheet = sheetOf(page);
  await sheet.getByRole('link', { name: /Zahlung(en)? dieses Laufs/ }).click();
  await listTitle(page, 'Zahlungen');
  await expect(page.locator('tbody').getByText('Ausgeführt').first()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('j');
  await sheet.getByRole('button', { name: 'IBAN zeigen' }).click();
  await dialogOf(page).getByLabel('Grund').fill('Rückfrage der Bank.');
  await dialogOf(page).getByRole('button', { name: 'IBAN zeigen' }).click();
  await expect(dialogOf(page).getByText(/^DE\d\d( \d{4}){4} \d\d$/)).toBeVisible();
  await dialogOf(page).getByRole('button', { name: 'Schließen' }).click();
  await page.keyboard.press('r');
  await dialogOf(page).getByLabel('Code der Bank').selectOption('AC04');
  await expect(dialogOf(page).getByLabel('Betrag')).not.toHaveValue('');
  await expectAccessible(page);
  await dialogOf(page).getByRole('button', { name: 'Kam zurück' }).click();
  await expect(page.getByText(/ist eingetragen: Zurückgekommen/)).toBeVisible();
  await expect(sheet.getByText('Konto aufgelöst')).toBeVisible();
}
