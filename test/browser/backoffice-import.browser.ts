import { readFile } from 'node:fs/promises';
import { sharedPort } from './support/addresses.ts';
import { dialogOf, TENANT } from './support/agentur.ts';
import { listTitle, openBackoffice } from './support/backoffice.ts';
import { press } from './support/journey.ts';
import { needsDesktop } from './support/screens.ts';
import { expect, expectAccessible, test } from './support/test.ts';

/** Time for some parts of a file. */
const LONG = { timeout: 60_000 };

test.use({ mayBeRefused: ['/auftragsimport?probe=false'] });

test(
  'a file of more lines than a part is imported in parts, goes on after a failure, and its report has refused lines first',
  needsDesktop,
  async ({ page }) => {
    test.setTimeout(240_000);

    const lines = Array.from({ length: 230 }, (_, index) => `${index % 3 > 0 ? '=' : 'T-'}${index};462;02.01.2026;Bestätigt`);
    const buffer = Buffer.from(['Auftragsnummer;ProduktId;Auftragsdatum;Status', ...lines].join('\n'));
    const choose = async () => {
      await press(page, 'Aufträge importieren');
      await dialogOf(page).getByLabel('Datei wählen').setInputFiles({ name: 'auftraege.csv', mimeType: 'text/csv', buffer });
      await press(page, 'Prüfen');
      await expect(dialogOf(page)).toContainText('Gespeichert ist noch nichts.', LONG);
    };
    await openBackoffice(page, { port: sharedPort() }, 'betrieb', `/${TENANT}/auftraege`);
    await listTitle(page, 'Aufträge');
    await page.keyboard.press('?');
    await expect(dialogOf(page)).toContainText('von Zeile zu Zeile gehen');
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toHaveCount(0);
    await choose();
    await expect(dialogOf(page)).toContainText('77 Aufträge ohne Empfehlung');
    await expect(dialogOf(page)).toContainText('Und 133 weitere Zeilen.');

    const stored: string[] = [];
    await page.route('**/auftragsimport?probe=false*', (route) => {
      stored.push(route.request().headers()['idempotency-key'] ?? '');
      return stored.length === 2
        ? route.fulfill({ status: 503, contentType: 'application/problem+json', json: { detail: 'Später.' } })
        : route.fallback();
    });
    await press(page, 'Übernehmen');
    await expect(dialogOf(page)).toContainText('100 Zeilen sind bearbeitet, 130 nicht.', LONG);
    await expectAccessible(page);
    await press(page, 'Fortsetzen');
    await expect(dialogOf(page)).toContainText('77 Aufträge ohne Empfehlung', LONG);
    await expect(dialogOf(page)).toContainText('Das ist übernommen.');
    expect(stored[2]).toBe(stored[1]);
    await page.unroute('**/auftragsimport?probe=false*');

    const download = page.waitForEvent('download');
    await press(page, 'Bericht als CSV');
    const report = (await readFile(await (await download).path(), 'utf8')).split('\r\n');
    expect([report[1], report[153], report[154], report.length]).toEqual([
      expect.stringMatching(/^"3";"'=1";"nicht übernommen";"";".+"$/),
      expect.stringMatching(/^"231";"'=229";"nicht übernommen"/),
      '"2";"T-0";"ohne Empfehlung";"Bestaetigt";""',
      232,
    ]);
    await press(page, 'Schließen');
    await press(page, 'Ohne Empfehlung');
    const title = await page.getByRole('heading', { level: 1 }).innerText();

    await choose();
    await press(page, 'Übernehmen');
    await expect(dialogOf(page)).toContainText('Das ist übernommen.', LONG);
    await press(page, 'Schließen');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  },
);
