import { beforeAll, describe, expect, test } from 'vitest';
import { isWritingGet, pathOf } from '../../contract/call.ts';
import { CALLS } from '../../contract/calls.ts';
import { ERRORS } from '../../contract/errors.ts';
import { whoOf } from '../../contract/rules/rechte.ts';
import { demoApp } from '../../test/support/app.ts';
import { dereference } from '../../tools/shared/dereference.ts';

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly required?: boolean; readonly schema: object }[];
  readonly requestBody?: { readonly content: Record<string, { readonly schema: object }> };
  readonly security?: readonly Record<string, readonly string[]>[];
  readonly responses: Record<string, Answer>;
}
interface Answer {
  readonly description: string;
  readonly headers?: object;
  readonly content?: Record<
    string,
    { readonly examples?: Record<string, { readonly value: { readonly status: number; readonly code: string } }> }
  >;
}
interface Description {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components: { readonly securitySchemes: Record<string, { readonly type: string; readonly scheme: string }> };
}

const app = demoApp();
let sent: Description;
let api: Description;
beforeAll(async () => {
  sent = (await app.request({ method: 'GET', url: '/api/openapi.json' })).body;
  api = dereference(sent);
});

const placeOf = (path: string) => `${path.startsWith('/api/') ? '' : '/api/v1/{tenant}'}${path}`.replace(/:(\w+)/g, '{$1}');
const operations = () =>
  Object.entries(api.paths).flatMap(([path, item]) => Object.entries(item).map(([method, one]) => ({ path, method, one })));

test('the description is OpenAPI 3.1 with a title and a version', () => {
  expect(api.openapi).toMatch(/^3\.1\.\d+$/);
  expect(api.info).toMatchObject({ title: 'Empfehlwerk', version: expect.stringMatching(/\S/) });
});

test('the description has exactly the calls of the contract, and each is served', () => {
  const described = operations().map(({ path, method, one }) => `${one.operationId} ${method.toUpperCase()} ${path}`);
  expect(described.sort()).toEqual(CALLS.map((call) => `${call.name} ${call.method} ${placeOf(call.path)}`).sort());
  for (const call of CALLS) expect(app.app.hasRoute({ method: call.method, url: pathOf(call) }), call.name).toBe(true);
});

describe.each(CALLS.map((call) => [call.name, call] as const))('%s', (_, call) => {
  const operation = () => api.paths[placeOf(call.path)]?.[call.method.toLowerCase()] as Operation;

  test('has a summary, and declares each parameter of its path as required', () => {
    expect(operation().summary).toBe(call.summary);
    const inPath = [...placeOf(call.path).matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const declared = (operation().parameters ?? []).filter((one) => one.in === 'path');
    expect(declared.map(({ name }) => name).sort()).toEqual(inPath.sort());
    expect(declared.every(({ required }) => required)).toBe(true);
  });

  test('declares its query, its key and its body', () => {
    const inQuery = (operation().parameters ?? []).filter((one) => one.in === 'query').map(({ name }) => name);
    expect(inQuery.sort()).toEqual(Object.keys(call.query?.shape ?? {}).sort());
    const inHeader = (operation().parameters ?? []).filter((one) => one.in === 'header').map(({ name }) => name);
    expect(inHeader).toEqual([
      'X-Accept-Language',
      // Selects one of the sessions that a browser can hold concurrently.
      ...(whoOf(call).filter((kind) => kind === 'A' || kind === 'E').length > 1 ? ['X-Session'] : []),
      ...(isWritingGet(call) ? ['X-Requested-With'] : []),
      ...(call.idempotent ? ['Idempotency-Key'] : []),
      ...('304' in call.answers ? ['If-None-Match'] : []),
    ]);
    expect(Object.keys(operation().requestBody?.content ?? {})).toEqual(call.body ? [call.bodyType ?? 'application/json'] : []);
  });

  test('declares every answer, and every error as problem details with its codes', () => {
    const { responses } = operation();
    for (const status of Object.keys(call.answers)) expect(responses).toHaveProperty(status);
    for (const code of [...call.errors, 'Validierung', 'ZuVieleAnfragen', 'Default', 'NetzwerkFehler'] as const) {
      const { value } = responses[ERRORS[code]]?.content?.['application/problem+json']?.examples?.[code] ?? {};
      expect(value, `${ERRORS[code]} ${code}`).toMatchObject({ status: ERRORS[code], code });
    }
    for (const [status, { content = {}, description }] of Object.entries(responses)) {
      expect(description).toMatch(/\S/);
      if (Number(status) >= 400) expect(Object.keys(content)).toEqual(['application/problem+json']);
    }
  });

  test('declares the credential that it takes', () => {
    const schemes = (operation().security ?? []).flatMap((one) => Object.keys(one));
    expect(schemes).toHaveLength(whoOf(call).filter((kind) => kind !== 'offen').length);
    for (const scheme of schemes) expect(api.components.securitySchemes[scheme]).toMatchObject({ type: 'http', scheme: 'bearer' });
    expect((operation().security ?? []).some((one) => Object.keys(one).length === 0)).toBe(whoOf(call).includes('offen'));
  });
});

test('the description has nothing of OpenAPI 3.0', () => {
  expect(JSON.stringify(sent)).not.toContain('"nullable"');
});

test('/api/docs shows the description and loads nothing from other hosts', async () => {
  const page = await app.request({ method: 'GET', url: '/api/docs' });
  expect(page.status).toBe(200);
  expect(page.headers['content-type']).toContain('text/html');
  const own = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address ?? '');
  expect(own.length).toBeGreaterThan(0);
  for (const address of own) {
    expect(address).toMatch(/^(\/|\.\/)/);
    const url = new URL(address, 'http://localhost/api/docs/').pathname;
    expect((await app.request({ method: 'GET', url })).status, url).toBe(200);
  }
});

test("/api/docs has the product's name, icon and look, and links to the guide to the first order", async () => {
  const page = await app.request({ method: 'GET', url: '/api/docs' });
  expect(page.body).toContain('<title>Empfehlwerk – API</title>');
  expect(page.body).toContain('<meta name="viewport" content="width=device-width, initial-scale=1">');
  expect(page.body).toMatch(/rel="icon" type="image\/svg\+xml"/);
  for (const [link] of sent.info.description.matchAll(/\/api\/docs\/[\w-]+/g)) {
    const { status, headers, body } = await app.request({ method: 'GET', url: link });
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(body).toContain('# Your first order');
  }
});

test('a call by key returns the headers that it declares', async () => {
  const { headers } = await app.api('energie', 'GET', '/kundennummer', { bearer: 'demo-energie' });
  const declared = api.paths[placeOf('/kundennummer')]?.get?.responses[200]?.headers ?? {};
  for (const name of Object.keys(declared)) expect(headers).toHaveProperty(name.toLowerCase());
});
