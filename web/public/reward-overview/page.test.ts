import { describe, expect, it } from 'vitest';
import { openPage, plain, type VisitOptions } from '../../shell/open.fixture.ts';
import type { Answers } from '../../shell/visit.fixture.ts';

const praemie = (Id: number, WertCent: number, ProduktId?: number) => ({
  Id,
  WertCent,
  Wert: '',
  Titel: '',
  Startdatum: '2020-01-01',
  Enddatum: '2026-12-31',
  EnddatumAnzeige: '2026-11-30',
  ...(ProduktId !== undefined && { ProduktId }),
});
const produkt = (Id: number, Kategorie: string, Praemien: unknown[], more = {}) => ({
  Id,
  Name: `Strom ${Id}`,
  Beschreibung: 'Grün.',
  Kategorie,
  Praemien,
  ...more,
});
const ZEITRAEUME = [
  { PraemieId: 1, Startdatum: '2026-11-22', Enddatum: '2026-12-31', WertCent: 5000, Wert: '50,00 €' },
  { PraemieId: 2, Startdatum: '2027-01-01', Enddatum: '2027-06-30', WertCent: 3000, Wert: '30,00 €' },
];
const ANSWERS: Answers = {
  listProdukte: {
    body: [
      produkt(1, 'strom', [praemie(1, 5000)]),
      produkt(2, 'gas', [praemie(1, 5000)]),
      produkt(3, 'strom', [praemie(9, 7050)]),
      produkt(4, 'gas', []),
    ],
  },
  listProduktkategorien: {
    body: [
      { Slug: 'strom', Name: 'Strom' },
      { Slug: 'gas', Name: 'Gas & Wärme' },
    ],
  },
  listAlleZeitraeume: { body: [{ ProduktId: null, Zeitraeume: ZEITRAEUME }] },
};
const open = async (options: VisitOptions = {}, answers: Answers = {}) => {
  const page = await openPage('RewardOverview', { page: 'RewardOverview', ...options }, { ...ANSWERS, ...answers });
  return { ...page, html: plain(page.html), text: plain(page.text) };
};
const headings = (html: string) => [...html.matchAll(/<h2[^>]*>([^<]*)</g)].map(([, words]) => words);

describe('RewardOverview', () => {
  it('shows each product with a reward once, by category, with amount, last day and later amounts', async () => {
    const { html, text, status } = await open();
    expect(status).toBe(200);
    expect(headings(html)).toEqual(['Strom', 'Gas &amp; Wärme']);
    expect([...html.matchAll(/href="\/de\/empfehlen\/(\d+)"/g)].map(([, id]) => id)).toEqual(['1', '3', '2']);
    expect(text).toContain('Strom 1: bis zu 50 € für Verträge mit Auftragsdatum bis zum 31.12.2026. Ab dem 01.01.2027: bis zu 30 €');
    expect(text).toContain('50 €');
    expect(text).not.toContain('Strom 4');
  });

  it('shows the dates once if they apply to the whole category', async () => {
    const two = { body: [produkt(1, 'strom', [praemie(1, 5000)]), produkt(2, 'strom', [praemie(1, 5000)])] };
    expect((await open({}, { listProdukte: two })).text).toContain('Strom: bis zu 50 € für Verträge');
    expect((await open({}, { listProdukte: two })).text.match(/bis zum 31\.12\.2026/g)).toHaveLength(1);
    expect((await open()).text.match(/bis zum 31\.12\.2026/g)).toHaveLength(2);
  });

  it('shows the last day on which a reward is shown that no order earns any more, and promises nothing after it', async () => {
    const { text } = await open({}, { listProdukte: { body: [produkt(3, 'strom', [praemie(9, 7050)])] } });
    expect(text).toContain('70,50 €');
    expect(text).toContain('bis zum 30.11.2026.');
    expect(text).not.toContain('Ab dem');
  });

  it('is one list if the tenant does not sort products, and grouped by family if they have one', async () => {
    expect(headings((await open({ konfiguration: { ShowProductCategory: false } })).html)).toEqual(['Strom 1', 'Strom 2', 'Strom 3']);
    const of = { body: [produkt(1, 'DP', [praemie(1, 5000)], { Gruppe: 'HofNetz' })] };
    expect(headings((await open({}, { listProdukte: of })).html)).toEqual(['HofNetz']);
  });

  it('folds many categories, each with its highest reward', async () => {
    const families = (count: number) =>
      Array.from({ length: count }, (_, index) => produkt(index + 1, 'DP', [praemie(1, 5000 + index * 100)], { Gruppe: `Linie ${index}` }));
    const many = await open({}, { listProdukte: { body: [...families(7), produkt(8, 'DP', [praemie(1, 9000)], { Gruppe: 'Linie 0' })] } });
    expect(many.html.match(/<details/g)).toHaveLength(7);
    expect(headings(many.html)).toEqual(Array.from({ length: 7 }, (_, index) => `Linie ${index}`));
    expect(many.text).toMatch(/Linie 0 +bis 90 €.*Linie 1 +bis 51 €/);
    expect((await open({}, { listProdukte: { body: families(6) } })).html).not.toContain('<details');
  });

  it('shows English texts', async () => {
    expect((await open({ locale: 'en' })).text).toContain('until 31 December 2026');
  });

  it.each([
    ['no product has a reward', { listProdukte: { body: [produkt(4, 'gas', []), produkt(5, 'gas', [praemie(1, 0)])] } }],
    ['the tenant has no products', { listProdukte: { problem: { status: 404, code: 'NichtGefunden', detail: '' } } }],
  ] as const)('shows a note with a link when %s', async (_, answers) => {
    const { text, html } = await open({}, answers as unknown as Answers);
    expect(text).toContain('Zurzeit gibt es keine Prämie');
    expect(html).toContain('href="/de/kontakt"');
  });
});

