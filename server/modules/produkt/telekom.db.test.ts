import { describe, expect, test } from 'vitest';
import { shortCent } from '../../../contract/values/cent.ts';
import { demoApp } from '../../../test/support/app.ts';
import { hexNow } from '../../../test/support/empfaenger.ts';
import { recipient } from '../../../test/support/money.ts';
import { newBrowser } from '../../../test/support/pages.ts';
import { expectProblem } from '../../http/problem.fixture.ts';

interface Produkt {
  readonly Id: number;
  readonly ExterneId: string;
  readonly Name: string;
  readonly Kategorie: string;
  readonly Young: boolean;
  readonly Praemien: readonly {
    readonly Startdatum: string;
    readonly EnddatumAnzeige: string;
    readonly WertCent: number;
    readonly Wert: string;
  }[];
}

/** Fields of a telecom product that programs rely on, without Provision. */
const FIELDS = [
  'Id',
  'ExterneId',
  'Kategorie',
  'Name',
  'Young',
  'Hybrid',
  'Gruppe',
  'Klasse',
  'PreisMonatlich',
  'PreisEinmalig',
  'AnzeigeName',
  'Beschreibung1',
  'Beschreibung2',
  'Beschreibung3',
  'Beschreibung4',
  'Fussnote',
  'Preisaufteilung',
  'Aktionsname',
  'Aktionsrabatt',
  'Fakten',
  'ProduktArt',
  'Mindestalter',
  'Praemien',
];
const HIDDEN = [639, 640, 637, 638];

const app = demoApp();

const list = async (query = ''): Promise<Produkt[]> => (await app.api('telko', 'GET', `/produkt/${query}`)).body;

describe('the list of telecom products', () => {
  test('contains all fields and no Provision', async () => {
    const produkte = await list('?quelle=&kategorie=');
    expect(produkte.length).toBeGreaterThan(30);
    for (const produkt of produkte) {
      expect(Object.keys(produkt).sort()).toEqual([...FIELDS].sort());
      expect(['DP', 'TP']).toContain(produkt.Kategorie);
    }
    expect(JSON.stringify(produkte)).not.toMatch(/provision|standard;/i);
  });

  test('is the same with empty quelle and kategorie as without them', async () => {
    const all = await list('?quelle=&kategorie=');
    expect(await list()).toEqual(all);
    expect(await list('?kategorie=')).toEqual(all);
    expect(await list('?quelle=&kategorie=&tarifId=')).toEqual(all);
  });

  test('never contains hidden products, in any category or from any source', async () => {
    const slugs = await app.inTenant('telko', ({ tx }) => tx.selectFrom('produktkategorie').select(['slug', 'quelle']).execute());
    const queries = ['', ...slugs.map(({ slug }) => `?kategorie=${slug}`), ...new Set(slugs.map(({ quelle }) => `?quelle=${quelle}`))];
    for (const query of queries) for (const { Id } of await list(query)) expect(HIDDEN).not.toContain(Id);
    expect(await app.inTenant('telko', ({ tx }) => tx.selectFrom('produkt').select('id').where('id', 'in', HIDDEN).execute())).toHaveLength(
      4,
    );
  });

  test('is filtered by category and source', async () => {
    const all = await list();
    const glasfaser = await list('?kategorie=glasfaser');
    expect(glasfaser.length).toBeGreaterThan(0);
    expect(glasfaser.length).toBeLessThan(all.length);
    expect(all.map(({ Id }) => Id)).toEqual(expect.arrayContaining(glasfaser.map(({ Id }) => Id)));
    const festnetz = await list('?quelle=festnetz');
    expect(festnetz.length).toBeLessThan(all.length);
    expect(festnetz.map(({ Id }) => Id)).toEqual(expect.arrayContaining((await list('?kategorie=internet')).map(({ Id }) => Id)));
    expect(await list('?quelle=festnetz&kategorie=internet')).toEqual(await list('?kategorie=internet'));
    expect(await list('?quelle=unbekannt')).toEqual([]);
  });

  test.each(['unbekannt', 'Internet', 'internet/', '%20', '639'])('returns 404 with a detail for the unknown category %j', async (slug) => {
    for (const language of ['de', 'en']) {
      const reply = await app.api('telko', 'GET', `/produkt?kategorie=${slug}`, { headers: { 'x-accept-language': language } });
      expectProblem(reply, 404, 'NichtGefunden');
      expect(reply.body.detail).toBe('404 - Unknown category');
    }
  });

  test('contains the rewards of today of each product, in cents and formatted', async () => {
    const produkte = await list();
    for (const { Praemien } of produkte) {
      for (const praemie of Praemien) {
        expect(praemie.Startdatum <= '2026-11-20' && '2026-11-20' <= praemie.EnddatumAnzeige).toBe(true);
        expect(praemie.Wert).toBe(`${praemie.WertCent / 100},00 €`);
      }
    }
    const values = new Set(produkte.flatMap(({ Praemien }) => Praemien.map(({ WertCent }) => WertCent)));
    expect([...values]).toEqual(expect.arrayContaining([5000, 7000, 9000, 11_000]));
  });

  test('is in the requested language', async () => {
    const [de] = await list('?kategorie=internet');
    const { body } = await app.api('telko', 'GET', '/produkt?kategorie=internet', { headers: { 'x-accept-language': 'en' } });
    expect(body[0].Id).toBe(de?.Id);
    expect(body[0].Praemien[0]).toMatchObject({ Titel: 'Fixed-line reward', Wert: '€70.00' });
    expect(body[0]).toMatchObject({
      AnzeigeName: 'HofNetz M with 100 Mbit/s',
      Aktionsname: 'Starter bonus',
      Preisaufteilung: '€19.95 a month for the first 6 months, then €39.95',
      PreisMonatlich: 3995,
      Fakten: [
        { Titel: 'Speed', Wert: 'up to 100 Mbit/s' },
        { Titel: 'Price', Wert: '€19.95 a month for the first 6 months, then €39.95' },
        { Titel: 'One-off', Wert: '€69.95' },
        { Titel: 'Minimum term', Wert: '24 months' },
      ],
    });
    expect(Object.keys(body[0]).sort()).toEqual([...FIELDS].sort());
  });
});

