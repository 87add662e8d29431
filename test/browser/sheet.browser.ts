import type { Page } from '@playwright/test';
import { logIn } from './support/entering.ts';
import { expect, site, test } from './support/test.ts';

/** In the page: a system with a sheet to share by, as phones have it. */
function haveSheet(): void {
  const shared: ShareData[] = [];
  Object.assign(globalThis, { shared });
  Object.defineProperty(navigator, 'share', { value: async (data: ShareData) => void shared.push(data) });
}

async function share(page: Page): Promise<void> {
  await page.goto(site('telko', '/de/persoenlicherbereich'));
  await logIn(page);
  await page.getByRole('link', { name: 'Noch einmal teilen' }).first().click();
}

const sheet = (page: Page) => page.getByRole('button', { name: 'Teilen über …' });
const sharedBy = (page: Page) => page.evaluate(() => (globalThis as unknown as { shared: ShareData[] }).shared);
const topOf = async (page: Page) => (await page.getByLabel('Ihre Nachricht', { exact: true }).boundingBox())?.y;

test("on a phone the system's sheet gets the message as written and the link @phone", async ({ page }) => {
  await page.addInitScript(haveSheet);
  await share(page);
  await page.getByLabel('Ihre Nachricht', { exact: true }).fill('Schau mal');
  await sheet(page).click();
  const [data] = await sharedBy(page);
  expect(data).toEqual({ title: expect.stringMatching(/\S/), text: 'Schau mal', url: expect.stringMatching(/^http.*\?channel=teilen$/) });
});

test('everything has the same place on a phone that has no sheet, which offers none @phone', async ({ page, newPerson }) => {
  await share(page);
  await expect(sheet(page)).toBeHidden();
  const other = await newPerson();
  await other.addInitScript(haveSheet);
  await share(other);
  await expect(sheet(other)).toBeVisible();
  expect(await topOf(other)).toBe(await topOf(page));
});

test('elsewhere the sheet is one of the further ways, where there is one @desktop', async ({ page }) => {
  await page.addInitScript(haveSheet);
  await share(page);
  await expect(sheet(page)).toBeHidden();
  await page.getByText('Weitere Wege').click();
  await sheet(page).click();
  expect(await sharedBy(page)).toHaveLength(1);
});
