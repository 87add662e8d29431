import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/support/app.ts';
import { expectProblem, fieldCodes } from '../../http/problem.fixture.ts';

interface Berater {
  readonly ExterneId: string;
  readonly LastName: string;
  readonly ZipCode: string;
  readonly City: string;
}

let app: TestApp;
let agents: Berater[];
beforeAll(async () => {
  app = await startTestApp();
  agents = (await app.api('berater', 'GET', '/Produkt/agents')).body;
});
afterAll(() => app.close());

const search = (query: string) => app.api('berater', 'GET', `/Produkt/berater${query}`);
const idsOf = (content: Berater[]) => content.map(({ ExterneId }) => ExterneId);

describe.each(['energie', 'intern'])('the product API standard at %s', (tenant) => {
  test('lists products with category, description and rewards', async () => {
    const { status, body } = await app.api(tenant, 'GET', '/produkt');
    expect(status).toBe(200);
    expect(body.length).toBeGreaterThan(0);
    for (const produkt of body) {
      expect(Object.keys(produkt).sort()).toEqual(['Beschreibung', 'ExterneId', 'Id', 'Kategorie', 'Name', 'Praemien']);
      expect((await app.api(tenant, 'GET', `/produkt/${produkt.Id}/`)).body).toEqual(produkt);
      expect((await app.api(tenant, 'GET', `/produkt/${produkt.ExterneId}`)).body).toEqual(produkt);
    }
  });
});

test('the reward of a tenant for every product stands at each', async () => {
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
  ])('%s%s is 404', async (tenant, path) => {
    expectProblem(await app.api(tenant, 'GET', path), 404, 'NichtGefunden');
  });
});

describe('agents', () => {
  test('are all there, by name as people sort it', () => {
    expect(agents).toHaveLength(14);
    for (const agent of agents) expect(Object.keys(agent).sort()).toEqual(['City', 'ExterneId', 'LastName', 'Photo', 'ZipCode']);
    const names = agents.map(({ LastName }) => LastName);
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'de')));
  });

  test('come six a page unless another size is asked for', async () => {
    const { status, body } = await search('');
    expect(status).toBe(200);
    expect(body).toEqual({ Content: agents.slice(0, 6), HasNext: true, PageCount: 3, TotalCount: 14 });
    expect((await search('?query=&page=1&pagesize=6')).body).toEqual(body);
    expect((await search('?pagesize=100')).body).toEqual({ Content: agents, HasNext: false, PageCount: 1, TotalCount: 14 });
  });

  test('page by page are each there once', async () => {
    for (const pagesize of [1, 5, 6, 7, 14, 15]) {
      const found: string[] = [];
      for (let page = 1, more = true; more; page += 1) {
        const { body } = await search(`?page=${page}&pagesize=${pagesize}`);
        found.push(...idsOf(body.Content));
        more = body.HasNext;
        expect(body.PageCount).toBe(Math.ceil(14 / pagesize));
      }
      expect(found).toEqual(idsOf(agents));
    }
  });

  test('past the last page are none', async () => {
    expect((await search('?page=4')).body).toEqual({ Content: [], HasNext: false, PageCount: 3, TotalCount: 14 });
    expect((await search('?page=999999')).body.Content).toEqual([]);
  });

  test('are searched by the beginning of name, postcode or town, in any letter case', async () => {
    const [{ LastName, ZipCode, City }] = agents as [Berater];
    for (const query of [LastName, LastName.toUpperCase(), ` ${LastName.slice(0, 4).toLowerCase()} `, ZipCode, City])
      expect(idsOf((await search(`?query=${encodeURIComponent(query)}`)).body.Content), query).toContain(agents[0]?.ExterneId);
    const all = agents.filter((agent) => agent.City === City);
    expect((await search(`?query=${encodeURIComponent(City)}&pagesize=100`)).body.TotalCount).toBe(all.length);
  });

  test.each(['zzz', '%', '_', '.*', 'x'.repeat(200)])('searched by %.20j are none', async (query) => {
    expect((await search(`?query=${encodeURIComponent(query)}`)).body).toEqual({
      Content: [],
      HasNext: false,
      PageCount: 0,
      TotalCount: 0,
    });
  });

  test.each([
    ['?page=x', { page: 'format' }],
    ['?pagesize=-1', { pagesize: 'format' }],
    ['?page=1.5', { page: 'format' }],
    ['?page=&pagesize=6', { page: 'format' }],
    ['?query=%00', { query: 'zeichen' }],
  ])('with %s are refused', async (query, fields) => {
    const reply = await search(query);
    expectProblem(reply, 422, 'Validierung');
    expect(fieldCodes(reply)).toEqual(fields);
  });

  test('as products have an Id to recommend, and the reward', async () => {
    const { ExterneId, LastName } = agents[0] as Berater;
    const { body } = await app.api('berater', 'GET', `/Produkt/${ExterneId}`);
    expect(body).toMatchObject({ Id: expect.any(Number), ExterneId, LastName, Praemien: [{ WertCent: 7500 }] });
    expect((await app.api('berater', 'GET', `/produkt/${body.Id}`)).body).toEqual(body);
  });
});
