import type { Page } from '@playwright/test';
import { addDays } from '../../contract/values/days.ts';
import { expectForcedColors } from './support/forced-colors.ts';
import { expectAccessible } from './support/page-checks.ts';
import { choosePeriod, open, rows, sheet, table } from './support/portal-parts.ts';
import { needsDesktop, needsPhone, onDesktop } from './support/screens.ts';
import { expect, test } from './support/test.ts';

/** A day as it is written in a field: TT.MM.JJJJ. */
const written = (day: string) => day.split('-').reverse().join('.');
const rowOf = (page: Page, nr: string) => table(page).getByRole('link', { name: nr });
const all = (page: Page) => page.getByRole('checkbox', { name: 'Alle auf dieser Seite auswählen' });

test('a date range in the wrong order is swapped in an address, and an error where it is typed', onDesktop, async ({ page }) => {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin' }).format(new Date());
  const [first, last] = [addDays(today, -9), addDays(today, -5)];
  await open(page, `?von=${last}&bis=${first}`);
  await expect(page.getByText('5 von 143')).toBeVisible();
  await page.getByRole('button', { name: / bis / }).click();
  const [from, to] = [page.getByLabel('Erster Tag'), page.getByLabel('Letzter Tag')];
  await expect(from).toHaveValue(written(first));
  await to.fill(written(addDays(first, -1)));
  await expect(page.getByRole('status').filter({ hasText: 'Der letzte Tag liegt vor dem ersten.' })).toBeVisible();
  await expect(to).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('5 von 143')).toBeVisible();
  await expectAccessible(page);
  await from.fill(written(addDays(first, -2)));
  await expect(page.getByText('2 von 143')).toBeVisible();
  await expect(page.getByText('Der letzte Tag liegt vor dem ersten.')).toBeHidden();
  await from.fill('');
  await expect(page.getByText('133 von 143')).toBeVisible();
  await page.keyboard.press('Escape');
  await choosePeriod(page, '7 Tage', / bis /);
  await expectForcedColors(page);
});

test('a day is typed in short or chosen in a calendar by keys, within the other day of the range', onDesktop, async ({ page }) => {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin' }).format(new Date());
  await open(page, `?von=${addDays(today, -40)}&bis=${addDays(today, -5)}`);
  await page.getByRole('button', { name: / bis / }).click();
  const field = page.getByLabel('Erster Tag');
  await expect(field).toHaveAttribute('placeholder', 'TT.MM.JJJJ');
  const typed = addDays(today, -6);
  await field.fill(typed.split('-').reverse().join(''));
  await expect(page).toHaveURL(new RegExp(`von=${typed}`));
  await field.blur();
  await expect(field).toHaveValue(written(typed));
  await field.fill('31.');
  await expect(page).toHaveURL(new RegExp(`von=${typed}`));
  await field.fill(written(typed));

  const button = page.getByRole('button', { name: 'Kalender öffnen' }).first();
  await button.press('Enter');
  const focused = page.locator('[popover] button:focus');
  await expect(focused).toHaveAttribute('aria-pressed', 'true');
  await expect(focused).toHaveText(String(Number(typed.slice(-2))));
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(written(addDays(typed, -7)));
  await expect(page).toHaveURL(new RegExp(`von=${addDays(typed, -7)}`));
  await button.press('Enter');
  await expect(focused).toBeVisible();
  // The last day of the range is the last that can be chosen.
  for (let day = -13; day < 0; day += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue(written(addDays(today, -5)));
  await button.press('Enter');
  await expect(focused).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('[popover]:popover-open')).toHaveCount(0);
  await expect(field).toBeFocused();
  await button.click();
  await expect(focused).toBeVisible();
  await expectAccessible(page);
});

test('after a sheet was opened and closed in its table, going back leaves the table', needsDesktop, async ({ page }) => {
  await open(page, '?teil=teile');
  const way = page.getByRole('link', { name: 'Tabelle' }).first();
  await way.click();
  await rowOf(page, 'B-1142').click();
  await rowOf(page, 'B-1140').click();
  await expect(sheet(page)).toContainText('B-1140');
  await choosePeriod(page, '7 Tage');
  await expect(rows(page)).toHaveCount(7);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toBeHidden();
  await expect(rows(page)).toHaveCount(7);
  await expect(page.getByRole('button', { name: '7 Tage' })).toBeVisible();
  await expect(page).toHaveURL(/teil=tabelle&von=[^&]+&bis=[^&]+$/);
  await page.goBack();
  await expect(page).toHaveTitle(/^Teile – /);

  await way.click();
  await rowOf(page, 'B-1142').click();
  await expect(sheet(page)).toContainText('B-1142');
  await page.goBack();
  await expect(sheet(page)).toBeHidden();
  await expect(rows(page)).toHaveCount(25);
  await page.goForward();
  await sheet(page).getByRole('button', { name: 'Blatt schließen' }).click();
  await expect(rowOf(page, 'B-1142')).toBeFocused();
  await page.goBack();
  await expect(page).toHaveTitle(/^Teile – /);
});

