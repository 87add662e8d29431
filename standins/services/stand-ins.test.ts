import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { StandIn } from './stand-in.ts';
import { makeStandIns, type StandIns } from './stand-ins.ts';

const ECHO: StandIn = {
  name: 'echo',
  title: 'Echo',
  page: '/seite',
  isPage: (path) => path === '/seite',
  answer: ({ tenant, path, body }) => ({ status: 201, body: { tenant, path, body } }),
};

let standIns: StandIns;
let server: Server;
let base = '';
beforeAll(async () => {
  server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '', 'http://x');
    const asked = {
      tenant: String(request.headers['x-tenant']),
      locale: 'de' as const,
      method: request.method ?? '',
      path: url.pathname,
      query: url.searchParams,
      headers: request.headers as Record<string, string>,
      body: (await request.toArray()).join(''),
      base: 'http://echo.example',
      now: new Date(0),
    };
    await standIns.answer('echo', asked, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());
beforeEach(() => {
  standIns = makeStandIns([ECHO]);
});

const ask = (path: string, tenant = 'telko', init: RequestInit = {}) =>
  fetch(base + path, { ...init, headers: { 'x-tenant': tenant, authorization: 'Bearer t', cookie: 'a=b' } });

test('answers, and shows what it received, newest first, apart from its page for people', async () => {
  expect(await (await ask('/eins?a=1', 'telko', { method: 'POST', body: 'gesagt' })).json()).toEqual({
    tenant: 'telko',
    path: '/eins',
    body: 'gesagt',
  });
  await ask('/zwei');
  await ask('/seite');
  expect(standIns.list('telko')).toMatchObject([
    {
      Name: 'echo',
      Seite: '/dev/standin/echo/seite',
      Stoerung: null,
      Anfragen: [
        { Methode: 'GET', Pfad: '/zwei', Inhalt: '', Status: 201 },
        { Methode: 'POST', Pfad: '/eins?a=1', Inhalt: 'gesagt', Status: 201 },
      ],
    },
  ]);
  const [, first] = standIns.list('telko')[0]?.Anfragen ?? [];
  expect([first?.Kopf.authorization, first?.Kopf.cookie]).toEqual(['Bearer t', undefined]);
  standIns.clear('telko', 'echo');
  expect(standIns.list('telko')[0]?.Anfragen).toEqual([]);
});

test('keeps requests and faults of tenants apart', async () => {
  standIns.fail('telko', 'echo', '500');
  expect((await ask('/eins')).status).toBe(500);
  expect((await ask('/eins', 'energie')).status).toBe(201);
  expect(['telko', 'energie'].map((tenant) => standIns.list(tenant)[0]?.Anfragen.map(({ Status }) => Status))).toEqual([[500], [201]]);
});

test('refuses one request only, when it fails once, and works again when told so', async () => {
  standIns.fail('telko', 'echo', '401 once');
  expect([(await ask('/a')).status, (await ask('/a')).status]).toEqual([401, 201]);
  standIns.fail('telko', 'echo', '404');
  expect((await ask('/a')).status).toBe(404);
  standIns.fail('telko', 'echo', null);
  expect((await ask('/a')).status).toBe(201);
});

test('its page for people works while it fails', async () => {
  standIns.fail('telko', 'echo', 'a closed connection');
  await expect(ask('/a')).rejects.toThrow();
  expect((await ask('/seite')).status).toBe(201);
  expect(standIns.list('telko')[0]?.Anfragen).toMatchObject([{ Status: null }]);
});
