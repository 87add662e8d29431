import { describe, expect, it } from 'vitest';
import type { MandantKonfiguration } from '../../../contract/calls/mandant.ts';
import { type HomeTeil, STARTSEITE } from '../../../contract/values/startseite.ts';
import { TAPPER, tapFormTo } from '../../features/recommend/tap.fixture.ts';
import { openPage, type VisitOptions } from '../../shell/open.fixture.ts';
import { type Answers, block, frage, type TestInhalte } from '../../shell/visit.fixture.ts';

const praemie = { Id: 1, WertCent: 5000, Wert: '50,00 €', Titel: '', Startdatum: '', Enddatum: '', EnddatumAnzeige: '' };
const produkt = (Id: number, own: object = {}) => ({ Id, Name: `Produkt ${Id}`, Beschreibung: '', Praemien: [praemie], ...own });
const bild = (name: string) => ({ Adresse: `/bilder/0a/${name}`, Breite: 960, Hoehe: 640, Alternativtext: `Ein ${name}`, Titel: null });
const faq = [frage('a', 'Warum?', '<p>Darum.</p>')];
const anke = { Id: 1, ExterneId: 'SV-1', Name: 'Anke', LastName: 'A', Beschreibung: '', ZipCode: '24103', City: 'Kiel', Photo: '/foto' };

interface Opened extends Pick<VisitOptions, 'login' | 'sessionSeconds'> {
  readonly konfiguration?: Partial<MandantKonfiguration>;
  readonly inhalte?: TestInhalte;
  readonly answers?: Answers;
}

/** The main part of a homepage with these parts. */
async function homeOf(Startseite: readonly HomeTeil[], { konfiguration, inhalte, answers, ...visitor }: Opened = {}): Promise<string> {
  const options = {
    ...visitor,
    konfiguration: { produktApi: 'standard' as const, Startseite: [...Startseite], ...konfiguration },
    inhalte: { faq, ...inhalte },
  };
  const { html } = await openPage('Homepage', options, {
    listProdukte: { body: [produkt(1)] },
    ...answers,
  });
  return /<main\b.*<\/main>/s.exec(html)?.[0] ?? '';
}

/** Ids of the headings of its parts, in order. */
const partsOf = (main: string) => [...main.matchAll(/<section[^>]* aria-labelledby="([^"]+)"/g)].map(([, id]) => id);
const firstOffer = (main: string) => /<a href="#([\w-]+)"/.exec(main)?.[1];

describe('the parts of the homepage', () => {
  it("are in the tenant's order, below the amount", async () => {
    const main = await homeOf(['Fragen', 'Formular', 'Produkte', 'Schritte']);
    expect(partsOf(main)).toEqual(['fragen', 'formular', 'produkte', 'schritte']);
    expect(main.indexOf('<h1')).toBeLessThan(main.indexOf('<section'));
    expect(partsOf(await homeOf(STARTSEITE))).toEqual(['schritte', 'produkte', 'formular', 'vertrauen', 'fragen']);
  });

  it('are left out if they have no content', async () => {
    const all: HomeTeil[] = ['Tempo', 'Geschichte', 'Menschen', 'Aushang', 'Hinweis', 'Partner', 'Formular'];
    const main = await homeOf(all, { answers: { listProduktkategorien: { body: [] } } });
    expect(partsOf(main)).toEqual(['formular']);
    expect(main.match(/<section/g)).toHaveLength(1);
    expect(firstOffer(main)).toBe('empfehlen-form');
  });

  it('are linked from the button below the amount: the first one with something to recommend', async () => {
    expect(firstOffer(await homeOf(['Schritte', 'Formular', 'Produkte']))).toBe('produkte');
    const off = await homeOf(['Produkte', 'Formular'], { konfiguration: { Produktanzeige: false } });
    expect([firstOffer(off), partsOf(off)]).toEqual(['empfehlen-form', ['formular']]);
  });
});

