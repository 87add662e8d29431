import { describe, expect, it } from 'vitest';
import { plainCent } from '../../contract/values/cent.ts';
import kategorien from '../../mandanten/telko/kategorien.json' with { type: 'json' };
import demo from '../../mandanten/telko/produkte.json' with { type: 'json' };
import { testApp } from '../../test/support/app.ts';
import { changeMandant, configured } from '../../test/support/mandant.ts';
import { loggedIn, newBrowser } from '../../test/support/pages.ts';

const app = testApp();
const telko = newBrowser(app, 'telko');
const HIDDEN = [637, 638, 639, 640];
const slugs = kategorien.map(({ Slug }) => Slug);

/** The words of a page, with every space as a plain blank. */
const textOf = (html: string) =>
  html
    .slice(html.indexOf('<body>'))
    .replace(/<[^>]*>/g, ' ')
    .replace(/[\s\u00a0]+/g, ' ');
const linksOf = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, address = '']) => address);

describe.each(slugs)('the category %s', (slug) => {
  const kategorie = kategorien.find(({ Slug }) => Slug === slug);
  const produkte = demo.filter(({ Kategorie, ...rest }) => Kategorie === slug && !('Versteckt' in rest));

  it.each(['de', 'en'] as const)('shows in %s its title, its parents, its products and their prices from the data', async (locale) => {
    const { status, body } = await telko.get(`/${locale}/${slug}`);
    expect(status).toBe(200);
    const titel = locale === 'de' ? kategorie?.Titel : kategorie?.En.Titel;
    expect(body).toContain(`<title>${titel} – Funkhof</title>`);
    expect(body).toContain('<meta name="robots" content="index,follow"/>');
    expect(body).toContain(`hrefLang="en" href="http://telko.localhost:3000/en/${slug}"`);
    const text = textOf(body);
    for (const parent of kategorie?.Breadcrumb ?? []) expect(linksOf(body)).toContain(`/${locale}/${parent}`);
    expect(produkte.length).toBeGreaterThan(1);
    for (const { Id, Name, En, Daten } of produkte) {
      expect(text).toContain(locale === 'de' ? Name : En.Name);
      expect(text).toContain(plainCent(Daten.PreisMonatlich, locale));
      if (Daten.PreisEinmalig > 0) expect(text).toContain(plainCent(Daten.PreisEinmalig, locale));
      if (Daten.Preisaufteilung) expect(text).toContain(locale === 'de' ? Daten.Preisaufteilung : Daten.En.Preisaufteilung);
      if (Daten.Aktionsrabatt) expect(text).toContain(plainCent(Daten.Aktionsrabatt, locale));
      if (!/(geraete|smartphones|tablets)\.html/.test(slug)) expect(linksOf(body)).toContain(`/${locale}/empfehlen/${Id}`);
    }
    for (const id of HIDDEN) expect(linksOf(body)).not.toContain(`/${locale}/empfehlen/${id}`);
    expect(text).not.toContain('Klassik');
  });

  it('returns 404 at another tenant', async () => {
    for (const tenant of ['energie', 'berater', 'intern'])
      expect((await newBrowser(app, tenant).get(`/de/${slug}`)).status, tenant).toBe(404);
  });
});

it('a preselected product of the demo comes first on its page and is marked', async () => {
  const { body } = await telko.get('/de/internet');
  const [first] = linksOf(body).filter((address) => address.startsWith('/de/empfehlen/'));
  expect(first).toBe('/de/empfehlen/462');
  expect(textOf(body)).toContain('Unsere Auswahl 70 € Prämie Klasse M HofNetz M');
});

describe('the address', () => {
  it.each(['/de/Internet/Glasfaser.HTML', '/de/internet/glasfaser.html/', '/de//internet//glasfaser.html'])(
    '%s opens the category',
    async (address) => {
      const { status, body } = await telko.get(address);
      expect(status).toBe(200);
      expect(body).toContain('hrefLang="de" href="http://telko.localhost:3000/de/internet/glasfaser.html"');
    },
  );

  it.each([
    '/de/internet/unbekannt',
    '/de/internet/glasfaser',
    '/de/glasfaser.html',
    '/de/internet%2Fhybrid/x',
    '/de/..%2Finternet',
    '/de/%00',
    '/de/internet.html/hybrid',
    '/fr/internet',
    '/de/constructor',
    '/de/:slug*',
    '/de/*',
  ])('%s returns 404', async (address) => {
    expect((await telko.get(address)).status).toBe(404);
  });

  it('without a language redirects to one with a language', async () => {
    const { status, headers } = await telko.get('/internet/hybrid?channel=mail');
    expect([status, headers.location]).toEqual([302, '/de/internet/hybrid?channel=mail']);
  });

  it('of a category accepts no form', async () => {
    expect((await telko.post('/de/internet', { a: 'b' })).status).toBe(404);
  });
});

describe("the tenant's own paths", () => {
  it('take precedence over a category of the same slug', async () => {
    await configured(app, 'telko', { RoutePaths: { Faq: '/internet' } }, async () => {
      expect((await telko.get('/de/internet')).body).toContain('<title>Häufige Fragen');
      expect((await telko.get('/de/internet/hybrid')).status).toBe(200);
    });
    expect((await telko.get('/de/internet')).body).toContain('<title>Internet');
  });

  it('can move the categories, and every link follows', async () => {
    await configured(app, 'telko', { RoutePaths: { Produktkategorie: '/katalog/:slug*' } }, async () => {
      const { status, body } = await telko.get('/de/katalog/internet/glasfaser.html');
      expect(status).toBe(200);
      expect(linksOf(body)).toContain('/de/katalog/internet/hybrid');
      expect((await telko.get('/de/internet')).status).toBe(404);
    });
  });
});

