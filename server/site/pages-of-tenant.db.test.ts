import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isClosed, isDisabled, isPersonal, PAGE_NAMES, type PageName, pageAddress, sessionOf } from '../../contract/pages/public.ts';
import { LOCALES } from '../../contract/values/wire.ts';
import { BRANDS, type Brand, isMissing, TENANTS, type Tenant } from '../../test/browser/support/brands.ts';
import { demoApp } from '../../test/support/app.ts';
import { headlinesOf, hrefsOf, partOf } from '../../test/support/html.ts';
import { addInhalte, entry } from '../../test/support/inhalt.ts';
import { changeMandant, configured, storeMandant } from '../../test/support/mandant.ts';
import { loggedIn, newBrowser, redirectOf } from '../../test/support/pages.ts';
import { ERIKA, findRewardedProdukt, join, login, newEmail, recommend, recommendation } from '../../test/support/walk.ts';
import { VORGANG } from '../../web/shell/form.ts';
import { cacheOf } from '../../web/site.tsx';
import { pathsOf } from '../modules/mandant/index.ts';

const TENANT = 'energie';
const app = demoApp();

const page = (url: string, headers: Record<string, string> = {}) => newBrowser(app, TENANT).get(url, headers);
const linksOf = async (url: string): Promise<string[]> =>
  [...(await page(url)).body.matchAll(/href="([^"]*)"/g)].map(([, address]) => address ?? '');

/** Pages with content at their own address. */
const NAMES = PAGE_NAMES.filter((name) => name !== 'Click' && name !== 'Produktkategorie');

const mandantOf = (tenant: Tenant) => app.parts.mandanten.get(tenant) ?? expect.unreachable(`no tenant ${tenant}`);

/** Values from the demo for the parameters of paths. */
async function paramsOf(tenant: Tenant): Promise<Record<string, string>> {
  const { agent }: Brand = BRANDS[tenant];
  const own = (await app.api(tenant, 'GET', '/empfehler/empfehlungen', { bearer: await login(app, tenant) })).body;
  const { Empfehlungsnummer: empfehlungsnummer } = own.find(({ KurzURL }: { KurzURL?: string }) => KurzURL);
  const produktId = agent?.externeId ?? String((await findRewardedProdukt(app, tenant)).Id);
  return { produktId, empfehlungsnummer, praemieid: '1', adminLoginToken: 'keins', bericht: 'auftraege' };
}

/** The status of a page of a tenant; 302 redirects to a page that opens. */
function statusOf(tenant: Tenant, name: PageName, isLoggedIn: boolean): number {
  const { konfiguration } = mandantOf(tenant);
  if (isDisabled(konfiguration, name)) return 302;
  // Logged-in users need no login page, and a recommended agent has its own page.
  if (isLoggedIn && (name === 'Login' || name === 'Registration' || (name === 'Interstitial' && tenant === 'intern'))) return 302;
  if (name === 'Recommend' && tenant === 'berater') return 302;
  if (!isLoggedIn && isClosed(konfiguration, name)) return 302;
  if (isMissing(tenant, name)) return 404;
  // Portals have their own logins.
  return isPersonal(name) && (!isLoggedIn || sessionOf(name) !== 'Empfehler') ? 302 : 200;
}

