import type { Page } from '@playwright/test';
import { LOCALES, type Locale } from '../../contract/values/wire.ts';
import { wide } from '../support/wide.ts';
import { TENANTS } from './support/brands.ts';
import { logInByCall } from './support/demo.ts';
import { expectForcedColors } from './support/forced-colors.ts';
import { onDesktop, onPhone } from './support/screens.ts';
import { expect, sharedPort, site, test } from './support/test.ts';

const BUTTON = { de: /^(Tarif|Jetzt) empfehlen$/, en: /^Choose (a plan|what) to recommend$/ } as const;
const SCREENS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

test('the first screen of each homepage has its main button', { tag: '@phone' }, async ({ page, request }) => {
  await logInByCall(page.context(), { request, port: sharedPort() }, 'intern');
  for (const tenant of TENANTS) {
    for (const language of wide<Locale>(LOCALES, ['de'])) {
      await page.goto(site(tenant, `/${language}/`));
      for (const screen of SCREENS) {
        await page.setViewportSize(screen);
        await expect(page.getByRole('link', { name: BUTTON[language] }), `${tenant} at ${screen.width} px`).toBeInViewport();
      }
      await expectForcedColors(page);
    }
  }
});

/** Height of the page in screens of a phone. */
const screensOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight / innerHeight);
const MOST_SCREENS = 5;

test('each homepage is at most five screens long on a phone, with and without a login', { tag: '@phone' }, async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const hasLogin of [false, true])
    for (const tenant of TENANTS) {
      if (hasLogin || tenant === 'intern') await logInByCall(page.context(), { request, port: sharedPort() }, tenant);
      for (const language of LOCALES) {
        await page.goto(site(tenant, `/${language}/`));
        await page.evaluate(() => document.fonts.ready);
        const name = `${tenant} in ${language}, ${hasLogin ? 'logged in' : 'visitor'}`;
        await expect.poll(() => screensOf(page), name).toBeLessThanOrEqual(MOST_SCREENS);
      }
    }
});

test('a row of cards on a phone scrolls by keyboard to its last card', onPhone, async ({ page }) => {
  await page.goto(site('telko', '/de/'));
  const last = page.getByRole('region', { name: 'Wie schnell darf es sein?' }).getByRole('link', { name: 'Empfehlen HofDuo S' });
  await expect(last).not.toBeInViewport();
  await last.focus();
  await expect(last).toBeInViewport();
});

test('the button leads to what can be recommended, and a tile to the form with its product', onPhone, async ({ page }) => {
  await page.goto(site('energie', '/de/'));
  await page.getByRole('link', { name: BUTTON.de }).click();
  await expect(page.getByRole('heading', { name: 'Was möchten Sie empfehlen?' })).toBeInViewport();
  const tile = page.getByRole('link', { name: /^Empfehlen Lindtal Gas$/ });
  await tile.click();
  const chosen = page.locator('[tabindex="-1"]:has(> [data-chosen])');
  await expect(chosen).toBeInViewport();
  await expect(chosen).toBeFocused();
  await expect(chosen).toContainText('Lindtal Gas');
  // The link has the same result in another tab.
  await page.goto(site('energie', (await tile.getAttribute('href')) ?? ''));
  await expect(chosen).toBeInViewport();
  await expect(chosen).toContainText('Lindtal Gas');
});

test('a tile of a speed leads to the form with its product', onPhone, async ({ page }) => {
  await page.goto(site('telko', '/de/'));
  await page.getByRole('link', { name: BUTTON.de }).click();
  const speeds = page.getByRole('region', { name: 'Wie schnell darf es sein?' });
  await expect(speeds.getByRole('heading', { level: 2 })).toBeInViewport();
  await speeds.getByRole('link', { name: 'Empfehlen HofGlas 500' }).click();
  const chosen = page.locator('[tabindex="-1"]:has(> [data-chosen])');
  await expect(chosen).toBeFocused();
  await expect(chosen).toContainText('HofGlas 500');
});

test('by keyboard a visitor skips to the content, and opens and closes a question', onDesktop, async ({ page }) => {
  await page.goto(site('telko', '/de/'));
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Zum Inhalt springen' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: BUTTON.de })).toBeFocused();

  const question = page.locator('summary', { hasText: 'Wann bekomme ich meine Prämie?' });
  const reply = page.getByText('Frühestens 15 Tage nach der Bestellung Ihres Kontakts');
  await expect(reply).toBeHidden();
  await question.focus();
  await page.keyboard.press('Enter');
  await expect(reply).toBeVisible();
  await page.keyboard.press('Space');
  await expect(reply).toBeHidden();
});

test('of many products the first eight are shown, and the catalogue has all', onPhone, async ({ page }) => {
  await page.goto(site('telko', '/de/'));
  const products = page.getByRole('region', { name: 'Was möchten Sie empfehlen?' });
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    await expect(products.getByRole('link', { name: /^Empfehlen / })).toHaveCount(8);
  }
  await page.getByRole('link', { name: /^Alle \d+ Produkte ansehen$/ }).click();
  await expect(page).toHaveURL(site('telko', '/de/produkte'));
});

test(
  'amounts are separated from their labels, badges are as wide as their text, and fields side by side align',
  onPhone,
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 844 });
    await page.goto(site('energie', '/de/'));
    const { numeric, gap } = await page.getByRole('heading', { level: 1 }).evaluate((element) => {
      const { fontVariantNumeric, fontSize } = getComputedStyle(element);
      const [amount, after] = [element.querySelector('span'), element.lastChild];
      const word = document.createRange();
      word.setStart(after ?? element, 1);
      word.setEnd(after ?? element, 2);
      const space = word.getBoundingClientRect().left - (amount?.getBoundingClientRect().right ?? 0);
      return { numeric: fontVariantNumeric, gap: space / Number.parseFloat(fontSize) };
    });
    expect(numeric).toBe('proportional-nums');
    expect(gap).toBeGreaterThan(0.2);
    const badge = page.locator('#produkte ~ div li span', { hasText: '€' }).first();
    expect((await badge.boundingBox())?.width).toBeLessThan(120);
    await page.setViewportSize({ width: 768, height: 844 });
    const top = (name: string) =>
      page
        .getByLabel(name, { exact: true })
        .evaluate((field: HTMLInputElement) => [field, field.labels?.[0]].map((one) => one?.getBoundingClientRect().y));
    expect(await top('Vorname')).toEqual(await top('Nachname'));
  },
);
