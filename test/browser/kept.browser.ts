import type { Page } from '@playwright/test';
import { logInByCall } from './support/demo.ts';
import { pageAt } from './support/journey.ts';
import { fillData, sendData } from './support/receiving.ts';
import { fillRecommend } from './support/recommending.ts';
import { onPhone } from './support/screens.ts';
import { recommendByCalls } from './support/steps.ts';
import { expect, sharedPort, site, test } from './support/test.ts';

const TENANT = 'telko';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const headline = (page: Page) => page.getByRole('heading', { level: 1 });

/** Values of the fields of the page's form by name; of checkboxes and radio buttons only the checked ones. */
const typedInto = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => {
    const form = document.querySelector<HTMLFormElement>('main form[method=post]');
    const shown = [...(form?.elements ?? [])].filter((one) => one instanceof HTMLInputElement && one.type !== 'hidden');
    const own = new Set(shown.map((one) => one.getAttribute('name') ?? ''));
    return Object.fromEntries(
      [...new FormData(form ?? undefined)].flatMap(([name, value]) => (own.has(name) ? [[name, String(value)]] : [])),
    );
  });

test('typed values stay when a form is refused and after going back', onPhone, async ({ page, journeyAt }) => {
  await fillRecommend(journeyAt(TENANT), page);
  await page.getByLabel('E-Mail-Adresse').fill('anna@');
  const typed = await typedInto(page);
  expect(Object.keys(typed)).toHaveLength(6);
  await button(page, 'Link erstellen').click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page).toHaveTitle(/^Fehler/);
  expect(await typedInto(page)).toEqual(typed);
  await page.getByRole('link', { name: 'Startseite' }).or(page.getByRole('banner').getByRole('link').first()).first().click();
  await page.goBack();
  await expect(page.getByLabel('Vorname')).toBeVisible();
  expect(await typedInto(page)).toEqual(typed);
});

test("the recipient's data stay through an error, a reload and the way back, and are sent once", onPhone, async ({ page, journeyAt }) => {
  const journey = journeyAt('energie');
  const landing = pageAt(journey, `/empfaengerdaten/${(await recommendByCalls(journey)).nummer}`);
  await page.goto(landing);
  await fillData(journey, page);
  await page.getByLabel(/^Ja, Lindtal Energie darf/).check();
  await page.getByLabel('Postleitzahl').fill('5066');
  const wrong = await typedInto(page);
  await sendData(page);
  await expect(page.getByRole('alert')).toContainText('Geben Sie Ihre Postleitzahl mit 5 Ziffern ein.');
  expect(await typedInto(page)).toEqual(wrong);

  await page.getByLabel('Postleitzahl').fill('50667');
  await sendData(page);
  await expect(headline(page)).toHaveText('Fast fertig: Sehen Sie in Ihr Postfach');
  await page.reload();
  await expect(headline(page)).toHaveText('Fast fertig: Sehen Sie in Ihr Postfach');
  await page.goto(landing);
  await expect(page.getByRole('link', { name: 'Stand ansehen' })).toBeVisible();
});

test('an edited message stays after a reload and after going back', onPhone, async ({ page, request }) => {
  await logInByCall(page.context(), { request, port: sharedPort() }, TENANT);
  await page.goto(site(TENANT, '/de/persoenlicherbereich'));
  await page
    .getByRole('link', { name: /^Teilen / })
    .first()
    .click();
  const link = (await page.locator('#link').textContent()) ?? '';
  const message = page.getByLabel('Ihre Nachricht', { exact: true });
  await message.fill(`Mein Tipp: ${link}`);
  await message.blur();
  await page.reload();
  await expect(message).toHaveValue(`Mein Tipp: ${link}`);
  await page.getByRole('link', { name: 'Alle meine Empfehlungen' }).click();
  await page.goBack();
  await expect(message).toHaveValue(`Mein Tipp: ${link}`);
});
