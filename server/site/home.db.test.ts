import { describe, expect, it } from 'vitest';
import { LOCALES, type Locale } from '../../contract/values/wire.ts';
import { demoApp } from '../../test/support/app.ts';
import { headlinesOf, hrefsOf, partOf, wordsOf } from '../../test/support/html.ts';
import { loggedIn, newBrowser } from '../../test/support/pages.ts';

const app = demoApp();

const HEADLINES = {
  telko: { de: 'Bis zu 110 €, zu teilen oder für Sie', en: 'Up to €110, to share or to keep' },
  energie: { de: '50 € für gute Nachbarschaft', en: '€50 for good neighbours' },
  berater: { de: 'Gute Beratung weitergeben: 75 € Prämie', en: 'Pass on good advice: €75 reward' },
  intern: { de: 'Wen holen Sie in den Ring? Bis zu 200 €', en: 'Who will you bring into the ring? Up to €200' },
} as const;
type Tenant = keyof typeof HEADLINES;
const TENANTS = Object.keys(HEADLINES) as Tenant[];
const PLAN = { de: 'Tarif empfehlen', en: 'Choose a plan to recommend' };
const ANYTHING = { de: 'Jetzt empfehlen', en: 'Choose what to recommend' };
const BUTTONS: Record<Tenant, Record<Locale, string>> = { telko: PLAN, energie: PLAN, berater: ANYTHING, intern: ANYTHING };
/** The part of each home page that shows first what can be recommended. */
const FIRST: Record<Tenant, string> = { telko: '#tempo', energie: '#produkte', berater: '#produkte', intern: '#aushang' };

/** A visitor who may open the tenant's pages. */
const guest = async (tenant: Tenant) => (tenant === 'intern' ? loggedIn(app, tenant) : newBrowser(app, tenant));

type Praemie = { WertCent: number; Wert: string };

/** What can be recommended with its best reward, or the first agents with their description, as the calls of the API return them: words by name. */
async function offered(tenant: Tenant, locale: Locale): Promise<ReadonlyMap<string, string>> {
  const read = async (path: string) => (await app.api(tenant, 'GET', path, { headers: { 'x-accept-language': locale } })).body;
  if (tenant === 'berater') {
    const { Content }: { Content: { Name: string; Beschreibung: string }[] } = await read('/Produkt/berater');
    return new Map(Content.map(({ Name, Beschreibung }) => [Name, Beschreibung]));
  }
  // A tile shows a whole amount of euros without cents.
  const best = (praemien: Praemie[]) => praemien.toSorted((a, b) => b.WertCent - a.WertCent)[0]?.Wert.replace(/[.,]00(?!\d)/, '');
  const produkte: { Name: string; Praemien: Praemie[] }[] = await read('/produkt');
  const said = locale === 'de' ? 'Prämie' : 'Reward';
  return new Map(
    produkte.filter(({ Praemien }) => Praemien.length > 0).map(({ Name, Praemien }) => [Name, wordsOf(`${said} ${best(Praemien)}`)]),
  );
}

/** Name and words of each tile. */
function tilesOf(html: string): [string, string][] {
  const [, section = ''] = /<h2 id="(?:produkte|aushang)".*?>(.*?)<h2/s.exec(html) ?? [];
  const tiles = section.split('<li').filter((tile) => tile.includes('<h3'));
  return tiles.map((tile) => [wordsOf(/<h3.*?<\/h3>/s.exec(tile)?.[0] ?? ''), wordsOf(`<li${tile}`)]);
}

/** Maximum number of tiles on the home page; telko has a catalogue with the rest. */
const mostTiles = (tenant: Tenant): number => (tenant === 'telko' ? 8 : 12);

describe.each(TENANTS)('the home page of %s', (tenant) => {
  it.each(LOCALES)('shows in %s the amount and the first products that can be recommended', async (locale) => {
    const { status, body } = await (await guest(tenant)).get(`/${locale}/`);
    expect(status).toBe(200);
    expect(body).toContain(`<html lang="${locale}"`);
    expect(headlinesOf(body).map((headline) => headline.replace(' ,', ','))).toEqual([HEADLINES[tenant][locale]]);
    expect(hrefsOf(partOf(body, 'main'), BUTTONS[tenant][locale])).toEqual([FIRST[tenant]]);
    const [tiles, all] = [tilesOf(body), await offered(tenant, locale)];
    expect(new Set(tiles.map(([name]) => name)).size).toBe(Math.min(mostTiles(tenant), all.size));
    for (const [name, words] of tiles) expect(words).toContain(all.get(name) ?? `${name} is nothing to recommend`);
  });

  it('links to the other language and back', async () => {
    const browser = await guest(tenant);
    const german = (await browser.get('/de/')).body;
    expect(hrefsOf(partOf(german, 'header'), 'English')).toEqual(['/en/']);
    expect(german).toContain('Häufige Fragen');
    const english = (await browser.get('/en/')).body;
    expect(hrefsOf(partOf(english, 'header'), 'Deutsch')).toEqual(['/de/']);
    expect(english).toContain('Frequently asked questions');
  });
});

it('the first tile shows the amount of the headline', async () => {
  const { body } = await newBrowser(app, 'telko').get('/de/');
  expect(tilesOf(body)[0]?.[1]).toContain('Prämie 110 €');
  const [, speeds = ''] = /<h2 id="tempo".*?>(.*?)<h2/s.exec(body) ?? [];
  expect(wordsOf(speeds.split('<li')[1] ?? '')).toContain('Prämie 110 €');
});

it('the labels use the agreed wording', async () => {
  const telko = newBrowser(app, 'telko');
  const home = (await telko.get('/de/')).body;
  expect([...home.matchAll(/<h3[^>]*>(Auswählen|Empfehlen|Freuen)<\/h3>/g)].map(([, label]) => label)).toEqual([
    'Auswählen',
    'Empfehlen',
    'Freuen',
  ]);
  const foot = partOf(home, 'footer');
  for (const [label, path] of [
    ['FAQ', 'faq'],
    ['Kontakt', 'kontakt'],
    ['Teilnahmebedingungen', 'agb'],
    ['Prämienbedingungen', 'praemienbedingungen'],
    ['Impressum', 'impressum'],
    ['Datenschutz', 'datenschutz'],
  ] as const)
    expect(hrefsOf(foot, label)).toEqual([`/de/${path}`]);
  const code = (await telko.get('/de/code')).body;
  expect(headlinesOf(code)).toEqual(['Schön, dass Sie empfohlen wurden!']);
  expect(wordsOf(code)).toContain('Sie finden den Code unter dem QR-Bild oder in der Nachricht');
});
