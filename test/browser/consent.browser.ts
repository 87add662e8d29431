import type { Locator, Page } from '@playwright/test';
import { LOCALES, type Locale } from '../../contract/values/wire.ts';
import { createTexts } from '../../texts/texts.ts';
import { isWide, wide } from '../support/wide.ts';
import { TENANTS } from './support/brands.ts';
import { banner, button, cookiesOf, nothingGiven, standIn, TENANT } from './support/consent.ts';
import { anyLink } from './support/demo.ts';
import { tabTo } from './support/keyboard.ts';
import { expectAccessible, expectNoOverflow } from './support/page-checks.ts';
import { present } from './support/present.ts';
import { onDesktop, onPhone } from './support/screens.ts';
import { expect, sharedPort, site, test } from './support/test.ts';

const CHOICES = ['[value=keine]', '[value=alle]'] as const;

test.use({ hasChosen: false });

/** The path of a script at its tracker. */
const scriptOf = (url: string): string => new URL(url).pathname.replace(/^\/dev\/standin\/\w+/, '');

/** Runs in the page: position of the banner, and how much of the end of the page it covers, in pixels. */
const lying = (page: Page) =>
  banner(page).evaluate((element) => {
    const { scrollHeight } = document.documentElement;
    const { height } = element.getBoundingClientRect();
    scrollTo({ top: scrollHeight, behavior: 'instant' });
    const end = document.querySelector('footer')?.getBoundingClientRect().bottom ?? 0;
    const behind = Math.max(0, Math.round(end - element.getBoundingClientRect().top));
    scrollTo({ top: 0, behavior: 'instant' });
    const family = (one: Element) => getComputedStyle(one).fontFamily;
    return {
      height,
      behind,
      isBrandFont: [...element.querySelectorAll('p, a, button')].every((one) => family(one) === family(document.body)),
    };
  });

