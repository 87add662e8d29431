import { logIn } from './support/entering.ts';
import { expect, expectAccessible, expectNoOverflow, site, test } from './support/test.ts';

test.beforeEach(async ({ page }) => {
  await page.goto(site('telko', '/de/persoenlicherbereich'));
  await logIn(page);
  await page.getByRole('link', { name: 'Noch einmal teilen' }).first().click();
  await page.getByText('Weitere Wege').click();
});

test('a text message is offered on a phone, and says so when nothing opens @phone', async ({ page }) => {
  const sms = page.getByRole('link', { name: /^SMS/ });
  await expect(sms).toHaveAttribute('href', /^sms:\?&body=Mein%20Tipp%3A/);
  await expectNoOverflow(page);
  await expectAccessible(page);
  await sms.click();
  await expect(page.getByRole('status')).toHaveText(/App nicht installiert/);
});

test('no text message is offered where there is no phone @desktop', async ({ page }) => {
  await expect(page.getByRole('link', { name: /^LinkedIn/ })).toBeVisible();
  await expect(page.locator('a[data-kanal="sms"]')).toBeHidden();
});

test('for Instagram the message is copied as written', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await context.route('https://www.instagram.com/**', (route) => route.fulfill({ body: 'Instagram' }));
  await page.getByLabel('Ihre Nachricht', { exact: true }).fill('Schau mal');
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: /^Instagram/ }).click();
  await expect((await opened).getByText('Instagram')).toBeVisible();
  await page.bringToFront();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Schau mal');
});
