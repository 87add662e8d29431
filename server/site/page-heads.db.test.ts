import { describe, expect, it } from 'vitest';
import { PAGE_NAMES, type PageName, pageAddress, routePaths } from '../../contract/pages/public.ts';
import { LOCALES, type Locale } from '../../contract/values/wire.ts';
import { demoApp } from '../../test/support/app.ts';
import { type Head, headOf, hrefsOf, partOf } from '../../test/support/html.ts';
import { loggedIn, newBrowser } from '../../test/support/pages.ts';
import { createTexts, type TextKey } from '../../texts/texts.ts';

const app = demoApp();
const TENANTS = ['telko', 'energie', 'berater', 'intern'];
const paths = routePaths({});

/** Pages without parameters in their path. */
const PLAIN = PAGE_NAMES.filter((name) => !paths[name].includes(':'));

interface PageHead extends Head {
  readonly page: PageName;
  readonly address: string;
}

const pathsOf = ({ alternates }: Pick<Head, 'alternates'>) =>
  Object.fromEntries(Object.entries(alternates).map(([language, href]) => [language, new URL(href).pathname]));

const read = new Map<string, Promise<PageHead[]>>();

/** The heads of the pages that open without a login, in a language; read once. */
function headsOf(tenant: string, locale: Locale): Promise<PageHead[]> {
  const key = `${tenant} ${locale}`;
  const heads = read.get(key) ?? readHeads(tenant, locale);
  read.set(key, heads);
  return heads;
}

async function readHeads(tenant: string, locale: Locale): Promise<PageHead[]> {
  const browser = newBrowser(app, tenant);
  const heads: PageHead[] = [];
  for (const page of PLAIN) {
    const address = pageAddress(paths, page, locale);
    const { status, body } = await browser.get(address);
    if (status === 200) heads.push({ page, address, ...headOf(body) });
  }
  return heads;
}

const doubles = (texts: readonly (string | null)[]) => texts.filter((text, index) => !text || texts.indexOf(text) !== index);

describe.each(TENANTS)('the pages of %s', (tenant) => {
  it('have unique descriptions, and unique titles if search engines show them', async () => {
    for (const locale of LOCALES) {
      const heads = await headsOf(tenant, locale);
      expect(heads.length).toBeGreaterThan(15);
      expect(doubles(heads.map(({ beschreibung }) => beschreibung))).toEqual([]);
      expect(heads.filter(({ titel }) => titel === '')).toEqual([]);
      expect(doubles(heads.filter(({ robots }) => robots === 'index,follow').map(({ titel }) => titel))).toEqual([]);
    }
  });

  it('have title and description in their language, once and in the right place', async () => {
    const [de, en] = [await headsOf(tenant, 'de'), await headsOf(tenant, 'en')];
    expect(de.map(({ page }) => page)).toEqual(en.map(({ page }) => page));
    const alike = (part: 'titel' | 'beschreibung') => de.filter((head, index) => head[part] === en[index]?.[part]).map(({ page }) => page);
    expect(alike('beschreibung')).toEqual([]);
    // The title of the home page consists of the names of programme and brand.
    expect(alike('titel').filter((page) => page !== 'Homepage')).toEqual([]);
    expect([...de, ...en].flatMap(({ address, misplaced }) => misplaced.map((one) => `${address}: ${one}`))).toEqual([]);
    for (const [locale, heads] of [
      ['de', de],
      ['en', en],
    ] as const)
      expect(new Set(heads.map(({ lang }) => lang))).toEqual(new Set([locale]));
  });

  it('link to the same page in the other language if search engines show them', async () => {
    const heads = [...(await headsOf(tenant, 'de')), ...(await headsOf(tenant, 'en'))];
    for (const { page, address, robots, ...head } of heads) {
      const [de, en] = LOCALES.map((locale) => pageAddress(paths, page, locale));
      expect(pathsOf(head), address).toEqual(robots === 'index,follow' ? { de, en, 'x-default': de } : {});
      expect([de, en]).toContain(address);
    }
  });

  it('are in the sitemap exactly if search engines may show them', async () => {
    const { body } = await newBrowser(app, tenant).get('/sitemap.xml');
    const listed = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
    for (const locale of LOCALES) {
      const all = PLAIN.map((page) => pageAddress(paths, page, locale));
      const shown = (await headsOf(tenant, locale)).filter(({ robots }) => robots === 'index,follow').map(({ address }) => address);
      expect(all.filter((address) => listed.includes(address)).sort()).toEqual(shown.sort());
    }
  });
});

