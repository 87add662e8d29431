import type { Page } from '@playwright/test';
import { ERIKA, FORMER_SELLER } from '../../tools/shared/demo.ts';
import { dialogOf, expectLoaded, sheetOf } from './support/agentur.ts';
import { TENANTS } from './support/brands.ts';
import { loginSeller, openFirstProduct, sellerAt, storeSellerSession } from './support/seller.ts';
import { expect, expectAccessible, expectNoOverflow, sharedPort, site, test } from './support/test.ts';

/** Values of a tenant's look, by the names of their variables. */
async function lookOf(page: Page, tenant: string): Promise<[name: string, value: string][]> {
  await page.goto(site(tenant, '/de'));
  const html = await page.content();
  const [, rules = ''] = /:root\{(--look-[^}]*)\}/.exec(html) ?? [];
  const look = [...rules.matchAll(/(--look-[\w-]+):([^;]+);/g)].map(([, name = '', value = '']): [string, string] => [name, value]);
  expect(look.length, tenant).toBeGreaterThan(10);
  return look;
}

// Profi sellers exist at one tenant alone: its pages are painted in the looks of the others.
for (const tenant of TENANTS.filter((one) => one !== 'telko'))
  test(`the seller portal is accessible in the look of ${tenant}`, async ({ page }) => {
    const look = await lookOf(page, tenant);
    const check = async (open: Page) => {
      await open.evaluate((values) => {
        for (const [name, value] of values) document.documentElement.style.setProperty(name, value);
      }, look);
      await expectAccessible(open);
      await expectNoOverflow(open);
    };
    await page.goto(sellerAt('/login'));
    await check(page);

    await test.step('an active seller: home, a code to scan, orders, commissions, data', async () => {
      await storeSellerSession(page.context(), sharedPort(), await loginSeller({ port: sharedPort() }));
      await page.goto(sellerAt());
      await expectLoaded(page);
      await check(page);
      await openFirstProduct(page);
      await check(page);
      for (const area of ['/auftraege', '/provisionen', '/daten']) {
        await page.goto(sellerAt(area));
        await expectLoaded(page);
        await check(page);
      }
    });

    await test.step('a former one: what is owed at home and on its statement, and an objection', async () => {
      const session = await loginSeller({ port: sharedPort() }, { Email: FORMER_SELLER, Password: ERIKA.Password });
      await storeSellerSession(page.context(), sharedPort(), session);
      await page.goto(sellerAt());
      await expect(page.getByText(/Rückforderung RF-\d+: offen sind/)).toBeVisible();
      await check(page);
      await page.getByRole('link', { name: 'Abrechnung ansehen' }).click();
      const sheet = sheetOf(page);
      await expect(sheet.getByRole('listitem')).toContainText(
        /Korrektur GK-\d+.*Offen.*Bitte überweisen Sie .* bis zum .*Verwendungszweck: RF-/s,
      );
      await check(page);
      await sheet.getByRole('button', { name: /^Widersprechen/ }).click();
      await expect(dialogOf(page)).toBeVisible();
      await check(page);
    });
  });
