import type { Page } from '@playwright/test';
import { logInByCall } from './support/demo.ts';
import { expectAccessible, expectNoOverflow } from './support/page-checks.ts';
import { expect, sharedPort, site, test } from './support/test.ts';

/** Runs in the page: simulates the share sheet of a phone. */
function haveSheet(): void {
  const shared: ShareData[] = [];
  Object.assign(globalThis, { shared });
  Object.defineProperty(navigator, 'share', { value: async (data: ShareData) => void shared.push(data) });
}

const message = (page: Page) => page.getByLabel('Ihre Nachricht', { exact: true });
const sheet = (page: Page) => page.getByRole('link', { name: 'Teilen über …' });
const after = (page: Page) => page.getByText('Geteilt. Noch jemand?');
const sharedBy = (page: Page) => page.evaluate(() => (globalThis as unknown as { shared: ShareData[] }).shared);
const topOf = async (page: Page) => (await message(page).boundingBox())?.y;

/** Opens the share page of a referral from the personal area. */
async function share(page: Page): Promise<void> {
  await page.goto(site('telko', '/de/persoenlicherbereich'));
  await page
    .getByRole('link', { name: /^Teilen / })
    .first()
    .click();
}

test('on a phone sharing offers a text message, and the share sheet of the system in place of the further channels', {
  tag: '@phone',
}, async ({ page, newPerson, request }) => {
  const demo = { request, port: sharedPort() };
  await logInByCall(page.context(), demo, 'telko');
  const other = await newPerson();
  await other.addInitScript(haveSheet);
  await other.context().addCookies(await page.context().cookies());
  await share(page);
  await page.waitForLoadState();
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  const place = await topOf(page);
  await sheet(page).click();
  await expect(after(page)).toBeHidden();
  const sms = page.getByRole('link', { name: /^SMS/ });
  await expect(sms).toHaveAttribute('href', /^sms:\?&body=\d+%20%E2%82%AC%20f%C3%BCr%20dich/);
  await expectNoOverflow(page);
  await expectAccessible(page);
  await sms.click();
  await expect(page.getByText(/App nicht installiert/)).toBeVisible();
  await expect(after(page)).toBeVisible();

  await share(other);
  await expect(sheet(other)).toBeVisible();
  await expect.poll(() => topOf(other)).toBe(place);
  await message(other).fill('Schau mal');
  await sheet(other).click();
  await expect(after(other)).toBeInViewport();
  const [data] = await sharedBy(other);
  expect(data).toEqual({ title: expect.stringMatching(/\S/), text: 'Schau mal', url: expect.stringMatching(/^http.*\?channel=teilen$/) });
});

test('on a desktop there is neither text message nor share sheet, and for Instagram the message is copied', {
  tag: '@desktop',
}, async ({ page, context, request }) => {
  await logInByCall(context, { request, port: sharedPort() }, 'telko');
  await share(page);
  await expect(sheet(page)).toBeHidden();
  await page.getByText('Weitere Wege').click();
  await expect(page.getByRole('link', { name: /^LinkedIn/ })).toBeVisible();
  await expect(page.locator('a[data-shares-by="sms"]')).toBeHidden();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await context.route('https://www.instagram.com/**', (route) => route.fulfill({ body: 'Instagram' }));
  await message(page).fill('Schau mal');
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: /^Instagram/ }).click();
  await expect((await opened).getByText('Instagram')).toBeVisible();
  await page.bringToFront();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Schau mal');
});

test('on a desktop the QR code and the next steps stand beside the link, and copying shows a tick', { tag: '@desktop' }, async ({
  page,
  context,
  request,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await logInByCall(context, { request, port: sharedPort() }, 'telko');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await share(page);
  const qr = page.getByRole('region', { name: 'QR-Code zum Zeigen' });
  const right = (await page.getByRole('button', { name: 'Link kopieren' }).boundingBox())?.x ?? 0;
  for (const part of [qr, page.getByRole('region', { name: 'Was danach passiert' })])
    expect((await part.boundingBox())?.x).toBeGreaterThan(right + 400);
  await expect(qr.getByRole('img')).toBeInViewport();

  const copy = page.getByRole('button', { name: /^Link kop/ });
  const icons = copy.locator('svg:visible');
  const before = await icons.innerHTML();
  await copy.click();
  await expect(copy).toHaveText('Link kopiert');
  await expect(icons).toHaveCount(1);
  expect(await icons.innerHTML()).not.toBe(before);
  await page.getByText('Weitere Wege').click();
  await page.getByRole('button', { name: 'Nachricht kopieren' }).click();
  await expect(message(page)).toHaveValue(/\d\u00a0€ für dich/);
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/\d € für dich/);
});
