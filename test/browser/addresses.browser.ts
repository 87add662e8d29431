import { at, expect, site, test } from './support/test.ts';

for (const [locale, language] of [
  ['de-DE', 'de'],
  ['en-GB', 'en'],
  ['fr-FR', 'de'],
] as const) {
  test.describe(`with a browser that speaks ${locale}`, { tag: '@desktop' }, () => {
    test.use({ locale });

    test(`the bare address opens the home in ${language}`, async ({ page }) => {
      await page.goto(site('telko'));
      await expect(page).toHaveURL(site('telko', `/${language}/`));
    });

    test(`a path without a language gets ${language} and keeps its query`, async ({ page }) => {
      await page.goto(site('telko', '/gibt-es-nicht?channel=wa&c=a%20b?c'));
      await expect(page).toHaveURL(site('telko', `/${language}/gibt-es-nicht?channel=wa&c=a%20b?c`));
    });

    test('the language of the address wins', async ({ page }) => {
      for (const wanted of ['de', 'en']) {
        await page.goto(site('telko', `/${wanted}/`));
        await expect(page.locator('html')).toHaveAttribute('lang', wanted);
      }
    });
  });
}

test('a language that nobody speaks is not found, at its own address', { tag: '@desktop' }, async ({ page }) => {
  for (const path of ['/fr', '/fr/', '/xx/faq']) {
    expect((await page.goto(site('telko', path)))?.status()).toBe(404);
    await expect(page).toHaveURL(site('telko', path));
    await expect(page.getByRole('link', { name: 'Zur Startseite' })).toHaveAttribute('href', '/de/');
  }
});

test('the home opens with and without a slash at the end, at the address typed', { tag: '@desktop' }, async ({ page }) => {
  for (const path of ['/de', '/de/']) {
    expect((await page.goto(site('telko', path)))?.status()).toBe(200);
    await expect(page).toHaveURL(site('telko', path));
    await expect(page.getByRole('heading', { level: 1 })).toContainText('110');
  }
});

for (const [host, name] of [
  ['telko.localhost', 'Funkhof'],
  ['energie.localhost', 'Lindtal Energie'],
  ['berater.localhost', 'Sandwall Vorsorge'],
  ['intern.localhost', 'Werkring'],
  ['localhost', 'Funkhof'],
  ['127.0.0.1', 'Funkhof'],
] as const) {
  test(`${host} shows ${name}`, { tag: '@desktop' }, async ({ page }) => {
    await page.goto(at(host, '/de/'));
    await expect(page).toHaveTitle(new RegExp(`${name}$`));
    await expect(page.getByRole('banner').getByRole('link', { name })).toBeVisible();
  });
}

test('a tenant that nobody has is not found', { tag: '@desktop' }, async ({ page }) => {
  expect((await page.goto(at('niemand.localhost', '/de/')))?.status()).toBe(404);
  expect(await page.textContent('body')).not.toContain('Funkhof');
});
