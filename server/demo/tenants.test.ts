import { describe, expect, it } from 'vitest';
import { TEST_NOW } from '../../test/support/parts.ts';
import { dayOf } from '../calendar.ts';
import { contrast } from './contrast.ts';
import { DEMO_MANDANTEN, type DemoMandant, loadDemoMandant } from './files.ts';

/** Specification section 2; the sports page has no slug there. */
const CATALOGUE = `
  internet internet/hybrid internet/glasfaser.html junge-leute junge-leute/speed.html junge-leute/hybrid.html digital-home-service glasfaser
  fernsehen fernsehen/satellit.html fernsehen/hybrid-satellit.html fernsehen/hybrid fernsehen/glasfaser.html fernsehen/sport.html
  internet-telefon homepage-und-shop webseite webshop webhosting company-start company-pro smartphone-tarife.html prepaid-tarife.html
  young-tarife.html daten-tarife.html zusatzkarten.html combi-cards.html geraete.html smartphones.html tablets.html surfsticks.html`;
const READABLE = 'text/bg text/surface muted/bg muted/surface onPrimary/primary onAccent/accent primary/bg danger/bg';
const TODAY = dayOf(TEST_NOW);

const demos = await Promise.all(DEMO_MANDANTEN.map(loadDemoMandant));
const demo = (name: string): DemoMandant => {
  const found = demos.find((each) => each.name === name);
  if (!found) throw new Error(`no demo tenant ${name}`);
  return found;
};

const unique = (values: readonly unknown[]) => expect(values.filter((value, at) => values.indexOf(value) !== at)).toEqual([]);
const visible = ({ produkte }: DemoMandant) => produkte.filter(({ Versteckt }) => !Versteckt);
const rewardsToday = ({ praemien }: DemoMandant, produktId: number) =>
  praemien.filter(
    ({ ProduktId, Startdatum, Enddatum, EnddatumAnzeige }) =>
      (ProduktId === null || ProduktId === produktId) && Startdatum <= TODAY && TODAY <= Enddatum && TODAY <= EnddatumAnzeige,
  );

it('gives each host to one tenant', () => unique(demos.flatMap(({ hosts }) => hosts.map(({ host }) => host))));

