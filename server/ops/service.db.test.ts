import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PAGE_NAMES } from '../../contract/pages/public.ts';
import { testApp } from '../../test/support/app.ts';
import { configure } from '../../test/support/mandant.ts';
import { TEST_NOW } from '../../test/support/parts.ts';
import { recommendation } from '../../test/support/walk.ts';
import type { Settings } from '../config/settings.ts';
import { expectProblem } from '../http/problem.fixture.ts';
import { fileTransport } from '../mail/transport.ts';
import { setSecret } from '../outside/secret.ts';
import { buildApp } from '../start/app.ts';

const METRICS_TOKEN = 'a token of the tests alone';
const dataDir = mkdtempSync(join(tmpdir(), 'empfehlwerk-service-'));
const app = testApp({ dataDir, metricsToken: METRICS_TOKEN });
let withoutDemo: FastifyInstance;
let onHttps: FastifyInstance;
let behindProxy: FastifyInstance;
beforeAll(async () => {
  const build = (settings: Partial<Settings>) =>
    buildApp({
      parts: { ...app.parts, settings: { ...app.parts.settings, ...settings } },
      jobs: app.jobs,
      assets: { css: '', directory: null },
    });
  withoutDemo = await build({ demo: false, metricsToken: null });
  onHttps = await build({ publicUrl: 'https://empfehlen.example' });
  behindProxy = await build({ publicUrl: 'https://empfehlen.example', metricsToken: null });
});
afterAll(async () => {
  await withoutDemo.close();
  await onHttps.close();
  await behindProxy.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const STRANGER = { remoteAddress: '192.0.2.7' };
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'via', 'cf-connecting-ip'];
/** Host headers of foreign pages whose name resolves to this machine. */
const FOREIGN_HOSTS = [
  'rebind.example',
  'localhost.rebind.example',
  'telko.localhost.rebind.example:3000',
  '127.0.0.1.rebind.example',
  '192.0.2.7',
];
const OWN_HOSTS = ['localhost', 'LOCALHOST:3000', 'localhost.', 'telko.localhost:3000', '127.0.0.1', '127.8.9.1:3000', '[::1]:3000'];
const get = (url: string, options: object = {}) => app.request({ method: 'GET', url, ...options });

describe('health', () => {
  test('live: returns 200 to everyone while the process answers', async () => {
    expect((await get('/health/live', STRANGER)).status).toBe(200);
  });

  test('ready: returns 200 to everyone when database, migrations and queue are available, and 503 before', async () => {
    expect((await get('/health/ready')).status).toBe(503);
    await app.jobs.start();
    const reply = await get('/health/ready', STRANGER);
    expect([reply.status, reply.body]).toEqual([200, { datenbank: true, migrationen: true, platz: true, warteschlange: true }]);
  });

  test('ready: returns 503 while the disk of the database is full, although the database answers', async () => {
    const checkRoom = () => Promise.reject(Object.assign(new Error('No space left on device'), { code: '53100' }));
    const full = await buildApp({
      parts: { ...app.parts, db: { ...app.parts.db, checkRoom } },
      jobs: { ...app.jobs, isReady: () => true },
      assets: { css: '', directory: null },
    });
    const reply = await full.inject('/health/ready');
    expect([reply.statusCode, reply.json()]).toEqual([503, { datenbank: true, migrationen: true, platz: false, warteschlange: true }]);
    await full.close();
  });
});

describe('metrics', () => {
  const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
  const statusOf = async (from: FastifyInstance, options: object = {}) =>
    (await from.inject({ method: 'GET', url: '/metrics', ...options })).statusCode;

  test('are Prometheus text for a caller with METRICS_TOKEN', async () => {
    await get('/api/v1/telko/praemie');
    const { status, headers, body } = await get('/metrics', bearer(METRICS_TOKEN));
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(/^text\/plain/);
    expect(body).toMatch(/^# HELP /m);
    expect(body).toMatch(/^empfehlwerk_answers_total\{route="\/api\/v1\/:tenant\/praemie",status="200"\} [1-9]/m);
    expect(body).toMatch(/^empfehlwerk_mails_waiting \d+$/m);
  });

  test('ask for METRICS_TOKEN whatever machine and Host the request names', async () => {
    expect((await get('/metrics', { ...STRANGER, ...bearer(METRICS_TOKEN) })).status).toBe(200);
    for (const options of [STRANGER, bearer(''), bearer('wrong'), bearer(`${METRICS_TOKEN}x`), bearer('null')])
      expectProblem(await get('/metrics', options), 403, 'NichtAuthorisiert');
    for (const host of [...OWN_HOSTS, ...FOREIGN_HOSTS])
      expectProblem(await get('/metrics', { headers: { host } }), 403, 'NichtAuthorisiert');
  });

  test('answer another container with METRICS_TOKEN by the name of its network, with PUBLIC_URL too', async () => {
    const container = { remoteAddress: '172.18.0.5', headers: { host: 'empfehlwerk:3000', ...bearer(METRICS_TOKEN).headers } };
    expect(await statusOf(onHttps, container)).toBe(200);
    expect(await statusOf(behindProxy, container)).toBe(403);
  });

  test('answer only this machine if METRICS_TOKEN is unset', async () => {
    expect(await statusOf(withoutDemo)).toBe(200);
    for (const host of OWN_HOSTS) expect([host, await statusOf(withoutDemo, { headers: { host } })]).toEqual([host, 200]);
    for (const host of FOREIGN_HOSTS) expect([host, await statusOf(withoutDemo, { headers: { host } })]).toEqual([host, 403]);
    for (const header of FORWARDED) expect(await statusOf(withoutDemo, { headers: { [header]: '127.0.0.1' } })).toBe(403);
    for (const token of ['null', '', 'undefined']) expect(await statusOf(withoutDemo, { ...STRANGER, ...bearer(token) })).toBe(403);
  });

  test('answer nobody if METRICS_TOKEN is unset and PUBLIC_URL is set, since a proxy can make every request look like this machine', async () => {
    for (const host of OWN_HOSTS) expect([host, await statusOf(behindProxy, { headers: { host } })]).toEqual([host, 403]);
  });

  test('name the page that answered, whatever its tenant calls it, and no redirect', async () => {
    const host = 'energie.localhost';
    await get('/de/persoenlicherbereich', { headers: { host } });
    await get('/de/nirgends/geheim', { headers: { host } });
    const routes = [
      ...(await get('/metrics', bearer(METRICS_TOKEN))).body.matchAll(/^empfehlwerk_answers_total\{route="page ([^"]+)"/gm),
    ].map(([, name]) => name);
    expect(routes).toEqual(expect.arrayContaining(['Dashboard', 'NotFound']));
    for (const name of routes) expect(['NotFound', ...PAGE_NAMES]).toContain(name);
  });

  test('name services outside with their faults, since when each fails and what users get instead', async () => {
    const service = { mandant: 'telko', dienst: 'probe', limitMs: 1000, instead: 'last copy' };
    const asked = app.parts.outside.ask(service, { url: 'http://127.0.0.1:9/?of=geheim' }, ({ status }) => status);
    await expect(asked).rejects.toThrow('unreachable');
    const { body } = await get('/metrics', bearer(METRICS_TOKEN));
    expect(body).toMatch(/^empfehlwerk_outside_answers_total\{tenant="telko",service="probe",result="unreachable"\} 1$/m);
    expect(body).toMatch(
      /^empfehlwerk_outside_failing_since_seconds\{tenant="telko",service="probe",fault="unreachable",instead="last copy"\} \d{10}/m,
    );
    expect(body).not.toContain('geheim');
  });

  test('name the services of tenants whose secret is missing, or was set for another provider, until it is set', async () => {
    const missing = async () => {
      const { body } = await get('/metrics', bearer(METRICS_TOKEN));
      const found = [...(body as string).matchAll(/^empfehlwerk_outside_secret_missing\{tenant="berater",service="([^"]+)"\} 1$/gm)];
      return found.map(([, service]) => service);
    };
    const set = (dienst: string, ...boundTo: string[]) =>
      app.inTenant('berater', (context) => setSecret(context, dienst, 'x'.repeat(64), ...boundTo));
    const before = await missing();
    await configure(app, 'berater', {
      Dienste: { Produktlink: { GueltigMinuten: 60 }, InhalteApi: { Adresse: 'https://api.example', Arten: ['faq'] } },
    });
    expect(await missing()).toEqual([...before, 'inhalte-api', 'produktlink'].sort());
    await set('produktlink');
    await set('inhalte-api', 'https://other.example');
    expect(await missing()).toEqual([...before, 'inhalte-api'].sort());
    await set('inhalte-api', 'https://api.example');
    expect(await missing()).toEqual(before);
  });

  test('have no address, number or person', async () => {
    await get('/api/v1/telko/empfehlen/geheim0000000');
    await get('/api/v1/telko/nirgends/erika@example.org');
    expect((await get('/metrics', bearer(METRICS_TOKEN))).body).not.toMatch(/geheim|erika/);
  });
});

describe('/dev/clock', () => {
  const advance = (payload: object) => app.request({ method: 'POST', url: '/dev/clock', payload });

  test('returns the time, moves forward by days and runs all due jobs before it answers', async () => {
    app.clock.set(TEST_NOW);
    expect((await get('/dev/clock')).body).toEqual({ Jetzt: TEST_NOW.toISOString(), Heute: '2026-11-20' });
    const email = 'neu@muessig.example';
    const body = recommendation({ produkt: 462, empfehler: { Vorname: 'Neu', Nachname: 'Hier', Email: email } });
    expect((await app.api('telko', 'POST', '/Empfehlen/create', { body })).status).toBe(201);
    const reply = await advance({ Tage: 2 });
    expect([reply.status, reply.body]).toEqual([200, { Jetzt: '2026-11-22T10:00:00.000Z', Heute: '2026-11-22' }]);
    expect(app.mails.allTo(email)).toHaveLength(1);
    expect((await advance({ Tage: 0 })).body).toEqual({ Jetzt: '2026-11-22T10:00:00.000Z', Heute: '2026-11-22' });
  });

  test.each([{ Tage: -1 }, { Tage: 1.5 }, { Tage: '1' }, { Tage: null }, { Tage: 1e9 }, {}, { Tage: 1, Stunden: 2 }, []])(
    'refuses %j and does not move',
    async (payload) => {
      const before = (await get('/dev/clock')).body;
      expectProblem(await advance(payload), 422, 'Validierung');
      expect((await get('/dev/clock')).body).toEqual(before);
    },
  );
});

describe('/dev/mails', () => {
  const mail = (id: string, minute: number) => ({
    id,
    zeit: new Date(`2026-11-20T10:0${minute}:00Z`),
    von: { name: 'Funkhof', address: 'hilfe@funkhof.example' },
    an: 'jörg@müller.example',
    betreff: `Grüße ${id}`,
    text: 'Ihr Link: https://a.example/?x=1&y=2',
    html: '<p><a href="https://a.example/?x=1&amp;y=2">Öffnen</a> <a href="https://b.example/">Nicht</a></p>',
  });

  test('lists the sent mails, newest first, with their links in order', async () => {
    const transport = fileTransport(join(dataDir, 'mails'));
    await transport.send(mail('erste', 1));
    await transport.send(mail('zweite', 2));
    const { body } = await get('/dev/mails', { headers: { accept: 'application/json' } });
    expect(body.map(({ Betreff }: { Betreff: string }) => Betreff)).toEqual(['Grüße zweite', 'Grüße erste']);
    expect(body[1]).toEqual({
      Id: 'erste',
      An: ['jörg@müller.example'],
      Betreff: 'Grüße erste',
      Zeit: '2026-11-20T10:01:00.000Z',
      Text: expect.stringContaining('https://a.example/?x=1&y=2'),
      Html: expect.stringContaining('Öffnen'),
      Links: ['https://a.example/?x=1&y=2', 'https://b.example/'],
    });
    const page = await get('/dev/mails');
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.body).toContain('Grüße zweite');
  });
});

describe('/dev', () => {
  const ADDRESSES = ['/dev/mails', '/dev/clock', '/dev/jobs'];

  test.each(ADDRESSES)('%s is available only on this machine and without a proxy', async (url) => {
    expect((await get(url)).status).toBe(200);
    expect((await get(url, { remoteAddress: '::1' })).status).toBe(200);
    expectProblem(await get(url, STRANGER), 404, 'NichtGefunden');
    expectProblem(await get(url, { remoteAddress: '::ffff:192.0.2.7' }), 404, 'NichtGefunden');
    for (const header of FORWARDED) expectProblem(await get(url, { headers: { [header]: '127.0.0.1' } }), 404, 'NichtGefunden');
  });

  test.each(ADDRESSES)('%s is refused to a foreign page whose name resolves to this machine', async (url) => {
    for (const host of FOREIGN_HOSTS) expectProblem(await get(url, { headers: { host } }), 404, 'NichtGefunden');
    for (const host of OWN_HOSTS) expect([host, (await get(url, { headers: { host } })).status]).toEqual([host, 200]);
  });

  test('refuses to move the clock for another machine', async () => {
    const before = app.clock.now();
    expectProblem(await app.request({ method: 'POST', url: '/dev/clock', payload: { Tage: 1 }, ...STRANGER }), 404, 'NichtGefunden');
    expect(app.clock.now()).toEqual(before);
  });

  test.each(ADDRESSES)('%s is missing without the demo', async (url) => {
    const reply = await withoutDemo.inject({ method: 'GET', url, headers: { accept: 'application/json' } });
    expect(reply.statusCode).not.toBe(200);
    expect(reply.body).not.toMatch(/Jetzt|Betreff/);
    expect((await withoutDemo.inject({ method: 'POST', url: '/dev/clock', payload: { Tage: 1 } })).statusCode).toBe(404);
  });
});

describe('every answer', () => {
  const HSTS = 'strict-transport-security';
  const URLS = [
    '/de/',
    '/',
    '/health/live',
    '/api/v1/telko/praemie',
    '/api/v1/telko/nirgends',
    '/api/docs/',
    '/de/%ZZ',
    '/r/ABCDE',
    '/metrics',
  ];
  /** Sends bytes as they are, and returns the whole answer. */
  const send = async (bytes: string): Promise<string> => {
    if (!onHttps.server.listening) await onHttps.listen({ port: 0, host: '127.0.0.1' });
    return text(connect({ port: (onHttps.server.address() as AddressInfo).port, host: '127.0.0.1' }).end(bytes));
  };
  const headersOf = async (from: FastifyInstance, url: string) =>
    (await from.inject({ method: 'GET', url, headers: { host: 'telko.localhost', accept: 'text/html' } })).headers;

  test('requires https for later requests if PUBLIC_URL is https', async () => {
    for (const url of URLS) {
      const { [HSTS]: hsts = '' } = await headersOf(onHttps, url);
      expect([url, Number(/^max-age=(\d+)$/.exec(String(hsts))?.[1])]).toEqual([url, expect.toSatisfy((age) => age >= 31_536_000)]);
      expect((await headersOf(app.app, url))[HSTS]).toBeUndefined();
    }
  });

  test('forbids browsers to guess types, even after input that is no valid request', async () => {
    for (const url of URLS) expect(await headersOf(onHttps, url)).toMatchObject({ 'x-content-type-options': 'nosniff' });
    expect(await send('Guten Tag\r\n\r\n')).toMatch(/^HTTP\/1.1 400 .*strict-transport-security: max-age=31536000\r\n/s);
  });

  test.each(['/de/', '/metrics', '/health/live', '/api/v1/telko/praemie', '/nirgends', '/api/docs/'])(
    'is 400 at %s if the request names two hosts, even the same one twice',
    async (url) => {
      const request = (...hosts: string[]) => send([`GET ${url} HTTP/1.1`, ...hosts, 'Connection: close', '', ''].join('\r\n'));
      for (const second of ['Host: energie.localhost', 'host: telko.localhost', 'HOST: localhost'])
        expect(await request('Host: telko.localhost', second)).toMatch(/^HTTP\/1.1 400 .*"code":"Default"/s);
      expect(await request('Host: telko.localhost')).not.toMatch(/^HTTP\/1.1 400 /);
    },
  );

  test('of the API description has a policy that allows its own files and no frames', async () => {
    for (const url of ['/api/docs', '/api/docs/', '/api/docs/static/swagger-initializer.js', '/api/docs/static/swagger-ui.css']) {
      const { status, headers } = await get(url);
      expect([url, status]).toEqual([url, 200]);
      expect(headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self'; .*frame-ancestors 'none'$/);
    }
  });
});
