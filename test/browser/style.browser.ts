import type { Page } from '@playwright/test';
import type { Tenant } from './support/brands.ts';
import { wholeStyle } from './support/style.ts';
import { expect, site, test } from './support/test.ts';

/** Pages that use parts of their own. */
const PAGES: readonly (readonly [tenant: Tenant, path: string])[] = [
  ['telko', '/de/'],
  ['telko', '/de/smartphones.html'],
  ['telko', '/de/aktuellepraemienuebersicht'],
  ['energie', '/de/datenschutz?cookies=wahl'],
  ['energie', '/de/login'],
  ['intern', '/de/'],
  ['berater', '/de/'],
  ['berater', '/de/gibt-es-nicht'],
];

/**
 * Gives the page the whole style sheet behind its own, in the same layers: what it lacked comes to its place. Answers what looks different then,
 * elements and what stands before and behind them; custom properties that a page does not use are not declared in it.
 */
const differencesTo = (page: Page, style: string): Promise<readonly string[]> =>
  page.evaluate((css) => {
    const places = [...document.querySelectorAll('*')].flatMap((element) => ['', '::before', '::after'].map((part) => ({ element, part })));
    const names = Array.from(getComputedStyle(document.body)).filter((name) => !name.startsWith('--'));
    const looks = () =>
      places.map(({ element, part }) => {
        const look = getComputedStyle(element, part);
        return names.map((name) => look.getPropertyValue(name)).join(';');
      });
    const before = looks();
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
    return looks().flatMap((look, index) => {
      const { element, part } = places[index] ?? {};
      return look === before[index] ? [] : [`${element?.tagName} ${element?.className}${part}`];
    });
  }, style);

for (const [tenant, path] of PAGES) {
  test(`${path} of ${tenant} has all of the style sheet that it needs`, { tag: '@phone' }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(site(tenant, path));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await differencesTo(page, wholeStyle(tenant))).toEqual([]);
  });
}