describe.each(demos)('$name', (tenant) => {
  it('has unique ids', () => {
    const { kategorien, produkte, geraete, praemien, gutscheine } = tenant;
    for (const rows of [kategorien, [...produkte, ...geraete], praemien]) unique(rows.map(({ Id }) => Id));
    unique(kategorien.map(({ Slug }) => Slug));
    unique(produkte.flatMap(({ ExterneId, Sortierung }) => [ExterneId, Sortierung]));
    unique(gutscheine.map(({ WertCent }) => WertCent));
  });

  it('names only categories and products that exist', () => {
    const slugs = tenant.kategorien.map(({ Slug }) => Slug);
    expect(slugs).toEqual(expect.arrayContaining(tenant.kategorien.flatMap(({ Breadcrumb }) => Breadcrumb)));
    expect(slugs).toEqual(expect.arrayContaining(tenant.produkte.map(({ Kategorie }) => Kategorie)));
    for (const { Slug, Breadcrumb } of tenant.kategorien) expect(Breadcrumb).not.toContain(Slug);
    const ids = [null, ...tenant.produkte.map(({ Id }) => Id)];
    expect(ids).toEqual(expect.arrayContaining(tenant.praemien.map(({ ProduktId }) => ProduktId)));
  });

  it('has a visible product in every category', () => {
    const used = new Set(visible(tenant).map(({ Kategorie }) => Kategorie));
    expect(tenant.kategorien.filter(({ Slug }) => !used.has(Slug))).toEqual([]);
  });

  it('offers exactly one reward today for every visible product', () => {
    const wrong = visible(tenant).filter(({ Id }) => rewardsToday(tenant, Id).length !== 1);
    expect(wrong.map(({ Id }) => Id)).toEqual([]);
  });

  it('offers its rewards from 2020-06-02 for ten years more', () => {
    expect(tenant.praemien.filter(({ Startdatum }) => Startdatum !== '2020-06-02')).toEqual([]);
    expect(tenant.praemien.filter((each) => each.Enddatum < '2036-12-31' || each.EnddatumAnzeige < '2036-12-31')).toEqual([]);
  });

  it('has voucher codes for every whole and half reward, with a bonus too', () => {
    const pool = new Map(tenant.gutscheine.map(({ WertCent, Codes }) => [WertCent, Codes]));
    const shares = tenant.praemien.flatMap(({ WertCent }) => [WertCent, Math.ceil(WertCent / 2), Math.floor(WertCent / 2)]);
    const parts = [...shares, ...tenant.konfiguration.Bonus.flatMap(({ BetragCent }) => [0, ...shares].map((part) => part + BetragCent))];
    for (const part of parts) expect(pool.get(part)).toBe(200);
    expect([...pool.keys()].filter((value) => !parts.includes(value))).toEqual([]);
  });

  it('has bonus tiers of campaigns that exist alone: whoever agrees to none earns just the reward', () => {
    const campaigns = tenant.aktionen.map(({ AktionsId }) => AktionsId);
    expect(campaigns).toEqual(expect.arrayContaining(tenant.konfiguration.Bonus.map(({ AktionsId }) => AktionsId)));
  });

  it('is legible', () => {
    const { color } = tenant.theme;
    for (const pair of READABLE.split(' ')) {
      const [front, back] = pair.split('/') as [keyof typeof color, keyof typeof color];
      expect(contrast(color[front], color[back]), pair).toBeGreaterThanOrEqual(4.5);
    }
    for (const back of [color.bg, color.surface]) expect(contrast(color.focus, back), 'focus').toBeGreaterThanOrEqual(3);
  });

  it('speaks both languages with the same keys, version and placeholders', () => {
    const { de, en } = tenant.texte;
    expect(Object.keys(en)).toEqual(Object.keys(de));
    expect(en['agb.version']).toBe(de['agb.version']);
    const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();
    for (const [key, text] of Object.entries(de)) expect(placeholders(en[key] ?? ''), key).toEqual(placeholders(text));
  });

  it('has the three questions of the home and more, numbered through, each with its answer', () => {
    const questions = Object.keys(tenant.texte.de).filter((key) => key.startsWith('faq.'));
    const numbers = Array.from({ length: questions.length / 2 }, (_, index) => index + 1);
    expect(numbers.length).toBeGreaterThan(3);
    expect(questions).toEqual(numbers.flatMap((n) => [`faq.${n}.frage`, `faq.${n}.antwort`]));
  });

  it('has the pages that the law asks for', () => {
    for (const texte of [tenant.texte.de, tenant.texte.en]) {
      expect(texte['impressum.text']).toContain('§ 5 DDG');
      expect(texte['impressum.text']).toContain(tenant.konfiguration.SupportEmail);
      expect(texte['datenschutz.text']).toContain('TDDDG');
      expect(texte['barrierefreiheit.text']).toContain('EN 301 549');
    }
  });

  it('names no address outside the demo', () => {
    const addresses = JSON.stringify(tenant).match(/[\w*.-]+@[\w.-]+|https?:\/\/[\w.-]+/g) ?? [];
    expect(addresses.filter((address) => !/(\.example|\.invalid|@example\.org)\.?$/.test(address))).toEqual([]);
    for (const { host } of tenant.hosts) expect(host).toMatch(/\.example$/);
  });

  it('is configured as every demo tenant is', () => {
    const { konfiguration: k } = tenant;
    expect([k.apiRoute, k.RoutePaths]).toEqual([`/api/v1/${tenant.name}`, {}]);
    expect([k.MandantUrl, ...Object.values(k.EmpfehlungslinkDomain), k.MaxEmpfaengerPraemieCent]).toEqual(Array(6).fill(null));
    expect([k.ModuleAdv, k.KontoAuskunft, k.FreigabeAutomatisch, k.AllowSelfRecommendation]).toEqual(Array(4).fill(false));
    expect([k.ModuleXing, k.ModuleAuftragsdatumMindestalterTage]).toEqual([-1, 14]);
    expect([k.EmpfehlungGueltigTage, k.AuftragFristTage, k.PraemieGueltigTage, k.AuszahlungFristTage]).toEqual([60, 180, 90, 70]);
    expect(k.trackings.map(({ type }) => type).toSorted()).toEqual(['gtag', 'gtm', 'matomo']);
    for (const { id } of k.trackings) expect(id).toMatch(/^https:\/\/[a-z.]+\.invalid$/);
  });
});

describe('telko', () => {
  const telko = demo('telko');
  const reward = (produktId: number) => rewardsToday(telko, produktId)[0]?.WertCent;
  const inCategory = (slug: string) => telko.produkte.filter(({ Kategorie, Versteckt }) => Kategorie === slug && !Versteckt);

  it('has every page of the catalogue', () => {
    expect(telko.konfiguration.produktApi).toBe('telekom');
    expect(telko.kategorien.map(({ Slug }) => Slug)).toEqual(CATALOGUE.trim().split(/\s+/));
  });

  it('pays 70 fixed line, 90 fibre, 50 mobile, 110 sports', () => {
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

  it('puts the preselected product first in its category', () => {
    const first = telko.kategorien.map(({ Slug }) => inCategory(Slug).toSorted((a, b) => a.Sortierung - b.Sortierung)[0]?.Id);
    expect(first).toEqual(expect.arrayContaining([462, 1998, 531, 1254, 1006, 1345]));
  });

  it('marks Young and Hybrid where the category says so, and television as TP', () => {
    for (const { Kategorie, Daten } of telko.produkte) {
      expect(Daten).toMatchObject({ Young: /^(junge-leute|young-)/.test(Kategorie), Hybrid: Kategorie.includes('/hybrid') });
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

it('berater lists its agents with their picture', () => {
  const { konfiguration, produkte } = demo('berater');
  expect(konfiguration).toMatchObject({ produktApi: 'berater', ModuleAgentRecommendation: true });
  expect(produkte.length).toBeGreaterThan(12);
  for (const { ExterneId, Daten } of produkte) expect(Daten).toMatchObject({ Photo: `/api/v1/berater/Produkt/${ExterneId}/grafik` });
});

it('intern lets only its own people in', () => {
  const { konfiguration } = demo('intern');
  expect(konfiguration).toMatchObject({ produktApi: 'standard', ModuleErzwingeLogin: true, IsAutologin: true });
  expect(konfiguration.EmailWhitelist).toEqual(['*@werkring.example', 'erika@example.org']);
});
