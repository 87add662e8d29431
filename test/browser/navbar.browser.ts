import type { Page } from '@playwright/test';
import { LOCALES } from '../../contract/values/wire.ts';
import { isWide, wide } from '../support/wide.ts';
import { TENANTS } from './support/brands.ts';
import { logInByCall } from './support/demo.ts';
import { pressAt, tabTo } from './support/keyboard.ts';
import { expectAccessible, expectNoOverflow } from './support/page-checks.ts';
import { present } from './support/present.ts';
import { expect, sharedPort, site, test } from './support/test.ts';

const button = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Menü', exact: true });
const navigation = (page: Page) => page.getByRole('navigation', { name: 'Hauptnavigation' });

/** Whether the logo does not overflow its link. */
const isLogoInLink = (page: Page) =>
  page
    .locator('header a')
    .first()
    .evaluate((link) => link.scrollWidth <= link.clientWidth);

for (const hasScript of [true, false]) {
  test.describe(hasScript ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled: hasScript });

    test('on a phone the navigation is a sheet that a tap opens and its close button closes', { tag: '@phone' }, async ({ page }) => {
      await page.goto(site('telko', '/de/faq'));
      await expect(navigation(page)).toBeHidden();
      await button(page).click();
      await expect(navigation(page)).toBeVisible();
      for (const target of await (await present(navigation(page).locator('a, button'))).all()) {
        const box = await target.boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0), await target.innerText()).toBeGreaterThanOrEqual(48);
      }
      await expect(navigation(page).getByRole('link', { name: 'FAQ' })).toHaveAttribute('aria-current', 'page');
      await navigation(page).getByRole('button', { name: 'Menü schließen' }).click();
      await expect(navigation(page)).toBeHidden();
      await button(page).click();
      await navigation(page).getByRole('link', { name: 'Produkte' }).click();
      await expect(page).toHaveURL(site('telko', '/de/produkte'));
      await expect(navigation(page)).toBeHidden();
    });
  });
}

test('by keyboard the navigation opens, closes by Esc and restores the focus', { tag: '@phone' }, async ({ page }) => {
  await page.goto(site('energie', '/de/code'));
  await pressAt(page, button(page));
  await expect(navigation(page)).toBeVisible();
  await tabTo(page, navigation(page).getByRole('link', { name: 'Empfehlen', exact: true }));
  await page.keyboard.press('Escape');
  await expect(navigation(page)).toBeHidden();
  await expect(button(page)).toBeFocused();
  await page.keyboard.press('Space');
  await pressAt(page, navigation(page).getByRole('link', { name: 'FAQ' }));
  await expect(page).toHaveURL(site('energie', '/de/faq'));
});

test('a link to a section of the same page shows it at once, and the page does not scroll under the sheet', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto(site('telko', '/de/'));
  const top = () => page.getByRole('heading', { level: 1 }).evaluate((one) => one.getBoundingClientRect().top);
  const before = await top();
  await button(page).click();
  expect(await top()).toBe(before);
  await page.mouse.wheel(0, 50);
  await navigation(page).getByRole('link', { name: 'Empfehlen', exact: true }).click();
  await expect(navigation(page)).toBeHidden();
  await expect(page.locator('#empfehlen-form')).toBeInViewport();
});

/** Narrow, medium and wide; below the medium one the navigation is a sheet. */
const WIDTHS = [1440, 1024, 768, 390, 320];
const MEDIUM = 768;
/** Height in px of a header with one line. */
const ONE_LINE = 72;
/** Widths that axe checks; at 320 px the header is that of a phone, at the medium width that of a desktop. */
const LOOKED_AT = wide([1024, 390, 320], [1024, 390]);

for (const tenant of TENANTS)
  test(`the head of ${tenant} fits every width, open and closed, with and without a login`, { tag: '@phone' }, async ({
    page,
    request,
  }) => {
    const sheet = page.getByRole('navigation', { name: /^(Hauptnavigation|Main navigation)$/ });
    for (const path of ['/de/code', '/en/faq']) {
      await page.goto(site(tenant, path));
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 700 });
        await expectNoOverflow(page);
        if (width < MEDIUM) await page.locator('header button[popovertarget]').first().click();
        await expect(sheet).toBeVisible();
        await expectNoOverflow(page);
        expect(await isLogoInLink(page), `${path} ${width}`).toBe(true);
        // The content below the header is checked with its own page.
        if (LOOKED_AT.includes(width)) await expectAccessible(page, { isTheme: tenant !== 'telko' && !isWide, within: 'header' });
        if (width >= MEDIUM) continue;
        await page.keyboard.press('Escape');
        await expect(sheet).toBeHidden();
      }
      await logInByCall(page.context(), { request, port: sharedPort() }, tenant);
    }
  });

test('at 1440 px the head of each brand is one line in each language, with and without a login', { tag: '@desktop' }, async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const hasLogin of [false, true])
    for (const tenant of TENANTS) {
      if (hasLogin) await logInByCall(page.context(), { request, port: sharedPort() }, tenant);
      for (const language of LOCALES) {
        await page.goto(site(tenant, `/${language}/faq`));
        await page.evaluate(() => document.fonts.ready);
        const { height, lines, isNameShown } = await page.getByRole('banner').evaluate((header) => {
          const parts = [...header.querySelectorAll('p, nav a')].filter((part) => part.getClientRects().length > 0);
          const lineOf = (part: Element) => {
            const range = document.createRange();
            range.selectNodeContents(part.lastChild ?? part);
            return range.getClientRects().length;
          };
          const name = header.querySelector('p');
          const isNameShown = name?.getBoundingClientRect().top === name?.parentElement?.getBoundingClientRect().top;
          return { isNameShown, height: header.getBoundingClientRect().height, lines: Math.max(...parts.map(lineOf)) };
        });
        const name = `${tenant} in ${language}, ${hasLogin ? 'logged in' : 'visitor'}`;
        expect(height, name).toBeLessThanOrEqual(ONE_LINE);
        expect(lines, name).toBe(1);
        expect(isNameShown, name).toBe(true);
      }
    }
});

test('from the medium breakpoint on the navigation is one row that marks the current page', { tag: '@desktop' }, async ({ page }) => {
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(site('telko', '/de/fernsehen'));
    await expect(button(page)).toBeHidden();
    const links = navigation(page).getByRole('link');
    const tops = await (await present(links)).evaluateAll((all) => all.map((link) => link.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
    await expect(links.filter({ hasText: 'Produkte' })).toHaveAttribute('aria-current', 'true');
  }
});

test('a logged-in recommender opens the own data and logs out from the sheet', { tag: '@phone' }, async ({ page, request }) => {
  await logInByCall(page.context(), { request, port: sharedPort() }, 'telko');
  await page.goto(site('telko', '/de/faq'));
  await button(page).click();
  await navigation(page).getByRole('link', { name: 'Meine Daten' }).click();
  await expect(page).toHaveURL(site('telko', '/de/meinedaten'));
  await button(page).click();
  await navigation(page).getByRole('button', { name: 'Abmelden' }).click();
  await expect(page.getByText('Sie sind abgemeldet.')).toBeVisible();
});
