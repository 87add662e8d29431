import { describe, expect, test } from 'vitest';

import { demoApp } from '../../../test/support/app.ts';
import { expectProblem } from '../../http/problem.fixture.ts';

const FIELDS = ['Beschreibung', 'ExterneId', 'Fakten', 'Id', 'Kategorie', 'Mindestalter', 'Name', 'Praemien', 'ProduktArt'];

const app = demoApp();

describe.each(['energie', 'intern'])('the product API standard at %s', (tenant) => {
  test('lists products with category, description and rewards', async () => {
    const { status, body } = await app.api(tenant, 'GET', '/produkt');
    expect(status).toBe(200);
    expect(body.length).toBeGreaterThan(0);
    for (const produkt of body) {
      expect(Object.keys(produkt).sort()).toEqual(FIELDS);
      expect((await app.api(tenant, 'GET', `/produkt/${produkt.Id}/`)).body).toEqual(produkt);
      expect((await app.api(tenant, 'GET', `/produkt/${produkt.ExterneId}`)).body).toEqual(produkt);
    }
  });
});

test("every product has the tenant's reward for all products", async () => {
  const { body } = await app.api('energie', 'GET', '/produkt');
  for (const { Praemien } of body) {
    expect(Praemien).toEqual([expect.objectContaining({ Id: 1, WertCent: 5000, Wert: '50,00 €', Startdatum: '2020-06-02' })]);
    expect(Praemien[0]).not.toHaveProperty('ProduktId');
  }
});

describe("a call of another product API than the tenant's", () => {
  test.each([
    ['berater', '/produkt'],
    ['berater', '/produkt/?quelle=&kategorie='],
    ['telko', '/Produkt/berater'],
    ['telko', '/Produkt/agents'],
    ['energie', '/Produkt/berater?query=&page=1&pagesize=6'],
    ['intern', '/Produkt/agents'],
    ['telko', '/Produkt/1/grafik'],
    ['energie', '/Produkt/SV-1001/grafik'],
    ['energie', '/produkt/extern/LE-101'],
    ['energie', '/produkt/handytarife/301'],
    ['energie', '/produkt/1?handyId=301'],
    ['intern', '/produkt?tarifId=1'],
    ['berater', '/produktkategorie'],
    ['berater', '/produktkategorie/1/grafik'],
    ['berater', '/produktkategorie/1/icon'],
    ['berater', '/produkt/handytarife/301'],
  ])('returns 404: %s%s', async (tenant, path) => {
    expectProblem(await app.api(tenant, 'GET', path), 404, 'NichtGefunden');
  });
});