describe.each(TENANTS)('every page of %s', (tenant) => {
  it.each(LOCALES)('opens in %s or redirects to a page that does, with and without a login', async (language) => {
    const params = await paramsOf(tenant);
    const paths = pathsOf(mandantOf(tenant));
    for (const browser of [newBrowser(app, tenant), await loggedIn(app, tenant)]) {
      const isLoggedIn = browser.cookies.size > 0;
      for (const name of NAMES) {
        const named = [...paths[name].matchAll(/:(\w+)/g)].map(([, key = '']) => [key, params[key] ?? ''] as const);
        const address = pageAddress(paths, name, language, Object.fromEntries(named));
        const opened = await browser.twin().get(address);
        expect(opened.status, `${address} ${isLoggedIn ? 'of erika' : ''}`).toBe(statusOf(tenant, name, isLoggedIn));
        let shown = opened;
        // At a tenant without passwords the login page redirects again.
        for (let led = 0; led < 2 && shown.status === 302; led += 1) shown = await browser.twin().get(String(shown.headers.location));
        if (opened.status === 302) expect(shown.status, `${address} leads to ${opened.headers.location}`).toBe(200);
        expect(shown.body).toContain(`<html lang="${language}"`);
        expect(shown.body.match(/<h1[ >]/g), address).toHaveLength(1);
        // All visitors of a cached page would share the idempotency key in its form.
        if (cacheOf(name, mandantOf(tenant).konfiguration)) expect(shown.body, address).not.toContain(`name="${VORGANG}"`);
      }
    }
  });
});

const change = (wish: Parameters<typeof changeMandant>[2]) => changeMandant(app, TENANT, wish);

describe('a tenant that renames its pages', () => {
  beforeAll(() =>
    change({
      konfiguration: {
        RoutePaths: {
          Homepage: '/start',
          Recommend: '/weitersagen/:produktId',
          Confirmation: '/adresse-bestaetigen',
          RecipientData: '/hallo/:empfehlungsnummer/daten',
          RecipientConfirmation: '/ihre-daten',
          Imprint: '/wer-wir-sind',
        },
      },
    }),
  );
  afterAll(() => change({ konfiguration: { RoutePaths: {} } }));

  it('has its home page there, and the bare address redirects to it', async () => {
    expect((await page('/de/start')).status).toBe(200);
    expect((await page('/de/START/')).status).toBe(200);
    for (const [url, location] of [
      ['/', '/de/'],
      ['/de', '/de/start'],
      ['/en/?channel=wa', '/en/start?channel=wa'],
    ] as const) {
      expect(redirectOf(await page(url)), url).toEqual([302, location]);
    }
  });

  it('links the new addresses from its home page and its 404 page, and no old one', async () => {
    const { Id } = await findRewardedProdukt(app, TENANT);
    const addresses = await linksOf('/de/start');
    expect(addresses).toEqual(
      expect.arrayContaining([`/de/start?produkt=${Id}#empfehlen-form`, '/de/start', '/en/start', '/de/wer-wir-sind']),
    );
    expect(addresses.filter((address) => /^\/de\/(empfehlen|impressum|$)/.test(address))).toEqual([]);
    expect(await linksOf('/de/gibt-es-nicht')).toContain('/de/start');
    expect((await page(`/de/weitersagen/${Id}`)).status).toBe(200);
    expect((await page(`/de/empfehlen/${Id}`)).status).toBe(404);
  });

  it('sends the new addresses in mails, and a referral link redirects to them', async () => {
    const Email = newEmail('anna');
    const produkt = (await findRewardedProdukt(app, TENANT)).Id;
    const body = recommendation({ produkt, empfehler: { ...ERIKA, Email } });
    expect((await app.api(TENANT, 'POST', '/Empfehlen/create', { body })).status).toBe(201);
    await app.jobs.drainMails();
    expect(app.mails.to(Email).html).toContain(`href="http://${TENANT}.localhost:3000/de/adresse-bestaetigen?token=`);

    const { Empfehlungsnummer } = await recommend(app, TENANT, await login(app, TENANT));
    const click = await app.api(TENANT, 'GET', `/empfehlen/click/${Empfehlungsnummer}?channel=wa`);
    expect(click.status).toBe(302);
    expect(click.headers.location).toMatch(new RegExp(`/de/hallo/${Empfehlungsnummer}/daten\\?channel=wa$`));

    const person = await join(app, TENANT, Empfehlungsnummer);
    await app.jobs.drainMails();
    expect(app.mails.to(person.email).text).toContain('/de/ihre-daten?token=');
  });

  it('lists the new paths in the API, and changes no other tenant', async () => {
    expect((await app.api(TENANT, 'GET', '/route/default')).body).toMatchObject({
      Homepage: '/start',
      Recommend: '/weitersagen/:produktId',
    });
    expect((await app.api('telko', 'GET', '/route/default')).body).toMatchObject({ Homepage: '/', Recommend: '/empfehlen/:produktId' });
    const other = await newBrowser(app, 'telko').get('/de/');
    expect(other.status).toBe(200);
    expect(other.body).toContain('href="/de/?produkt=');
  });
});

