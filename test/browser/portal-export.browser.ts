import { readFileSync } from 'node:fs';
import type { BrowserContext } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { COOKIES } from '../../contract/values/cookies.ts';
import { expectLoaded } from './support/agentur.ts';
import { present } from './support/present.ts';
import { onDesktop, onPhone } from './support/screens.ts';
import { at, expect, site, test } from './support/test.ts';

const PASSWORD = 'Demo-2026';

/** Logs a person of the demo's agency in by a call and sets the cookie of the session in the browser. */
async function enter(context: BrowserContext, Email: string): Promise<void> {
  const answer = await fetch(at('127.0.0.1', '/api/v1/telko/agentur/login'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ Email, Password: PASSWORD }),
  });
  const { Token } = await answer.json();
  await context.addCookies([{ name: COOKIES.Agentur.names[0], value: Token, url: site('telko') }]);
}

test.use({ mayBeRefused: ['/agentur/passwortpruefen'] });

test('a report is exported with exactly the filtered rows, after the right password', onPhone, async ({ page, context }) => {
  await enter(context, 'inhaber@agentur.example');
  await page.goto(site('telko', '/de/agentur/bereich/empfehlungen?kanal=whatsapp&mitarbeiter=M-7'));
  await expect(page.getByRole('button', { name: 'Kanal: WhatsApp' })).toBeVisible();
  await expectLoaded(page);
  const shown = await page
    .getByText(/^\d+ von \d+/)
    .first()
    .innerText();
  const anzahl = Number.parseInt(shown, 10);
  expect(anzahl).toBeGreaterThan(1);

  await page.getByRole('button', { name: 'Exportieren' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Empfehlungen exportieren' });
  await expect(dialog).toContainText(`genau ${anzahl} Zeilen`);
  await dialog.getByRole('radio', { name: 'CSV' }).check();
  const password = dialog.getByLabel('Ihr Passwort', { exact: true });
  await password.fill('Falsch-2026');
  await password.press('Enter');
  await expect(dialog.getByText(/stimmt nicht/)).toBeVisible();
  await password.fill(PASSWORD);
  const [file] = await Promise.all([page.waitForEvent('download'), password.press('Enter')]);
  expect(file.suggestedFilename()).toMatch(/^empfehlungen-\d{4}-\d\d-\d\d\.csv$/);
  const rows: Record<string, string>[] = parse(readFileSync(await file.path()), { bom: true, delimiter: ';', columns: true });
  expect(rows).toHaveLength(anzahl);
  expect(new Set(rows.map((row) => `${row.Kanal} ${row.Mitarbeiternummer}`))).toEqual(new Set(['WhatsApp M-7']));
  await expect(page.getByText(`${file.suggestedFilename()} ist heruntergeladen.`)).toBeVisible();
});

test('statistics are exported as they are shown', onDesktop, async ({ page, context }) => {
  await enter(context, 'inhaber@agentur.example');
  await page.goto(site('telko', '/de/agentur/bereich/statistik?gruppe=channel'));
  const names = page.getByRole('table').last().locator('tbody').getByRole('rowheader');
  await expect(names.filter({ hasText: 'WhatsApp' })).toBeVisible();
  const shown = await (await present(names)).allInnerTexts();
  await page.getByRole('button', { name: 'Exportieren' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Statistik exportieren' });
  await dialog.getByRole('radio', { name: 'CSV' }).check();
  await dialog.getByLabel('Ihr Passwort', { exact: true }).fill(PASSWORD);
  const [file] = await Promise.all([page.waitForEvent('download'), dialog.getByRole('button', { name: 'Exportieren' }).click()]);
  const rows: Record<string, string>[] = parse(readFileSync(await file.path()), { bom: true, delimiter: ';', columns: true });
  expect(rows.map((row) => row.Wonach)).toEqual(shown);
});
