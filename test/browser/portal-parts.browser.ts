import type { Page } from '@playwright/test';
import { expectAccessible } from './support/page-checks.ts';
import { open, rows, search, sheet, table } from './support/portal-parts.ts';
import { present } from './support/present.ts';
import { needsDesktop, onDesktop } from './support/screens.ts';
import { expect, site, test } from './support/test.ts';

test('the server renders the same frame as the app, before the app loads', onDesktop, async ({ page, browser }) => {
  const before = await browser.newPage({ javaScriptEnabled: false, viewport: page.viewportSize() });
  await before.goto(site('telko', '/dev/ui/portal'));
  await open(page);
  const placesOf = async (at: Page) =>
    (await present(at.locator('header, header input, header button, nav a:visible, main h1'))).evaluateAll((all) =>
      all.map((each) => {
        const { x, y, width, height } = each.getBoundingClientRect();
        return [each.tagName, x, y, each.tagName === 'H1' ? 0 : width, each.tagName === 'H1' ? 0 : height].map(String).join(' ');
      }),
    );
  const [drawn, shown] = [await placesOf(before), await placesOf(page)];
  expect(drawn.length).toBeGreaterThan(7);
  expect(shown.filter((place) => !place.startsWith('H1'))).toEqual(drawn.filter((place) => !place.startsWith('H1')));
  await before.close();
});

test('by mouse a table is sorted, filtered, searched and paged, and its address restores the state', needsDesktop, async ({ page }) => {
  await open(page);
  await expect(rows(page)).toHaveCount(25);
  await table(page).getByRole('button', { name: 'Wert' }).click();
  await expect(table(page).getByRole('columnheader', { name: 'Wert' })).toHaveAttribute('aria-sort', 'ascending');
  await table(page).getByRole('button', { name: 'Wert' }).click();
  await expect(rows(page).first()).toContainText('1.234.881,76 €');

  await page.getByRole('button', { name: 'Status', exact: true }).first().click();
  await page.getByRole('checkbox', { name: 'Fertig' }).check();
  await expect(page.getByText('47 von 143')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Nächste Seite' }).click();
  await expect(page.getByText('26 bis 47 von 47')).toBeVisible();
  await page.getByRole('button', { name: 'Spalten auswählen' }).click();
  await page.getByRole('checkbox', { name: 'Bemerkung' }).check();
  await expect(table(page).getByRole('columnheader', { name: 'Bemerkung' })).toBeVisible();
  await expect(page).toHaveURL(/nach=WertCent&ab=1&status=Fertig&seite=2&spalten=/);

  await expect(page.locator('main div[aria-busy=true]')).toHaveCount(0);
  const sum = await table(page).locator('tfoot').innerText();
  await page.reload();
  await expect(page.getByText('26 bis 47 von 47')).toBeVisible();
  await expect(table(page).getByRole('columnheader', { name: 'Bemerkung' })).toBeVisible();
  expect(await table(page).locator('tfoot').innerText()).toBe(sum);

  await search(page).fill('Großkreutz');
  await expect(page.getByText('24 von 143')).toBeVisible();
  await expect(search(page)).toBeFocused();
  await search(page).fill('gibt es nicht');
  await expect(page.getByText('Keine Treffer')).toBeVisible();
  await page.getByRole('button', { name: 'Filter aufheben' }).last().click();
  await expect(rows(page)).toHaveCount(25);
  await expect(search(page)).toHaveValue('');
});

test('a product filter finds parts of names, combines with the channel filter, and the URL restores both', onDesktop, async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Produkt', exact: true }).click();
  await page.getByRole('searchbox', { name: 'Produkt suchen' }).fill('arif 2');
  await expect(page.getByRole('radio')).toHaveCount(2);
  await page.getByText('Tarif 20', { exact: true }).click();
  await expect(page.getByRole('button', { name: 'Produkt: Tarif 20' })).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByText('7 von 143')).toBeVisible();
  await page.getByRole('button', { name: 'Kanal', exact: true }).press('Enter');
  await page.getByRole('radio', { name: 'email' }).press('Space');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Kanal: email' })).toBeFocused();
  await expect(page.getByText('3 von 143')).toBeVisible();
  await expect(page).toHaveURL(/produkt=20&kanal=email/);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Produkt: Tarif 20' })).toBeVisible();
  await expect(page.getByText('3 von 143')).toBeVisible();
  await page.getByRole('button', { name: 'Filter aufheben' }).click();
  await expect(page.getByRole('button', { name: 'Produkt', exact: true })).toBeVisible();
  await expect(page).not.toHaveURL(/produkt|kanal/);
});

