import { beforeAll, describe, expect, test } from 'vitest';
import { CALLS } from '../../contract/calls.ts';
import { ERRORS } from '../../contract/errors.ts';
import { testApp } from '../../test/support/app.ts';

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly required?: boolean; readonly schema: object }[];
  readonly requestBody?: { readonly content: Record<string, { readonly schema: object }> };
  readonly security?: readonly Record<string, readonly string[]>[];
  readonly responses: Record<
    string,
    { readonly description: string; readonly content?: Record<string, { readonly schema: ProblemSchema }> }
  >;
}
interface ProblemSchema {
  readonly properties: { readonly code?: { readonly enum?: readonly string[]; readonly const?: string } };
}
interface Description {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly version: string };
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components: { readonly securitySchemes: Record<string, { readonly type: string; readonly scheme: string }> };
}

const app = testApp();
let api: Description;
beforeAll(async () => {
  api = (await app.request({ method: 'GET', url: '/api/openapi.json' })).body;
});

const placeOf = (path: string) => `${path.startsWith('/api/') ? '' : '/api/v1/{tenant}'}${path}`.replace(/:(\w+)/g, '{$1}');
const operations = () =>
  Object.entries(api.paths).flatMap(([path, item]) => Object.entries(item).map(([method, one]) => ({ path, method, one })));

test('it is OpenAPI 3.1 with a title and a version', () => {
  expect(api.openapi).toMatch(/^3\.1\.\d+$/);
  expect(api.info).toMatchObject({ title: 'Empfehlwerk', version: expect.stringMatching(/\S/) });
});

test('it has the calls of the contract and nothing else', () => {
  const described = operations().map(({ path, method, one }) => `${one.operationId} ${method.toUpperCase()} ${path}`);
  expect(described.sort()).toEqual(CALLS.map((call) => `${call.name} ${call.method} ${placeOf(call.path)}`).sort());
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
    expect(inHeader).toEqual(call.idempotent ? ['idempotency-key'] : []);
    expect(Object.keys(operation().requestBody?.content ?? {})).toEqual(call.body ? [call.bodyType ?? 'application/json'] : []);
  });

  test('declares every answer, and every error as problem details with its codes', () => {
    const { responses } = operation();
    for (const status of Object.keys(call.answers)) expect(responses).toHaveProperty(status);
    for (const code of [...call.errors, 'Validierung', 'ZuVieleAnfragen', 'Default', 'NetzwerkFehler'] as const) {
      const problem = responses[ERRORS[code]]?.content?.['application/problem+json']?.schema.properties.code;
      expect(problem?.enum ?? [problem?.const], `${ERRORS[code]} ${code}`).toContain(code);
    }
    for (const [status, { content = {}, description }] of Object.entries(responses)) {
      expect(description).toMatch(/\S/);
      if (Number(status) >= 400) expect(Object.keys(content)).toEqual(['application/problem+json']);
    }
  });

  test('says which credential it takes', () => {
    const schemes = (operation().security ?? []).flatMap((one) => Object.keys(one));
    expect(schemes).toHaveLength(call.who.filter((kind) => kind !== 'offen').length);
    for (const scheme of schemes) expect(api.components.securitySchemes[scheme]).toMatchObject({ type: 'http', scheme: 'bearer' });
    expect((operation().security ?? []).some((one) => Object.keys(one).length === 0)).toBe(call.who.includes('offen'));
  });
});

test('every reference in it leads somewhere, and nothing of OpenAPI 3.0 is left', () => {
  const text = JSON.stringify(api);
  expect(text).not.toContain('"nullable"');
  for (const [, pointer = ''] of text.matchAll(/"\$ref":"#([^"]+)"/g)) {
    const target = pointer
      .split('/')
      .slice(1)
      .reduce<unknown>((node, key) => (node as Record<string, unknown>)?.[key.replaceAll('~1', '/')], api);
    expect(target, pointer).toBeDefined();
  }
});

test('it can be read at /api/docs, which loads nothing from elsewhere', async () => {
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
