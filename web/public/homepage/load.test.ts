import { describe, expect, it } from 'vitest';
import { pageAddress } from '../../../contract/pages/public.ts';
import type { Look } from '../../../contract/values/bild.ts';
import { frage, type TestInhalte, visitOf } from '../../shell/visit.fixture.ts';
import { homepageProps, loadHomepage } from './load.ts';
import type { ProduktAnswer } from './produkt.ts';

const konfiguration = {
  Name: 'Musterhaus',
  ProgrammName: 'Musterfreunde',
  RoutePaths: { Recommend: '/weitersagen/:produktId' },
  SupportedLanguage: { Sprache: ['de' as const] },
  SupportEmail: 'hilfe@musterhaus.example',
};
const form = {
  form: { values: { 'Empfehlung.AnteilEmpfehler': '100' }, errors: {}, message: null },
  person: null,
  tap: null,
  isAgbHinweis: false,
  captcha: null,
  aktionen: [],
};
const praemie = (WertCent: number, Wert: string) => ({ WertCent, Wert });
const load = (produkte: ProduktAnswer[], texte: Record<string, string> = {}, query: Record<string, string> = {}) =>
  homepageProps(visitOf({ konfiguration, texte, query }).visit, { produkte, ...form });

describe('homepageProps', () => {
  it('has each product with the reward of an order today, and no product without one', () => {
    const { produkte } = load([
      { Id: 2, Name: 'Zwei', Beschreibung1: 'Zeile zwei', Praemien: [praemie(5000, '50,00 €'), praemie(7050, '70,50 €')] },
      { Id: 3, Name: 'Drei', Beschreibung: 'Zeile drei', Praemien: [] },
      { Id: 4, Name: 'Vier', Beschreibung: 'Zeile vier', Praemien: [praemie(0, '0,00 €')] },
      { Id: 1, Name: 'Eins', Beschreibung: null, Gruppe: 'Familie', Praemien: [praemie(1, '0,01 €')] },
    ]);
    expect(produkte).toEqual([
      { Id: 2, Name: 'Zwei', Beschreibung: 'Zeile zwei', Gruppe: undefined, Young: false, Praemie: praemie(5000, '50,00 €') },
      { Id: 1, Name: 'Eins', Beschreibung: '', Gruppe: 'Familie', Young: false, Praemie: praemie(1, '0,01 €') },
    ]);
  });

  it('preselects the product with the best reward, or the one that the address names', () => {
    const tiles = [5, 9, 7].map((Id) => ({ Id, Name: `P${Id}`, Praemien: [praemie(Id * 100, '')] }));
    const chosen = (query: Record<string, string>) => load(tiles, {}, query).form.values;
    expect(chosen({})).toEqual({ 'Empfehlung.Produkt': '9', 'Empfehlung.AnteilEmpfehler': '100' });
    expect(chosen({ produkt: '7' })['Empfehlung.Produkt']).toBe('7');
    expect(chosen({ produkt: '8' })['Empfehlung.Produkt']).toBe('9');
    expect(load([]).form.values['Empfehlung.Produkt']).toBeUndefined();
  });

  it("counts the days to the release by the tenant's rule, at least those of the withdrawal period", () => {
    const days = (ModuleAuftragsdatumMindestalterTage: number) =>
      homepageProps(visitOf({ konfiguration: { ModuleAuftragsdatumMindestalterTage } }).visit, { produkte: [], ...form }).freigabeTage;
    expect([days(0), days(14), days(30)]).toEqual([15, 15, 30]);
  });

  it('puts the first product with the best reward on top', () => {
    const tile = (Id: number, WertCent: number) => ({ Id, Name: `P${Id}`, Praemien: [praemie(WertCent, '')] });
    expect(load([tile(1, 500), tile(2, 900), tile(3, 700), tile(4, 900)]).produkte.map(({ Id }) => Id)).toEqual([2, 1, 3, 4]);
  });

  it('asks whom to recommend if there are agents, otherwise what', () => {
    const titleFor = (produktApi: 'berater' | 'standard') =>
      homepageProps(visitOf({ konfiguration: { ...konfiguration, produktApi } }).visit, { produkte: [], ...form }).produkteTitle;
    expect([titleFor('berater'), titleFor('standard')]).toEqual(['Wen möchten Sie empfehlen?', 'Was möchten Sie empfehlen?']);
  });

  describe('content of the tenant', () => {
    const has = (inhalte: TestInhalte, look?: Look) =>
      homepageProps(visitOf({ konfiguration, inhalte, ...(look && { look }) }).visit, { produkte: [], ...form });

    it('includes the first three questions', () => {
      const faq = ['a', 'b', 'c', 'd'].map((id) => frage(id, `${id}?`, `<p>${id}</p>`));
      expect(has({ faq }).fragen).toEqual(faq.slice(0, 3));
      expect(has({}).fragen).toEqual([]);
    });

    it("includes the key visual with its alternative text, otherwise the theme's with an empty one", () => {
      const themed = { avif: [], webp: [], jpg: [{ adresse: '/bilder/t.jpg', breite: 1, hoehe: 1 }] };
      const look = { logo: null, icon: null, touchIcon: null, keyVisual: themed, szenen: {}, stand: null };
      const Jpg = [{ Adresse: '/bilder/eigen.jpg', Breite: 3, Hoehe: 2 }];
      const keyvisual = [{ Id: 'home', Sprache: 'de' as const, Alternativtext: 'Hügel', Avif: [], Webp: [], Jpg }];
      expect(has({ keyvisual }, look).bild).toEqual({
        avif: [],
        webp: [],
        jpg: [{ adresse: '/bilder/eigen.jpg', breite: 3, hoehe: 2 }],
        alt: 'Hügel',
      });
      expect(has({}, look).bild).toEqual({ ...themed, alt: '' });
      expect(has({}).bild).toBeNull();
    });
  });

  it("uses the tenant's paths, and has no amount without a reward", () => {
    const props = load([]);
    expect(pageAddress(props.paths, 'Recommend', 'de', { produktId: '7' })).toBe('/de/weitersagen/7');
    expect(props.maxPraemie).toBeNull();
    expect([props.kernsatz, props.bedingung]).toEqual(['Empfehlen Sie weiter, was Sie überzeugt', '']);
  });

  it('says "bis zu" where products earn different rewards, once, and the amount alone where they earn the same', () => {
    const tile = (WertCent: number) => ({ Id: WertCent, Name: 'P', Praemien: [praemie(WertCent, '')] });
    const said = (cents: number[], kernsatz?: string) => {
      const { kernsatz: key, bedingung } = load(cents.map(tile), kernsatz ? { 'home.kernsatz': kernsatz } : {});
      return [key, bedingung].map((text) => text.replaceAll('\u00a0', ' '));
    };
    expect(said([7000, 11_000, 0])).toEqual([
      'Bis zu 110 € für Ihre Empfehlung',
      'Bestellt jemand über Ihren Link, gibt es nach der Freigabe bis zu 110 €: für Sie, für Ihren Kontakt oder geteilt.',
    ]);
    expect(said([7000, 7000, 0])).toEqual([
      '70 € für Ihre Empfehlung',
      'Bestellt jemand über Ihren Link, gibt es nach der Freigabe 70 €: für Sie, für Ihren Kontakt oder geteilt.',
    ]);
    expect(said([1, 200], 'Wen holen Sie? Bis zu {praemie}')[0]).toBe('Wen holen Sie? Bis zu 2 €');
    expect(said([1, 200], 'Weitergeben: {praemie} Prämie')[0]).toBe('Weitergeben: bis zu 2 € Prämie');
  });
});

describe('loadHomepage', () => {
  it('requests the products, and works without any', async () => {
    const { visit, made } = visitOf({}, { listProdukte: { problem: { status: 404, code: 'NichtGefunden', detail: '' } } });
    const loaded = await loadHomepage(visit);
    expect(made.map(({ name }) => name).sort()).toEqual(['listProdukte']);
    expect(loaded).toMatchObject({ props: { produkte: [], maxPraemie: null } });
  });
});
