import { expect, test } from 'vitest';
import { demoApp } from '../../../test/support/app.ts';
import { expectProblem } from '../../http/problem.fixture.ts';

interface Angebot {
  readonly Id: number;
  readonly HandyId: number;
  readonly TarifId: number;
  readonly Position: number;
}

/** Fields of a mobile device offer that programs rely on. */
const FIELDS = [
  'Id',
  'ExterneId',
  'Name',
  'GeraeteTyp',
  'Hersteller',
  'Klasse',
  'TarifAnzeigeName',
  'TarifBeschreibung',
  'HandyAnzeigeName',
  'HandyBeschreibung',
  'HandyId',
  'PreisHandy',
  'TarifId',
  'PreisTarif',
  'Position',
  'Aktion',
  'TopPosition',
  'Aktionspreis',
  'Praemien',
];

const app = demoApp();
const get = (path: string, tenant = 'telko') => app.api(tenant, 'GET', `/produkt/${path}`);
const list = async (path: string): Promise<Angebot[]> => (await get(path)).body;
const idsOf = (angebote: readonly Angebot[]) => angebote.map(({ Id }) => Id);

test('the offers of a tariff have all fields, the rewards of the tariff, and no Provision', async () => {
  const angebote = await list('?quelle=&kategorie=&tarifId=1346');
  expect(idsOf(angebote)).toEqual([5001, 5003, 5005, 5008, 5016, 5018, 5020]);
  const { Praemien } = (await get('1346')).body;
  expect(Praemien.length).toBeGreaterThan(0);
  for (const angebot of angebote) {
    expect(Object.keys(angebot).sort()).toEqual([...FIELDS].sort());
    expect(angebot).toMatchObject({ TarifId: 1346, ExterneId: 'FH-1346', Praemien });
  }
  expect(JSON.stringify(angebote)).not.toMatch(/provision|standard;/i);
});

test('the offers of a tariff are filtered by category and source, and also found by its ExterneId', async () => {
  const all = await list('?tarifId=1346');
  expect(await list('?tarifId=FH-1346')).toEqual(all);
  expect(await list('?tarifId=1346&kategorie=smartphones.html&quelle=mobilfunk')).toEqual(all);
  expect(await list('?tarifId=1346&kategorie=tablets.html')).toEqual([]);
  expect(await list('?tarifId=1346&quelle=festnetz')).toEqual([]);
  for (const tarif of ['462', '0', '-1', 'x', '99999999999', "1346'--"])
    expect(await list(`?tarifId=${encodeURIComponent(tarif)}`)).toEqual([]);
  expect((await get('?tarifId=1346&kategorie=unbekannt')).body.detail).toBe('404 - Unknown category');
});

test('the offers of a device contain all its tariffs', async () => {
  const angebote = await list('handytarife/301');
  expect(angebote.map(({ TarifId }) => TarifId)).toEqual([1346, 1347, 1345, 1348]);
  expect(new Set(angebote.map(({ HandyId }) => HandyId))).toEqual(new Set([301]));
});

test('an offer is in the requested language', async () => {
  const { body } = await app.api('telko', 'GET', '/produkt/handytarife/301', { headers: { 'x-accept-language': 'en' } });
  expect(body[0]).toMatchObject({ HandyAnzeigeName: 'Nordkamp N5', HandyBeschreibung: '6.1 inches, 128 GB, two days of battery' });
  expect(Object.keys(body[0]).sort()).toEqual([...FIELDS].sort());
});

test('a product read with a device is returned as their offer, by Id and by ExterneId', async () => {
  const [first] = await list('handytarife/301');
  expect((await get('1346?quelle=&handyId=301')).body).toEqual(first);
  expect((await get('extern/FH-1346?quelle=mobilfunk&handyId=301')).body).toEqual(first);
});

test('a product read without a device is returned itself, if the source matches', async () => {
  const produkt = (await get('462')).body;
  for (const path of ['462?quelle=&handyId=', '462?quelle=festnetz', 'extern/FH-462', 'extern/FH-462/?quelle=festnetz&handyId='])
    expect((await get(path)).body, path).toEqual(produkt);
});

test.each([
  '462?quelle=mobilfunk',
  '462?handyId=301',
  '1346?handyId=304',
  '1346?handyId=x',
  '1346?handyId=99999999999',
  'extern/462',
  'extern/fh-462',
  'extern/FH-0',
  'extern/LE-101',
  'extern/FH-462?quelle=mobilfunk',
  'extern/FH-462?handyId=301',
  'handytarife/0',
  'handytarife/999',
  'handytarife/x',
  'handytarife/1346',
  'handytarife/99999999999999',
])('%s is not found', async (path) => {
  expectProblem(await get(path), 404, 'NichtGefunden');
});

test('the offers of a hidden tariff are not listed', async () => {
  const hide = (versteckt: boolean) =>
    app.inTenant('telko', ({ tx }) => tx.updateTable('produkt').set({ versteckt }).where('id', '=', 1346).execute());
  await hide(true);
  expect(await list('?tarifId=1346')).toEqual([]);
  expect((await list('handytarife/301')).map(({ TarifId }) => TarifId)).toEqual([1347, 1345, 1348]);
  await hide(false);
});

test('offers are not found at another tenant', async () => {
  expectProblem(await get('handytarife/301', 'energie'), 404, 'NichtGefunden');
});
