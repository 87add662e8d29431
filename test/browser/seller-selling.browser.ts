import type { Page } from '@playwright/test';
import type { SellerLink } from '../../contract/calls/seller/verkauf.ts';
import { formatCode } from '../../contract/rules/code.ts';
import { ERIKA, SELLER } from '../../tools/shared/demo.ts';
import { dialogOf, expectLoaded, goTo } from './support/agentur.ts';
import { reportOrder } from './support/demo.ts';
import { headline } from './support/journey.ts';
import { pressAt } from './support/keyboard.ts';
import { pictureOf } from './support/qr.ts';
import { orderOf } from './support/rewarding.ts';
import { needsDesktop, needsPhone, onPhone } from './support/screens.ts';
import { loginSeller, sellerAt, storeSellerSession } from './support/seller.ts';
import { joinReferral } from './support/steps.ts';
import { expect, expectAccessible, expectNoOverflow, sharedPort, test } from './support/test.ts';

const products = (page: Page) => page.getByRole('main').locator('[data-row]');
const ways = (page: Page) => page.getByRole('navigation', { name: 'Bereiche' });
const cards = (page: Page) => page.getByRole('main').getByRole('listitem');

const isLinkAnswer = /\/seller\/link\?/;

/** Said instead of opening the dialog of the browser, which a test cannot close. */
const PRINTED = 'printed';

/** Opens a product and returns the answer of the call for its link. */
async function openLink(page: Page, open: () => Promise<void>): Promise<SellerLink> {
  const [answer] = await Promise.all([page.waitForResponse(isLinkAnswer), open()]);
  return answer.json();
}

/** A count in the view of a link. */
const countOf = (page: Page, name: string) =>
  dialogOf(page)
    .locator('dl > div')
    .filter({ has: page.locator(`dt:text-is("${name}")`) })
    .getByRole('definition');

