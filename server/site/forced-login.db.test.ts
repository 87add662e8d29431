import { describe, expect, it } from 'vitest';
import { isDisabled, PAGE_NAMES, PAGES, sessionOf } from '../../contract/pages/public.ts';
import { demoApp } from '../../test/support/app.ts';
import { configured } from '../../test/support/mandant.ts';
import { loggedIn, newBrowser, OTHER_SITE, redirectOf } from '../../test/support/pages.ts';
import { countEmpfehlungen, ERIKA, newEmail, PASSWORD } from '../../test/support/walk.ts';

const app = demoApp();

const browse = (tenant = 'intern') => newBrowser(app, tenant);
const toEntry = [302, '/de/exklusiv?redirect=Homepage'];

/** Address of each page with its parameters filled in. A category page exists only for a category's slug, so it is left out. */
const ADDRESSES = PAGE_NAMES.filter((name) => name !== 'Produktkategorie').map(
  (name) => [name, `/de${PAGES[name].path.replace(/:\w+/g, 'x7')}`] as const,
);

describe('the pages of intern', () => {
  it.each(ADDRESSES)('%s opens as an exception or redirects to the page in front, for GET and POST', async (name, address) => {
    const { konfiguration } = app.parts.mandanten.get('intern') ?? {};
    const exceptions = konfiguration?.LoginAusnahmen ?? [];
    const replies = [await browse().get(address), await browse().get(`${address}?channel=mail`), await browse().post(address)];
    for (const reply of replies) {
      const place = String(reply.headers.location ?? '');
      if (konfiguration && isDisabled(konfiguration, name)) expect(place).toBe('/de/exklusiv');
      else if (
        exceptions.includes(name) ||
        sessionOf(name) !== 'Empfehler' ||
        ['Login', 'LoginToken', 'Admin', 'Click', 'Anfrage', 'Invitation'].includes(name)
      )
        expect(place).not.toMatch(/^\/de\/exklusiv\?redirect=/);
      else expect(place).toMatch(new RegExp(`^/de/exklusiv\\?redirect=${name}(%3F|$)`));
      expect(reply.body).not.toContain('Wen holen Sie in den Ring?');
    }
  });

  it('show the accepted documents to visitors who are not logged in, in both languages', async () => {
    for (const path of ['agb', 'praemienbedingungen'])
      for (const locale of ['de', 'en'])
        expect((await browse().get(`/${locale}/${path}`)).body).toMatch(/<div class="rich-text">.*Werkring/s);
  });

  it('open for logged-in users, and no browser stores them', async () => {
    const home = await (await loggedIn(app, 'intern')).get('/de/');
    expect([home.status, home.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(home.body).toContain('Wen holen Sie in den Ring?');
  });

  it('are not cached for the next visitor, and do not open after a logout', async () => {
    const browser = await loggedIn(app, 'intern');
    expect((await browser.get('/de/')).status).toBe(200);
    expect(redirectOf(await browse().get('/de/'))).toEqual(toEntry);
    const stale = browser.twin();
    await browser.post('/de/logout');
    expect(redirectOf(await stale.get('/de/'))).toEqual(toEntry);
    expect(redirectOf(await newBrowser(app, 'intern', { cookies: { psoe_token: 'falsch' } }).get('/de/'))).toEqual(toEntry);
  });

  it('refuse a form without a login before any change', async () => {
    const before = await countEmpfehlungen(app, 'intern');
    const fields = { 'Empfehlung.Produkt': '1', 'Empfehlung.AnteilEmpfehler': '50', 'Empfehlung.AgbText': 'ja' };
    const person = { 'Empfehler.Vorname': 'Ida', 'Empfehler.Nachname': 'I', 'Empfehler.Email': newEmail('ida', 'werkring.example') };
    const sent = await browse().post('/de/', { ...fields, ...person });
    expect(redirectOf(sent)).toEqual([303, '/de/exklusiv?redirect=Homepage']);
    expect(await countEmpfehlungen(app, 'intern')).toBe(before);
  });

  it('require a login immediately after the tenant begins to force one, even if the page was cached', async () => {
    expect((await browse('energie').get('/de/')).status).toBe(200);
    await configured(app, 'energie', { ModuleErzwingeLogin: true }, async () => {
      const browser = browse('energie');
      expect(redirectOf(await browser.get('/de/'))).toEqual([302, '/de/login?redirect=Homepage']);
      expect((await browser.get('/de/login?redirect=Homepage')).body).toContain('Bitte melden Sie sich an.');
      const credentials = { Email: ERIKA.Email, Password: PASSWORD };
      expect(redirectOf(await browser.post('/de/login?redirect=Homepage', credentials))).toEqual([303, '/de/']);
      for (const path of ['faq', 'agb', 'praemienbedingungen']) expect((await browse('energie').get(`/de/${path}`)).status).toBe(200);
    });
    expect((await browse('energie').get('/de/')).status).toBe(200);
  });

  it('redirect to the page in front, which leads to Login if it offers a password', () =>
    configured(app, 'berater', { ModuleErzwingeLogin: true, Zwischenseite: true }, async () => {
      const browser = browse('berater');
      expect(redirectOf(await browser.get('/de/'))).toEqual(toEntry);
      const front = await browser.get('/de/exklusiv?redirect=Homepage');
      expect(front.body).toContain('href="/de/login?redirect=Homepage"');
      expect(front.body).not.toContain('Zugangslink senden');
      expect((await browser.post('/de/exklusiv', { Email: ERIKA.Email })).status).toBe(403);
    }));
});

it("a tenant's own exceptions open without a login, and replace the former ones", () =>
  configured(app, 'intern', { LoginAusnahmen: ['Homepage', 'Faq'] }, async () => {
    for (const path of ['/de/', '/de/faq']) expect((await browse().get(path)).status, path).toBe(200);
    expect((await browse().get('/de/404')).status).toBe(404);
    expect(redirectOf(await browse().get('/de/code'))).toEqual([302, '/de/exklusiv?redirect=Code']);
    expect(redirectOf(await browse().get('/de/kontakt'))).toEqual([302, '/de/exklusiv?redirect=Contact']);
  }));

describe('the page in front', () => {
  it('is cached for all visitors, shows the highest reward, and redirects logged-in users', async () => {
    const front = await browse().get('/de/exklusiv');
    expect([front.status, front.headers.etag]).toEqual([200, expect.any(String)]);
    expect(front.body).toMatch(/Bis zu 200\s€ für eine Empfehlung/);
    expect(front.body).not.toContain('href="/de/login"');
    const erika = await loggedIn(app, 'intern');
    expect(redirectOf(await erika.get('/de/exklusiv'))).toEqual([302, '/de/persoenlicherbereich']);
    expect(redirectOf(await erika.get('/de/exklusiv?redirect=Recommend%3FproduktId%3D7'))).toEqual([302, '/de/empfehlen/7']);
  });

  it('returns 404 for a tenant without one', async () => {
    expect((await browse('telko').get('/de/exklusiv')).status).toBe(404);
  });

  it('shows after a logout that the user is logged out', async () => {
    const browser = await loggedIn(app, 'intern');
    const out = await browser.post('/de/logout');
    const handed = await browser.get(String(out.headers.location));
    expect((await browser.get(String(handed.headers.location))).body).toContain('Sie sind abgemeldet.');
  });

  it('sends a link, shows the same message for every address, and shows errors with the typed values', async () => {
    const browser = browse();
    for (const email of [ERIKA.Email, newEmail(), newEmail('neu', 'werkring.example')]) {
      const sent = await browser.post('/de/exklusiv?redirect=Homepage', { Email: email });
      expect(redirectOf(sent)).toEqual([303, '/de/exklusiv?gesendet=1&redirect=Homepage']);
    }
    expect((await browser.get('/de/exklusiv?gesendet=1')).body).toContain('Sehen Sie in Ihr Postfach');
    const wrong = await browser.post('/de/exklusiv', { Email: 'ida@' });
    expect([wrong.status, wrong.body.includes('value="ida@"')]).toEqual([422, true]);
    expect((await browser.post('/en/exklusiv', { Email: ' ' })).body).toContain('Enter your email address');
    expect((await browser.post('/de/exklusiv', { Email: ERIKA.Email }, OTHER_SITE)).status).toBe(403);
  });

  it('shows how long to wait after the third link within an hour', async () => {
    const browser = browse();
    const email = newEmail('oft', 'werkring.example');
    for (let time = 0; time < 3; time += 1) await browser.post('/de/exklusiv', { Email: email });
    const limited = await browser.post('/de/exklusiv', { Email: email });
    expect(limited.status).toBe(429);
    expect(limited.body).toContain('In 60 Minuten können Sie wieder einen Link anfordern.');
  });
});
