import { describe, expect, it } from 'vitest';
import { contrast } from '../../contract/rules/contrast.ts';
import { splitPraemie } from '../../contract/rules/split.ts';
import { sanitise } from '../modules/content/sanitise.ts';
import { faktenOf } from '../modules/produkt/shown.ts';
import type { DemoMandant } from './files.ts';
import { demos, ofArt, rewardsToday, TODAY } from './tenants.fixture.ts';

const READABLE = 'text/bg text/surface muted/bg muted/surface onPrimary/primary onAccent/accent primary/bg danger/bg';

const unique = (values: readonly unknown[]) => expect(values.filter((value, at) => values.indexOf(value) !== at)).toEqual([]);
const visible = ({ produkte }: DemoMandant) => produkte.filter(({ Versteckt }) => !Versteckt);

it('each tenant pays rewards from an account of its own', () => {
  const payers = demos.flatMap(({ konfiguration: { Zahlungssteller, Rechnungssteller } }) =>
    [Zahlungssteller?.IBAN, Rechnungssteller?.IBAN ?? []].flat(),
  );
  expect(payers).not.toContain(undefined);
  unique(payers);
});

it('each host belongs to one tenant', () => unique(demos.flatMap(({ hosts }) => hosts.map(({ host }) => host))));

const placeholdersOf = (field: unknown) => [...new Set(JSON.stringify(field).match(/\{\w+\}/g) ?? [])].toSorted();
const tagsOf = (html: string) => (html.match(/<\w+/g) ?? []).toSorted();