test(
  'the navigation collapses to icons with tooltips, which Esc closes, and stays collapsed from the first paint after a reload',
  needsDesktop,
  async ({ page }) => {
    await open(page);
    const nav = page.getByRole('navigation', { name: 'Bereiche' }).first();
    const width = async () => (await nav.boundingBox())?.width;
    expect(await width()).toBe(240);
    await nav.getByRole('button', { name: 'Navigation einklappen' }).press('Enter');
    await expect(nav.getByRole('button', { name: 'Navigation ausklappen' })).toBeFocused();
    await expect(nav.getByRole('button')).toHaveAttribute('aria-expanded', 'false');
    expect(await width()).toBe(64);
    await page.keyboard.press('Shift+Tab');
    const word = nav.getByText('Teile', { exact: true });
    await expect(nav.getByRole('link', { name: 'Teile' })).toBeFocused();
    expect((await word.boundingBox())?.width).toBeGreaterThan(40);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(word).toHaveCSS('width', '1px');
    await expect(nav.getByRole('link', { name: 'Teile' })).toBeFocused();
    const other = nav.getByText('Leer', { exact: true });
    await nav.getByRole('link', { name: 'Leer' }).hover();
    await expect(other).not.toHaveCSS('width', '1px');
    await page.keyboard.press('Escape');
    await expect(other).toHaveCSS('width', '1px');
    let goOn = () => {};
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    await page.route(/\/assets\/(?!before-paint).*\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    await page.reload({ waitUntil: 'commit' });
    await expect(nav.getByRole('link', { name: 'Teile' })).toBeVisible();
    expect(await width()).toBe(64);
    goOn();
    await expect(nav.getByRole('button', { name: 'Navigation ausklappen' })).toBeVisible();
    expect(await width()).toBe(64);
    await nav.getByRole('button', { name: 'Navigation ausklappen' }).click();
    expect(await width()).toBe(240);
  },
);

test(
  'an export shows a wrong password at its field, sends few rows at once, and writes many in the background with a notice when ready',
  needsDesktop,
  async ({ page }) => {
    await open(page, '?status=Fertig&produkt=3');
    const button = page.getByRole('button', { name: 'Exportieren' });
    await button.press('Enter');
    const dialog = page.getByRole('alertdialog', { name: 'Beispiele exportieren' });
    await expect(dialog).toContainText('genau 3 Zeilen');
    await expect(dialog.getByRole('radio', { name: 'XLSX' })).toBeFocused();
    const password = dialog.getByLabel('Ihr Passwort', { exact: true });
    await dialog.getByRole('button', { name: 'Exportieren' }).click();
    await expect(dialog.getByText('Ihr Passwort ist ein Pflichtfeld.')).toBeVisible();
    await password.fill('falsch');
    await password.press('Enter');
    await expect(dialog.getByText('Das Passwort stimmt nicht.')).toBeVisible();
    await expect(password).toBeFocused();
    await expectAccessible(page);
    await dialog.getByText('CSV', { exact: true }).click();
    await password.fill('geheim');
    const [file] = await Promise.all([page.waitForEvent('download'), password.press('Enter')]);
    expect(file.suggestedFilename()).toBe('beispiele-2026-11-24.csv');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();

    await page.getByRole('button', { name: 'Filter aufheben' }).click();
    await button.click();
    await expect(dialog).toContainText('genau 143 Zeilen');
    await expect(dialog).toContainText('im Hintergrund');
    await password.fill('geheim');
    await password.press('Enter');
    const running = page.getByRole('dialog', { name: 'Der Export läuft' });
    await expect(running.getByRole('button', { name: 'Schließen' })).toBeFocused();
    await expect(running.getByRole('progressbar')).toBeVisible();
    for (const state of ['Fertig', 'Abgelaufen', 'Abgebrochen'])
      await expect(running.getByText(state, { exact: true }).first()).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Teile' }).first().click();
    await expect(page).toHaveTitle(/^Teile – /);
    await expect(page.getByText('Ihr Export ist fertig: Beispiele')).toBeVisible();
    await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Herunterladen' }).click()]);
  },
);

test(
  'by keyboard: search, move between rows, open and close a sheet, select several rows, list the shortcuts',
  needsDesktop,
  async ({ page }) => {
    await open(page);
    await page.keyboard.press('/');
    await expect(search(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await table(page).getByRole('link', { name: 'B-1143' }).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(sheet(page)).toContainText('B-1142');
    await expect(page).toHaveURL(/zeile=B-1142/);
    await expect(sheet(page).getByRole('button', { name: 'Blatt schließen' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toBeHidden();
    await expect(table(page).getByRole('link', { name: 'B-1142' })).toBeFocused();

    const box = (name: string) => page.getByRole('checkbox', { name: `${name} auswählen` });
    const bar = page.getByRole('region', { name: 'Auswahl' });
    const chosen = async () =>
      (await present(table(page).locator('tbody').getByRole('checkbox'))).evaluateAll((all) =>
        all.map((one) => (one as HTMLInputElement).checked),
      );
    await box('B-1142').press('Space');
    await box('B-1133').press('Shift+Space');
    const first = (await chosen()).indexOf(true);
    const last = (await chosen()).lastIndexOf(true);
    expect(last - first).toBeGreaterThan(2);
    expect((await chosen()).slice(first, last)).not.toContain(false);
    await box('B-1142').click({ modifiers: ['Shift'] });
    expect(await chosen()).not.toContain(true);
    expect(await page.evaluate(() => getSelection()?.toString())).toBe('');
    await box('B-1142').press('Space');
    await box('B-1139').press('Space');
    await expect(bar).toContainText('2 ausgewählt');
    await expect(bar).toContainText('1.234.965,95 €');
    await bar.getByRole('button', { name: 'Abschließen' }).press('Enter');
    const dialog = page.getByRole('alertdialog', { name: '2 Beispiele abschließen?' });
    await expect(dialog).toContainText('Das lässt sich nicht zurücknehmen.');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(bar.getByRole('button', { name: 'Abschließen' })).toBeFocused();
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: 'Abschließen' }).click();
    await expect(page.getByText('2 Beispiele sind abgeschlossen.')).toBeVisible();
    await page.getByRole('button', { name: 'Rückgängig machen' }).click();
    await expect(page.getByText('Alles ist wie zuvor.')).toBeVisible();
    await expect(bar).toBeHidden();

    await page.locator('#inhalt').focus();
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Tasten' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('B-1');
    await page.getByRole('link', { name: /B-1002/ }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(sheet(page)).toContainText('B-1002');
    // A complete number and Enter open its row, not a hit for the beginning of the number.
    await page.keyboard.press('Control+k');
    await page.keyboard.type('B-1003');
    await page.keyboard.press('Enter');
    await expect(sheet(page)).toContainText('B-1003');
  },
);

test('a sheet starts with the next step, then lists the history, the latest first', onDesktop, async ({ page }) => {
  await open(page, '?zeile=B-1142');
  await expect(sheet(page).getByRole('listitem')).toHaveText([/^Als Nächstes wird/, /^Bestellt/, /^Angelegt/]);
});

test('rows are 40 px high; head, first column and sum row are sticky', onDesktop, async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 600 });
  await open(page, '?spalten=Nummer,Name,Status,Am,Anzahl,WertCent,Bemerkung&zeile=B-1142');
  await expect(rows(page)).toHaveCount(25);
  const heights = await (await present(rows(page))).evaluateAll((all) => all.map((row) => Math.round(row.getBoundingClientRect().height)));
  expect(new Set(heights)).toEqual(new Set([40]));
  const last = rows(page).last();
  await last.getByRole('cell').last().scrollIntoViewIfNeeded();
  for (const stays of [table(page).locator('thead th').nth(1), last.getByRole('rowheader'), table(page).locator('tfoot td').nth(1)])
    await expect(stays).toBeInViewport();
});
