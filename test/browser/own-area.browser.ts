import type { Page } from '@playwright/test';
import { logInByCall } from './support/demo.ts';
import { expect, expectAccessible, sharedPort, site, test } from './support/test.ts';

const TENANT = 'energie';

const list = (page: Page) => page.getByRole('region', { name: 'Laufende Empfehlungen' });
const line = (page: Page) => page.getByRole('link', { name: 'Ruben H.', exact: true });
const details = (page: Page) => page.getByRole('article', { name: 'Ruben H.' });

test.beforeEach(async ({ page, request }) => {
  await logInByCall(page.context(), { request, port: sharedPort() }, TENANT);
  await page.goto(site(TENANT, '/de/persoenlicherbereich'));
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('on a phone a referral of the personal area opens as a page of its own, which leads back to its row', { tag: '@phone' }, async ({
    page,
  }) => {
    await expect(page.getByRole('article')).toBeHidden();
    await line(page).click();
    await expect(details(page)).toBeInViewport();
    await expect(list(page)).toBeHidden();
    await page.getByRole('link', { name: 'Zurück zur Liste' }).click();
    await expect(line(page)).toBeInViewport();
    await expect(page.getByRole('article')).toBeHidden();
  });
});

test('on a desktop a referral of the personal area opens beside the list', { tag: '@desktop' }, async ({ page }) => {
  await expect(page.getByRole('article')).toBeVisible();
  await line(page).click();
  await expect(details(page)).toBeInViewport();
  await expect(line(page)).toBeInViewport();
  const [beside, of] = [await details(page).boundingBox(), await list(page).boundingBox()];
  expect(beside?.x).toBeGreaterThan((of?.x ?? 0) + (of?.width ?? 0));
  const row = page.getByRole('listitem').filter({ has: line(page) });
  expect((await row.boundingBox())?.width).toBe((await row.locator('..').boundingBox())?.width);
  await expectAccessible(page);
});