describe('the terms of a price', () => {
  const wordsOf = { de: ['Preis', 'Einmalig', 'Mindestlaufzeit'], en: ['Price', 'One-off', 'Minimum term'] } as const;

  test.each(['de', 'en'] as const)('are facts of every product: monthly price, one-off charge, minimum term, in %s', async (locale) => {
    const { body } = await app.api('telko', 'GET', '/produkt', { headers: { 'x-accept-language': locale } });
    const [preis, einmalig, laufzeit] = wordsOf[locale];
    let charged = 0;
    for (const { Id, Fakten, PreisMonatlich, PreisEinmalig, Preisaufteilung } of body) {
      const factOf = (titel: string) => Fakten.find((fakt: { Titel: string }) => fakt.Titel === titel)?.Wert.replaceAll('\u00a0', ' ');
      const amount = (cent: number) => shortCent(cent, locale).replaceAll('\u00a0', ' ');
      expect(factOf(preis), Id).toContain(Preisaufteilung ?? amount(PreisMonatlich));
      expect(factOf(einmalig), Id).toBe(PreisEinmalig > 0 ? amount(PreisEinmalig) : { de: 'nichts', en: 'nothing' }[locale]);
      const prepaid = [1261, 1262, 1263].includes(Id);
      expect(factOf(laufzeit), Id).toEqual(prepaid ? undefined : expect.stringMatching(/^\d+ (Monate?|months?)$/));
      if (PreisEinmalig > 0) charged++;
    }
    expect(charged).toBeGreaterThan(40);
  });

  test.each(['de', 'en'] as const)('stand on the landing page of a referral and where the order is begun, in %s', async (locale) => {
    const { Empfehlungsnummer, Empfaengernummer } = await recipient(app, 'telko', { produkt: 462 });
    const cookies = { psoe_empfaenger: await hexNow(app, 'telko', Empfaengernummer) };
    const pages = [
      await newBrowser(app, 'telko').get(`/${locale}/empfaengerdaten/${Empfehlungsnummer}`),
      await newBrowser(app, 'telko', { cookies }).get(`/${locale}/empfaenger/zustimmung`),
    ];
    const [, einmalig, laufzeit] = wordsOf[locale];
    for (const { body } of pages) {
      const said = body.replaceAll('\u00a0', ' ').replace(/<[^>]*>/g, ' ');
      for (const part of { de: ['danach 39,95 €', '69,95 €', '24 Monate'], en: ['then €39.95', '€69.95', '24 months'] }[locale])
        expect(said).toContain(part);
      expect(said).toMatch(new RegExp(`${einmalig}.*${laufzeit}`, 's'));
    }
  });
});

describe('one product', () => {
  test('is found by its Id and by its ExterneId, with and without a slash', async () => {
    const byId = (await app.api('telko', 'GET', '/produkt/462/')).body;
    expect(byId).toMatchObject({ Id: 462, ExterneId: 'FH-462', Kategorie: 'DP' });
    expect(Object.keys(byId).sort()).toEqual([...FIELDS].sort());
    expect((await app.api('telko', 'GET', '/produkt/FH-462')).body).toEqual(byId);
  });

  test.each(['0', '-1', '462.0', '1e3', '2147483648', '99999999999999999999', 'FH-0', '462 ', "462'--"])('%j is not found', async (id) => {
    expectProblem(await app.api('telko', 'GET', `/produkt/${encodeURIComponent(id)}`), 404, 'NichtGefunden');
  });

  test('of another tenant is not found here', async () => {
    expectProblem(await app.api('telko', 'GET', '/produkt/LE-101'), 404, 'NichtGefunden');
    expectProblem(await app.api('energie', 'GET', '/produkt/FH-462'), 404, 'NichtGefunden');
  });
});
