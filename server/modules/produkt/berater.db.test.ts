import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { demoApp } from '../../../test/support/app.ts';
import { expectProblem, fieldCodes } from '../../http/problem.fixture.ts';

interface Berater {
  readonly ExterneId: string;
  readonly LastName: string;
  readonly ZipCode: string;
  readonly City: string;
}

const app = demoApp();
let agents: Berater[];
beforeAll(async () => {
  agents = (await app.api('berater', 'GET', '/Produkt/agents')).body;
});

/** Fields of an agent, including those for a tile. */
const KEYS = ['Beschreibung', 'City', 'ExterneId', 'Id', 'LastName', 'Name', 'Photo', 'ZipCode'];

const search = (query: string) => app.api('berater', 'GET', `/Produkt/berater${query}`);
/** Adds agents of one name, and a hidden one. */
const addAgents = (anzahl: number) =>
  app.inTenant('berater', ({ tx }) =>
    tx
      .insertInto('produkt')
      .values(
        Array.from({ length: anzahl + 1 }, (_, index) => ({
          id: 5000 + index,
          externe_id: `X-${String(anzahl - index).padStart(3, '0')}`,
          name: index === anzahl ? 'Vera Versteckt' : 'Gerda Gleich',
          name_en: 'Gerda Gleich',
          beschreibung: 'Beratung',
          beschreibung_en: 'Advice',
          kategorie: 'familie',
          quelle: 'vorsorge',
          versteckt: index === anzahl,
          sortierung: 0,
          daten: JSON.stringify({ LastName: index === anzahl ? 'Versteckt' : 'Gleich', ZipCode: '99999', City: 'Testort', Photo: '' }),
        })),
      )
      .execute(),
  );
const removeAgents = () => app.inTenant('berater', ({ tx }) => tx.deleteFrom('produkt').where('id', '>=', 5000).execute());

const idsOf = (content: Berater[]) => content.map(({ ExterneId }) => ExterneId);