describe('products by speed', () => {
  const body = [
    produkt(7, { Beschreibung1: 'Bis zu 2.000 Mbit/s', PreisMonatlich: 7995 }),
    produkt(8, { Beschreibung1: 'Bis zu 50 Mbit/s', PreisMonatlich: 3000 }),
  ];
  const open = (own: Opened = {}) => homeOf(['Tempo', 'Formular'], { answers: { listProdukte: { body } }, ...own });

  it('are tiles with speed, price and reward that choose the product in the form', async () => {
    const main = await open();
    expect(partsOf(main)).toEqual(['tempo', 'formular']);
    expect(firstOffer(main)).toBe('tempo');
    const [first = '', second = ''] = main.split('<li').slice(1);
    for (const said of ['Am schnellsten', '>Bis zu<', '>2.000<', '>Mbit/s<', 'Produkt 7', '79,95 € im Monat', '50 €'])
      expect(first.replaceAll('\u00a0', ' ')).toContain(said);
    for (const said of ['Am günstigsten', '30 € im Monat']) expect(second.replaceAll('\u00a0', ' ')).toContain(said);
    expect(first).toMatch(/href="\/de\/\?produkt=7#empfehlen-form" data-chooses="7"/);
  });

  it('stand behind the product with the highest reward if none of them has it', async () => {
    const best = produkt(9, { Beschreibung: 'Live-Sport', Praemien: [{ ...praemie, WertCent: 11_000 }] });
    const main = await open({ answers: { listProdukte: { body: [...body, best] } } });
    const [first = '', second = ''] = main.split('<li').slice(1);
    for (const said of ['Höchste Prämie', '110 €', 'Produkt 9', 'Live-Sport', 'data-chooses="9"'])
      expect(first.replaceAll('\u00a0', ' ')).toContain(said);
    expect(second).toContain('Am schnellsten');
  });

  it('are left out if the homepage shows no products', async () => {
    expect(partsOf(await open({ konfiguration: { Produktanzeige: false }, answers: { listProdukte: { body } } }))).toEqual(['formular']);
  });
});

describe('the board', () => {
  const kategorie = (Slug: string, Name: string) => ({ Id: 1, Slug, Name, Breadcrumb: [], Icon: '', Grafik: '', Vorauswahl: null });
  const KATEGORIEN = [kategorie('ausbildung', 'Ausbildung'), kategorie('stellen', 'Offene Stellen'), kategorie('leer', 'Leer')];
  const columnsOf = (main: string) => [...main.matchAll(/<p id="aushang-\d"[^>]*>([^<]+)</g)].map(([, name]) => name);

  it('has a column for each kind with products, in the order of the kinds', async () => {
    const body = [produkt(1, { Kategorie: 'stellen' }), produkt(2, { Kategorie: 'ausbildung' }), produkt(3, { Kategorie: 'stellen' })];
    const main = await homeOf(['Aushang', 'Formular'], {
      answers: { listProdukte: { body }, listProduktkategorien: { body: KATEGORIEN } },
    });
    expect([partsOf(main), firstOffer(main), columnsOf(main)]).toEqual([
      ['aushang', 'formular'],
      'aushang',
      ['Ausbildung', 'Offene Stellen'],
    ]);
    expect(main).toContain('>2 Angebote<');
    expect(main.match(/data-chooses="\d"/g)).toEqual(['data-chooses="2"', 'data-chooses="1"', 'data-chooses="3"']);
  });

  it('groups by product family if there is one, and requests the categories only for a board', async () => {
    const main = await homeOf(['Aushang', 'Formular'], {
      answers: {
        listProdukte: { body: [produkt(1, { Gruppe: 'HofNetz', Kategorie: 'DP' })] },
        listProduktkategorien: { body: KATEGORIEN },
      },
    });
    expect(columnsOf(main)).toEqual(['HofNetz']);
    const { made } = await openPage(
      'Homepage',
      { konfiguration: { produktApi: 'standard', Startseite: [...STARTSEITE] } },
      { listProdukte: { body: [] } },
    );
    expect(made.map(({ name }) => name)).not.toContain('listProduktkategorien');
  });
});

