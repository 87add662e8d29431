import type { Page } from '@playwright/test';
import { isWide } from '../support/wide.ts';
import { TENANTS } from './support/brands.ts';
import { focusRingFaults } from './support/focus-ring.ts';
import { expectForcedColors } from './support/forced-colors.ts';
import { checkPage, checkTheme, expectAccessible, expectNoOverflow } from './support/page-checks.ts';
import { present } from './support/present.ts';
import { onDesktop } from './support/screens.ts';
import { comeDirectly, expect, site, test } from './support/test.ts';

const open = (page: Page, theme = 'telko', place = '') => comeDirectly(page).then(() => page.goto(site(theme, `/dev/ui${place}`)));
const opener = (page: Page) => page.getByRole('button', { name: 'QR-Code groß zeigen' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Ihr Code zum Abfotografieren' });
/** The section of a component. */
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

for (const theme of TENANTS) {
  test(`every component in ${theme} is accessible, fits every width and has large enough targets`, { tag: '@phone' }, async ({ page }) => {
    // The components are the same in each theme, which can only break colours and measures.
    const isTheme = theme !== 'telko' && !isWide;
    expect((await open(page, theme))?.status()).toBe(200);
    await test.step('what is pressed or filled in is 48 px high', async () => {
      // A button that looks like a link is as high as a link.
      const controls = page
        .locator('main section:not([aria-labelledby=text-button])')
        .locator('button[type=submit], input:not([type=radio], [type=checkbox], .sr-only), select, textarea');
      const heights = await (await present(controls)).evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height));
      expect(heights.length).toBeGreaterThan(20);
      expect(heights.filter((height) => height < 47.5)).toEqual([]);
      const oneLine = part(page, 'button').getByRole('button', { name: /^(Angaben prüfen|E-Mail noch einmal senden)$/ });
      for (const button of await (await present(oneLine)).all()) expect((await button.boundingBox())?.height).toBeCloseTo(48, 0);
    });
    await test.step('an open dialog', async () => {
      await page.getByRole('button', { name: 'Bedingungen lesen' }).click();
      const long = page.getByRole('dialog', { name: /^Teilnahmebedingungen/ });
      await expect(long.getByRole('heading')).toBeInViewport();
      await expectAccessible(page, { isTheme });
      await page.setViewportSize({ width: 320, height: 480 });
      await expectNoOverflow(page);
      expect(await long.evaluate(({ clientHeight, scrollWidth, clientWidth }) => [clientHeight < 480, scrollWidth - clientWidth])).toEqual([
        true,
        0,
      ]);
      await page.keyboard.press('Escape');
      await expect(long).toBeHidden();
    });
    await test.step('the focus ring of each kind of control has two colours with a contrast of 3', async () => {
      expect(await page.evaluate(focusRingFaults)).toEqual([]);
    });
    await test.step('in forced colours', () => expectForcedColors(page));
    await test.step('every part', () => (isTheme ? checkTheme(page) : checkPage(page)));
  });
}

test('a dialog opens by keyboard, traps the focus and restores it when closed, and opens by its address', onDesktop, async ({ page }) => {
  await open(page);
  for (const key of ['Enter', 'Space']) {
    await opener(page).focus();
    await page.keyboard.press(key);
    await expect(dialog(page)).toBeVisible();
    const close = dialog(page).getByRole('button', { name: 'Schließen' });
    await expect(close).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();

    await page.keyboard.press(key);
    await expect(close).toBeFocused();
    await page.keyboard.press(key);
    await expect(dialog(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
  }
  expect(new URL(page.url()).hash).toBe('');

  await page.goto('about:blank');
  await open(page, 'telko', '#dialog-kurz');
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
});

test(
  'a click on the backdrop closes a dialog, a click inside does not, and the page keeps its scroll position',
  onDesktop,
  async ({ page }) => {
    await open(page);
    await opener(page).click();
    const within = dialog(page).getByText('Wer ihn mit der Kamera erfasst');
    await within.click();
    await expect(dialog(page)).toBeVisible();
    const before = await page.evaluate(() => scrollY);
    await page.mouse.move(20, 20);
    await page.mouse.wheel(0, 600);
    await expect(dialog(page).getByRole('button', { name: 'Schließen' })).toBeInViewport();
    expect(await page.evaluate(() => scrollY)).toBe(before);
    // Selecting text beyond the edge of the dialog is not a click on the backdrop.
    await within.hover();
    await page.mouse.down();
    await page.mouse.move(20, 20);
    await page.mouse.up();
    await expect(dialog(page)).toBeVisible();
    await page.mouse.click(20, 20);
    await expect(dialog(page)).toBeHidden();
  },
);

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a dialog opens by its link and closes by its close button', onDesktop, async ({ page }) => {
    await open(page);
    await page.getByRole('link', { name: 'QR-Code groß zeigen' }).click();
    await expect(dialog(page).getByText('Wer ihn mit der Kamera erfasst')).toBeInViewport();
    await dialog(page).getByRole('link', { name: 'Schließen' }).click();
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByRole('link', { name: 'QR-Code groß zeigen' })).toBeInViewport();
  });
});

