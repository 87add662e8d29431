import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { TAPPER, tapFormTo } from '../../features/recommend/tap.fixture.ts';
import { openPage, plain } from '../../shell/open.fixture.ts';
import type { TestInhalte } from '../../shell/visit.fixture.ts';

const konfiguration = { produktApi: 'telekom' as const, ShowProductCategory: true, Name: 'Musterfunk' };
const kategorie = (Slug: string, parents: string[] = [], Vorauswahl: number | null = null) => ({
  Id: 1,
  Slug,
  Name: `Name ${Slug}`,
  Quelle: 'festnetz',
  Breadcrumb: parents.map((parent) => ({ Slug: parent, Name: `Name ${parent}` })),
  Vorauswahl,
  Grafik: '/grafik',
  Icon: '/icon',
});
const produkt = (Id: number, own: object = {}) => ({
  Id,
  ExterneId: `M-${Id}`,
  Kategorie: 'DP',
  Name: `Tarif ${Id}`,
  Young: false,
  Hybrid: false,
  Gruppe: 'Muster',
  Klasse: 'M',
  PreisMonatlich: 3995,
  PreisEinmalig: 6995,
  AnzeigeName: `Tarif ${Id}`,
  Beschreibung1: 'Erstens',
  Beschreibung2: null,
  Beschreibung3: null,
  Beschreibung4: null,
  Fussnote: null,
  Preisaufteilung: null,
  Aktionsname: null,
  Aktionsrabatt: null,
  Praemien: [{ WertCent: 7000, Wert: '70,00 €' }],
  ...own,
});
const angebot = (Id: number, own: object = {}) => ({
  Id,
  HandyId: Id,
  GeraeteTyp: 'smartphone',
  Hersteller: 'Musterwerk',
  Klasse: null,
  HandyAnzeigeName: `Handy ${Id}`,
  HandyBeschreibung: 'Klein',
  PreisHandy: 9900,
  TarifId: 1,
  PreisTarif: 3995,
  Position: Id,
  Aktion: false,
  TopPosition: null,
  Aktionspreis: null,
  Praemien: [{ WertCent: 5000, Wert: '50,00 €' }],
  ...own,
});

const open = async (
  body: readonly object[],
  {
    kategorien = [kategorie('netz')],
    query = {},
    inhalte = {},
  }: { kategorien?: object[]; query?: Record<string, string>; inhalte?: TestInhalte } = {},
) => {
  const options = { page: 'Produktkategorie' as const, params: { slug: 'netz' }, query, konfiguration, inhalte };
  const page = await openPage('Produktkategorie', options, { listProduktkategorien: { body: kategorien }, listProdukte: { body } });
  return { ...page, text: plain(page.text) };
};

describe('a tariff', () => {
  it('shows its prices, its reward and its class, and what is included', async () => {
    const { text, html } = await open([produkt(1, { PreisMonatlich: 123_456, AnzeigeName: 'Tarif 1 mit Namen' })]);
    expect(text).toContain(
      '70 € Prämie Klasse M Tarif 1 Tarif 1 mit Namen 1.234,56 € im Monat einmalig 69,95 € Was dabei ist Tarif 1 Erstens Empfehlen Tarif 1',
    );
    expect(html).toContain('href="/de/empfehlen/1"');
    expect(text).not.toContain('Unsere Auswahl');
    expect(text).not.toContain('unter 28');
  });

  it('shows that there is no one-time price, the discount of a promotion, and how the price is split', async () => {
    const { text } = await open([
      produkt(1, { PreisEinmalig: 0, Aktionsname: 'Startbonus', Aktionsrabatt: 2050, Preisaufteilung: 'erst wenig, dann mehr' }),
    ]);
    expect(text).toContain('ohne einmaligen Preis Startbonus: 20,50 € Rabatt im Monat erst wenig, dann mehr');
  });

  it('is marked on its card and on the page if it is for young people', async () => {
    const { text } = await open([produkt(1, { Young: true })]);
    expect(text).toContain('Klasse M unter 28 Tarif 1');
    expect(text).toContain('Diese Tarife sind für alle unter 28 Jahren.');
  });

  it('is shown without a reward, but cannot be recommended', async () => {
    const { text, html } = await open([produkt(1, { Praemien: [] })]);
    expect(text).toContain('Zurzeit ohne Prämie');
    expect(text).toContain('Ab 39,95 € im Monat.');
    expect(html).not.toContain('/de/empfehlen/1');
  });

  it('is recommended with one tap if the recommender is logged in and has accepted the terms', async () => {
    const options = { ...TAPPER.options, page: 'Produktkategorie' as const, params: { slug: 'netz' }, konfiguration };
    const answers = { listProduktkategorien: { body: [kategorie('netz')] }, listProdukte: { body: [produkt(1)] }, ...TAPPER.answers };
    const { html } = await openPage('Produktkategorie', options, answers);
    expect(html).toMatch(tapFormTo('/de/empfehlen/1'));
    expect(html).toContain('Sie empfehlen als Erika Muster');
  });

  it('is marked if the tenant preselected it', async () => {
    const { text } = await open([produkt(1), produkt(2)], { kategorien: [kategorie('netz', [], 2)] });
    expect(text.match(/Unsere Auswahl 70 € Prämie Klasse M Tarif \d/g)).toEqual(['Unsere Auswahl 70 € Prämie Klasse M Tarif 2']);
  });
});

