import type { Page } from '@playwright/test';
import { expect, site, test } from './support/test.ts';

const TENANT = 'berater';

/** Gives the functional category, which lets the language of the latest page be kept. */
const letKeep = (page: Page) => page.context().addCookies([{ name: 'psoempf_fu', value: '1', url: site(TENANT) }]);
const opens = async (page: Page, path: string, at: string) => {
  await page.goto(site(TENANT, path));
  await expect(page).toHaveURL(site(TENANT, at));
  await expect(page.locator('html')).toHaveAttribute('lang', at.slice(1, 3));
};

test.describe('with a browser that speaks English', { tag: '@desktop' }, () => {
  test.use({ locale: 'en-GB' });

  test('the language is that of the address, else the one kept, else that of the browser', async ({ page }) => {
    await letKeep(page);
    await opens(page, '/faq', '/en/faq');
    await opens(page, '/de/faq', '/de/faq');
    await opens(page, '/', '/de/');
    await opens(page, '/code?channel=flyer&x=a%20b', '/de/code?channel=flyer&x=a%20b');
    await opens(page, '/en/faq', '/en/faq');
    await opens(page, '/', '/en/');
  });

  test('a language is not kept without consent, and one that the tenant does not speak is none', async ({ page }) => {
    await opens(page, '/de/faq', '/de/faq');
    await opens(page, '/', '/en/');
    await letKeep(page);
    for (const value of ['fr', '../de', 'DE', '%2F%2Fboese.example']) {
      await page.context().addCookies([{ name: 'psoempf_sprache', value, url: site(TENANT) }]);
      await page.goto(site(TENANT, '/code'));
      await expect(page).toHaveURL(/^http:\/\/berater\.localhost:\d+\/(de|en)\/code$/);
    }
  });

  test('another language is the same page, with what its address says', async ({ page }) => {
    await page.goto(site(TENANT, '/de/agent/empfehlungen?query=Hamburg'));
    await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(site(TENANT, '/en/agent/empfehlungen?query=Hamburg'));
    await page.getByRole('banner').getByRole('link', { name: 'Deutsch' }).click();
    await expect(page).toHaveURL(site(TENANT, '/de/agent/empfehlungen?query=Hamburg'));
  });
});

test('what begins like a language and is none is not found, and leads home', { tag: '@desktop' }, async ({ page }) => {
  for (const path of ['/fr/faq', '/zz/', '/en/de/faq']) {
    expect((await page.goto(site(TENANT, path)))?.status(), path).toBe(404);
    await page
      .getByRole('main')
      .getByRole('link', { name: /Startseite|home page/ })
      .click();
    await expect(page).toHaveURL(/\/(de|en)\/$/);
  }
});
