import { describe, expect, it } from 'vitest';
import kategorien from '../../mandanten/telko/kategorien.json' with { type: 'json' };
import { testApp } from '../../test/support/app.ts';
import { configured } from '../../test/support/mandant.ts';
import { newBrowser } from '../../test/support/pages.ts';

const app = testApp();
const TENANTS = ['telko', 'energie', 'berater', 'intern'];
const listed = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => new URL(loc));
const sitemapOf = async (tenant: string) => (await newBrowser(app, tenant).get('/sitemap.xml')).body as string;

describe.each(TENANTS)('crawlers of %s', (tenant) => {
  const browser = newBrowser(app, tenant);

  it('are told what is not for them and where the pages stand', async () => {
    const { headers, body } = await browser.get('/robots.txt');
    expect(headers['content-type']).toMatch(/^text\/plain/);
    expect(body).toBe(
      `User-agent: *\nDisallow: /api/\nDisallow: /r/\nDisallow: /vorschau/\nSitemap: http://${tenant}.localhost:3000/sitemap.xml\n`,
    );
  });

  it('find pages of this host alone that open and may be shown, each naming its other language', async () => {
    const xml = await sitemapOf(tenant);
    const addresses = listed(xml);
    expect(new Set(addresses.map(({ host }) => host))).toEqual(new Set([`${tenant}.localhost:3000`]));
    expect(new Set(addresses.map(String)).size).toBe(addresses.length);
    for (const { pathname } of addresses.filter((_, index) => index < 18 || index % 10 === 0)) {
      const { status, body } = await browser.get(pathname);
      expect(status, pathname).toBe(200);
      expect(body).toContain('<meta name="robots" content="index,follow"/>');
      const other = pathname.replace(/^\/(de|en)/, (_, locale) => (locale === 'de' ? '/en' : '/de'));
      expect(body).toContain(
        `<link rel="alternate" hrefLang="x-default" href="http://${tenant}.localhost:3000${pathname.replace(/^\/en/, '/de')}"/>`,
      );
      expect(body).toContain(`href="http://${tenant}.localhost:3000${other}"`);
    }
    expect(xml).toMatch(/<xhtml:link rel="alternate" hreflang="x-default" href="[^"]+"\/>/);
  });
});

it('the pages of a tenant that forces a login are not listed, but those that open', async () => {
  const paths = listed(await sitemapOf('intern')).map(({ pathname }) => pathname);
  expect(paths).toContain('/de/faq');
  expect(paths).not.toContain('/de/');
  expect(paths.some((path) => path.includes('empfehlen'))).toBe(false);
});

it('each product that can be recommended is listed, hidden ones are not', async () => {
  const paths = listed(await sitemapOf('telko')).map(({ pathname }) => pathname);
  expect(paths).toContain('/de/empfehlen/462');
  for (const hidden of [637, 638, 639, 640]) expect(paths).not.toContain(`/de/empfehlen/${hidden}`);
  expect(listed(await sitemapOf('berater')).map(({ pathname }) => pathname)).toContain('/de/agent/empfehlen/SV-1001');
});

it('a page that a tenant has not switched on, or has elsewhere, is not listed', async () => {
  const pathsOf = async (tenant: string) => listed(await sitemapOf(tenant)).map(({ pathname }) => pathname);
  expect(await pathsOf('berater')).toContain('/de/agent/empfehlungen');
  expect(await pathsOf('telko')).not.toContain('/de/agent/empfehlungen');
  expect(await pathsOf('telko')).not.toContain('/de/mitarbeiterempfehlen');
  expect(await pathsOf('telko')).toContain('/de/impressum');
  await configured(app, 'telko', { ModuleCompanyRecommendation: true, ModuleAdv: true }, async () => {
    expect(await pathsOf('telko')).toContain('/de/mitarbeiterempfehlen');
    expect(await pathsOf('telko')).not.toContain('/de/impressum');
  });
});

it('each category of a catalogue is listed in each language, and elsewhere there is none', async () => {
  const pathsOf = async (tenant: string) => listed(await sitemapOf(tenant)).map(({ pathname }) => pathname);
  const slugs = kategorien.map(({ Slug }) => Slug);
  expect(await pathsOf('telko')).toEqual(
    expect.arrayContaining(['/de/produkte', ...slugs.flatMap((slug) => [`/de/${slug}`, `/en/${slug}`])]),
  );
  expect(await sitemapOf('telko')).toContain(
    '<xhtml:link rel="alternate" hreflang="en" href="http://telko.localhost:3000/en/internet/glasfaser.html"/>',
  );
  for (const tenant of ['energie', 'berater', 'intern']) expect(await pathsOf(tenant)).not.toContain('/de/produkte');
  await configured(app, 'telko', { ShowProductCategory: false }, async () => {
    expect((await pathsOf('telko')).filter((path) => slugs.includes(path.slice(4)) || path.endsWith('/produkte'))).toEqual([]);
  });
});

it('a page that is not shown names no other languages', async () => {
  expect((await newBrowser(app, 'telko').get('/de/login')).body).not.toContain('rel="alternate"');
});

it('a referral link domain has nothing for crawlers', async () => {
  const at = (url: string) => app.request({ method: 'GET', url, headers: { host: 'fnkhf.example' } });
  expect((await at('/robots.txt')).body).toBe('User-agent: *\nDisallow: /\n');
  expect((await at('/sitemap.xml')).status).toBe(404);
});

it('a host of nobody has neither', async () => {
  expect((await app.request({ method: 'GET', url: '/robots.txt', headers: { host: 'fremd.example' } })).status).toBe(404);
});
