import type { Page } from '@playwright/test';
import { dialogOf } from './agentur.ts';
import { listTitle, rowNumbers, rows } from './backoffice.ts';
import { press } from './journey.ts';
import { expect, expectAccessible } from './test.ts';

/** By keyboard: confirms the first order that has come in, goes on to the next one and cancels it with a reason. */
export async function decideByKeyboard(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Aufträge' }).click();
  await listTitle(page, 'Aufträge');
  await expectAccessible(page);
  await press(page, 'Zu bestätigen');
  await expect(page).toHaveURL(/anstehend=ZuBestaetigen/);
  const [first = '', second = ''] = await rowNumbers(page, 'Zu bestätigen');
  await page.keyboard.press('j');
  await expect(page).toHaveURL(new RegExp(`/auftraege/${first}\\?`));
  await expect(page.getByRole('complementary').getByRole('button', { name: 'Bestätigen' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('b');
  await expect(dialogOf(page)).toContainText('1 Auftrag für Funkhof bestätigen?');
  await dialogOf(page).getByRole('button', { name: 'Bestätigen' }).click();
  await expect(page.getByText(`${first} ist bestätigt.`)).toBeVisible();
  await expect(page.getByRole('complementary').getByText(`Auftrag ${first} bestätigt`)).toBeVisible();
  await expect(rows(page).filter({ hasText: first })).toHaveCount(0);

  await page.keyboard.press('j');
  await expect(page).toHaveURL(new RegExp(`/auftraege/${second}\\?`));
  // The sheet of the order before has the same button.
  await expect(page.getByRole('complementary').getByText(second).first()).toBeVisible();
  await page.keyboard.press('s');
  await expectAccessible(page);
  await dialogOf(page).getByLabel('Grund').fill('Doppelt bestellt');
  await dialogOf(page).getByRole('button', { name: 'Stornieren' }).click();
  await expect(page.getByText(`${second} ist storniert.`)).toBeVisible();
  await expect(page.getByRole('complementary').getByText('Doppelt bestellt')).toBeVisible();
  await page.getByRole('complementary').getByRole('button', { name: 'Notiz ändern' }).click();
  await page.getByRole('complementary').getByLabel('Notiz', { exact: true }).fill('Doppelt bestellt. Angerufen.');
  await page.getByRole('complementary').getByRole('button', { name: 'Notiz speichern' }).click();
  await expect(page.getByRole('complementary').getByText('Doppelt bestellt. Angerufen.')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('complementary')).toHaveCount(0);
}

/** By mouse: releases the selected orders together; then the audit log has them by name. */
export async function releaseTogether(page: Page): Promise<void> {
  await press(page, 'Freizugeben');
  await expect(page).toHaveURL(/anstehend=ZuFreigeben/);
  const [first = ''] = await rowNumbers(page, 'Freizugeben');
  await page.getByRole('checkbox', { name: `${first} auswählen` }).check();
  await page.getByRole('region', { name: 'Auswahl' }).getByRole('button', { name: 'Freigeben' }).click();
  await dialogOf(page).getByRole('button', { name: 'Freigeben' }).click();
  await expect(dialogOf(page)).toContainText('1 Auftrag ist freigegeben');
  await dialogOf(page).getByRole('button', { name: 'Schließen' }).click();
  await expect(rows(page).filter({ hasText: first })).toHaveCount(0);
  await page.getByRole('link', { name: 'Protokoll' }).click();
  await listTitle(page, 'Protokoll');
  await expectAccessible(page);
  await page.getByRole('searchbox', { name: 'In dieser Liste suchen' }).fill(first);
  await expect(page.getByRole('row').filter({ hasText: first }).filter({ hasText: 'Freigegeben' })).toContainText('Johanna Backofen');
}

/** Imports a file of orders after a look at its lines, links one without a referral to a contact by keyboard, and saves the list. */
export async function importAndLink(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Kontakte' }).click();
  await listTitle(page, 'Kontakte');
  // The one who has waited longest was recommended before the order.
  await page.goto(`${page.url()}?nach=ErstelltAm&status=Ok`);
  const contact = (await rows(page).first().getAttribute('data-row')) ?? '';

  await page.getByRole('link', { name: 'Aufträge' }).click();
  await press(page, 'Aufträge importieren');
  const lines = ['Auftragsnummer;ProduktId;Auftragsdatum;Status', 'F-30001;462;02.01.2026;Bestätigt', 'F-30002;462;31.2.2026;Bestätigt'];
  const buffer = Buffer.from(lines.join('\n'), 'latin1');
  await dialogOf(page).getByLabel('Datei wählen').setInputFiles({ name: 'auftraege.csv', mimeType: 'text/csv', buffer });
  await expectAccessible(page);
  await press(page, 'Prüfen');
  await expect(dialogOf(page)).toContainText('Gespeichert ist noch nichts.');
  await expect(dialogOf(page)).toContainText('1 Auftrag ohne Empfehlung');
  await expect(dialogOf(page)).toContainText('Zeile 3 · F-30002');
  await expectAccessible(page);
  await press(page, 'Übernehmen');
  await expect(dialogOf(page)).toContainText('Das ist übernommen.');
  await press(page, 'Schließen');

  await press(page, 'Ohne Empfehlung');
  await expect(rows(page)).toHaveText(['F-20741', 'F-20733', 'F-30001']);
  await page.keyboard.press('j');
  const sheet = page.getByRole('complementary');
  await expect(sheet.getByText('Die Nummer aus der Datei ist unbekannt: jette-2')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('v');
  await press(page, 'Kontakte anzeigen');
  await expect(dialogOf(page).getByText('Zu dieser Nummer gibt es keinen Kontakt')).toBeVisible();
  await expectAccessible(page);
  await dialogOf(page).getByLabel('Empfehlungsnummer').fill(contact);
  await press(page, 'Kontakte anzeigen');
  await expect(dialogOf(page).getByLabel('Wer hat bestellt?')).toHaveValue(contact);
  await expectAccessible(page);
  await dialogOf(page).getByRole('button', { name: 'Verbinden' }).click();
  await expect(page.getByText('F-20741 ist verbunden.')).toBeVisible();
  await expect(rows(page)).toHaveText(['F-20733', 'F-30001']);
  await page.keyboard.press('Escape');

  await press(page, 'Exportieren');
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await press(page, 'Für Excel');
  expect((await download).suggestedFilename()).toMatch(/^auftraege-.*\.xlsx$/);
  await expect(page.getByText('ist gespeichert, mit 2 Zeilen.')).toBeVisible();
}
