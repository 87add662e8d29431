import type { Page } from '@playwright/test';
import { expect, site, test } from './support/test.ts';

/** Whether the browser has laid out the form. */
const isLaidOut = (page: Page) =>
  page.locator('main form[method=post]').evaluate((form) => form.checkVisibility({ contentVisibilityAuto: true }));

test('the form of the homepage is laid out after the first picture without scrolling', { tag: '@phone' }, async ({ page }) => {
  await page.goto(site('telko', '/de/'));
  await expect.poll(() => isLaidOut(page)).toBe(true);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the first picture of the homepage is painted without the form, which appears when scrolled near', { tag: '@phone' }, async ({
    page,
  }) => {
    // On a taller screen the form is near enough for the browser to lay it out.
    await page.setViewportSize({ width: 390, height: 500 });
    await page.goto(site('energie', '/de/'));
    expect(await isLaidOut(page)).toBe(false);
    await page.getByRole('button', { name: 'Link erstellen' }).scrollIntoViewIfNeeded();
    await expect.poll(() => isLaidOut(page)).toBe(true);
  });
});