describe('RewardOverview of agents', () => {
  const konfiguration = { produktApi: 'berater', ModuleAgentRecommendation: true } as const;
  const agents = {
    body: [
      { Id: 7, ExterneId: 'SV-7', Name: 'Anke Muster', Beschreibung: 'Beratung' },
      { Id: 8, ExterneId: 'SV-8', Name: 'Udo Ohne', Beschreibung: '' },
    ],
  };

  it('shows the common reward with a link to the search, and the agents with another one', async () => {
    const { html, text, made } = await open(
      { konfiguration },
      { listAgents: agents, listPraemien: { body: [praemie(1, 7500), praemie(3, 9000, 7)] } },
    );
    for (const said of ['Jede Empfehlung', '75 €', 'Anke Muster', '90 €', 'Ausnahmen stehen darunter']) expect(text).toContain(said);
    expect(html).toContain('href="/de/agent/empfehlungen"');
    expect(html).toContain('href="/de/agent/empfehlen/SV-7"');
    expect(text).not.toContain('Udo Ohne');
    expect(made.filter(({ name }) => name === 'listAlleZeitraeume')).toHaveLength(1);
  });

  it('shows when the reward of a single agent ends', async () => {
    const own = [{ PraemieId: 3, Startdatum: '2026-11-22', Enddatum: '2026-12-24', WertCent: 9000, Wert: '90,00 €' }];
    const alle = [
      { ProduktId: null, Zeitraeume: ZEITRAEUME },
      { ProduktId: 7, Zeitraeume: own },
    ];
    const praemien = { body: [praemie(1, 5000), praemie(3, 9000, 7)] };
    const { text } = await open({ konfiguration }, { listAgents: agents, listPraemien: praemien, listAlleZeitraeume: { body: alle } });
    expect(text).toContain('bis zum 24.12.2026');
    expect(text).toContain('bis zum 31.12.2026. Ab dem 01.01.2027: bis zu 30 €');
  });

  it('mentions exceptions only if there are any, and shows a note if no agent can be recommended', async () => {
    const forAll = { listAgents: agents, listPraemien: { body: [praemie(1, 7500)] } };
    expect((await open({ konfiguration }, forAll)).text).not.toContain('Ausnahmen');
    expect((await open({ konfiguration }, { ...forAll, listPraemien: { body: [] } })).text).toContain('Zurzeit gibt es keine Prämie');
    const off = await open({ konfiguration: { ...konfiguration, ModuleAgentRecommendation: false } }, forAll);
    expect([off.text.includes('Zurzeit gibt es keine Prämie'), off.made]).toEqual([true, []]);
  });
});
