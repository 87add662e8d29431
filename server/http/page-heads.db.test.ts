import { describe, expect, it } from 'vitest';
import { PAGE_NAMES, type PageName, pageAddress, routePaths } from '../../contract/pages.ts';
import { LOCALES, type Locale } from '../../contract/values.ts';
import { testApp } from '../../test/support/app.ts';
import { newBrowser } from '../../test/support/pages.ts';

const app = testApp();
const TENANTS = ['telko', 'energie', 'berater', 'intern'];
const paths = routePaths({});

/** Pages that need nothing in their address. */
const PLAIN = PAGE_NAMES.filter((name) => !paths[name].includes(':'));

interface Head {
  readonly page: PageName;
  readonly address: string;
  readonly titel: string;
  readonly beschreibung: string;
  readonly robots: string;
  readonly alternates: Readonly<Record<string, string>>;
}

const unescaped = (text: string): string => text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"');

/** The heads of the pages that open for a stranger, in a language. */
async function headsOf(tenant: string, locale: Locale): Promise<Head[]> {
  const browser = newBrowser(app, tenant);
  const heads: Head[] = [];
  for (const page of PLAIN) {
    const address = pageAddress(paths, page, locale);
    const { status, body } = await browser.get(address);
    if (status !== 200) continue;
    const [, titel = ''] = /<title>([^<]*)<\/title>/.exec(body) ?? [];
    const meta = (name: string) => unescaped(new RegExp(`<meta name="${name}" content="([^"]*)"`).exec(body)?.[1] ?? '');
    const links = [...body.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g)];
    const alternates = Object.fromEntries(links.map(([, language = '', href = '']) => [language, new URL(href).pathname]));
    heads.push({ page, address, titel: unescaped(titel), beschreibung: meta('description'), robots: meta('robots'), alternates });
  }
  return heads;
}

const doubles = (texts: readonly string[]) => texts.filter((text, index) => text === '' || texts.indexOf(text) !== index);

describe.each(TENANTS)('the pages of %s', (tenant) => {
  it('have a description of their own each, and those that search engines show a title too', async () => {
    for (const locale of LOCALES) {
      const heads = await headsOf(tenant, locale);
      expect(heads.length).toBeGreaterThan(15);
      expect(doubles(heads.map(({ beschreibung }) => beschreibung))).toEqual([]);
      expect(heads.filter(({ titel }) => titel === '')).toEqual([]);
      expect(doubles(heads.filter(({ robots }) => robots === 'index,follow').map(({ titel }) => titel))).toEqual([]);
    }
  });

  it('say both in their language', async () => {
    const [de, en] = [await headsOf(tenant, 'de'), await headsOf(tenant, 'en')];
    expect(de.map(({ page }) => page)).toEqual(en.map(({ page }) => page));
    const alike = (part: 'titel' | 'beschreibung') => de.filter((head, index) => head[part] === en[index]?.[part]).map(({ page }) => page);
    expect(alike('beschreibung')).toEqual([]);
    // The home is called by the names of the programme and the brand.
    expect(alike('titel').filter((page) => page !== 'Homepage')).toEqual([]);
  });

  it('name each other as the same page in another language, if search engines show them', async () => {
    const heads = [...(await headsOf(tenant, 'de')), ...(await headsOf(tenant, 'en'))];
    for (const { page, address, robots, alternates } of heads) {
      const [de, en] = LOCALES.map((locale) => pageAddress(paths, page, locale));
      expect(alternates, address).toEqual(robots === 'index,follow' ? { de, en, 'x-default': de } : {});
      expect([de, en]).toContain(address);
    }
  });

  it('stand in the sitemap just when they may be shown', async () => {
    const { body } = await newBrowser(app, tenant).get('/sitemap.xml');
    const listed = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
    for (const locale of LOCALES) {
      const all = PLAIN.map((page) => pageAddress(paths, page, locale));
      const shown = (await headsOf(tenant, locale)).filter(({ robots }) => robots === 'index,follow').map(({ address }) => address);
      expect(all.filter((address) => listed.includes(address)).sort()).toEqual(shown.sort());
    }
  });
});