test('the cookie banner is accessible, gives both choices equal weight and covers no content', onPhone, async ({ page, viewport }) => {
  const low = viewport ?? { width: 390, height: 844 };
  for (const tenant of TENANTS) {
    await test.step(tenant, async () => {
      for (const language of wide<Locale>(LOCALES, ['de'])) {
        await page.setViewportSize(low);
        await page.goto(site(tenant, `/${language}/faq`));
        for (const size of [low, { width: 375, height: 667 }, { width: 768, height: 1024 }, { width: 1440, height: 900 }]) {
          await page.setViewportSize(size);
          const sizes = await Promise.all(CHOICES.map((one) => banner(page).locator(one).boundingBox()));
          expect(sizes[0]).toMatchObject({ width: sizes[1]?.width, height: 44, y: sizes[1]?.y });
          expect(sizes[1]?.height).toBe(44);
          for (const link of await (await present(banner(page).getByRole('link'))).all()) await expect(link).toBeInViewport({ ratio: 1 });
          const { height, ...more } = await lying(page);
          expect(height, `${size.width} px`).toBeLessThanOrEqual(160);
          expect(more).toEqual({ behind: 0, isBrandFont: true });
        }
        await page.setViewportSize(low);
        await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
        expect((await lying(page)).behind).toBe(0);
        expect(await banner(page).evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
      }
      await page.goto(site(tenant, '/de/faq'));
      await expectAccessible(page, { isTheme: tenant !== TENANT && !isWide });
      await page.setViewportSize({ width: 320, height: 640 });
      await expectNoOverflow(page);
      await expect(button(page, 'Alle ablehnen')).toBeInViewport({ ratio: 1 });
    });
  }
});

test('on a low phone the rewards and the main button are visible above the cookie banner', onPhone, async ({ page, request }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  for (const tenant of TENANTS) {
    await test.step(tenant, async () => {
      const nummer = await anyLink({ request, port: sharedPort() }, tenant);
      for (const language of wide<Locale>(LOCALES, ['de'])) {
        await page.goto(site(tenant, `/${language}/empfaengerdaten/${nummer}`));
        const edges = (locator: Locator) => locator.evaluate((one) => one.getBoundingClientRect().toJSON() as DOMRect);
        const way = await edges(page.locator('.action-bar a'));
        expect(way.bottom).toBeLessThanOrEqual((await edges(page.locator('[data-consent]'))).top);
        for (const amount of await (
          await present(page.getByRole('region', { name: createTexts(language, {})('landung.praemie') }).locator('dd'))
        ).all())
          expect((await edges(amount)).bottom).toBeLessThanOrEqual(way.top);
      }
    });
  }
});

test(
  'a visitor who declines by keyboard is not asked again, after going back either, and no third-party script loads',
  onDesktop,
  async ({ page }) => {
    const asked = await standIn(page);
    await page.goto(site(TENANT, '/de/'));
    await page.goto(site(TENANT, '/de/faq?channel=flyer'));
    for (const name of ['Einstellungen', 'Datenschutz', 'Impressum', 'Alle ablehnen']) {
      await page.keyboard.press('Tab');
      await expect(page.locator(':focus')).toHaveText(name);
    }
    await page.keyboard.press('Enter');
    await expect(banner(page)).toHaveCount(0);
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(site(TENANT, '/de/'));
    await expect(banner(page)).toHaveCount(0);
    await page.goto(site(TENANT, '/de/code'));
    await expect(banner(page)).toHaveCount(0);
    expect(await cookiesOf(page)).toEqual(nothingGiven);
    expect(asked).toEqual([]);
  },
);

test(
  'after consent visits are tracked by route, never on addresses with a secret, until the consent is withdrawn',
  onDesktop,
  async ({ page }) => {
    const asked = await standIn(page);
    await page.goto(site(TENANT, '/de/faq?channel=flyer'));
    expect(asked).toEqual([]);
    await button(page, 'Alle akzeptieren').click();
    await expect(banner(page)).toHaveCount(0);
    await expect.poll(() => asked.map(scriptOf).sort()).toEqual(['/gtag/js', '/gtm.js', '/matomo.js']);
    const told = await page.evaluate(() => {
      const { _paq, dataLayer } = window as unknown as { _paq: unknown[]; dataLayer: ArrayLike<unknown>[] };
      return { _paq, dataLayer: dataLayer.map((one) => ('length' in one ? Array.from(one) : one)) };
    });
    expect(told._paq).toContainEqual(['setCustomUrl', site(TENANT, '/de/faq?mtm_campaign=flyer')]);
    expect(told._paq.at(-1)).toEqual(['trackPageView']);
    expect(told.dataLayer[0]).toEqual([
      'consent',
      'default',
      {
        ad_storage: 'denied',
        ad_user_data: 'denied',
        ad_personalization: 'denied',
        analytics_storage: 'denied',
        functionality_storage: 'denied',
        personalization_storage: 'denied',
        security_storage: 'granted',
        wait_for_update: 2000,
      },
    ]);
    expect(told.dataLayer[1]).toMatchObject(['consent', 'update', { ad_storage: 'granted', analytics_storage: 'granted' }]);
    const saidOf = (what: string) => told.dataLayer.filter((one) => Array.isArray(one) && one[0] === 'consent' && one[1] === what);
    expect([saidOf('default').length, saidOf('update').length]).toEqual([1, 1]);
    expect(told.dataLayer).toContainEqual(expect.objectContaining({ event: 'virtualPageview', page_path: '/de/faq?channel=flyer' }));

    await page.goto(site(TENANT, '/de/bestaetigung?token=geheim'));
    await page.goto(site(TENANT, '/de/code'));
    await expect.poll(() => asked.length).toBe(6);
    expect(asked.join()).not.toContain('geheim');

    await page.evaluate(() => {
      // biome-ignore lint/suspicious/noDocumentCookie: as trackers do
      document.cookie = '_pk_id.1.abcd=x; path=/';
    });
    expect(await cookiesOf(page)).toContain('psoempf_channel=flyer');
    await page.getByRole('link', { name: 'Cookie-Einstellungen' }).click();
    await expect(banner(page).getByLabel('Marketing')).toBeChecked();
    await expect.poll(() => asked.length).toBe(9);
    await button(page, 'Alle ablehnen').click();
    await expect(banner(page)).toHaveCount(0);
    await page.goto(site(TENANT, '/de/faq'));
    expect(await cookiesOf(page)).toEqual(nothingGiven);
    expect(asked).toHaveLength(9);
  },
);

test('each tracker that the visitor agreed to is called once after each page', onDesktop, async ({ page }) => {
  const asked = await standIn(page);
  for (const [an, ma, called] of [
    ['1', '0', ['/gtag/js', '/gtm.js', '/matomo.js']],
    ['0', '1', ['/gtag/js', '/gtm.js']],
    ['0', '0', []],
  ] as const) {
    const given = { psoempf_er: '1', psoempf_fu: '0', psoempf_an: an, psoempf_ma: ma };
    await page.context().addCookies(Object.entries(given).map(([name, value]) => ({ name, value, url: site(TENANT) })));
    asked.splice(0);
    /** Checks the calls after this number of pages; a surplus call would show after the next page. */
    const expectCalled = (pages: number) =>
      expect.poll(() => asked.map(scriptOf).sort()).toEqual(called.flatMap((script) => Array<string>(pages).fill(script)));
    // An existing page, a missing one, one that redirects, and the home.
    for (const [index, path] of ['/de/faq', '/de/gibtesnicht', '/de/persoenlicherbereich', '/de/'].entries()) {
      await page.goto(site(TENANT, path));
      await expectCalled(index + 1);
    }
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Häufige Fragen');
    await expectCalled(5);
    await page.goto(site(TENANT, '/robots.txt'));
    await expectCalled(5);
  }
});

test('typed form values stay when the cookie banner is answered, through its settings too', onPhone, async ({ page }) => {
  await standIn(page);
  await page.goto(site(TENANT, '/de/'));
  const name = page.getByLabel('Vorname');
  await name.fill('Anna-Lena');
  const beside = page.waitForEvent('popup');
  await banner(page).getByRole('link', { name: 'Einstellungen' }).click();
  await expect(banner(await beside).getByLabel('Funktional')).not.toBeChecked();
  await (await beside).close();
  await button(page, 'Alle akzeptieren').click();
  await expect(banner(page)).toHaveCount(0);
  await expect(name).toHaveValue('Anna-Lena');
  await page.goto(site(TENANT, '/de/'));
  await expect(banner(page)).toHaveCount(0);
});

test('a cookie choice made in another tab applies to the open page', onDesktop, async ({ page }) => {
  await page.goto(site(TENANT, '/de/'));
  await page.getByLabel('Vorname').fill('Anna-Lena');
  const beside = page.waitForEvent('popup');
  await banner(page).getByRole('link', { name: 'Einstellungen' }).click();
  await button(await beside, 'Auswahl speichern').click();
  await expect(banner(await beside)).toHaveCount(0);
  await (await beside).close();
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(banner(page)).toHaveCount(0);
  await expect(page.getByLabel('Vorname')).toHaveValue('Anna-Lena');
});

test('the focused element is never covered by the cookie banner or the sticky action', { tag: '@phone' }, async ({ page, request }) => {
  const nummer = await anyLink({ request, port: sharedPort() }, TENANT);
  await page.goto(site(TENANT, `/de/empfaengerdaten/${nummer}`));
  await expect(banner(page)).toBeVisible();
  await tabTo(page, page.locator('main form button[type=submit]'));
});
