import { expect, it } from 'vitest';
import { demoApp, type Reply } from '../../test/support/app.ts';
import { headlinesOf, hrefsOf, partOf, wordsOf } from '../../test/support/html.ts';
import { type Browser, loggedIn, newBrowser, redirectOf } from '../../test/support/pages.ts';

const app = demoApp();
const NAMES = { telko: 'Funkhof', energie: 'Lindtal', berater: 'Sandwall', intern: 'Werkring' };
type Tenant = keyof typeof NAMES;
const TENANTS = Object.keys(NAMES) as Tenant[];

/** Opens an address like a browser and follows its redirects on the same host. */
async function open(browser: Browser, tenant: Tenant, path: string): Promise<Reply> {
  const reply = await browser.get(path, { accept: 'text/html' });
  if (reply.headers.location === undefined) return reply;
  const own = `http://${tenant}.localhost:3000`;
  const { origin, pathname, search } = new URL(String(reply.headers.location), own);
  expect(origin, path).toBe(own);
  return open(browser, tenant, pathname + search);
}

/** Expects a page of only this tenant, without a server error and with a link or button to continue. */
async function expectWayOn(browser: Browser, tenant: Tenant, path: string): Promise<Reply> {
  const reply = await open(browser, tenant, path);
  expect(reply.status, path).toBeLessThan(500);
  expect(headlinesOf(reply.body), path).toHaveLength(1);
  expect(partOf(reply.body, 'main'), `a way on from ${path}`).toMatch(/<a [^>]*href="\/|<button[^>]* type="submit"/);
  const words = wordsOf(reply.body);
  for (const other of TENANTS.filter((one) => one !== tenant)) expect(words, path).not.toContain(NAMES[other]);
  return reply;
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
const ADDRESSES = [
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
  '/de/%E0%A4%A',
  '/de/%',
  '/de/%00',
  '/de/..%2f..%2fetc',
  '/DE/FAQ',
  '/de-DE/faq',
  '/d',
  '/.env',
  '/de//faq',
  '/xx/faq',
  '/de/?channel[]=a&channel=b',
  '/de/login?redirect[x]=1',
  '/de/?produkt=__proto__&kategorie=constructor',
  '/de/code?code=%F0%28',
  // Unknown addresses of the agency portal.
  '/de/agentur',
  '/de/agentur/login',
  '/de/agency/area',
];

it('invented addresses lead to a page that offers a next step', async () => {
  for (const path of ADDRESSES) await expectWayOn(newBrowser(app, 'telko'), 'telko', path);
});

it('forged cookies lead to a page that offers a next step, without personal data', async () => {
  const names = ['psoe_token', 'psoe_empfaenger', 'psoempf_fu', 'psoempf_an', 'psoempf_channel', 'psoempf_sprache', 'psoempf_exit'];
  for (const value of ['falsch', '%3Cscript%3E', '%00', '..%2f..', 'x'.repeat(1500)]) {
    for (const path of ['/de/', '/de/persoenlicherbereich', '/de/empfaenger/zustimmung', '/de/code?channel=a']) {
      const browser = newBrowser(app, 'energie', { cookies: Object.fromEntries(names.map((name) => [name, value])) });
      const { body } = await expectWayOn(browser, 'energie', path);
      expect(body.toLowerCase(), path).not.toContain('erika');
    }
  }
});

it('a session of one tenant is invalid at another', async () => {
  const erika = await loggedIn(app, 'telko');
  for (const tenant of ['energie', 'berater', 'intern'] as const) {
    const place = redirectOf(await erika.twin(tenant).get('/de/persoenlicherbereich'))[1];
    expect(place).toBe(tenant === 'intern' ? '/de/exklusiv?redirect=Dashboard' : '/de/login?redirect=Dashboard');
    await expectWayOn(erika.twin(tenant), tenant, '/de/persoenlicherbereich');
  }
  expect(headlinesOf((await erika.get('/de/persoenlicherbereich')).body)).toEqual(['Ihre Empfehlungen']);
});

it('a forged host shows one tenant or returns 404', async () => {
  const ask = (host: string) => app.request({ method: 'GET', url: '/de/', headers: { host, accept: 'text/html' } });
  for (const host of ['TELKO.localhost', 'telko.localhost.', 'telko.localhost:1']) {
    const { body } = await ask(host);
    expect(hrefsOf(partOf(body, 'header'), NAMES.telko), host).toEqual(['/de/']);
    expect(body, host).not.toContain(NAMES.energie);
  }
  for (const host of ['niemand.localhost', 'telko.localhost.boese.example', 'boese.example', 'telko@energie.localhost', '*.localhost']) {
    const { status, body } = await ask(host);
    expect(status, host).toBe(404);
    for (const name of Object.values(NAMES)) expect(JSON.stringify(body), host).not.toContain(name);
  }
});
