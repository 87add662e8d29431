import type { Locator, Page } from '@playwright/test';
import { TENANTS } from './support/brands.ts';
import { logInByCall } from './support/demo.ts';
import { onDesktop, onPhone } from './support/screens.ts';
import { expect, expectAccessible, expectNoOverflow, sharedPort, site, test } from './support/test.ts';

const SHARE = /\/de\/empfehlung\/[^/]+$/;

/** Taps elements and counts the taps. */
function makeFinger() {
  let taps = 0;
  return {
    taps: () => taps,
    async tap(place: Locator): Promise<void> {
      taps += 1;
      await place.click();
    },
  };
}

const tile = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^Empfehlen ./ })
    .first();
const whatsapp = (page: Page) => page.getByRole('link', { name: /^Per WhatsApp teilen/ });
const split = (page: Page, name: RegExp) => page.getByRole('button', { name });

/** Follows WhatsApp's link, which opens a new window. */
async function share(page: Page, { tap }: ReturnType<typeof makeFinger>): Promise<void> {
  await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
  // The test taps only after the script of the page is loaded.
  await page.waitForLoadState();
  const opened = page.waitForEvent('popup');
  await tap(whatsapp(page));
  await expect((await opened).getByText('WhatsApp')).toBeVisible();
  await page.bringToFront();
  await expect(page.getByText('Geteilt. Noch jemand?')).toBeVisible();
}

for (const tenant of TENANTS) {
  test(
    `${tenant}: from the home two taps to a link and three until it is shared, from the personal area one and two`,
    onPhone,
    async ({ page, request }) => {
      await logInByCall(page.context(), { request, port: sharedPort() }, tenant);
      const home = makeFinger();
      await page.goto(site(tenant, '/de/'));
      await home.tap(page.getByRole('link', { name: /^(Tarif|Jetzt) empfehlen$/ }));
      await home.tap(tile(page));
      await expect(page).toHaveURL(SHARE);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ihr Link ist da. Jetzt teilen!');
      await expect(whatsapp(page)).toBeInViewport();
      expect(home.taps()).toBe(2);
      await share(page, home);
      expect(home.taps()).toBe(3);
      await expectNoOverflow(page);
      // `pages.browser.ts` checks the share page of every brand.
      if (tenant === 'telko') await expectAccessible(page);

      const own = makeFinger();
      await page.goto(site(tenant, '/de/persoenlicherbereich'));
      await own.tap(page.getByRole('button', { name: /Empfehlen$/ }).first());
      await expect(page).toHaveURL(SHARE);
      expect(own.taps()).toBe(1);
      await share(page, own);
      expect(own.taps()).toBe(2);
    },
  );
}

test('a second tap gives the same link until the split is changed', onPhone, async ({ page, request }) => {
  await logInByCall(page.context(), { request, port: sharedPort() }, 'energie');
  const tapHome = async () => {
    await page.goto(site('energie', '/de/'));
    // Tests share erika's links: this product is tapped by no other, and she has none to it with the preset share.
    await page.getByRole('button', { name: 'Empfehlen Lindtal Strom Fest', exact: true }).click();
    await expect(page).toHaveURL(SHARE);
    return page.url();
  };
  const first = await tapHome();
  expect(await tapHome()).toBe(first);
  await split(page, /^Alles für mich/).click();
  await expect(page.getByText('Geändert.')).toBeVisible();
  await expect(split(page, /^Alles für mich/)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('definition')).toHaveText(['50\u00a0€', '0\u00a0€']);
  expect(await tapHome()).not.toBe(first);
});

test('a named person gets a separate link, and a chosen code leads to it', onDesktop, async ({ page, newPerson, request }) => {
  await logInByCall(page.context(), { request, port: sharedPort() }, 'telko');
  await page.goto(site('telko', '/de/'));
  await tile(page).click();
  await page.getByText('Für eine bestimmte Person?').click();
  await page.getByLabel('Wie heißt die Person?').fill('Tom');
  await page.getByRole('button', { name: 'Link für diese Person erstellen' }).click();
  await expect(page.getByText(/^Für Tom: .* Der Link gilt für eine Person/)).toBeVisible();
  await expect(page.getByRole('term').nth(1)).toHaveText('Tom');

  const code = `TOM${Date.now() % 1e8}`;
  await page.getByText('Eigenen Code wählen').click();
  await page.getByLabel('Ihr Code', { exact: true }).fill('VODAFONE');
  await page.getByRole('button', { name: 'Code wählen' }).click();
  await expect(page.getByRole('alert')).toContainText('Namen einer anderen Marke');
  await page.getByLabel('Ihr Code', { exact: true }).fill(code.toLowerCase());
  await page.getByRole('button', { name: 'Code wählen' }).click();
  await expect(page.getByRole('alert')).toContainText(`Ihr Code ist ${code}.`);
  await expect(page.locator('#link')).toContainText(`/r/${code}`);
  const nummer = new URL(page.url()).pathname.split('/').at(-1) ?? '';

  const friend = await newPerson();
  await friend.goto(site('telko', '/de/code'));
  await friend.getByLabel('Empfehlungscode').fill(code.replace('TOM', 't-0 m'));
  await friend.getByRole('button', { name: 'Empfehlung öffnen' }).click();
  await expect(friend).toHaveURL(new RegExp(`/empfaengerdaten/${nummer}`));
});

test('a split changed too late is refused with the reason and stays as shown', onDesktop, async ({ page, newPerson, request }) => {
  await logInByCall(page.context(), { request, port: sharedPort() }, 'energie');
  await page.goto(site('energie', '/de/'));
  await page.getByRole('button', { name: 'Empfehlen Lindtal Strom' }).first().click();
  // Other tests share erika's link: a named one is of this test alone.
  await page.getByText('Für eine bestimmte Person?').click();
  await page.getByLabel('Wie heißt die Person?').fill('Ida');
  await page.getByRole('button', { name: 'Link für diese Person erstellen' }).click();
  await expect(page.getByText(/^Für Ida: /)).toBeVisible();
  await split(page, /^Für meinen Kontakt/).click();
  await expect(page.getByText('Geändert.')).toBeVisible();
  const friend = await newPerson();
  await friend.goto((await page.locator('#link').textContent()) ?? '');
  await expect(friend).toHaveURL(/empfaengerdaten/);
  await split(page, /^Alles für mich/).click();
  await expect(page.getByRole('alert')).toContainText('Ihr Link wurde inzwischen geöffnet');
  await expect(page.getByRole('definition')).toHaveText(['0\u00a0€', '50\u00a0€']);
});