describe('the story', () => {
  const bilder = [{ Id: 'geschichte', Sprache: 'de' as const, Titel: 'Ein Tag', Bilder: [bild('eins.svg'), bild('zwei.svg')] }];

  it('has a picture and its text for each scene, and shows a picture without a text alone', async () => {
    const main = await homeOf(['Geschichte', 'Formular'], {
      inhalte: { bilder, 'content-bloecke': [block('geschichte-2', '<p>Unten brennt Licht.</p>', { Titel: 'Unten' })] },
    });
    expect(partsOf(main)).toEqual(['geschichte', 'formular']);
    expect(main).toContain('>Ein Tag</h2>');
    const [first = '', second = ''] = main.split('<li').slice(1, 3);
    expect(first).toContain('<img src="/bilder/0a/eins.svg" width="960" height="640" alt="Ein eins.svg" loading="lazy"');
    expect(first).not.toContain('<h3');
    expect(second).toMatch(/>Unten<\/h3>.*<p>Unten brennt Licht\.<\/p>/s);
  });
});

describe('the one-tap recommendation', () => {
  const LEAD = 'Ein Tipp, und Ihr Link ist da.';
  const NOTE = 'Es gelten die Teilnahmebedingungen und die Prämienbedingungen in der Fassung 3, die Sie akzeptiert haben.';
  const speed = (Beschreibung1: string) => ({ Beschreibung1, Gruppe: 'HofNetz' });
  const offered: Answers = {
    listProdukte: { body: [produkt(7, speed('Bis zu 250 Mbit/s')), produkt(8, speed('Bis zu 50 Mbit/s'))] },
    listProduktkategorien: { body: [] },
  };

  it.each(['Tempo', 'Aushang', 'Produkte'] as const)('in %s explains what it does, in whose name and by which terms', async (teil) => {
    const inhalte = { 'content-bloecke': [block('praemienbedingungen', '<p>x</p>')] };
    const open = (options: object, answers: Answers) => homeOf([teil], { inhalte, answers: { ...offered, ...answers }, ...options });
    const main = await open(TAPPER.options, TAPPER.answers);
    expect(main).toMatch(tapFormTo('/de/empfehlen/7'));
    for (const said of [LEAD, 'Sie empfehlen als Erika Muster', NOTE, 'href="/de/agb"', 'href="/de/praemienbedingungen"'])
      expect(main).toContain(said);
    expect(main).not.toContain('das Formular');
    const visitor = await open({}, {});
    expect(visitor).not.toContain(LEAD);
    expect(visitor).not.toContain('Sie empfehlen als');
  });

  it.each([
    ['the first part with offers', ['Schritte', 'Produkte', 'Tempo', 'Aushang', 'Formular'], 'produkte'],
    ['the form without other offers', ['Formular', 'Schritte'], 'formular'],
  ] as const)('names its terms once, in %s', async (_, teile, id) => {
    const main = await homeOf(teile, { answers: { ...offered, ...TAPPER.answers }, ...TAPPER.options });
    expect(main.split('die Sie akzeptiert haben')).toHaveLength(2);
    expect(main.split('<section').find((part) => part.includes('die Sie akzeptiert haben'))).toContain(`id="${id}"`);
  });
});

describe('agents as a part of the homepage', () => {
  const konfiguration = { produktApi: 'berater', ModuleAgentRecommendation: true } as const;
  const answers = {
    searchBerater: { body: { Content: [anke], HasNext: false, PageCount: 1, TotalCount: 1 } },
    listPraemien: { body: [{ Id: 1, WertCent: 7500, Wert: '', Titel: '' }] },
    readMaxPraemiewert: { body: { WertCent: 7500, Wert: '' } },
  };

  it('are shown with large portraits, and not a second time among the products', async () => {
    const main = await homeOf(['Menschen', 'Schritte', 'Produkte', 'Formular'], { konfiguration, answers });
    expect([partsOf(main), firstOffer(main)]).toEqual([['produkte', 'schritte'], 'produkte']);
    expect(main).toMatch(/<img src="\/foto"[^>]*aspect-4\/5/);
    const usual = await homeOf(['Schritte', 'Produkte', 'Formular'], { konfiguration, answers });
    expect(partsOf(usual)).toEqual(['schritte', 'produkte']);
    expect(usual).not.toContain('aspect-4/5');
  });
});