test('a filter set while a sheet is open stays, however soon the sheet is closed', needsDesktop, async ({ page }) => {
  await open(page, '?teil=tabelle');
  await rowOf(page, 'B-1142').click();
  await expect(sheet(page)).toContainText('B-1142');
  // The direct effect of a click is rendered by the next microtask; the address is written later, on a busy device after the next key.
  await page.getByRole('button', { name: 'Zeitraum', exact: true }).click();
  await page.getByRole('button', { name: '7 Tage' }).evaluate(async (button: HTMLButtonElement) => {
    button.click();
    await null;
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  });
  await expect(sheet(page)).toBeHidden();
  await expect(page).toHaveURL(/teil=tabelle&von=[^&]+&bis=[^&]+$/);
  await expect(rows(page)).toHaveCount(7);
});

test(
  'after a search hit opened a sheet in its own table and it was closed, going back leaves the table',
  needsDesktop,
  async ({ page }) => {
    await open(page, '?teil=teile');
    await page.getByRole('link', { name: 'Tabelle' }).first().click();
    await expect(rows(page)).toHaveCount(25);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('B-1');
    await page.getByRole('link', { name: /B-1002/ }).click();
    await expect(sheet(page)).toContainText('B-1002');
    await sheet(page).getByRole('button', { name: 'Blatt schließen' }).click();
    await expect(sheet(page)).toBeHidden();
    await page.goBack();
    await expect(page).toHaveTitle(/^Teile – /);
  },
);

test('closing a sheet that was opened by its address shows its table', needsDesktop, async ({ page }) => {
  await open(page, '?teil=teile');
  await open(page, '?zeile=B-1142');
  await rowOf(page, 'B-1140').click();
  await expect(sheet(page)).toContainText('B-1140');
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toBeHidden();
  await expect(rows(page)).toHaveCount(25);
  await page.goBack();
  await expect(page).toHaveTitle(/^Teile – /);
});

test('a closing sheet does not take the focus from a row or search opened in the meantime', needsDesktop, async ({ page }) => {
  await open(page);
  await rowOf(page, 'B-1142').press('Enter');
  const close = sheet(page).getByRole('button', { name: 'Blatt schließen' });
  await expect(close).toBeFocused();
  await rowOf(page, 'B-1139').press('Enter');
  await expect(sheet(page)).toContainText('B-1139');
  // A sheet that closes returns the focus in the next frame.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await expect(close).toBeFocused();
  await page.evaluate(() => {
    for (const init of [{ key: 'Escape' }, { key: 'k', ctrlKey: true }])
      (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true }));
  });
  await expect(sheet(page)).toBeHidden();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await expect(page.getByRole('searchbox', { name: 'Alles durchsuchen' })).toBeFocused();
});

test(
  'a selection is kept and counted over pages, another filter clears it, and clearing returns the focus to where it began',
  onDesktop,
  async ({ page }) => {
    await open(page);
    const bar = page.getByRole('region', { name: 'Auswahl' });
    for (const undo of [
      () => bar.getByRole('button', { name: 'Auswahl aufheben' }).press('Enter'),
      () => bar.getByRole('button', { name: 'Abschließen' }).press('Escape'),
    ]) {
      await all(page).check();
      await undo();
      await expect(bar).toBeHidden();
      await expect(all(page)).toBeFocused();
      await expect(all(page)).not.toBeChecked();
    }
    const one = page.getByRole('checkbox', { name: 'B-1142 auswählen' });
    await one.press('Space');
    await one.press('Escape');
    await expect(bar).toBeHidden();
    await expect(one).toBeFocused();

    const onSecondPage = page.getByRole('checkbox', { name: 'B-1118 auswählen' });
    await one.check();
    await page.getByRole('button', { name: 'Nächste Seite' }).click();
    await expect(onSecondPage).toBeVisible();
    await expect(bar).toContainText('1 ausgewählt');
    await onSecondPage.check();
    await expect(bar).toContainText('2 ausgewählt');
    await page.getByRole('button', { name: 'Vorige Seite' }).click();
    await expect(one).toBeChecked();
    await expect(bar).toContainText('2 ausgewählt');
    await all(page).click();
    await expect(bar).not.toContainText('Mehr als');
    await page.getByRole('button', { name: 'Nächste Seite' }).click();
    await expect(onSecondPage).toBeVisible();
    await all(page).click();
    await expect(bar).toContainText('12 ausgewählt');
    await expect(bar).toContainText('Mehr als 12 gehen nicht auf einmal.');
    await choosePeriod(page, '7 Tage');
    await expect(bar).toBeHidden();
  },
);

