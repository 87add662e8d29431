import { describe, expect, it } from 'vitest';
import { pageAddress } from '../../../contract/pages.ts';
import { visitOf } from '../../app/visit.fixture.ts';
import { homepageProps, loadHomepage, type ProduktAnswer, shortAmount } from './load.ts';

const konfiguration = {
  Name: 'Musterhaus',
  ProgrammName: 'Musterfreunde',
  RoutePaths: { Recommend: '/weitersagen/:produktId' },
  SupportedLanguage: { Sprache: ['de' as const] },
  SupportEmail: 'hilfe@musterhaus.example',
};
const praemie = (WertCent: number, Wert: string) => ({ WertCent, Wert });
const load = (produkte: ProduktAnswer[], texte: Record<string, string> = {}, maxPraemie = praemie(11000, '110,00 €')) =>
  homepageProps(visitOf({ konfiguration, texte }).visit, { produkte, maxPraemie });

describe('homepageProps', () => {
  it('shows each product with its best reward, in the order given, and none without', () => {
    const { produkte } = load([
      {
        Id: 2,
        Name: 'Zwei',
        Beschreibung1: 'Zeile zwei',
        Praemien: [praemie(5000, '50,00 €'), praemie(7050, '70,50 €'), praemie(7050, 'später')],
      },
      { Id: 3, Name: 'Drei', Beschreibung: 'Zeile drei', Praemien: [] },
      { Id: 1, Name: 'Eins', Beschreibung: null, Praemien: [praemie(0, '0,00 €'), praemie(1, '0,01 €')] },
    ]);
    expect(produkte).toEqual([
      { Id: 2, Name: 'Zwei', Beschreibung: 'Zeile zwei', Praemie: praemie(7050, '70,50 €') },
      { Id: 1, Name: 'Eins', Beschreibung: '', Praemie: praemie(1, '0,01 €') },
    ]);
  });

  it('puts the amount of the headline first, where several have it the first of them', () => {
    const tile = (Id: number, WertCent: number) => ({ Id, Name: `P${Id}`, Praemien: [praemie(WertCent, '')] });
    expect(load([tile(1, 500), tile(2, 900), tile(3, 700), tile(4, 900)]).produkte.map(({ Id }) => Id)).toEqual([2, 1, 3, 4]);
  });

  it('asks whom where agents are recommended, else what', () => {
    const titleFor = (produktApi: 'berater' | 'standard') =>
      homepageProps(visitOf({ konfiguration: { ...konfiguration, produktApi } }).visit, { produkte: [], maxPraemie: null })
        .titelDerProdukte;
    expect([titleFor('berater'), titleFor('standard')]).toEqual(['Wen möchten Sie empfehlen?', 'Was möchten Sie empfehlen?']);
  });

  it("asks the tenant's questions, else the product's with the tenant's names", () => {
    const { faq } = load([], { 'faq.1.frage': 'Eigene Frage?', 'faq.1.antwort': 'Eigene Antwort.' });
    expect(faq).toHaveLength(3);
    expect(faq[0]).toEqual({ frage: 'Eigene Frage?', antwort: 'Eigene Antwort.' });
    expect(faq[1]?.antwort).toContain('Musterfreunde ist das Empfehlungsprogramm von Musterhaus');
    expect(load([]).faq[0]?.antwort).toContain('hilfe@musterhaus.example');
  });

  it("takes the tenant's paths and says nothing of an amount without a reward", () => {
    const props = load([], {}, praemie(0, '0,00 €'));
    expect(pageAddress(props.paths, 'Recommend', 'de', { produktId: '7' })).toBe('/de/weitersagen/7');
    expect(props.maxPraemie).toBeNull();
    expect(homepageProps(visitOf({ konfiguration }).visit, { produkte: [], maxPraemie: null }).maxPraemie).toBeNull();
  });
});

describe('loadHomepage', () => {
  const best = { readMaxPraemiewert: { body: praemie(7500, '75,00 €') } };

  it('asks for products, and stands without an answer', async () => {
    const { visit, made } = visitOf({}, { ...best, listProdukte: { problem: { status: 503, code: 'NetzwerkFehler', detail: '' } } });
    const loaded = await loadHomepage(visit);
    expect(made.map(({ name }) => name).sort()).toEqual(['listProdukte', 'readMaxPraemiewert']);
    expect(loaded).toMatchObject({ props: { produkte: [], maxPraemie: '75\u00a0€' } });
  });

  it('asks for agents where agents are recommended, each with the reward for every one', async () => {
    const agent = { ExterneId: 'SV-1', LastName: 'Beispiel', ZipCode: '12345', City: 'Musterstadt', Photo: '' };
    const praemien = [{ ProduktId: 3, ...praemie(9900, '99,00 €') }, praemie(7500, '75,00 €')];
    const answers = { ...best, listAgents: { body: [agent] }, listPraemien: { body: praemien } };
    const loaded = await loadHomepage(visitOf({ konfiguration: { produktApi: 'berater' } }, answers).visit);
    const tile = { Id: 'SV-1', Name: 'Beispiel', Beschreibung: '12345 Musterstadt', Praemie: praemie(7500, '75,00 €') };
    expect(loaded).toMatchObject({ props: { produkte: [tile] } });
  });
});

describe('shortAmount', () => {
  it.each([
    [11000, 'de', '110\u00a0€'],
    [11050, 'de', '110,50\u00a0€'],
    [100000, 'de', '1.000\u00a0€'],
    [100000, 'en', '€1,000'],
    [11000, 'en', '€110'],
    [1, 'en', '€0.01'],
  ] as const)('%i cents in %s', (cent, locale, shown) => expect(shortAmount(cent, locale)).toBe(shown));
});
