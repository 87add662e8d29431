import type { Page } from '@playwright/test';
import { ERIKA } from '../../scripts/demo.mjs';
import { TENANTS } from './support/brands.ts';
import { tabTo } from './support/keyboard.ts';
import { at, expect, expectAccessible, expectNoOverflow, site, test } from './support/test.ts';

const TENANT = 'telko';
const HOSTS = ['statistik.funkhof.invalid', 'tags.funkhof.invalid'];
const banner = (page: Page) => page.getByRole('region', { name: 'Ihre Einwilligung zu Cookies' });
const button = (page: Page, name: string) => banner(page).getByRole('button', { name, exact: true });
const cookiesOf = async (page: Page): Promise<string[]> =>
  (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).sort();

test.use({ hasChosen: false, mayAsk: HOSTS });

/** The trackers of the demo, in whose place nothing answers but an empty script; what they are asked for is written down. */
async function standIn(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(/funkhof\.invalid/, async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  return asked;
}

for (const tenant of TENANTS) {
  test(`the banner of ${tenant} can be read and used by everybody, both ways alike`, async ({ page }) => {
    await page.goto(site(tenant, '/de/faq'));
    const sizes = await Promise.all(['Alle ablehnen', 'Alle akzeptieren'].map((name) => button(page, name).boundingBox()));
    expect(sizes[0]).toMatchObject({ width: sizes[1]?.width, height: sizes[1]?.height });
    expect(sizes[0]?.y).toBe(sizes[1]?.y);
    await expect(banner(page).getByRole('link', { name: 'Datenschutz' })).toBeInViewport();
    await expect(banner(page).getByRole('link', { name: 'Impressum' })).toBeInViewport();
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoOverflow(page);
    await expect(button(page, 'Alle ablehnen')).toBeInViewport();
  });
}

test('who declines by keyboard is asked no more, and nothing of others is loaded', async ({ page }) => {
  const asked = await standIn(page);
  await page.goto(site(TENANT, '/de/faq?channel=flyer'));
  for (const name of ['Datenschutz', 'Impressum', 'Alle ablehnen']) {
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveText(name);
  }
  await page.keyboard.press('Enter');
  await expect(banner(page)).toHaveCount(0);
  await page.goto(site(TENANT, '/de/'));
  await expect(banner(page)).toHaveCount(0);
  expect(await cookiesOf(page)).toEqual(['psoempf_an=0', 'psoempf_er=1', 'psoempf_fu=0', 'psoempf_ma=0']);
  expect(asked).toEqual([]);
});

test('who accepts is counted on every page from then on, by its route alone, and not where an address holds a secret', async ({ page }) => {
  const asked = await standIn(page);
  await page.goto(site(TENANT, '/de/faq?channel=flyer'));
  expect(asked).toEqual([]);
  await button(page, 'Alle akzeptieren').click();
  await expect(banner(page)).toHaveCount(0);
  await expect.poll(() => asked.map((url) => new URL(url).pathname).sort()).toEqual(['/gtag/js', '/gtm.js', '/matomo.js']);
  const told = await page.evaluate(() => {
    const { _paq, dataLayer } = window as unknown as { _paq: unknown[]; dataLayer: ArrayLike<unknown>[] };
    return { _paq, dataLayer: dataLayer.map((one) => ('length' in one ? Array.from(one) : one)) };
  });
  expect(told._paq).toContainEqual(['setCustomUrl', site(TENANT, '/de/faq?channel=flyer')]);
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
  expect(told.dataLayer).toContainEqual(expect.objectContaining({ event: 'virtualPageview', page_path: '/de/faq?channel=flyer' }));

  const before = asked.length;
  await page.goto(site(TENANT, '/de/bestaetigung?token=geheim'));
  await page.goto(site(TENANT, '/de/code'));
  await expect.poll(() => asked.length - before).toBe(3);
  expect(asked.join()).not.toContain('geheim');
});

test('a withdrawn consent ends the counting and takes its cookies away', async ({ page }) => {
  const asked = await standIn(page);
  await page.goto(site(TENANT, '/de/faq?channel=flyer'));
  await button(page, 'Alle akzeptieren').click();
  await expect.poll(() => asked.length).toBe(3);
  await page.goto(site(TENANT, '/de/code?channel=flyer'));
  await expect.poll(() => asked.length).toBe(6);
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
  expect(await cookiesOf(page)).toEqual(['psoempf_an=0', 'psoempf_er=1', 'psoempf_fu=0', 'psoempf_ma=0']);
  expect(asked).toHaveLength(9);
});

test('what was typed stays when the banner is answered after it', async ({ page }) => {
  await standIn(page);
  await page.goto(site(TENANT, '/de/'));
  const name = page.getByLabel('Vorname');
  await name.fill('Anna-Lena');
  await button(page, 'Alle akzeptieren').click();
  await expect(banner(page)).toHaveCount(0);
  await expect(name).toHaveValue('Anna-Lena');
  await page.goto(site(TENANT, '/de/'));
  await expect(banner(page)).toHaveCount(0);
});

test('what has the focus lies neither behind the banner nor behind the action of its step', { tag: '@phone' }, async ({
  page,
  request,
}) => {
  const api = (path: string) => at('127.0.0.1', `/api/v1/${TENANT}/${path}`);
  const login = await request.post(api('account/login'), { data: ERIKA });
  const authorization = `Bearer ${(await login.json()).Token}`;
  const own: { Empfehlungsnummer: string; KurzURL?: string }[] = await (
    await request.get(api('empfehler/empfehlungen/'), { headers: { authorization } })
  ).json();
  const nummer = own.find(({ KurzURL }) => KurzURL)?.Empfehlungsnummer;
  await page.goto(site(TENANT, `/de/empfaengerdaten/${nummer}?schritt=daten`));
  await expect(banner(page)).toBeVisible();
  await tabTo(page, page.locator('main form button[type=submit]'));
});

test('a page from before the choice does not ask again on the way back', async ({ page }) => {
  await page.goto(site(TENANT, '/de/'));
  await page.goto(site(TENANT, '/de/faq'));
  await button(page, 'Alle ablehnen').click();
  await expect(banner(page)).toHaveCount(0);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(site(TENANT, '/de/'));
  await expect(banner(page)).toHaveCount(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('the banner is a plain form', async ({ page }) => {
    await page.goto(site(TENANT, '/de/code?channel=flyer'));
    await banner(page).getByText('Einstellungen', { exact: true }).click();
    await banner(page).getByLabel('Funktional').check();
    await button(page, 'Auswahl speichern').click();
    await expect(page).toHaveURL(site(TENANT, '/de/code?channel=flyer'));
    await expect(banner(page)).toHaveCount(0);
    expect(await cookiesOf(page)).toEqual(['psoempf_an=0', 'psoempf_er=1', 'psoempf_fu=1', 'psoempf_ma=0', 'psoempf_sprache=de']);
  });
});
