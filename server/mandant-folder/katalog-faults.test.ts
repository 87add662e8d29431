import { type FaultCase, testFaults } from './faults.fixture.ts';

const kategorie = (change: object) => ({ Id: 99, Slug: 'neu', Titel: 'X', En: { Titel: 'X' }, ...change });
const praemie = (change: object) => ({ Id: 2, ProduktId: null, Titel: 'X', WertCent: 1, ...change });
const days = (Startdatum: string, Enddatum: string, EnddatumAnzeige = Enddatum) => ({ Startdatum, Enddatum, EnddatumAnzeige });

const SHOPS = [
  { WertCent: 1, Codes: ['A'] },
  { WertCent: 1, Haendler: 'Talkorb', Codes: ['B'] },
];

const CASES: readonly FaultCase[] = [
  [
    'a duplicate category',
    'kategorien.json',
    '[+]',
    { Id: 1, Slug: 'angebote', Titel: 'X' },
    '[1].Id: "1" stands in [0] already',
    '[1].Slug: "angebote" stands in [0] already',
  ],
  ['a category below an unknown one', 'kategorien.json', '[0].Breadcrumb', ['oben'], '[0].Breadcrumb[0]: there is no category "oben"'],
  ['a category below itself', 'kategorien.json', '[0].Breadcrumb', ['angebote'], '[0].Breadcrumb[0]: is the category itself'],
  [
    'a category at the address of a page',
    'telko/kategorien.json',
    '[+]',
    kategorie({ Slug: 'faq' }),
    '[31].Slug: is the address of the page Faq',
  ],
  ['a product of an unknown category', 'produkte.json', '[0].Kategorie', 'fehlt', 'there is no category "fehlt" in kategorien.json'],
  ['a product without a name', 'produkte.json', '[0].Name', '', 'Too small'],
  ['a product without English texts', 'telko/produkte.json', '[0].En', undefined, 'is missing'],
  ['an unknown field of a product', 'produkte.json', '[0].Preis', 1, 'there is no such field'],
  ['an object instead of a list', 'produkte.json', '', {}, 'Invalid input: expected array'],
  ['an unknown footnote', 'telko/produkte.json', '[0].Daten.Fussnote', 'fehlt', 'there is no footnote "fehlt" in inhalte.json'],
  [
    'a shop on an unknown host',
    'telko/produkte.json',
    '[0].Daten.Produktlink',
    'https://boese.example/x',
    'boese.example is none of ProduktlinkHosts',
  ],
  ...['//boese.example/x', '/\\boese.example/x', 'boese'].map(
    (address): FaultCase => [
      `a shop at ${address}`,
      'energie/produkte.json',
      '[0].Daten.Produktlink',
      address,
      'has to be an address, or a path below the own one',
    ],
  ),
  [
    "an agent's photo at another address",
    'berater/produkte.json',
    '[0].Daten.Photo',
    '/api/v1/berater/Produkt/X-9/grafik',
    'has to be /api/v1/berater/Produkt/SV-1001/grafik',
  ],
  ['a device of an unknown tariff', 'telko/geraete.json', '[0].TarifId', 9999, 'there is no product 9999 in produkte.json'],
  ['a device with the number of a product', 'telko/geraete.json', '[0].Id', 462, 'is the Id of a product in produkte.json'],
  ['a reward of an unknown product', 'praemien.json', '[0].ProduktId', 9, 'there is no product 9 in produkte.json'],
  [
    'a reward that ends before its start',
    'praemien.json',
    '[+]',
    praemie(days('2025-01-02', '2025-01-01')),
    '[1].Enddatum: is before Startdatum',
  ],
  ['a reward shown after its end', 'praemien.json', '[0].EnddatumAnzeige', '2037-01-01', 'is after Enddatum'],
  ['a nonexistent day', 'praemien.json', '[0].Startdatum', '2026-02-30', 'Invalid ISO date'],
  [
    'overlapping rewards',
    'praemien.json',
    '[+]',
    praemie(days('2036-12-31', '2037-01-01')),
    '[1].Startdatum: reward 2 and reward 1 are of the same product on the same days',
  ],
  ['a campaign that ends before its start', 'telko/aktionen.json', '[0].Enddatum', '2020-01-01', 'is before Startdatum'],
  [
    'two entries of vouchers with the same value',
    'telko/gutscheine.json',
    '[+]',
    { WertCent: 17000, Codes: ['A'] },
    '[16].WertCent: "17000" stands in [0] already',
  ],
  [
    'two entries of vouchers with the same value and shop',
    'telko/gutscheine.json',
    '',
    [...SHOPS, { WertCent: 1, Haendler: 'Talkorb', Codes: ['C'] }],
    '[2].WertCent: "1" stands in [1] already',
  ],
  [
    'a duplicate voucher code, which is not shown',
    'telko/gutscheine.json',
    '',
    [{ WertCent: 1, Codes: ['GEHEIM', 'B', 'GEHEIM'] }],
    '[0].Codes[2]: is a code that stands there already',
  ],
];

testFaults(CASES);