it('additional routes of a tenant open their pages, even at the default path of a renamed page', async () => {
  const konfiguration = {
    RoutePaths: { Faq: '/fragen', Contact: '/hilfe/schreiben' },
    AdditionalRoutes: [{ Route: '/faq', RouteName: 'Contact' }],
  };
  await configured(app, 'berater', konfiguration, async () => {
    const berater = newBrowser(app, 'berater');
    const home = (await berater.get('/de/')).body;
    expect(hrefsOf(partOf(home, 'footer'), 'FAQ')).toEqual(['/de/fragen']);
    const questions = (await berater.get('/de/fragen')).body;
    expect(headlinesOf(questions)).toEqual(['Häufige Fragen']);
    expect(hrefsOf(partOf(questions, 'header'), 'English')).toEqual(['/en/fragen']);
    expect((await berater.get('/en/fragen')).status).toBe(200);
    for (const path of ['/de/hilfe/schreiben', '/de/faq']) {
      const { status, body } = await berater.get(path);
      expect([status, headlinesOf(body)], path).toEqual([200, ['Kontakt']]);
    }
    expect((await berater.get('/de/kontakt')).status).toBe(404);
  });
});

describe("a tenant's own data", () => {
  it('is escaped on every page', async () => {
    const evil = '</style><script>alert(1)</script>"\'><img src=x onerror=alert(1)>';
    const keys = ['home.kernsatz', 'home.bedingung', 'seite.nichtGefunden.text'];
    await change({ texte: { de: Object.fromEntries(keys.map((key) => [key, evil])) } });
    await addInhalte(app, TENANT, entry('faq', 'boese', { Frage: { de: evil }, Antwort: { de: evil } }, 0));
    await configured(app, TENANT, { Name: evil, ProgrammName: evil }, async () => {
      for (const url of ['/de/', '/de/gibt-es-nicht']) {
        const { body } = await page(url);
        expect(body.split('&lt;img src=x onerror=alert(1)&gt;').length).toBeGreaterThan(5);
        expect(body.match(/<script|<img src=x|onerror="/g)).toBeNull();
        expect(body.match(/<\/style>/g)).toHaveLength(1);
      }
    });
  });

  it('defines the languages of the site', async () => {
    await configured(app, TENANT, { SupportedLanguage: { Sprache: ['de'] } }, async () => {
      expect((await page('/', { 'accept-language': 'en' })).headers.location).toBe('/de/');
      const english = await page('/en/');
      expect([english.status, english.body.includes('<html lang="de">')]).toEqual([404, true]);
      expect(await linksOf('/de/')).not.toContain('/en/');
    });
    expect((await page('/en/')).status).toBe(200);
  });

  it.each([
    ['a path without a slash', { Faq: 'fragen' }],
    ['an address with a query', { Faq: '/fragen?x=https://fremd.example' }],
    ['an unknown page', { Unbekannt: '/x' }],
  ])('with %s leaves the tenant out with its name, and the former pages stay', async (_, RoutePaths) => {
    await storeMandant(app, TENANT, { konfiguration: { RoutePaths } });
    await app.parts.mandanten.reload();
    expect(app.parts.mandanten.leftOut()).toMatchObject([{ mandant: TENANT }]);
    expect((await page('/de/')).status).toBe(200);
    await change({ konfiguration: { RoutePaths: {} } });
  });
});
