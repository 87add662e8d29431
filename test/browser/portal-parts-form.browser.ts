import { TENANTS } from './support/brands.ts';
import { expectAccessible, expectNoOverflow } from './support/page-checks.ts';
import { open, rows, sheet, table } from './support/portal-parts.ts';
import { needsDesktop, needsPhone, onDesktop } from './support/screens.ts';
import { applyStyle } from './support/style.ts';
import { expect, test } from './support/test.ts';

test(
  'a form shows errors of the schema and of the server at their fields, and keeps its draft over a reload',
  onDesktop,
  async ({ page }) => {
    await open(page, '?teil=teile');
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByText('Grund ist ein Pflichtfeld.')).toBeVisible();
    await page.getByLabel('Grund').fill('Ein Grund, der bleibt');
    await page.getByLabel(/^Nummer/).fill('13');
    await page.reload();
    await expect(page.getByLabel('Grund')).toHaveValue('Ein Grund, der bleibt');
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByText('Nummer ist schon vergeben.')).toBeVisible();
    await page.getByLabel(/^Nummer/).fill('14');
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByText('Gespeichert.')).toBeVisible();
    await page.getByRole('button', { name: 'Auftrag freigeben' }).click();
    await page.getByRole('button', { name: 'Freigeben', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText('Freigeben können Sie ab dem 24.12.2026.');
  },
);

test(
  'on a phone a row is a card of two lines, its sheet a page, and further areas are behind the fifth navigation item',
  needsPhone,
  async ({ page }) => {
    await open(page);
    await expectNoOverflow(page);
    const cards = page.getByRole('list', { name: 'Beispiele' }).getByRole('listitem');
    await expect(cards).toHaveCount(25);
    await expect(cards.nth(1)).toContainText(/Jörg M\.\s*Läuft\s*Nummer\s*B-1142\s*Wert\s*84,19\s€\s*Am\s*\d/);
    expect((await cards.nth(1).boundingBox())?.height).toBeLessThan(80);
    await cards.nth(1).click();
    await expect(sheet(page)).toBeVisible();
    await expect(cards).toHaveCount(0);
    await expectNoOverflow(page);
    await sheet(page).getByRole('button', { name: 'Blatt schließen' }).click();
    await expect(cards.nth(1).getByRole('link')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(cards.nth(2).getByRole('link')).toBeFocused();

    await page.getByRole('button', { name: 'Liste ordnen' }).click();
    await page.getByRole('radio', { name: 'Wert' }).check();
    await page.getByRole('checkbox', { name: 'Absteigend' }).check();
    await page.keyboard.press('Escape');
    await expect(cards.first()).toContainText('1.234.881,76');
    await expect(page).toHaveURL(/nach=WertCent&ab=1/);
    await page.getByRole('checkbox', { name: 'Alle auf dieser Seite auswählen' }).check();
    await expect(page.getByRole('region', { name: 'Auswahl' })).toContainText('10 ausgewählt');
    await expect(cards.getByRole('checkbox').first()).toBeChecked();
    await page.getByRole('button', { name: 'Auswahl aufheben' }).click();

    await page.getByRole('button', { name: 'Produkt', exact: true }).click();
    await page.getByText('Tarif 2', { exact: true }).click();
    await expect(page.getByText('8 von 143')).toBeInViewport();
    await expectNoOverflow(page);
    await page.getByRole('button', { name: 'Exportieren' }).click();
    await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Exportieren' })).toBeInViewport();
    await expectNoOverflow(page);
    await page.getByRole('button', { name: 'Abbrechen' }).click();
    await page.getByRole('button', { name: 'Mehr' }).click();
    await page.getByRole('link', { name: 'Teile' }).click();
    await expect(page).toHaveTitle(/^Teile – /);
    await expectNoOverflow(page);
  },
);

test('the frame of a short list ends with its rows', needsDesktop, async ({ page }) => {
  await open(page, '?suche=B-1142');
  await expect(rows(page)).toHaveCount(1);
  const foot = await table(page).locator('tfoot').boundingBox();
  const frame = await table(page).locator('..').boundingBox();
  expect(Math.abs((frame?.y ?? 0) + (frame?.height ?? 0) - (foot?.y ?? 0) - (foot?.height ?? 0))).toBeLessThanOrEqual(2);
});

const STATES = ['', '?zeile=B-1142&status=Offen', '?teil=leer', '?teil=fehler', '?teil=teile'];

test('every state is accessible in every theme', async ({ page }) => {
  test.setTimeout(180_000);
  for (const query of STATES) {
    await open(page, query);
    await expectAccessible(page);
    for (const theme of TENANTS.slice(1)) {
      await applyStyle(page, theme);
      await test.step(`${query} in ${theme}`, () => expectAccessible(page, { isTheme: true }));
    }
  }
});
