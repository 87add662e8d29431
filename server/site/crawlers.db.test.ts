import { describe, expect, it } from 'vitest';
import kategorien from '../../mandanten/telko/kategorien.json' with { type: 'json' };
import { demoApp } from '../../test/support/app.ts';
import { headOf, linksOf } from '../../test/support/html.ts';
import { configured } from '../../test/support/mandant.ts';
import { newBrowser } from '../../test/support/pages.ts';
import { isWide } from '../../test/support/wide.ts';

const app = demoApp();
const TENANTS = ['telko', 'energie', 'berater', 'intern'];
const listed = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => new URL(loc));
const hostOf = (tenant: string) => `${tenant}.localhost:3000`;
/** The path of a link on this host, without its fragment; null if the link leads to another host. */
function pathAt(tenant: string, from: string, href: string): string | null {
  const { host, pathname, search } = new URL(href, `http://${hostOf(tenant)}${from}`);
  return host === hostOf(tenant) ? pathname + search : null;
}

/** The addresses of a sitemap without duplicates, each with the addresses of the same page by language. */
function entriesOf(xml: string): ReadonlyMap<string, Readonly<Record<string, string>>> {
  const entries = xml.split('<url>').slice(1);
  const links = (entry: string) => [...entry.matchAll(/<xhtml:link rel="alternate" hreflang="([^"]+)" href="([^"]+)"\/>/g)];
  expect(new Set(listed(xml).map(String)).size).toBe(entries.length);
  return new Map(
    entries.map((entry) => [listed(entry)[0]?.pathname ?? '', Object.fromEntries(links(entry).map(([, of, href]) => [of, href]))]),
  );
}

/** What a crawler sees at an address, and the links on the same host. */
interface Seen {
  readonly status: number;
  readonly robots: string;
  readonly alternates: Readonly<Record<string, string>>;
  readonly ways: readonly string[];
}

async function see(tenant: string, path: string): Promise<Seen> {
  // Without cookies, each time.
  const { status, headers, body } = await newBrowser(app, tenant).get(path);
  const isPage = String(headers['content-type'] ?? '').startsWith('text/html');
  const { robots, alternates } = headOf(isPage ? body : '');
  const links = isPage ? linksOf(body).filter(({ rel }) => !rel.includes('nofollow')) : [];
  const hrefs = [...links.map(({ href }) => href), ...(headers.location ? [String(headers.location)] : [])];
  const ways = robots?.includes('nofollow') ? [] : hrefs.flatMap((href) => pathAt(tenant, path, href) ?? []);
  return { status, robots: `${robots},${headers['x-robots-tag'] ?? ''}`, alternates, ways };
}

/** Follows links as far as they lead on the tenant's host. */
async function follow(tenant: string, from: readonly string[], isAllowed: (path: string) => boolean): Promise<ReadonlyMap<string, Seen>> {
  const found = new Map<string, Seen>();
  const waiting = [...from];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (found.has(path) || !isAllowed(path)) continue;
    const seen = await see(tenant, path);
    found.set(path, seen);
    waiting.push(...seen.ways);
  }
  return found;
}

const sitemapOf = async (tenant: string) => (await newBrowser(app, tenant).get('/sitemap.xml')).body as string;

describe.each(TENANTS)('crawlers of %s', (tenant) => {
  const browser = newBrowser(app, tenant);

  it('get robots.txt with the disallowed paths and the address of the sitemap', async () => {
    const { headers, body } = await browser.get('/robots.txt');
    expect(headers['content-type']).toMatch(/^text\/plain/);
    expect(body).toBe(
      `User-agent: *\nDisallow: /api/\nDisallow: /r/\nDisallow: /vorschau/\nSitemap: http://${tenant}.localhost:3000/sitemap.xml\n`,
    );
  });

  it('can index all that the sitemap lists, and find no other page to index', async () => {
    const sitemap = await sitemapOf(tenant);
    const entries = entriesOf(sitemap);
    expect(new Set(listed(sitemap).map(({ host }) => host))).toEqual(new Set([hostOf(tenant)]));
    const { body } = await browser.get('/robots.txt');
    const forbidden = [...String(body).matchAll(/^Disallow: (.+)$/gm)].map(([, path = '']) => path);
    const isAllowed = (path: string) => !forbidden.some((start) => path.startsWith(start));
    expect(entries.size).toBeGreaterThan(10);
    expect([...entries.keys()].filter((path) => !isAllowed(path))).toEqual([]);

    // Of a catalogue's products and categories, which come last, only a tenth.
    const opened = [...entries].filter((_, index) => isWide || index < 18 || index % 10 === 0);
    const isOpened = (path: string) => !entries.has(path) || opened.some(([one]) => one === path);
    const found = await follow(tenant, ['/de/', '/en/', ...entries.keys()], (path) => isAllowed(path) && isOpened(path));
    for (const [path, alternates] of opened)
      expect(found.get(path), path).toMatchObject({ status: 200, robots: 'index,follow,', alternates });
    const open = [...found].filter(([, { status }]) => status === 200);
    const hidden = open.filter(([, { robots }]) => robots.includes('noindex')).map(([path]) => path);
    expect(hidden.length).toBeGreaterThan(0);
    expect(hidden.filter((path) => entries.has(path))).toEqual([]);
    const shown = open.map(([path]) => path).filter((path) => !hidden.includes(path));
    expect(shown.filter((path) => !entries.has(path) && !path.includes('?'))).toEqual([]);
    expect([...found].filter(([, { status }]) => status >= 400).map(([path]) => path)).toEqual([]);
  });
});

it('the sitemap of a tenant that forces a login lists only pages that open without one', async () => {
  const paths = listed(await sitemapOf('intern')).map(({ pathname }) => pathname);
  expect(paths).toContain('/de/faq');
  expect(paths).not.toContain('/de/');
  expect(paths.some((path) => path.includes('empfehlen'))).toBe(false);
});

it('the sitemap lists each product that can be recommended, but no hidden ones', async () => {
  const paths = listed(await sitemapOf('telko')).map(({ pathname }) => pathname);
  expect(paths).toContain('/de/empfehlen/462');
  for (const hidden of [637, 638, 639, 640]) expect(paths).not.toContain(`/de/empfehlen/${hidden}`);
  expect(listed(await sitemapOf('berater')).map(({ pathname }) => pathname)).toContain('/de/agent/empfehlen/SV-1001');
});

it('the sitemap lists no page that a tenant has switched off or hosts elsewhere', async () => {
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

it('the sitemap lists each category of a catalogue in each language, and none at other tenants', async () => {
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

it('a page with noindex has no links to other languages', async () => {
  expect((await newBrowser(app, 'telko').get('/de/login')).body).not.toContain('rel="alternate"');
});

it('a referral link domain forbids crawling and has no sitemap', async () => {
  const at = (url: string) => app.request({ method: 'GET', url, headers: { host: 'fnkhf.example' } });
  expect((await at('/robots.txt')).body).toBe('User-agent: *\nDisallow: /\n');
  expect((await at('/sitemap.xml')).status).toBe(404);
});

it('an unknown host has neither robots.txt nor a sitemap', async () => {
  expect((await app.request({ method: 'GET', url: '/robots.txt', headers: { host: 'fremd.example' } })).status).toBe(404);
});