test('a busy button announces it, keeps its size and differs by more than colour; a table has rows of 40 px and a sticky head', {
  tag: '@desktop',
}, async ({ page }) => {
  await open(page);
  const buttons = part(page, 'button').getByRole('button', { name: 'Angaben prüfen' });
  const widths = await (await present(buttons)).evaluateAll((all) => all.map((each) => each.getBoundingClientRect().width));
  expect(new Set(widths).size).toBe(1);
  const busy = part(page, 'button').locator('[aria-busy=true]').first();
  await expect(busy).toHaveText('Angaben prüfen');
  expect(await busy.evaluate((button) => getComputedStyle(button, '::after').height)).toBe('3px');

  const table = page.getByRole('table', { name: 'Auszahlungen', exact: true });
  const heights = await (await present(table.locator('tbody tr'))).evaluateAll((rows) =>
    rows.map((row) => row.getBoundingClientRect().height),
  );
  expect(heights.map(Math.round)).toEqual([40, 40, 40]);
  const edges = await (await present(table.locator('tr > :last-child'))).evaluateAll((cells) =>
    cells.map((cell) => {
      const range = document.createRange();
      range.selectNodeContents(cell);
      return Math.round(range.getBoundingClientRect().right);
    }),
  );
  expect(new Set(edges).size).toBe(1);
  await table
    .getByRole('row')
    .last()
    .evaluate((row) => scrollTo(0, scrollY + row.getBoundingClientRect().top - 45));
  await expect(table.getByRole('columnheader', { name: 'Betrag' })).toBeInViewport();
});

test('on a phone a table shows a card for each row and stays a table for screen readers; the sticky action stays at the bottom except in a low window', {
  tag: '@phone',
}, async ({ page }) => {
  await open(page);
  const table = page.getByRole('table', { name: 'Auszahlungen', exact: true });
  await expect(table.getByRole('columnheader')).toHaveText(['Kontakt', 'Produkt', 'Freigabe', 'Betrag']);
  const row = table.getByRole('row', { name: /Großkreutz/ });
  await expect(row.getByRole('cell')).toHaveCount(3);
  await expect(row.getByText('Betrag')).toBeVisible();
  const [name, amount] = [await row.getByRole('rowheader').boundingBox(), await row.getByText('1.234.567,89 €').boundingBox()];
  expect(name?.y).toBeLessThan(amount?.y ?? 0);

  const action = page.getByRole('button', { name: 'Angaben absenden' });
  /** Scrolls until only the first lines of the step are visible. */
  const showFirstLines = async (height: number) => {
    await page.setViewportSize({ width: 390, height });
    await part(page, 'action-bar')
      .getByText('Wer diesen Schritt liest')
      .evaluate((text) => scrollTo({ top: scrollY + text.getBoundingClientRect().top - innerHeight + 110, behavior: 'instant' }));
  };
  await showFirstLines(700);
  await expect(action).toBeInViewport({ ratio: 1 });
  await showFirstLines(400);
  await expect(action).not.toBeInViewport();
});
