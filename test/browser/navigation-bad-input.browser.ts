import type { Page } from '@playwright/test';
import { BRANDS, TENANTS, type Tenant } from './support/brands.ts';
import { enter } from './support/demo.ts';
import { at, expect, sharedPort, site, test } from './support/test.ts';

const NAMES: Record<Tenant, string> = { telko: 'Funkhof', energie: 'Lindtal', berater: 'Sandwall', intern: 'Werkring' };

/** Opens an address: a page of this tenant alone, no fault of the product's, and a way on that stays on its host. */
async function expectWayOn(page: Page, tenant: Tenant, path: string): Promise<void> {
  const answer = await page.goto(site(tenant, path));
  expect(answer?.status(), path).toBeLessThan(500);
  expect(new URL(page.url()).host, path).toBe(`${tenant}.localhost:${sharedPort()}`);
  await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
  const ways = page.getByRole('main').locator('a[href], button[type=submit], form button');
  expect(await ways.count(), `a way on from ${path}`).toBeGreaterThan(0);
  const text = (await page.textContent('body')) ?? '';
  for (const other of TENANTS.filter((one) => one !== tenant)) expect(text, path).not.toContain(NAMES[other]);
}

const NONSENSE = [
  'falsch',
  "' OR 1=1--",
  '<script>alert(1)</script>',
  '..%2f..%2fadmin',
  '%00',
  '{"$ne":1}',
  '9'.repeat(40),
  'x'.repeat(3000),
];

test('addresses that nobody gave out lead on', { tag: '@desktop' }, async ({ page }) => {
  test.setTimeout(120_000);
  const paths = [
    ...NONSENSE.flatMap((word) => {
      const value = encodeURIComponent(word);
      return [`/de/empfaengerdaten/${value.slice(0, 250)}`, `/de/praemie/?token=${value}`, `/de/bestaetigung?token=${value}`];
    }),
    ...['empfaengerbestaetigung', 'passwortsetzen', 'anmeldelink', 'bankdaten', 'empfehler/newsletter/optin'].map(
      (one) => `/de/${one}?token=falsch`,
    ),
    ...['empfehlen/0', 'empfehlen/-1', 'empfehlen/1e9', 'empfehlen/99999999999999999999', 'klick/0', 'agent/empfehlen/x'].map(
      (one) => `/de/${one}`,
    ),
    ...['/de/%E0%A4%A', '/de/%', '/de/%00', '/de/..%2f..%2fetc', '/DE/FAQ', '/de-DE/faq', '/d', '/.env', '/de//faq', '/xx/faq'],
    ...['/de/?channel[]=a&channel=b', '/de/login?redirect[x]=1', '/de/?produkt=__proto__&kategorie=constructor', '/de/code?code=%F0%28'],
    // Pages of the agency's portal are none yet.
    ...['/de/agentur', '/de/agentur/login', '/de/agency/area'],
  ];
  for (const path of paths) await expectWayOn(page, 'telko', path);
});

test('cookies that somebody wrote lead on, and say nothing of anybody', { tag: '@desktop' }, async ({ page }) => {
  test.setTimeout(120_000);
  const words = ['falsch', '%3Cscript%3E', '%00', '..%2f..', 'x'.repeat(1500)];
  for (const value of words) {
    for (const name of ['psoe_token', 'psoe_empfaenger', 'psoempf_fu', 'psoempf_an', 'psoempf_channel', 'psoempf_sprache', 'psoempf_exit'])
      await page.context().addCookies([{ name, value, url: site('energie') }]);
    for (const path of ['/de/', '/de/persoenlicherbereich', '/de/empfaenger/zustimmung', '/de/code?channel=a']) {
      await expectWayOn(page, 'energie', path);
      await expect(page.getByText('erika')).toHaveCount(0);
    }
  }
});

test("a login or a secret of one tenant is nothing at another's", { tag: '@desktop' }, async ({ page, request }) => {
  await enter(page.context(), { request, port: sharedPort() }, 'telko');
  const own = (await page.context().cookies()).find(({ name }) => name === 'psoe_token')?.value ?? '';
  for (const tenant of ['energie', 'berater', 'intern'] as const) {
    await page.context().addCookies([{ name: 'psoe_token', value: own, url: site(tenant) }]);
    await page.goto(site(tenant, '/de/persoenlicherbereich'));
    await expect(page).toHaveURL('house' in BRANDS[tenant] ? /\/de\/exklusiv\?/ : /\/de\/login\?redirect=Dashboard$/);
    await expectWayOn(page, tenant, new URL(page.url()).pathname);
  }
  await page.goto(site('telko', '/de/persoenlicherbereich'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ihre Empfehlungen');
});

test('a host that somebody wrote is one tenant or none', { tag: '@desktop' }, async ({ request }) => {
  const ask = (host: string) => request.get(at('127.0.0.1', '/de/'), { headers: { host, accept: 'text/html' }, maxRedirects: 0 });
  for (const host of ['TELKO.localhost', 'telko.localhost.', 'telko.localhost:1']) {
    const body = await (await ask(host)).text();
    expect(body, host).toContain(NAMES.telko);
    expect(body, host).not.toContain(NAMES.energie);
  }
  for (const host of ['niemand.localhost', 'telko.localhost.boese.example', 'boese.example', 'telko@energie.localhost', '*.localhost']) {
    const answer = await ask(host);
    expect(answer.status(), host).toBe(404);
    for (const name of Object.values(NAMES)) expect(await answer.text(), host).not.toContain(name);
  }
});
