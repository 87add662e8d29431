import { describe, expect, test } from 'vitest';
import type { StandInRequest } from '../stand-in.ts';
import { contentStandIn } from './stand-in.ts';

const faq = (kennung: string, Frage: string, position: number) => ({ art: 'faq', kennung, position, felder: { Frage: { de: Frage } } });
const note = (kennung: string, name: string) => ({
  art: 'fussnoten',
  kennung,
  position: 1,
  felder: { Identifier: { iv: name }, Inhalt: { de: 'x' } },
});
const ENTRIES = [faq('a', 'Erste?', 1), faq('b', 'Zweite?', 2), note('f', 'young')];

const reports: string[] = [];
const service = contentStandIn({
  schemas: ['faq', 'fussnoten'],
  entriesOf: () => ENTRIES,
  report: async (tenant) => void reports.push(tenant),
});

const ask = async (path: string, more: Partial<StandInRequest> = {}) => {
  const [pathname = '', search = ''] = path.split('?');
  const request = { tenant: 'energie', locale: 'de' as const, method: 'GET', body: '', base: '', now: new Date(0), ...more };
  return service.answer({ headers: {}, ...request, path: pathname, query: new URLSearchParams(search) });
};

const form = (secret: string) =>
  new URLSearchParams({
    grant_type: 'client_credentials',
    client_id: 'demo:default',
    client_secret: secret,
    scope: 'squidex-api',
  }).toString();
const tokenBy = (secret: string) => ask('/identity-server/connect/token', { method: 'POST', body: form(secret) });
const bearer = async () => ({ authorization: `Bearer ${(await tokenBy('demo')).body?.['access_token' as never]}` });
const read = async (path: string, headers: object = {}) => ask(path, { headers: { ...(await bearer()), ...headers } });

test('gives a token to its client alone, and content to its token alone', async () => {
  expect(await tokenBy('falsch')).toMatchObject({ status: 400, body: { error: 'invalid_client' } });
  expect(await tokenBy('demo')).toMatchObject({ body: { expires_in: 2_592_000, token_type: 'Bearer' } });
  expect(await ask('/api/content/demo/faq/')).toEqual({ status: 401 });
  expect(await ask('/api/content/demo/faq/', { headers: { authorization: 'Bearer falsch' } })).toEqual({ status: 401 });
});

describe('a list', () => {
  const idsOf = async (search: string, schema = 'faq') => {
    const { body } = (await read(`/api/content/demo/${schema}/?${search}`)) as { body: { total: number; items: { id: string }[] } };
    return [body.total, ...body.items.map(({ id }) => id)];
  };
  const q = (asked: object) => `q=${encodeURIComponent(JSON.stringify(asked))}`;

  test.each([
    ['a page by JSON', q({ take: 1, skip: 1 }), 'faq', [2, 'b']],
    ['a page by OData', '$top=1&$skip=1', 'faq', [2, 'b']],
    ['a filter by JSON', q({ filter: { path: 'data.Identifier.iv', op: 'eq', value: 'young' } }), 'fussnoten', [1, 'f']],
    ['a filter by OData', `$filter=${encodeURIComponent("data/Identifier/iv eq 'anders'")}`, 'fussnoten', [0]],
    ['ids', 'ids=b,x', 'faq', [1, 'b']],
  ])('takes %s', async (_, search, schema, expected) => {
    expect(await idsOf(search, schema)).toEqual(expected);
  });

  test('refuses a filter that it does not know, and knows no other schema or app', async () => {
    expect(await read(`/api/content/demo/faq/?${q({ filter: { path: 'x', op: 'contains' } })}`)).toMatchObject({ status: 400 });
    expect(await read('/api/content/demo/seiten/')).toMatchObject({ status: 404, body: { statusCode: 404 } });
    expect(await read('/api/content/andere/faq/')).toMatchObject({ status: 404 });
  });

  test('has an ETag', async () => {
    const { headers } = await read('/api/content/demo/faq/');
    expect(await read('/api/content/demo/faq/', { 'if-none-match': headers?.etag })).toMatchObject({ status: 304 });
  });
});

test('gives one item, with its fields by language or flat', async () => {
  expect(await read('/api/content/demo/faq/a/')).toMatchObject({
    body: { id: 'a', status: 'Published', version: 1, data: { Frage: { de: 'Erste?' } } },
  });
  expect(await read('/api/content/demo/faq/a', { 'x-flatten': 'true', 'x-languages': 'de' })).toMatchObject({
    body: { data: { Frage: 'Erste?' } },
  });
  expect(await read('/api/content/demo/faq/x/')).toMatchObject({ status: 404 });
});

test('answers GraphQL with the selected fields, and an unknown field with an error', async () => {
  const run = async (query: string, variables = {}) =>
    (await ask('/api/content/demo/graphql', { method: 'POST', headers: await bearer(), body: JSON.stringify({ query, variables }) })).body;
  expect(await run('query($top:Int!){queryFaqContentsWithTotal(top:$top){total items{id data{frage{de en}}}}}', { top: 1 })).toEqual({
    data: { queryFaqContentsWithTotal: { total: 2, items: [{ id: 'a', data: { frage: { de: 'Erste?', en: null } } }] } },
  });
  expect(await run('{findFussnotenContent(id:"f"){data{identifier{iv}}}}')).toEqual({
    data: { findFussnotenContent: { data: { identifier: { iv: 'young' } } } },
  });
  expect(await run('{queryFaqContents(top: 5){id}}')).toEqual({ data: { queryFaqContents: [{ id: 'a' }, { id: 'b' }] } });
  expect(await run('{andere{id}}')).toEqual({ errors: [{ message: expect.stringContaining('andere') }] });
});

test('an editor saves a text, which is a new version, and the product gets a report', async () => {
  const page = await ask('/seite');
  expect(page.body).toContain('Erste?');
  const saved = await ask('/seite', {
    method: 'POST',
    body: new URLSearchParams({ schema: 'faq', id: 'a', 'Frage.de': 'Neu?' }).toString(),
  });
  expect([saved.status, reports]).toEqual([303, ['energie']]);
  expect(await read('/api/content/demo/faq/a/')).toMatchObject({
    body: { version: 2, data: { Frage: { de: 'Neu?' }, Position: { iv: 1 } } },
  });
  expect((await ask('/seite', { method: 'POST', body: 'schema=faq&id=x' })).status).toBe(404);
});
