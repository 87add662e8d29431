import type { Page } from '@playwright/test';
import { enter } from './support/demo.ts';
import { expectAccessible, expectNoOverflow } from './support/looking.ts';
import { expect, sharedPort, site, test } from './support/test.ts';

/** In the page: a system with a sheet to share by, as phones have it. */
function haveSheet(): void {
  const shared: ShareData[] = [];
  Object.assign(globalThis, { shared });
  Object.defineProperty(navigator, 'share', { value: async (data: ShareData) => void shared.push(data) });
}

const message = (page: Page) => page.getByLabel('Ihre Nachricht', { exact: true });
const sheet = (page: Page) => page.getByRole('button', { name: 'Teilen über …' });
const sharedBy = (page: Page) => page.evaluate(() => (globalThis as unknown as { shared: ShareData[] }).shared);
const topOf = async (page: Page) => (await message(page).boundingBox())?.y;

/** Goes from the own area to where a referral is shared. */
async function share(page: Page): Promise<void> {
  await page.goto(site('telko', '/de/persoenlicherbereich'));
  await page.getByRole('link', { name: 'Noch einmal teilen' }).first().click();
}

test('on a phone a text message is offered, and its sheet where it has one; everything else has the same place', { tag: '@phone' }, async ({
  page,
  newPerson,
  request,
}) => {
  const demo = { request, port: sharedPort() };
  await enter(page.context(), demo, 'telko');
  const other = await newPerson();
  await other.addInitScript(haveSheet);
  await other.context().addCookies(await page.context().cookies());
  await share(page);
  await expect(sheet(page)).toBeHidden();
  const place = await topOf(page);
  await page.getByText('Weitere Wege').click();
  const sms = page.getByRole('link', { name: /^SMS/ });
  await expect(sms).toHaveAttribute('href', /^sms:\?&body=Mein%20Tipp%3A/);
  await expectNoOverflow(page);
  await expectAccessible(page);
  await sms.click();
  await expect(page.getByRole('status')).toHaveText(/App nicht installiert/);

  await share(other);
  await expect(sheet(other)).toBeVisible();
  expect(await topOf(other)).toBe(place);
  await message(other).fill('Schau mal');
  await sheet(other).click();
  const [data] = await sharedBy(other);
  expect(data).toEqual({ title: expect.stringMatching(/\S/), text: 'Schau mal', url: expect.stringMatching(/^http.*\?channel=teilen$/) });
});

test('elsewhere there is no text message, the sheet is one of the further ways, and for Instagram the message is copied', {
  tag: '@desktop',
}, async ({ page, context, request }) => {
  await page.addInitScript(haveSheet);
  await enter(context, { request, port: sharedPort() }, 'telko');
  await share(page);
  await expect(sheet(page)).toBeHidden();
  await page.getByText('Weitere Wege').click();
  await expect(page.getByRole('link', { name: /^LinkedIn/ })).toBeVisible();
  await expect(page.locator('a[data-shares-by="sms"]')).toBeHidden();
  await sheet(page).click();
  expect(await sharedBy(page)).toHaveLength(1);

  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await context.route('https://www.instagram.com/**', (route) => route.fulfill({ body: 'Instagram' }));
  await message(page).fill('Schau mal');
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: /^Instagram/ }).click();
  await expect((await opened).getByText('Instagram')).toBeVisible();
  await page.bringToFront();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Schau mal');
});
