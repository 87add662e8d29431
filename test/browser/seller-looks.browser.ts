import type { Page } from '@playwright/test';
import { ERIKA, FORMER_SELLER } from '../../tools/shared/demo.ts';
import { dialogOf, expectLoaded, sheetOf } from './support/agentur.ts';
import { TENANTS } from './support/brands.ts';
import { loginSeller, openFirstProduct, sellerAt, storeSellerSession } from './support/seller.ts';
import { expect, expectAccessible, expectNoOverflow, sharedPort, site, test } from './support/test.ts';

interface Look {
  readonly tenant: string;
  /** Values by the names of their variables. */
  readonly values: readonly (readonly [name: string, value: string])[];
}

async function lookOf(page: Page, tenant: string): Promise<Look> {
  await page.goto(site(tenant, '/de'));
  const html = await page.content();
  const [, rules = ''] = /:root\{(--look-[^}]*)\}/.exec(html) ?? [];
  const values = [...rules.matchAll(/(--look-[\w-]+):([^;]+);/g)].map(([, name = '', value = '']) => [name, value] as const);
  expect(values.length, tenant).toBeGreaterThan(10);
  return { tenant, values };
}

/** Shows the page in a look instead of the one before. */
const wear = (page: Page, { values }: Look): Promise<void> =>
  page.evaluate((own) => {
    const { style } = document.documentElement;
    for (const name of [...style].filter((one) => one.startsWith('--look-'))) style.removeProperty(name);
    for (const [name, value] of own) style.setProperty(name, value);
  }, values);

// Profi sellers exist at one tenant alone: its pages are painted in the looks of the others.
test('the seller portal is accessible in the looks of the other tenants', async ({ page }) => {
  test.slow();
  const looks: Look[] = [];
  for (const tenant of TENANTS.filter((one) => one !== 'telko')) looks.push(await lookOf(page, tenant));
  const check = async (what: string) => {
    for (const look of looks)
      await test.step(`${what} in the look of ${look.tenant}`, async () => {
        await wear(page, look);
        // Another look can only break colours and measures.
        await expectAccessible(page, { isTheme: look !== looks[0], hold: expect.soft });
        await expectNoOverflow(page);
      });
  };
  await page.goto(sellerAt('/login'));
  await check('the login');

  await test.step('an active seller: home, a code to scan, orders, commissions, data', async () => {
    await storeSellerSession(page.context(), sharedPort(), await loginSeller({ port: sharedPort() }));
    await page.goto(sellerAt());
    await expectLoaded(page);
    await check('the home');
    await openFirstProduct(page);
    await check('a code to scan');
    for (const area of ['/auftraege', '/provisionen', '/daten']) {
      await page.goto(sellerAt(area));
      await expectLoaded(page);
      await check(area);
    }
  });

  await test.step('a former one: what is owed at home and on its statement, and an objection', async () => {
    const session = await loginSeller({ port: sharedPort() }, { Email: FORMER_SELLER, Password: ERIKA.Password });
    await storeSellerSession(page.context(), sharedPort(), session);
    await page.goto(sellerAt());
    await expect(page.getByText(/Rückforderung RF-\d+: offen sind/)).toBeVisible();
    await check('the home of a former seller');
    await page.getByRole('link', { name: 'Abrechnung ansehen' }).click();
    const sheet = sheetOf(page);
    await expect(sheet.getByRole('listitem')).toContainText(
      /Korrektur GK-\d+.*Offen.*Bitte überweisen Sie .* bis zum .*Verwendungszweck: RF-/s,
    );
    await check('a statement');
    await sheet.getByRole('button', { name: /^Widersprechen/ }).click();
    await expect(dialogOf(page)).toBeVisible();
    await check('an objection');
  });
});
