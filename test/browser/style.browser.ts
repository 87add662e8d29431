import type { Page } from '@playwright/test';
import { TENANTS, type Tenant } from './support/brands.ts';
import { logInByCall } from './support/demo.ts';
import { completeStyle } from './support/style.ts';
import { expect, sharedPort, site, test } from './support/test.ts';

/** Pages with components that other pages do not use. */
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
 * Adds the complete style sheet after the page's own, in the same layers, so that missing rules take effect. Returns elements, `::before` and `::after`
 * that look different then; custom properties that a page does not use are not declared in it. Of similar elements, such as the entries of a list,
 * only the first two and the last are compared.
 */
const differencesTo = (page: Page, style: string): Promise<readonly string[]> =>
  page.evaluate((css) => {
    const nameOf = (element: Element): string =>
      `${element.parentElement ? nameOf(element.parentElement) : ''}>${element.tagName}.${element.className}`;
    const alike = new Map<string, Element[]>();
    for (const element of document.querySelectorAll('*')) {
      const name = nameOf(element);
      alike.set(name, [...(alike.get(name) ?? []).slice(0, 2), element]);
    }
    const places = [...alike.values()].flat().flatMap((element) => ['', '::before', '::after'].map((part) => ({ element, part })));
    const names = Array.from(getComputedStyle(document.body)).filter((name) => !name.startsWith('--'));
    const lookOf = ({ element, part }: (typeof places)[number]) => {
      const look = getComputedStyle(element, part);
      // The pseudo-element is not rendered.
      if (part && look.content === 'none') return '';
      return names.map((name) => look.getPropertyValue(name)).join(';');
    };
    const before = places.map(lookOf);
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
    return places.flatMap((place, index) =>
      lookOf(place) === before[index] ? [] : [`${place.element.tagName} ${place.element.className}${place.part}`],
    );
  }, style);

for (const tenant of TENANTS) {
  test(`pages of ${tenant} have every style rule that they use`, { tag: '@phone' }, async ({ page, request }) => {
    if (tenant === 'intern') await logInByCall(page.context(), { request, port: sharedPort() }, tenant);
    for (const [, path] of PAGES.filter(([of]) => of === tenant)) {
      await test.step(path, async () => {
        await page.goto(site(tenant, path));
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(await differencesTo(page, completeStyle(tenant))).toEqual([]);
      });
    }
  });
}
