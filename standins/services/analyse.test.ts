import { expect, test } from 'vitest';
import { analyseStandIn } from './analyse.ts';
import { tagsStandIn } from './tags.ts';

async function ask(standIn: typeof analyseStandIn, method: string, address: string, body = '') {
  const { pathname: path, searchParams: query } = new URL(address, 'http://telko.example');
  const request = { tenant: 'telko', locale: 'de', method, path, query, headers: {}, body, base: '', now: new Date(0) } as const;
  const { status = 200, headers, body: said } = await standIn.answer(request);
  return [status, headers?.['content-type'] ?? said ?? null];
}
const matomo = (method: string, query: string, body?: string) => ask(analyseStandIn, method, `/matomo.php${query}`, body);
const bulk = (...requests: string[]) => matomo('POST', '', JSON.stringify({ requests }));

test('records a page of the site that it knows, and refuses others', async () => {
  expect(await matomo('GET', '?idsite=1&rec=1&url=x')).toEqual([200, 'image/gif']);
  expect(await matomo('GET', '?idsite=1&rec=1&send_image=0')).toEqual([204, null]);
  expect(await matomo('POST', '', 'idsite=1&rec=1')).toEqual([200, 'image/gif']);
  for (const query of ['?idsite=2&rec=1', '?idsite=1', '?idsite=1&rec=1&cid=anna']) expect(await matomo('GET', query)).toEqual([400, null]);
});

test('says of a bulk how many requests it took', async () => {
  const answer = (tracked: number, invalid: number) => [200, { status: 'success', tracked, invalid }];
  expect(await bulk('?idsite=1&rec=1&idgoal=1', '?idsite=2&rec=1', '?idsite=1&rec=1&cid=0123456789abcdef')).toEqual(answer(2, 1));
  expect(await bulk()).toEqual(answer(0, 0));
  expect(await matomo('POST', '', '{"requests":')).toEqual([400, { status: 'error', tracked: 0, invalid: 0 }]);
});

test('sends the scripts of both services', async () => {
  expect(await ask(analyseStandIn, 'GET', '/matomo.js')).toEqual([200, 'application/javascript']);
  for (const path of ['/gtm.js?id=GTM-1', '/gtag/js?id=G-1'])
    expect(await ask(tagsStandIn, 'GET', path)).toEqual([200, 'application/javascript']);
  expect(await ask(tagsStandIn, 'GET', '/collect?daten=1')).toEqual([204, null]);
  for (const standIn of [analyseStandIn, tagsStandIn]) expect(await ask(standIn, 'GET', '/anders')).toEqual([404, null]);
});
