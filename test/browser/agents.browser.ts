import type { Page } from '@playwright/test';
import { present } from './support/present.ts';
import { onPhone } from './support/screens.ts';
import { expect, site, test } from './support/test.ts';

const AGB = /Ich bin mindestens 18 Jahre alt/;

const home = (path = '/de/') => site('berater', path);
const headline = (page: Page) => page.getByRole('heading', { level: 1 });
const search = (page: Page) => page.getByRole('search');
const agents = (page: Page) => page.getByRole('link', { name: /^Empfehlen / });
const chosen = async (page: Page) =>
  (await present(agents(page))).evaluateAll((links) => links.map((link) => link.textContent?.replace(/^Empfehlen /, '')));

async function searchFor(page: Page, words: string): Promise<void> {
  await search(page).getByLabel('Name, PLZ oder Ort').fill(words);
  await search(page).getByRole('button', { name: 'Suchen' }).click();
}

test('an agent is found by place and recommended without a login', onPhone, async ({ page }) => {
  await page.goto(home());
  await searchFor(page, 'henrike HAMBURG');
  await expect(page).toHaveURL(/query=henrike\+HAMBURG#produkte$/);
  await expect(page.getByRole('heading', { name: 'Wen möchten Sie empfehlen?' })).toBeInViewport();
  await expect(page.getByText('1 Treffer für „henrike HAMBURG“')).toBeVisible();
  await expect(search(page).getByLabel('Name, PLZ oder Ort')).toHaveValue('henrike HAMBURG');
  expect(await chosen(page)).toEqual(['Henrike Müller-Lüdenscheidt-Großkreutz']);

  await agents(page).click();
  await expect(headline(page)).toHaveText('Henrike Müller-Lüdenscheidt-Großkreutz empfehlen');
  await expect(page.getByText('20095 Hamburg')).toBeVisible();
  const photo = page.locator('main img').first();
  await expect(photo).toBeInViewport();
  expect(await photo.evaluate((image) => (image as HTMLImageElement).decode().then(() => true))).toBe(true);

  await page.getByText('Wir teilen').click();
  await page.getByLabel('Vorname').fill('Anna-Lena');
  await page.getByLabel('Nachname').fill('Neu');
  await page.getByLabel('E-Mail-Adresse').fill('anna@');
  await page.getByRole('checkbox', { name: AGB }).check();
  await page.getByRole('button', { name: 'Link erstellen' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByLabel('Vorname')).toHaveValue('Anna-Lena');
  await expect(page.getByRole('radio', { name: 'Wir teilen' })).toBeChecked();
  await page.getByLabel('E-Mail-Adresse').fill(`neu.${crypto.randomUUID()}@example.org`);
  await page.getByRole('button', { name: 'Link erstellen' }).click();
  await expect(headline(page)).toHaveText(/Fast fertig: Sehen Sie in Ihr Postfach/);
});

test('agents are listed six to a page, each once', onPhone, async ({ page }) => {
  await page.goto(home());
  const pages = page.getByRole('navigation', { name: 'Seiten', exact: true });
  const seen = await chosen(page);
  for (const seite of [2, 3]) {
    await pages.getByRole('link', { name: 'Weiter' }).click();
    await expect(pages).toContainText(`Seite ${seite} von 3`);
    await expect(page.getByRole('heading', { name: 'Wen möchten Sie empfehlen?' })).toBeInViewport();
    seen.push(...(await chosen(page)));
  }
  expect(new Set(seen).size).toBe(14);
  expect(seen).toHaveLength(14);
  await expect(pages.getByRole('link', { name: 'Weiter' })).toHaveCount(0);
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(home('/en/?page=3'));
  await expect(page.getByText('Page 3 of 3')).toBeVisible();
  await page.goBack();
  await pages.getByRole('link', { name: 'Zurück' }).click();
  await expect(pages).toContainText('Seite 2 von 3');
});

test('a search without a match offers all agents', onPhone, async ({ page }) => {
  await page.goto(home());
  await searchFor(page, '<zzz> & 100%');
  await expect(page.getByRole('heading', { name: 'Zu „<zzz> & 100%“ haben wir niemanden gefunden' })).toBeInViewport();
  await page.getByRole('link', { name: 'Alle anzeigen' }).click();
  await expect(agents(page)).toHaveCount(6);
  await expect(search(page).getByLabel('Name, PLZ oder Ort')).toHaveValue('');
});
