import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type CallDefinition, isWritingGet } from '../../../contract/call.ts';
import { CALLS } from '../../../contract/calls.ts';
import { EXAMPLES } from '../../../contract/examples/examples.ts';
import { whoOf } from '../../../contract/rules/rechte.ts';
import { describeApi } from './document.ts';

interface Content {
  readonly schema: object;
  readonly example?: unknown;
}
interface Operation {
  readonly description: string;
  readonly parameters: readonly {
    readonly $ref?: string;
    readonly name: string;
    readonly schema: { readonly $ref?: string };
    readonly example?: unknown;
  }[];
  readonly requestBody?: { readonly required?: boolean; readonly content: Readonly<Record<string, Content>> };
  readonly responses: Readonly<Record<string, { readonly headers?: object; readonly content?: Readonly<Record<string, Content>> }>>;
}

const api = describeApi(null);
const text = JSON.stringify(api);

function operationOf({ path, method }: CallDefinition): Operation {
  const place = `${path.startsWith('/api/') ? '' : '/api/v1/{tenant}'}${path}`.replace(/:(\w+)/g, '{$1}');
  return api.paths[place]?.[method.toLowerCase()] as Operation;
}

/** The issues of an example for a schema. */
const faultOf = (schema: z.ZodMiniType, example: unknown) => z.safeParse(schema, example).error?.issues ?? [];

test('the description has at most 3 kB per call, shared parts included', () => {
  expect(Buffer.byteLength(text) / CALLS.length).toBeLessThanOrEqual(3000);
});

test('each named part occurs once and is referenced', () => {
  for (const [kind, parts] of Object.entries(api.components)) {
    if (kind === 'securitySchemes') continue;
    for (const name of Object.keys(parts)) expect(text, `${kind} ${name}`).toContain(`"$ref":"#/components/${kind}/${name}"`);
  }
  for (const name of ['Empfehlung', 'Empfaenger', 'Auftrag', 'Praemie', 'Praemierung', 'Problem']) {
    expect(Object.keys(api.components.schemas)).toContain(name);
  }
});

test('every example is used', () => {
  const unread = new Set(Object.keys(EXAMPLES));
  const noted = (key: string, value: unknown) => ({
    get() {
      unread.delete(key);
      return value;
    },
    configurable: true,
    enumerable: true,
  });
  const kept = Object.getOwnPropertyDescriptors(EXAMPLES);
  try {
    Object.defineProperties(EXAMPLES, Object.fromEntries(Object.entries(EXAMPLES).map(([key, value]) => [key, noted(key, value)])));
    describeApi(null);
  } finally {
    Object.defineProperties(EXAMPLES, kept);
  }
  expect([...unread]).toEqual([]);
});

test('the servers are the host of the description and, if configured, the public address', () => {
  expect(api.servers.map(({ url }) => url)).toEqual(['/']);
  expect(describeApi('https://empfehlen.example/').servers.map(({ url }) => url)).toEqual(['https://empfehlen.example', '/']);
});

describe.each(CALLS.map((call) => [call.name, call] as const))('%s', (_, call) => {
  const { description, parameters, requestBody, responses } = operationOf(call);

  test('has a description in sentences of what it does and for whom, without the source of the rule', () => {
    const [what = '', whom = ''] = description.split('\n\n');
    expect(what.length).toBeGreaterThan(60);
    expect(what).toMatch(/^[A-Z].*\.$/);
    expect(whom).toMatch(/^For .*\.$/);
    expect(`${call.summary} ${description}`).not.toMatch(/specification|contract|section \d/i);
  });

  test('has a valid example of its body', () => {
    if (!call.body) return expect(requestBody).toBeUndefined();
    const [content] = Object.values(requestBody?.content ?? {});
    expect(content?.example).toBeDefined();
    const isBytes = call.bodyType === 'application/octet-stream';
    expect(faultOf(call.body, isBytes ? new File([String(content?.example)], '') : content?.example)).toEqual([]);
  });

  test('has a valid example of every answer', () => {
    for (const [status, schema] of Object.entries(call.answers)) {
      const [content] = Object.values(responses[status]?.content ?? {});
      if (schema === null) expect(content).toBeUndefined();
      else {
        expect(content?.example, status).toBeDefined();
        expect(faultOf(schema, content?.example), status).toEqual([]);
      }
    }
  });

  test('has a valid example of each parameter', () => {
    const shape: Record<string, z.ZodMiniType> = { ...(call.params?.shape as object), ...(call.query?.shape as object) };
    const own = parameters.filter(({ $ref }) => !$ref);
    expect(own.map(({ name }) => name).sort()).toEqual(Object.keys(shape).sort());
    for (const { name, example } of own) expect(faultOf(shape[name] as z.ZodMiniType, example), name).toEqual([]);
  });

  test('declares the headers that it takes and sends', () => {
    const taken = parameters.flatMap(({ $ref }) => $ref?.split('/').at(-1) ?? []);
    const isKept = '304' in call.answers;
    expect(taken.includes('X-Accept-Language')).toBe(true);
    expect(taken.includes('X-Session')).toBe(call.recht === 'Einladung');
    expect(taken.includes('X-Requested-With')).toBe(isWritingGet(call));
    expect(taken.includes('Idempotency-Key')).toBe(call.idempotent === true);
    expect(taken.includes('If-None-Match')).toBe(isKept);
    const isCounted = whoOf(call).some((kind) => kind === 'P' || kind === 'R' || kind === 'K' || kind === 'A' || kind === 'S');
    for (const status of Object.keys(call.answers)) {
      const sent = Object.keys(responses[status]?.headers ?? {});
      expect(sent.filter((name) => name.startsWith('RateLimit')).length, status).toBe(isCounted ? 2 : 0);
      expect(sent.includes('ETag'), status).toBe(isKept);
    }
  });
});
