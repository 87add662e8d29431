import type { Page } from '@playwright/test';
import { TENANTS, type Tenant } from './support/brands.ts';
import { enter } from './support/demo.ts';
import { wholeStyle } from './support/style.ts';
import { expect, sharedPort, site, test } from './support/test.ts';

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
 * elements and what stands before and behind them; custom properties that a page does not use are not declared in it. Of elements that are alike,
 * as the entries of a list, the first two and the last are looked at.
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
      // Nothing stands there, however it would look.
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
    if (tenant === 'intern') await enter(page.context(), { request, port: sharedPort() }, tenant);
    for (const [, path] of PAGES.filter(([of]) => of === tenant)) {
      await test.step(path, async () => {
        await page.goto(site(tenant, path));
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(await differencesTo(page, wholeStyle(tenant))).toEqual([]);
      });
    }
  });
}