describe.each(demos)('$name', (tenant) => {
  it('has unique ids', () => {
    const { kategorien, produkte, geraete, praemien, gutscheine } = tenant;
    for (const rows of [kategorien, [...produkte, ...geraete], praemien]) unique(rows.map(({ Id }) => Id));
    unique(kategorien.map(({ Slug }) => Slug));
    unique(produkte.flatMap(({ ExterneId, Sortierung }) => [ExterneId, Sortierung]));
    unique(gutscheine.map(({ WertCent }) => WertCent));
  });

  it('names the shop of its vouchers and has its own words of thanks, in both languages', () => {
    const { Gutschein } = tenant.konfiguration;
    expect(Gutschein).toMatchObject({ Haendler: expect.any(String), Bedingungen: { de: expect.any(String), en: expect.any(String) } });
    for (const locale of ['de', 'en'] as const) {
      const thanks = demos.map(({ texte }) => texte[locale]['praemie.danke.titel']);
      expect(thanks.filter((words) => words === tenant.texte[locale]['praemie.danke.titel'])).toHaveLength(1);
      expect(thanks).not.toContain(undefined);
    }
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

  it('has several facts about every visible product, and its link to the demo shop if orders go to a shop', () => {
    for (const { ExterneId, Daten } of visible(tenant)) {
      for (const locale of ['de', 'en'] as const) expect(faktenOf({ ...Daten }, locale).length, ExterneId).toBeGreaterThan(1);
      const { Produktlink } = Daten as { Produktlink?: string };
      const ownForm = ExterneId === 'WR-202' ? 'https://jobs.werkring.example/bewerbung?stelle=WR-202' : undefined;
      expect(Produktlink).toBe(tenant.konfiguration.Bestellweg === 'Shop' ? `/dev/shop/${tenant.name}?produkt=${ExterneId}` : ownForm);
    }
  });

  it('offers its rewards from 2020-06-02 to 2036-12-31 or later', () => {
    const begun = tenant.praemien.filter(({ Startdatum }) => Startdatum <= TODAY);
    expect(begun.filter(({ Startdatum }) => Startdatum !== '2020-06-02')).toEqual([]);
    expect(begun.filter((each) => each.Enddatum < '2036-12-31' || each.EnddatumAnzeige < '2036-12-31')).toEqual([]);
  });

  it('has voucher codes for every whole and half reward, with and without a bonus', () => {
    const pool = new Map(tenant.gutscheine.map(({ WertCent, Codes }) => [WertCent, Codes]));
    const { MaxEmpfaengerPraemieCent: max } = tenant.konfiguration;
    const shares = tenant.praemien
      .flatMap(({ WertCent }) => ([100, 50, 0] as const).flatMap((anteil) => Object.values(splitPraemie(WertCent, anteil, max))))
      .filter((part) => part > 0);
    const parts = [...shares, ...tenant.konfiguration.Bonus.flatMap(({ BetragCent }) => [0, ...shares].map((part) => part + BetragCent))];
    for (const part of parts) expect(pool.get(part)).toBe(200);
    expect([...pool.keys()].filter((value) => !parts.includes(value))).toEqual([]);
  });

  it('has bonus tiers of existing campaigns only', () => {
    const campaigns = tenant.aktionen.map(({ AktionsId }) => AktionsId);
    expect(campaigns).toEqual(expect.arrayContaining(tenant.konfiguration.Bonus.map(({ AktionsId }) => AktionsId)));
  });

  it('has colours with enough contrast', () => {
    const { color } = tenant.theme;
    for (const pair of READABLE.split(' ')) {
      const [front, back] = pair.split('/') as [keyof typeof color, keyof typeof color];
      expect(contrast(color[front], color[back]), pair).toBeGreaterThanOrEqual(4.5);
    }
    for (const back of [color.bg, color.surface]) expect(contrast(color.focus, back), 'focus').toBeGreaterThanOrEqual(3);
  });

  it('has texts in both languages with the same keys and placeholders', () => {
    const { de, en } = tenant.texte;
    expect(Object.keys(en)).toEqual(Object.keys(de));
    const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();
    for (const [key, text] of Object.entries(de)) expect(placeholders(en[key] ?? ''), key).toEqual(placeholders(text));
  });

  it('has its content in both languages with the same placeholders, each of them a variable', () => {
    const days = [
      'EmpfehlungGueltigTage',
      'AuftragFristTage',
      'PraemieGueltigTage',
      'AuszahlungFristTage',
      'WiderrufsfristTage',
      'FreigabeTage',
      'FreigabeAb',
    ];
    const facts = ['Name', 'ProgrammName', 'SupportEmail', ...days];
    const own = ofArt(tenant, 'variablen').map(({ felder }) => felder.Name.iv);
    for (const { art, kennung, felder } of tenant.inhalte) {
      for (const field of Object.values(felder).filter((value) => !('iv' in value))) {
        expect(Object.keys(field), `${art}/${kennung}`).toEqual(['de', 'en']);
        expect(placeholdersOf(field.en), `${art}/${kennung}`).toEqual(placeholdersOf(field.de));
        expect([...facts, ...own].map((name) => `{${name}}`)).toEqual(expect.arrayContaining(placeholdersOf(field.de)));
      }
    }
  });

  it('has at least four questions and answers', () => {
    expect(ofArt(tenant, 'faq').length).toBeGreaterThan(3);
  });

  it('has content that the HTML filter leaves unchanged', () => {
    const html = [...ofArt(tenant, 'content-bloecke'), ...ofArt(tenant, 'fussnoten')].map(({ felder }) => felder.Inhalt);
    for (const text of [...html, ...ofArt(tenant, 'faq').map(({ felder }) => felder.Antwort)].flatMap(({ de, en }) => [
      de ?? '',
      en ?? '',
    ])) {
      const shown = sanitise(text.replaceAll('{SupportEmail}', 'a@b.example'), () => undefined);
      expect(tagsOf(shown)).toEqual(tagsOf(text.replaceAll('{SupportEmail}', 'a@b.example')));
    }
  });

  it('has the pages that the law requires', () => {
    const block = (name: string) => ofArt(tenant, 'content-bloecke').find(({ kennung }) => kennung === name)?.felder;
    expect(block('agb')?.Version?.iv).toMatch(/^\d{4}-\d{2}$/);
    for (const locale of ['de', 'en'] as const) {
      expect(block('impressum')?.Inhalt[locale]).toContain('§ 5 DDG');
      expect(block('impressum')?.Inhalt[locale]).toContain('mailto:{SupportEmail}');
      expect(block('datenschutz')?.Inhalt[locale]).toContain('TDDDG');
      // BFSG, annex 3 number 1: the service, how it is used, how it meets the requirements by which standard, the authority.
      for (const part of ['<ol>', 'EN 301 549', 'WCAG 2.2', 'MLBF', '39135 Magdeburg', 'mailto:{SupportEmail}', '2026'])
        expect(block('barrierefreiheit')?.Inhalt[locale]).toContain(part);
    }
  });

  it('states in both languages what earns a reward, when it comes and lapses, and who is excluded', () => {
    const block = (name: string) => ofArt(tenant, 'content-bloecke').find(({ kennung }) => kennung === name)?.felder;
    const alsLohn = tenant.konfiguration.PraemieAlsLohn;
    expect(block('praemienbedingungen')?.Version?.iv).toMatch(/^\d{4}-\d{2}$/);
    for (const locale of ['de', 'en'] as const) {
      const said = block('praemienbedingungen')?.Inhalt[locale] ?? '';
      const periods = alsLohn ? [] : ['PraemieGueltigTage', 'AuszahlungFristTage'];
      for (const days of ['AuftragFristTage', ...periods]) expect(said).toContain(`{${days}}`);
      expect(said).toMatch(/\{Freigabe(Tage|Ab)\}/);
      expect(said).toContain(`href="/${locale}/agb"`);
      expect(block('agb')?.Inhalt[locale]).toContain(`href="/${locale}/praemienbedingungen"`);
    }
    const [de, en] = [block('praemienbedingungen')?.Inhalt.de, block('praemienbedingungen')?.Inhalt.en];
    const payout = alsLohn
      ? { de: ['gehört ganz Ihnen', 'Mit Ihrem Gehalt'], en: ['whole reward is yours', 'With your salary'] }
      : { de: ['je zur Hälfte', '24 Stunden', 'zurückfordern'], en: ['half to each', '24 hours', 'claim back'] };
    for (const part of ['18 Jahre', 'in Deutschland', '3 Monate', ...payout.de]) expect(de).toContain(part);
    for (const part of ['18 years', 'in Germany', '3 months', ...payout.en]) expect(en).toContain(part);
    if (alsLohn) expect(`${de} ${en}`).not.toMatch(/Gutschein|Überweisung|Hälfte|voucher|transfer|half/);
    expect(block('agb')?.Inhalt.de).toMatch(/Dienstleister.*können nicht teilnehmen|gegen Bezahlung Personal.* kann nicht teilnehmen/);
    expect(block('agb')?.Inhalt.en).toMatch(/service providers .*cannot take part|paid to .* staff .*cannot take part/);
  });

  it('names no address outside the demo', () => {
    const addresses = JSON.stringify(tenant).match(/[\w*.-]+@[\w.-]+|https?:\/\/[\w.-]+/g) ?? [];
    expect(addresses.filter((address) => !/(\.example|\.invalid|@example\.org)\.?$/.test(address))).toEqual([]);
    for (const { host } of tenant.hosts) expect(host).toMatch(/\.example$/);
  });

  it('has the configuration that all demo tenants share', () => {
    const { konfiguration: k } = tenant;
    expect([k.apiRoute, k.RoutePaths]).toEqual([`/api/v1/${tenant.name}`, {}]);
    expect([k.MandantUrl, ...Object.values(k.EmpfehlungslinkDomain)]).toEqual(Array(5).fill(null));
    // The insured may get at most 15 € (VAG section 48b), and wages are paid to employees alone.
    expect(k.MaxEmpfaengerPraemieCent).toBe({ berater: 1500, intern: 0 }[tenant.name] ?? null);
    expect([k.ModuleAdv, k.KontoAuskunft, k.FreigabeAutomatisch, k.AllowSelfRecommendation]).toEqual(Array(4).fill(false));
    expect([k.ModuleXing, k.ModuleAuftragsdatumMindestalterTage]).toEqual([-1, 14]);
    expect([k.EmpfehlungGueltigTage, k.AuftragFristTage, k.PraemieGueltigTage, k.AuszahlungFristTage]).toEqual([60, 180, 90, 70]);
    expect(k.trackings.map(({ type }) => type).toSorted()).toEqual(['gtag', 'gtm', 'matomo']);
    for (const { id } of k.trackings) expect(id).toMatch(/^(?:https:\/\/[a-z.]+\.invalid|\/dev\/standin\/[a-z]+)$/);
  });
});