test(
  'by touch a seller shows a code one tap after the login, and sees without a reload what becomes of it',
  needsPhone,
  async ({ page, newPerson, journeyAt }) => {
    const journey = journeyAt('telko');
    await page.goto(sellerAt('/login'));
    await page.getByLabel('E-Mail-Adresse').fill(SELLER);
    await page.getByLabel('Passwort', { exact: true }).fill(ERIKA.Password);
    await page.getByRole('button', { name: 'Anmelden' }).tap();
    await headline(page, 'Mein Bereich');
    const product = products(page).first();
    const name = await product.innerText();
    const link = await openLink(page, () => product.tap());
    const view = dialogOf(page);
    const code = view.getByRole('img', { name: `QR-Code für ${name}` });

    await test.step('the view shows code, address and the ways to share, and no commission', async () => {
      await expect(code.locator('path')).toHaveAttribute('d', pictureOf(link.KurzURL));
      await expect(view).toContainText(link.KurzURL.replace(/^https?:\/\//, ''));
      await expect(view.getByRole('button', { name: 'Link kopieren' })).toBeInViewport();
      // The card, which only the printer shows, says that there is one.
      await expect(view).not.toContainText('Provision', { useInnerText: true });
      await expectNoOverflow(page);
      await expectAccessible(page);
    });

    await test.step('a customer opens the link, enters data and orders', async () => {
      const customer = await newPerson();
      await customer.goto(link.KurzURL);
      await expect(customer.getByRole('heading', { level: 1 })).toContainText(name);
      const status = view.getByRole('status');
      await expect(status.getByText('Gerade geöffnet')).toBeVisible();
      await expect(countOf(page, 'geöffnet')).toHaveText(String(link.Geoeffnet + 1));
      const { Empfaengernummer } = await joinReferral(journey, link.Empfehlungsnummer);
      await expect(status.getByText('Gerade eingetragen')).toBeVisible();
      const order = await orderOf(journey, { produktId: Number(new URL(page.url()).searchParams.get('zeile')) }, Empfaengernummer);
      await reportOrder(journey, 'telko', order, 'Bestaetigt');
      await expect(status.getByText('Gerade bestellt')).toBeVisible();
      await expect(countOf(page, 'bestellt')).toHaveText(String(link.Bestellt + 1));
    });

    await test.step('the address opens the same code, and the back button closes it', async () => {
      await page.reload();
      await expect(code).toBeVisible();
      await view.getByRole('button', { name: 'Schließen' }).tap();
      await expect(view).toHaveCount(0);
      await product.tap();
      await expect(code).toBeVisible();
      await page.goBack();
      await expect(view).toHaveCount(0);
      await headline(page, 'Mein Bereich');
    });

    await test.step('the order is among the orders, and its commission among the commissions with their sum', async () => {
      await ways(page).getByRole('link', { name: 'Aufträge' }).tap();
      await headline(page, /^Aufträge/);
      await expectLoaded(page);
      await expect(cards(page).filter({ hasText: 'Jörg M.' })).toContainText('Bestätigt');
      await expectNoOverflow(page);
      await ways(page).getByRole('link', { name: 'Provisionen' }).tap();
      await headline(page, /^Provisionen/);
      await expectLoaded(page);
      await expect(cards(page).first()).toContainText(new RegExp(`${name}.*Vorgemerkt.*€`, 's'));
      await expect(page.getByRole('region', { name: 'Summe' })).toContainText('€');
      await expectNoOverflow(page);
      await expectAccessible(page);
    });
  },
);

test('by keyboard a seller finds a product, shows its code, and comes back to it with Escape', needsDesktop, async ({ page }) => {
  await storeSellerSession(page.context(), sharedPort(), await loginSeller({ port: sharedPort() }));
  await page.addInitScript((said) => {
    window.print = () => console.log(said);
  }, PRINTED);
  await page.goto(sellerAt());
  const product = products(page).last();
  const name = await product.innerText();
  await page.keyboard.press('/');
  await page.keyboard.type(name);
  const openedLink = page.waitForResponse(isLinkAnswer).then((answer): Promise<SellerLink> => answer.json());
  await pressAt(page, products(page).getByText(name, { exact: true }));
  const view = dialogOf(page);
  await expect(view.getByRole('img', { name: `QR-Code für ${name}` })).toBeVisible();
  await expect(view.getByRole('button', { name: 'Schließen' })).toBeFocused();

  await test.step('the code is saved as a picture, and one press prints a card of it', async () => {
    const link = await openedLink;
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      pressAt(page, view.getByRole('button', { name: 'QR-Code speichern' })),
    ]);
    expect(download.suggestedFilename()).toBe(`qr-${link.Empfehlungscode}.png`);
    const isPrinted = page.waitForEvent('console', (message) => message.text() === PRINTED);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await isPrinted;
    await page.emulateMedia({ media: 'print' });
    const card = page.getByRole('region', { name: 'Karte', exact: true });
    for (const part of [name, 'Überreicht von Selma Sellin', formatCode(link.Empfehlungscode, null), '/de/code'])
      await expect(card).toContainText(part);
    await expect(view.getByRole('button')).toHaveCount(0);
    await expect(page.locator('h2', { hasText: 'Ihre Zahlen' })).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
  });

  await page.keyboard.press('Escape');
  await expect(view).toHaveCount(0);
  await expect(products(page).getByText(name, { exact: true })).toBeFocused();

  await test.step('an amount leads to its commissions', async () => {
    await page.getByRole('link', { name: /^Vorgemerkt/ }).press('Enter');
    await headline(page, /^Provisionen/);
    await expectLoaded(page);
    await expect(page.getByRole('button', { name: 'Status: Vorgemerkt' })).toBeVisible();
  });
  await goTo(page, 'Aufträge');
  await expectLoaded(page);
  await expectAccessible(page);
});

test.describe('of a seller who is deactivated meanwhile', () => {
  test.use({ mayBeRefused: ['/seller/'] });

  test('the view says that there is no link any more, instead of a code', onPhone, async ({ page }) => {
    await storeSellerSession(page.context(), sharedPort(), await loginSeller({ port: sharedPort() }));
    await page.goto(sellerAt());
    await products(page).first().click();
    const view = dialogOf(page);
    await expect(view.getByRole('img')).toBeVisible();
    const problem = { status: 409, code: 'Konflikt', detail: 'Einen Link gibt es, solange Ihr Zugang aktiv ist.' };
    await page.route(isLinkAnswer, (route) => route.fulfill({ status: 409, json: problem }));
    await expect(view.getByRole('alert')).toContainText(problem.detail);
    await expect(view.getByRole('img')).toHaveCount(0);
    await expectAccessible(page);
  });
});
