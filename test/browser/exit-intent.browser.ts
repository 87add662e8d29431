import type { Page } from '@playwright/test';
import { expect, expectAccessible, site, test } from './support/test.ts';

const TENANT = 'energie';
const question = (page: Page) => page.getByRole('dialog', { name: 'Möchten Sie wirklich schon gehen?' });

/** Moves the pointer out of the window at the top edge. */
const leave = (page: Page) => page.locator('html').dispatchEvent('mouseleave', { clientY: -1 });

const BEGIN = new Date('2026-11-20T10:00:00Z');

/** Stops a page's clock; from now on only the test moves it. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: BEGIN });
  await page.clock.pauseAt(BEGIN.getTime() + 1000);
}

/** Opens the home as a visitor who allowed functional cookies, with a stopped clock. */
async function comeIn(page: Page): Promise<void> {
  await page.context().addCookies([{ name: 'psoempf_fu', value: '1', url: site(TENANT) }]);
  await stopClock(page);
  await page.goto(site(TENANT, '/de/'));
}

test('a visitor about to leave is asked once and led to the form', { tag: '@desktop' }, async ({ page }) => {
  await comeIn(page);
  await page.clock.fastForward(14_900);
  await leave(page);
  await expect(question(page)).toBeHidden();
  await page.clock.fastForward(200);
  await page.locator('html').dispatchEvent('mouseleave', { clientY: 300 });
  await expect(question(page)).toBeHidden();
  await leave(page);
  await expect(question(page)).toBeVisible();
  await page.clock.resume();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(question(page)).toBeHidden();
  await leave(page);
  await expect(question(page)).toBeHidden();
  await page.reload();
  await page.clock.fastForward(16_000);
  await leave(page);
  await expect(question(page)).toBeHidden();
});

test('a visitor who declined is never asked again', { tag: '@desktop' }, async ({ page }) => {
  await stopClock(page);
  await page.goto(site(TENANT, '/de/'));
  await page.clock.fastForward(16_000);
  await leave(page);
  await expect(question(page)).toHaveCount(0);
});