describe('agents', () => {
  test('are listed in the German order of their last names', () => {
    expect(agents).toHaveLength(14);
    for (const agent of agents) expect(Object.keys(agent).sort()).toEqual(KEYS);
    const names = agents.map(({ LastName }) => LastName);
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'de')));
  });

  test('are listed 500 at a time, each once, after the one that the call names', async () => {
    await addAgents(600);
    onTestFinished(async () => void (await removeAgents()));
    const first = (await app.api('berater', 'GET', '/Produkt/agents')).body as Berater[];
    const nach = first.at(-1)?.ExterneId ?? '';
    const rest = (await app.api('berater', 'GET', `/Produkt/agents?nach=${nach}`)).body as Berater[];
    expect([first.length, rest.length]).toEqual([500, 114]);
    expect(new Set(idsOf([...first, ...rest])).size).toBe(614);
    expect(idsOf((await app.api('berater', 'GET', `/Produkt/agents?anzahl=2&nach=${nach}`)).body)).toEqual(idsOf(rest.slice(0, 2)));
    expectProblem(await app.api('berater', 'GET', '/Produkt/agents?nach=niemand'), 404, 'NichtGefunden');
    expectProblem(await app.api('berater', 'GET', '/Produkt/agents?anzahl=viele'), 422, 'Validierung');
  });

  test('are returned in pages of six unless another size is requested', async () => {
    const { status, body } = await search('');
    expect(status).toBe(200);
    expect(body).toEqual({ Content: agents.slice(0, 6), HasNext: true, PageCount: 3, TotalCount: 14 });
    expect((await search('?query=&page=1&pagesize=6')).body).toEqual(body);
    expect((await search('?pagesize=100')).body).toEqual({ Content: agents, HasNext: false, PageCount: 1, TotalCount: 14 });
  });

  test('appear exactly once over all pages', async () => {
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

  test('are empty after the last page', async () => {
    expect((await search('?page=4')).body).toEqual({ Content: [], HasNext: false, PageCount: 3, TotalCount: 14 });
    expect((await search('?page=999999')).body.Content).toEqual([]);
  });

  test.each([
    ['muller', ['SV-1008']],
    ['Mueller-Luedenscheidt', ['SV-1008']],
    ['GROSSKREUTZ hamburg', ['SV-1008']],
    ['henrike 200', ['SV-1008']],
    [' lübeck ', ['SV-1002']],
    ['flens', ['SV-1014']],
    ['267', ['SV-1012']],
    ['feldhus lübeck', []],
  ])('are found by %j', async (query, ids) => {
    expect(idsOf((await search(`?query=${encodeURIComponent(query)}`)).body.Content)).toEqual(ids);
  });

  test('found by a query are paged', async () => {
    const first = (await search('?query=2&pagesize=3')).body;
    const second = (await search('?query=2&pagesize=3&page=2')).body;
    expect(first).toMatchObject({ HasNext: true, TotalCount: 10, PageCount: 4 });
    expect(idsOf([...first.Content, ...second.Content])).toEqual(
      idsOf(agents.filter(({ ZipCode }) => ZipCode.startsWith('2')).slice(0, 6)),
    );
  });

  test.each(['zzz', '%', '_', '.*', "' OR 1=1 --", 'x'.repeat(200)])('are not found by %.20j', async (query) => {
    expect((await search(`?query=${encodeURIComponent(query)}`)).body).toEqual({
      Content: [],
      HasNext: false,
      PageCount: 0,
      TotalCount: 0,
    });
  });

  test('are refused for a query of more than 200 characters', async () => {
    const reply = await search(`?query=${'x'.repeat(201)}`);
    expectProblem(reply, 422, 'Validierung');
    expect(fieldCodes(reply)).toEqual({ query: 'zuLang' });
  });

  test.each([
    ['?page=x', { page: 'format' }],
    ['?pagesize=-1', { pagesize: 'format' }],
    ['?page=1.5', { page: 'format' }],
    ['?page=&pagesize=6', { page: 'format' }],
    ['?query=%00', { query: 'zeichen' }],
  ])('are refused for %s', async (query, fields) => {
    const reply = await search(query);
    expectProblem(reply, 422, 'Validierung');
    expect(fieldCodes(reply)).toEqual(fields);
  });

  test('have an Id to recommend and a reward when read as products', async () => {
    const { ExterneId, LastName } = agents[0] as Berater;
    const { body } = await app.api('berater', 'GET', `/Produkt/${ExterneId}`);
    expect(body).toMatchObject({ Id: expect.any(Number), ExterneId, LastName, Praemien: [{ WertCent: 7500 }] });
    expect((await app.api('berater', 'GET', `/produkt/${body.Id}`)).body).toEqual(body);
  });
});

describe('sixty agents of one name without a photo, and a hidden one,', () => {
  beforeAll(() => addAgents(60));
  afterAll(removeAgents);

  test('are returned in pages of at least one and at most fifty', async () => {
    expect((await search('?pagesize=0')).body).toMatchObject({ Content: [expect.anything()], PageCount: 74 });
    const { body } = await search('?pagesize=999999');
    expect([body.Content.length, body.PageCount, body.TotalCount]).toEqual([50, 2, 74]);
    expect((await search('?page=0')).body).toEqual((await search('?page=1')).body);
  });

  test('are ordered by ExterneId', async () => {
    const { body } = await search('?query=Gleich&pagesize=50');
    expect(idsOf(body.Content)).toEqual(idsOf(body.Content).toSorted());
  });

  test('are listed except the hidden one', async () => {
    expect((await search('?query=versteckt')).body.TotalCount).toBe(0);
  });

  test('are shown by their initials in the colours of the tenant', async () => {
    const reply = await app.api('berater', 'GET', '/Produkt/X-001/grafik');
    expect(reply.headers['content-type']).toBe('image/svg+xml');
    expect(reply.body).toContain('>GG</text>');
    expect(reply.body).toContain(app.parts.mandanten.get('berater')?.theme.color.primary);
  });
});
