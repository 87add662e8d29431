import { TENANTS } from './support/brands.ts';
import { expect, site, test } from './support/test.ts';

const PAGES = {
  de: { title: '404 - Datei nicht gefunden', way: 'Zur Startseite' },
  en: { title: '404 - File not found', way: 'Go to the home page' },
} as const;

for (const tenant of TENANTS) {
  test(`a missing page of ${tenant} says so and leads home, in both languages`, { tag: '@desktop' }, async ({ page }) => {
    for (const [language, { title, way }] of Object.entries(PAGES)) {
      const address = site(tenant, `/${language}/gibt/es/nicht`);
      expect((await page.goto(address))?.status()).toBe(404);
      await expect(page).toHaveURL(address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await page.getByRole('link', { name: way }).click();
      // Where a login is forced, the page in front stands before the home.
      const home = tenant === 'intern' ? 'exklusiv?redirect=Homepage' : '';
      await expect(page).toHaveURL(site(tenant, `/${language}/${home}`));
    }
  });
}

test('the page of the route FileNotFound is the same, with its status', { tag: '@desktop' }, async ({ page }) => {
  expect((await page.goto(site('telko', '/de/404')))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(PAGES.de.title);
});