/** Footer link, title and description of the pages that search engines show. */
const PUBLIC: readonly (readonly [PageName, TextKey, TextKey, TextKey])[] = [
  ['Faq', 'seite.link.Faq', 'inhalt.faq.titel', 'inhalt.faq.beschreibung'],
  ['Contact', 'seite.link.Contact', 'kontakt.titel', 'kontakt.beschreibung'],
  ['TOS', 'seite.link.TOS', 'inhalt.agb.titel', 'inhalt.agb.beschreibung'],
  ['RewardConditions', 'seite.link.RewardConditions', 'inhalt.praemienbedingungen.titel', 'inhalt.praemienbedingungen.beschreibung'],
  ['Imprint', 'seite.link.Imprint', 'inhalt.impressum.titel', 'inhalt.impressum.beschreibung'],
  ['Privacy', 'seite.link.Privacy', 'inhalt.datenschutz.titel', 'inhalt.datenschutz.beschreibung'],
];
/** Title and description of the pages that only their owner sees. */
const PERSONAL: readonly (readonly [PageName, TextKey, TextKey])[] = [
  ['Settings', 'meinedaten.titel', 'meinedaten.text'],
  ['ChangePassword', 'passwort.aendern.titel', 'passwort.aendern.text'],
  ['Dashboard', 'bereich.titel', 'anmelden.text'],
];

describe.each(['telko', 'energie'])('the head of a page of %s', (tenant) => {
  const own = (locale: Locale) => {
    const { Name: mandant = '', ProgrammName: programm = '' } = app.parts.mandanten.get(tenant)?.konfiguration ?? {};
    const t = createTexts(locale, {});
    return {
      t,
      mandant,
      said: (titel: TextKey, text: TextKey) => ({ titel: `${t(titel)} – ${mandant}`, beschreibung: t(text, { mandant, programm }) }),
    };
  };

  it.each(LOCALES)('in %s matches the page that its footer link opens', async (locale) => {
    const { t, said } = own(locale);
    const browser = newBrowser(app, tenant);
    const foot = partOf((await browser.get(pageAddress(paths, 'Homepage', locale))).body, 'footer');
    for (const [page, link, titel, text] of PUBLIC) {
      const [address = ''] = hrefsOf(foot, t(link));
      expect(address).toBe(pageAddress(paths, page, locale));
      const head = headOf((await browser.get(address)).body);
      expect(head).toMatchObject({ ...said(titel, text), lang: locale, robots: 'index,follow', misplaced: [] });
      expect(new Set(Object.values(head.alternates).map((href) => new URL(href).host))).toEqual(new Set([`${tenant}.localhost:3000`]));
    }
  });

  it.each(LOCALES)('in %s belongs to the page for personal pages too, which have noindex', async (locale) => {
    const { said } = own(locale);
    const hidden = { lang: locale, robots: expect.stringMatching(/^noindex/), alternates: {}, misplaced: [] };
    const login = headOf((await newBrowser(app, tenant).get(pageAddress(paths, 'Login', locale))).body);
    expect(login).toEqual({ ...hidden, ...said('anmelden.titel', 'anmelden.text') });
    const erika = await loggedIn(app, tenant);
    for (const [page, titel, text] of PERSONAL) {
      const { status, body } = await erika.get(pageAddress(paths, page, locale));
      expect(status).toBe(200);
      expect(headOf(body)).toEqual({ ...hidden, ...said(titel, text) });
    }
  });
});