test('the three newest toasts are shown, each text once', onDesktop, async ({ page }) => {
  await open(page, '?teil=teile');
  const said = page.locator('p', { hasText: /^Meldung/ });
  const button = page.getByRole('button', { name: 'Viel melden' });
  await button.click();
  await expect(said).toHaveText(['Meldung 4', 'Meldung 3', 'Meldung 2']);
  await button.click();
  await expect(said).toHaveText(['Meldung 4', 'Meldung 3', 'Meldung 2']);
});

test('a search hit shows the matching value if its two lines do not', onDesktop, async ({ page }) => {
  await open(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('b-1');
  const hit = page.getByRole('link', { name: /B-1002/ });
  await expect(hit).toContainText('E-Mail: anna@b-1.example');
  await expect(hit.locator('mark')).toHaveText('b-1');
  await expect(page.getByRole('link', { name: /B-1001/ }).locator('mark')).toHaveCount(0);
  await expectAccessible(page);
});

test('Ctrl K shows the actions of the screen, and does the one that is typed', onDesktop, async ({ page }) => {
  await open(page);
  await page.keyboard.press('Control+k');
  const actions = page.getByRole('region', { name: 'Aktionen' }).getByRole('button');
  await expect(actions.filter({ hasText: 'Exportieren' })).toHaveCount(1);
  await expect(actions.filter({ hasText: 'Abmelden' })).toHaveCount(1);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(actions).toHaveCount(0);
  await all(page).check();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('abschl');
  await expect(actions).toHaveText(['Abschließen']);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog', { name: '8 Beispiele abschließen?' })).toBeVisible();
});

test('the frame of a table is at its cells, so that scrollbars that take space are outside of it', needsDesktop, async ({ page }) => {
  await open(page, '?zeile=B-1142');
  const edges = await table(page).evaluate((element) => {
    const width = (selector: string, side: 'borderLeftWidth' | 'borderRightWidth' | 'borderBottomWidth') =>
      getComputedStyle(element.querySelector(selector) ?? element)[side];
    const around = getComputedStyle(element.parentElement ?? element);
    return [
      width('tbody tr > :first-child', 'borderLeftWidth'),
      width('tbody tr > :last-child', 'borderRightWidth'),
      width('tfoot td', 'borderBottomWidth'),
      around.borderRightWidth,
      around.scrollbarWidth,
    ];
  });
  expect(edges).toEqual(['1px', '1px', '1px', '0px', 'thin']);
});

test('J and K open rows from anywhere, and go on from the row whose sheet was closed', needsDesktop, async ({ page }) => {
  await open(page);
  await page.getByRole('link', { name: 'Tabelle' }).first().focus();
  await page.keyboard.press('j');
  await expect(sheet(page)).toContainText('B-1143');
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await expect(sheet(page)).toContainText('B-1141');
  await page.keyboard.press('Escape');
  await expect(rowOf(page, 'B-1141')).toBeFocused();
  await page.keyboard.press('j');
  await expect(sheet(page)).toContainText('B-1140');
  await page.keyboard.press('k');
  await expect(sheet(page)).toContainText('B-1141');
});

test('the columns shown on cards can be chosen and are kept in the address', needsPhone, async ({ page }) => {
  await open(page);
  const card = page.getByRole('list', { name: 'Beispiele' }).getByRole('listitem').first();
  for (const name of ['B-1143', 'Offen']) await expect(card.getByText(name, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Angaben auswählen' }).click();
  await expect(page.getByRole('checkbox', { name: 'Name', exact: true })).toBeDisabled();
  await expect(page.getByRole('checkbox', { name: 'Bemerkung' })).not.toBeChecked();
  await page.getByRole('checkbox', { name: 'Bemerkung' }).check();
  await page.getByRole('checkbox', { name: 'Nummer' }).uncheck();
  await page.getByRole('checkbox', { name: 'Status' }).uncheck();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  for (const at of [() => {}, () => page.reload()]) {
    await at();
    await expect(card).toContainText('Ruft am Nachmittag zurück');
    for (const gone of ['B-1143', 'Offen']) await expect(card.getByText(gone, { exact: true })).toHaveCount(0);
  }
});