it('a category that is added or removed shows immediately', async () => {
  const write = (work: (slug: string) => Promise<unknown>) => work('neu/heit.html');
  expect((await telko.get('/de/neu/heit.html')).status).toBe(404);
  await write((slug) =>
    app.inTenant('telko', ({ tx }) =>
      tx
        .insertInto('produktkategorie')
        .values({ id: 900, slug, titel: 'Neuheit', titel_en: 'New', quelle: 'festnetz', breadcrumb: '[]' })
        .execute(),
    ),
  );
  const { status, body } = await telko.get('/de/neu/heit.html');
  expect(status).toBe(200);
  expect(textOf(body)).toContain('Zurzeit gibt es in dieser Kategorie kein Angebot.');
  await write((slug) => app.inTenant('telko', ({ tx }) => tx.deleteFrom('produktkategorie').where('slug', '=', slug).execute()));
  expect((await telko.get('/de/neu/heit.html')).status).toBe(404);
});

it('a new price shows immediately, even on a cached page', async () => {
  const priced = (cent: number) =>
    app.inTenant('telko', async ({ tx }) => {
      const { daten } = await tx.selectFrom('produkt').select('daten').where('id', '=', 581).executeTakeFirstOrThrow();
      await tx
        .updateTable('produkt')
        .set({ daten: JSON.stringify({ ...daten, PreisMonatlich: cent }) })
        .where('id', '=', 581)
        .execute();
    });
  expect(textOf((await telko.get('/de/internet-telefon')).body)).toContain('29,95 € im Monat');
  await priced(123_456);
  expect(textOf((await telko.get('/de/internet-telefon')).body)).toContain('1.234,56 € im Monat');
  await priced(2995);
});

describe('devices', () => {
  it('show the tariff of the address and the price from the data', async () => {
    const usual = textOf((await telko.get('/de/smartphones.html')).body);
    expect(usual).toContain('Geräte mit HofMobil M mit Smartphone');
    expect(usual).toContain(
      'Nordkamp N5 6,1 Zoll, 128 GB, zwei Tage Akku 49 € einmalig mit HofMobil M mit Smartphone für 39,95 € im Monat',
    );
    for (const tarif of ['1347', 'FH-1347']) {
      const { body } = await telko.get(`/de/smartphones.html?tarifId=${tarif}`);
      expect(textOf(body)).toContain('Aktionspreis statt 49 € 1 € einmalig mit HofMobil L mit Smartphone für 49,95 € im Monat');
      expect(body).toContain('<meta name="robots" content="noindex,nofollow"/>');
    }
  });

  it.each(['462', '0', 'x', "1'--", '%00'])(
    'show the default tariff for the tariff %j, which the category does not have',
    async (tarifId) => {
      const { status, body } = await telko.get(`/de/smartphones.html?tarifId=${tarifId}`);
      expect(status).toBe(200);
      expect(textOf(body)).toContain('Geräte mit HofMobil M mit Smartphone');
    },
  );

  it('show the tariff that the tenant preselects', async () => {
    expect(textOf((await telko.get('/de/geraete.html')).body)).toContain('Geräte mit HofMobil M mit Wunschgerät');
    await configured(app, 'telko', { Vorauswahl: { 'geraete.html': 1348 } }, async () => {
      expect(textOf((await telko.get('/de/geraete.html')).body)).toContain('Geräte mit HofMobil L mit Wunschgerät');
    });
  });
});

describe('ShowProductCategory', () => {
  it('links from home page and footer to the catalogue, which lists every category, when on', async () => {
    const home = linksOf((await telko.get('/de/')).body);
    expect(home).toEqual(expect.arrayContaining(['/de/produkte', '/de/internet', '/de/geraete.html']));
    expect(linksOf((await telko.get('/de/faq')).body)).toContain('/de/produkte');
    expect(linksOf((await telko.get('/de/produkte')).body)).toEqual(expect.arrayContaining(slugs.map((slug) => `/de/${slug}`)));
  });

  it('removes the catalogue and all links to it, when off', async () => {
    await configured(app, 'telko', { ShowProductCategory: false }, async () => {
      for (const address of ['/de/internet', '/de/produkte']) expect((await telko.get(address)).status).toBe(404);
      for (const address of ['/de/', '/de/faq']) {
        const links = linksOf((await telko.get(address)).body);
        expect(links.filter((link) => link === '/de/produkte' || slugs.includes(link.slice(4)))).toEqual([]);
      }
    });
    expect((await telko.get('/de/internet')).status).toBe(200);
  });

  it('has no effect for a tenant with another product API', async () => {
    for (const tenant of ['energie', 'berater']) {
      expect((await newBrowser(app, tenant).get('/de/produkte')).status).toBe(404);
      expect(linksOf((await newBrowser(app, tenant).get('/de/')).body)).not.toContain('/de/produkte');
    }
  });
});

it('a category leads to Login and back if a login is forced, and opens after the login', async () => {
  await changeMandant(app, 'telko', { konfiguration: { ModuleErzwingeLogin: true } });
  const { status, headers } = await telko.get('/de/internet/hybrid');
  expect([status, headers.location]).toEqual([302, '/de/login?redirect=Produktkategorie%3Fslug%3Dinternet%252Fhybrid']);
  expect((await telko.get('/de/unbekannt')).status).toBe(404);
  await changeMandant(app, 'telko', { konfiguration: { ModuleErzwingeLogin: false } });
  expect((await (await loggedIn(app, 'telko')).get('/de/internet/hybrid')).status).toBe(200);
});
