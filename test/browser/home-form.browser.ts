import type { Page } from '@playwright/test';
import { ERIKA } from '../../tools/shared/demo.ts';
import { expect, site, test } from './support/test.ts';

const PLACE = '/de/#empfehlen-form';
const AGB = /Ich bin mindestens 18 Jahre alt/;

/** The hidden field with the product of the form, and the name of the product on its card. */
const product = (page: Page) => page.locator('[data-chosen]');
const named = (page: Page) => page.locator('[data-chosen-name]');
const choose = (page: Page, name: string) => page.getByRole('link', { name: `Empfehlen ${name}`, exact: true }).click();
const button = (page: Page) => page.getByRole('button', { name: 'Link erstellen' });
/** The texts of the choices, in the order shown. */
const choices = (page: Page) => page.locator('label:has(input[type=radio])');
const says = (page: Page, ...texts: string[]) =>
  expect(choices(page)).toHaveText(texts.map((text) => new RegExp(text.replaceAll(' ', '\\s'))));

const newEmail = () => `neu.${crypto.randomUUID()}@example.org`;

async function fill(page: Page, email: string): Promise<void> {
  await page.getByLabel('Vorname').fill('Anna-Lena');
  await page.getByLabel('Nachname').fill('Müller-Lüdenscheidt');
  await page.getByLabel('E-Mail-Adresse').fill(email);
}

async function login(page: Page, tenant: string): Promise<void> {
  await page.goto(site(tenant, '/de/login'));
  await page.getByLabel('E-Mail-Adresse').fill(ERIKA.Email);
  await page.getByLabel('Passwort').fill(ERIKA.Password);
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await expect(page).toHaveURL(/persoenlicherbereich/);
}

test('choosing another product updates both amounts of every split and announces it', { tag: '@phone' }, async ({ page }) => {
  await page.goto(site('telko', PLACE));
  await says(page, '110 €', 'Sie 55 €, Ihr Kontakt 55 €', 'Sie 0 €, Ihr Kontakt 110 €');
  await page.getByText('Wir teilen').click();
  await page.getByRole('link', { name: 'Ändern' }).click();
  await choose(page, 'HofNetz M');
  await says(page, '70 €', 'Sie 35 €, Ihr Kontakt 35 €', 'Sie 0 €, Ihr Kontakt 70 €');
  await expect(named(page)).toHaveText('HofNetz M');
  await expect(page.locator('[data-chosen-amount]')).toHaveText('70\u00a0€');
  await expect(page.locator('[aria-live=polite]')).toHaveText('Die Prämie beträgt 70\u00a0€: Sie 35\u00a0€, Ihr Kontakt 35\u00a0€.');
});

test('without product tiles the list of all products does the same', { tag: '@phone' }, async ({ page }) => {
  await page.goto(site('telko', '/en/?widget=1'));
  await page.getByLabel('What do you recommend?').selectOption({ label: 'HofMobil M – €50' });
  await says(page, '€50', 'You €25, your contact €25', 'You €0, your contact €50');
});

test('an error keeps all typed values, gets the focus and can be corrected', async ({ page }) => {
  await page.goto(site('energie', PLACE));
  await choose(page, 'Lindtal Gas');
  await page.getByText('Wir teilen').click();
  await fill(page, 'anna@');
  await button(page).click();
  const summary = page.getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(summary).toBeInViewport();
  await expect(page).toHaveTitle(/^Fehler: /);
  await expect(product(page)).toHaveValue('5');
  await expect(page.getByRole('radio', { name: 'Wir teilen' })).toBeChecked();
  await expect(page.getByLabel('Vorname')).toHaveValue('Anna-Lena');
  await expect(page.getByLabel('E-Mail-Adresse')).toHaveValue('anna@');
  await says(page, '50 €', 'Sie 25 €, Ihr Kontakt 25 €', 'Sie 0 €, Ihr Kontakt 50 €');
  await page.getByLabel('E-Mail-Adresse').fill(newEmail());
  await button(page).click();
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(page.getByRole('checkbox', { name: AGB })).not.toBeChecked();
  await page.getByRole('checkbox', { name: AGB }).check();
  await button(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Fast fertig: Sehen Sie in Ihr Postfach/);
});

test('going back restores the choice with its amounts', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(site('telko', PLACE));
  await choose(page, 'HofNetz M');
  await page.getByLabel('Nachname').fill('Neu');
  await page.getByRole('link', { name: 'Zum Impressum' }).click();
  await expect(page).toHaveURL(/impressum/);
  await page.goBack();
  await expect(page.getByLabel('Nachname')).toHaveValue('Neu');
  await expect(product(page)).toHaveValue('462');
  await expect(named(page)).toHaveText('HofNetz M');
  await says(page, '70 €', 'Sie 35 €, Ihr Kontakt 35 €', 'Sie 0 €, Ihr Kontakt 70 €');
});

test('a logged-in recommender shares at once, and a double click makes one referral', { tag: '@desktop' }, async ({ page }) => {
  await login(page, 'energie');
  // Referrals of this product only, which no other test recommends as Erika at the same time.
  const referrals = () =>
    page.evaluate(async () => {
      const own: { Produkt: { Name: string } }[] = await (await fetch('/api/v1/energie/empfehler/empfehlungen/')).json();
      return own.filter(({ Produkt }) => Produkt.Name === 'Lindtal Strom Wärme').length;
    });
  const before = await referrals();
  await page.goto(site('energie', PLACE));
  await expect(page.getByText('Sie empfehlen als Erika Muster').last()).toBeVisible();
  await expect(page.getByRole('checkbox', { name: AGB })).toHaveCount(0);
  await page.getByLabel('Was empfehlen Sie?').selectOption({ label: 'Lindtal Strom Wärme – 50\u00a0€' });
  await page.getByText('Für meinen Kontakt').click();
  await button(page).dblclick();
  await expect(page).toHaveURL(/\/de\/empfehlung\/[^/]+$/);
  expect(await referrals()).toBe(before + 1);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the amounts are those of the submitted product, and the response starts at the error', { tag: '@phone' }, async ({ page }) => {
    await page.goto(site('telko', '/de/?produkt=1254#empfehlen-form'));
    await expect(product(page)).toHaveValue('1254');
    await says(page, '50 €', 'Sie 25 €, Ihr Kontakt 25 €', 'Sie 0 €, Ihr Kontakt 50 €');
    await page.getByRole('link', { name: 'Ändern' }).click();
    await choose(page, 'HofNetz M');
    await expect(named(page)).toHaveText('HofNetz M');
    await fill(page, newEmail());
    await button(page).click();
    await expect(page.getByRole('alert')).toBeInViewport();
    await expect(page.getByRole('alert')).toBeFocused();
    await expect(page.getByLabel('Nachname')).toHaveValue('Müller-Lüdenscheidt');
    await says(page, '70 €', 'Sie 35 €, Ihr Kontakt 35 €', 'Sie 0 €, Ihr Kontakt 70 €');
    await page.getByRole('checkbox', { name: AGB }).check();
    await button(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Fast fertig: Sehen Sie in Ihr Postfach/);
  });
});
