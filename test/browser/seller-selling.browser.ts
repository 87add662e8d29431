import type { Page } from '@playwright/test';
import { ERIKA, SELLER } from '../../tools/shared/demo.ts';
import { dialogOf, expectLoaded, goTo } from './support/agentur.ts';
import { headline } from './support/journey.ts';
import { pressAt, tabTo } from './support/keyboard.ts';
import { pictureOf } from './support/qr.ts';
import { needsDesktop, needsPhone } from './support/screens.ts';
import { demoSellerSession, sellerAt, storeSellerSession } from './support/seller.ts';
import { expect, expectAccessible, expectNoOverflow, sharedPort, test } from './support/test.ts';

const products = (page: Page) => page.getByRole('main').locator('[data-row]');

/** The short link of the open product, as the answer of the call has it. */
async function openedLink(page: Page, open: () => Promise<void>): Promise<{ KurzURL: string; Geoeffnet: number }> {
  const [answer] = await Promise.all([page.waitForResponse(/\/seller\/link\?/), open()]);
  return answer.json();
}

test(
  'by touch a seller shows the code of a product two taps after the login, and sees that it is opened',
  needsPhone,
  async ({ page, newPerson }) => {
    await page.goto(sellerAt('/login'));
    await page.getByLabel('E-Mail-Adresse').fill(SELLER);
    await page.getByLabel('Passwort', { exact: true }).fill(ERIKA.Password);
    await page.getByRole('button', { name: 'Anmelden' }).tap();
    await headline(page, 'Mein Bereich');
    const product = products(page).first();
    const name = await product.innerText();
    const { KurzURL, Geoeffnet } = await openedLink(page, () => product.tap());
    const view = dialogOf(page);
    await expect(view.getByRole('img', { name: `QR-Code für ${name}` }).locator('path')).toHaveAttribute('d', pictureOf(KurzURL));
    await expect(view).toContainText(KurzURL.replace(/^https?:\/\//, ''));
    await expect(view).not.toContainText('Provision');
    await expect(view.getByRole('button', { name: 'Link kopieren' })).toBeInViewport();
    await expectNoOverflow(page);
    await expectAccessible(page);

    await test.step('a customer opens the link', async () => {
      const opened = view.getByText('geöffnet', { exact: true }).locator('xpath=..');
      await expect(opened).toContainText(String(Geoeffnet));
      const customer = await newPerson();
      await customer.goto(KurzURL);
      await headline(customer, new RegExp(name));
      await expect(opened).toContainText(String(Geoeffnet + 1));
      await expect(view.getByRole('status').filter({ hasText: 'Gerade geöffnet' })).toBeVisible();
    });

    await test.step('the address opens the same code, and the back button closes it', async () => {
      await page.reload();
      await expect(view.getByRole('img', { name: `QR-Code für ${name}` })).toBeVisible();
      await view.getByRole('button', { name: 'Schließen' }).tap();
      await expect(view).toHaveCount(0);
      await product.tap();
      await expect(view).toBeVisible();
      await page.goBack();
      await expect(view).toHaveCount(0);
      await headline(page, 'Mein Bereich');
    });

    await test.step('the orders and commissions are cards with sums', async () => {
      await page.getByRole('navigation', { name: 'Bereiche' }).getByRole('link', { name: 'Aufträge' }).tap();
      await headline(page, /^Aufträge/);
      await expectLoaded(page);
      await expect(page.getByRole('main').getByText('Freigegeben').first()).toBeVisible();
      await expectNoOverflow(page);
      await page.getByRole('navigation', { name: 'Bereiche' }).getByRole('link', { name: 'Provisionen' }).tap();
      await headline(page, /^Provisionen/);
      await expectLoaded(page);
      await expect(page.getByRole('region', { name: 'Summe' })).toContainText('€');
      await expectNoOverflow(page);
    });
  },
);

test('by keyboard a seller finds a product, shows its code, and comes back to it with Escape', needsDesktop, async ({ page }) => {
  await storeSellerSession(page.context(), sharedPort(), await demoSellerSession({ port: sharedPort() }));
  await page.goto(sellerAt());
  const product = products(page).last();
  const name = await product.innerText();
  await page.keyboard.press('/');
  await page.keyboard.type(name);
  await pressAt(page, product);
  const view = dialogOf(page);
  await expect(view.getByRole('img', { name: `QR-Code für ${name}` })).toBeVisible();
  await expect(view.getByRole('button', { name: 'Schließen' })).toBeFocused();
  await tabTo(page, view.getByRole('button', { name: 'Text kopieren' }));
  await page.keyboard.press('Escape');
  await expect(view).toHaveCount(0);
  await expect(product).toBeFocused();

  await test.step('an amount leads to its commissions', async () => {
    await page.getByRole('link', { name: /^Vorgemerkt/ }).press('Enter');
    await headline(page, /^Provisionen/);
    await expectLoaded(page);
    await expect(page.getByRole('button', { name: 'Status: Vorgemerkt' })).toBeVisible();
    await expect(page.getByRole('row').last()).toContainText('Summe');
  });
  await goTo(page, 'Aufträge');
  await expectLoaded(page);
  await expectAccessible(page);
});