it('numbers the same footnote once and shows it once at the end', async () => {
  const { html, text } = await open([
    produkt(1, { Fussnote: 'Eins.' }),
    produkt(2, { Fussnote: 'Zwei.' }),
    produkt(3, { Fussnote: 'Eins.' }),
    produkt(4),
  ]);
  expect([...html.matchAll(/href="#fussnote-(\d)"/g)].map(([, nummer]) => nummer)).toEqual(['1', '2', '1']);
  expect(text.match(/Eins\./g)).toHaveLength(1);
  expect(text).toMatch(/Eins\. Zwei\./);
});

it('shows a footnote with an Identifier from the tenant’s content, and a note in place of a missing one', async () => {
  const note = {
    Id: 'f1',
    Sprache: 'de' as const,
    Identifier: 'laufzeit',
    Gruppe: null,
    Titel: null,
    Inhalt: '<p>Läuft <em>lang</em>.</p>',
  };
  const { html, text } = await open([produkt(1, { Fussnote: 'laufzeit' }), produkt(2, { Fussnote: 'fehlt' })], {
    inhalte: { fussnoten: [note] },
  });
  expect(html).toMatch(/<li id="fussnote-1"[^>]*><div class="rich-text"><p>Läuft <em>lang<\/em>\.<\/p><\/div><\/li>/);
  expect(html).toMatch(/<li id="fussnote-2"[^>]*>Inhalt nicht verfügbar<\/li>/);
  expect(text).toContain('Tarif 2');
});

it('names the category, its lowest price and its best reward, and links to parents and siblings', async () => {
  const kategorien = [kategorie('oben'), kategorie('netz', ['oben']), kategorie('oben/neben', ['oben']), kategorie('fern')];
  const { html } = await open([produkt(1, { PreisMonatlich: 4000 }), produkt(2, { PreisMonatlich: 999 })], { kategorien });
  expect(html).toContain('<title>Name netz – Musterfunk</title>');
  expect(plain(html)).toContain(
    'content="Name netz von Musterfunk empfehlen: ab 9,99 € im Monat, bis zu 70 € Prämie für eine Bestellung."',
  );
  for (const address of ['/de/produkte', '/de/oben', '/de/oben/neben', '/de/fern']) expect(html).toContain(`href="${address}"`);
  expect(html.match(/aria-current="page"/g)).toHaveLength(3);
});

it('explains a category without an offer, with a link to the catalogue', async () => {
  const { status, text, html } = await open([]);
  expect(status).toBe(200);
  expect(text).toContain('Zurzeit gibt es in dieser Kategorie kein Angebot.');
  expect(html).toContain('href="/de/produkte"');
});

it('returns 404 for a category that the catalogue does not have', async () => {
  expect((await open([], { kategorien: [kategorie('anders')] })).status).toBe(404);
});

it('keeps the order of the call, with or without devices, and for a tariff in the address too', async () => {
  const produkte = [produkt(2), produkt(3), produkt(1)];
  const queries: Record<string, string>[] = [{}, { tarifId: '3' }];
  for (const query of queries) {
    const cards = await open(produkte, { query });
    expect([...cards.html.matchAll(/href="\/de\/empfehlen\/(\d)"/g)].map(([, id]) => id)).toEqual(['2', '3', '1']);
    const devices = await open([...produkte, angebot(10)], { query });
    expect([...devices.html.matchAll(/href="\/de\/netz\?tarifId=(\d)#geraete"/g)].map(([, id]) => id)).toEqual(['2', '3', '1']);
  }
});

describe('devices', () => {
  const answers = [produkt(1, { Name: 'Klein', Fussnote: 'Eins.' }), produkt(2, { Name: 'Groß', Fussnote: 'Zwei.' })];

  it('are shown with the price of their promotion, those with a top position first', async () => {
    const { text } = await open([
      ...answers,
      angebot(10),
      angebot(11, { TopPosition: 1, Aktion: true, Aktionspreis: 100 }),
      angebot(12, { Aktionspreis: 1 }),
    ]);
    expect(text.match(/Handy \d\d Klein/g)).toEqual(['Handy 11 Klein', 'Handy 10 Klein', 'Handy 12 Klein']);
    expect(text).toContain('Aktionspreis statt 99 € 1 € einmalig mit Klein für 39,95 € im Monat');
    expect(text.match(/99 € einmalig/g)).toHaveLength(2);
  });

  it('have the chosen tariff and its footnote, and are not indexed by search engines', async () => {
    const { text, html, made } = await open([...answers, angebot(10)], { query: { tarifId: 'M-2' } });
    expect(text).toContain('Geräte mit Groß');
    expect(text).toContain('Zwei.');
    expect(text).not.toContain('Eins.');
    expect(html).toContain('content="noindex,nofollow"');
    expect(made.at(-1)).toMatchObject({ name: 'listProdukte', input: { query: { tarifId: '2' } } });
    expect(html).toMatch(/href="\/de\/netz\?tarifId=2#geraete"[^>]*aria-current="true"/);
  });
});

it('keeps a page with many devices small and without a script', async () => {
  const { html } = await open([produkt(1), ...Array.from({ length: 30 }, (_, index) => angebot(index + 10))]);
  expect(gzipSync(html).length).toBeLessThan(10_000);
  expect(html).not.toContain('<script');
});
