import { LOCALES } from '../../contract/values.ts';
import { test } from './support/configured.ts';
import { expect, site } from './support/test.ts';

const OUTSIDE = 'https://www.lindtal.example/empfehlen';

test.use({
  konfigurationen: {
    telko: { ModuleAdv: true },
    energie: { ModuleAdv: true, ReferralUrl: OUTSIDE },
    berater: { RoutePaths: { Faq: '/fragen', Contact: '/hilfe/schreiben' }, AdditionalRoutes: [{ Route: '/faq', RouteName: 'Contact' }] },
    intern: { LoginAusnahmen: ['Homepage', 'Faq'] },
  },
});
// All on the one product.
test.describe.configure({ mode: 'default' });

test.describe('of a visitor who has not chosen yet', () => {
  test.use({ hasChosen: false });

  test('with the advertising module Imprint leads home, and its links to the place outside', { tag: '@desktop' }, async ({
    page,
    configuredPort,
  }) => {
    await page.route(OUTSIDE, (route) => route.fulfill({ contentType: 'text/html', body: '<title>Lindtal</title>' }));
    const links = page.getByRole('link', { name: /^(Impressum|Imprint)/ });
    for (const language of LOCALES) {
      expect((await page.goto(site('energie', `/${language}/impressum?channel=flyer`, configuredPort)))?.status()).toBe(200);
      await expect(page).toHaveURL(site('energie', `/${language}/`, configuredPort));
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      // The home is no page that the banner is silent on.
      await expect(page.locator('[data-consent]')).toHaveCount(1);
      for (const path of ['', 'faq', 'datenschutz', 'login', '404']) {
        await page.goto(site('energie', `/${language}/${path}`, configuredPort));
        await expect(links.first()).toBeAttached();
        for (const link of await links.all()) await expect(link, path).toHaveAttribute('href', OUTSIDE);
      }
    }
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: /^Imprint/ })
      .click();
    await expect(page).toHaveURL(OUTSIDE);
  });

  test('without a place outside the link stays, and leads home', { tag: '@desktop' }, async ({ page, configuredPort }) => {
    await page.goto(site('telko', '/de/faq', configuredPort));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
    await expect(page).toHaveURL(site('telko', '/de/', configuredPort));
  });
});

test("a tenant's own paths and further routes open the pages, and the default paths nothing", { tag: '@desktop' }, async ({
  page,
  configuredPort,
}) => {
  const open = (path: string) => page.goto(site('berater', path, configuredPort));
  const heading = page.getByRole('heading', { level: 1 });
  await open('/de/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL(site('berater', '/de/fragen', configuredPort));
  await expect(heading).toHaveText('Häufige Fragen');
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(site('berater', '/en/fragen', configuredPort));
  for (const path of ['/de/hilfe/schreiben', '/de/faq']) {
    expect((await open(path))?.status(), path).toBe(200);
    await expect(heading).toHaveText('Kontakt');
  }
  expect((await open('/de/kontakt'))?.status()).toBe(404);
});

test("a tenant's own exceptions open without a login, those of before no more", { tag: '@desktop' }, async ({ page, configuredPort }) => {
  for (const [path, at = path] of [
    ['/de/'],
    ['/de/faq'],
    ['/de/404'],
    ['/de/code', '/de/exklusiv?redirect=Code'],
    ['/de/kontakt', '/de/exklusiv?redirect=Contact'],
  ] as const) {
    await page.goto(site('intern', path, configuredPort));
    await expect(page).toHaveURL(site('intern', at, configuredPort));
  }
});
