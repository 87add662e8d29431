import { describe, expect, it } from 'vitest';
import { demo, ofArt, rewardsToday } from './tenants.fixture.ts';

/** The slugs of docs/pages.md. */
const CATALOGUE = `
  internet internet/hybrid internet/glasfaser.html junge-leute junge-leute/speed.html junge-leute/hybrid.html digital-home-service glasfaser
  fernsehen fernsehen/satellit.html fernsehen/hybrid-satellit.html fernsehen/hybrid fernsehen/glasfaser.html fernsehen/sport.html
  internet-telefon homepage-und-shop webseite webshop webhosting company-start company-pro smartphone-tarife.html prepaid-tarife.html
  young-tarife.html daten-tarife.html zusatzkarten.html combi-cards.html geraete.html smartphones.html tablets.html surfsticks.html`;

describe('telko', () => {
  const telko = demo('telko');
  const reward = (produktId: number) => rewardsToday(telko, produktId)[0]?.WertCent;
  const inCategory = (slug: string) => telko.produkte.filter(({ Kategorie, Versteckt }) => Kategorie === slug && !Versteckt);

  it('has every page of the catalogue', () => {
    expect(telko.konfiguration.produktApi).toBe('telekom');
    expect(telko.kategorien.map(({ Slug }) => Slug)).toEqual(CATALOGUE.trim().split(/\s+/));
  });

  it('pays 70 EUR for fixed line, 90 for fibre, 50 for mobile, 110 for sports', () => {
    const pays = (slug: string) => [...new Set(inCategory(slug).map(({ Id }) => reward(Id)))];
    const pages = ['internet', 'glasfaser', 'smartphone-tarife.html', 'fernsehen/sport.html'];
    expect(pages.map(pays)).toEqual([[7000], [9000], [5000], [11000]]);
    expect([...new Set(telko.praemien.map(({ WertCent }) => WertCent))].toSorted((a, b) => a - b)).toEqual([5000, 7000, 9000, 11000]);
  });

  it('hides four products, which earn nothing', () => {
    const hidden = telko.produkte.filter(({ Versteckt }) => Versteckt).map(({ Id }) => Id);
    expect(hidden.toSorted()).toEqual([637, 638, 639, 640]);
    expect(hidden.filter(reward)).toEqual([]);
  });

  it('has a footnote for every mark of its catalogue, and no others', () => {
    const marks = new Set(telko.produkte.flatMap(({ Daten }) => ('Fussnote' in Daten ? (Daten.Fussnote ?? []) : [])));
    expect([...marks].toSorted()).toEqual(
      ofArt(telko, 'fussnoten')
        .map(({ felder }) => felder.Identifier.iv)
        .toSorted(),
    );
  });

  it('puts the preselected product first in its category', () => {
    const first = telko.kategorien.map(({ Slug }) => inCategory(Slug).toSorted((a, b) => a.Sortierung - b.Sortierung)[0]?.Id);
    expect(first).toEqual(expect.arrayContaining([462, 1998, 531, 1254, 1006, 1345]));
  });

  it('sets Young and Hybrid by the category, and TP for television', () => {
    for (const { Kategorie, Daten } of telko.produkte) {
      expect(Daten).toMatchObject({ Young: /^(junge-leute|young-)/.test(Kategorie), Hybrid: Kategorie.includes('/hybrid') });
      expect(Daten).toMatchObject(/^(junge-leute|young-)/.test(Kategorie) ? { Mindestalter: 18 } : {});
      expect(Daten).toMatchObject({ Kategorie: Kategorie.startsWith('fernsehen') ? 'TP' : 'DP' });
    }
  });

  it('sells devices with tariffs of the catalogue at their price', () => {
    expect(telko.geraete).toHaveLength(47);
    for (const { GeraeteTyp, TarifId, PreisTarif, Aktion, Aktionspreis, PreisHandy } of telko.geraete) {
      const tarif = [...inCategory(`${GeraeteTyp}s.html`), ...inCategory('geraete.html')].find(({ Id }) => Id === TarifId);
      expect(tarif?.Daten).toMatchObject({ PreisMonatlich: PreisTarif });
      expect(Aktion).toBe(Aktionspreis !== null);
      expect(Aktionspreis ?? 0).toBeLessThan(PreisHandy);
    }
  });
});

it('energie pays reward 1 of 50 EUR for everything', () => {
  const { konfiguration, praemien } = demo('energie');
  expect(konfiguration.produktApi).toBe('standard');
  expect(praemien).toMatchObject([{ Id: 1, ProduktId: null, WertCent: 5000 }]);
});

it('energie answers first whom to ask, who runs the programme, and what happens with personal data', () => {
  const [ask, operator, data] = ofArt(demo('energie'), 'faq').map(({ felder }) => felder.Frage.de);
  expect(ask).toBe('Wen frage ich, wenn ich etwas zum Programm wissen möchte?');
  expect(operator).toBe('Wer betreibt das Programm?');
  expect(data).toBe('Was passiert mit meinen persönlichen Daten?');
});

it('berater lists its agents with their picture', () => {
  const { konfiguration, produkte } = demo('berater');
  expect(konfiguration).toMatchObject({ produktApi: 'berater', ModuleAgentRecommendation: true });
  expect(produkte.length).toBeGreaterThan(12);
  for (const { ExterneId, Daten } of produkte) expect(Daten).toMatchObject({ Photo: `/api/v1/berater/Produkt/${ExterneId}/grafik` });
});

it('intern has the next reward of a product whose present one ends', () => {
  const [now, later, ...more] = demo('intern').praemien.filter(({ ProduktId }) => ProduktId === 6);
  expect([now?.Enddatum, now?.WertCent, later?.Startdatum, later?.WertCent, more]).toEqual(['2036-12-31', 2500, '2037-01-01', 5000, []]);
});

it('intern lets only its own people in', () => {
  const { konfiguration } = demo('intern');
  expect(konfiguration).toMatchObject({ produktApi: 'standard', ModuleErzwingeLogin: true, IsAutologin: true });
  expect(konfiguration.EmailWhitelist).toEqual(['*@werkring.example', 'erika@example.org']);
});

it('intern mentions applications and contracts in its conditions, but never an order', () => {
  const blocks = ofArt(demo('intern'), 'content-bloecke').filter(({ kennung }) => ['agb', 'praemienbedingungen'].includes(kennung));
  expect(blocks).toHaveLength(2);
  for (const { felder } of blocks) {
    expect(felder.Inhalt.de).not.toMatch(/bestell|hotline|widerruf|shop/i);
    expect(felder.Inhalt.en).not.toMatch(/\border|hotline|withdraw|shop/i);
  }
});

it('berater states the maximum that the insured may get', () => {
  const felder = ofArt(demo('berater'), 'content-bloecke').find(({ kennung }) => kennung === 'praemienbedingungen')?.felder;
  for (const part of ['höchstens 15\u00a0€', '§\u00a048b']) expect(felder?.Inhalt.de).toContain(part);
  for (const part of ['€15 at most', 'section\u00a048b']) expect(felder?.Inhalt.en).toContain(part);
});
