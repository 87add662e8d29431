import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { isWritingGet } from './call.ts';
import { CALLS } from './calls.ts';
import { ERRORS } from './errors.ts';
import { whoOf } from './rules/rechte.ts';

test('no two calls share a name, or a method and path', () => {
  const names = CALLS.map((call) => call.name);
  const places = CALLS.map((call) => `${call.method} ${call.path.toLowerCase().replace(/:\w+/g, ':')}`);
  expect(new Set(names).size).toBe(CALLS.length);
  expect(new Set(places).size).toBe(CALLS.length);
});

describe.each(CALLS.map((call) => [call.name, call] as const))('%s', (_, call) => {
  test('names the parameters of its path', () => {
    const inPath = [...call.path.matchAll(/:(\w+)/g)].map(([, name]) => name).filter((name) => name !== 'tenant');
    const declared = Object.keys(call.params?.shape ?? {}).filter((name) => name !== 'tenant');
    expect(declared.sort()).toEqual(inPath.sort());
  });

  test('declares a body only for POST, PUT and PATCH, and the reason for a DELETE', () => {
    if (call.body) expect(['POST', 'PUT', 'PATCH', 'DELETE']).toContain(call.method);
  });

  test('refuses unknown fields at every depth of its body', () => {
    if (call.body) expect(looseObjects(call.body)).toEqual([]);
  });

  test('lists each error once, all from the catalogue, and the login errors if it needs a credential', () => {
    expect(new Set(call.errors).size).toBe(call.errors.length);
    expect(call.errors.every((code) => code in ERRORS)).toBe(true);
    if (!whoOf(call).includes('offen')) expect(call.errors).toContain('LoginFirst');
    // A call that a recipient can make refuses an unknown credential as it does an unknown recipient.
    const kinds = whoOf(call);
    if (!kinds.includes('R') && (kinds.includes('E') || kinds.includes('K'))) expect(call.errors).toContain('PSOF0204');
  });

  test('lists NichtAuthorisiert if it is a GET that writes, which browsers may not send for another site', () => {
    if (isWritingGet(call)) expect(call.errors).toContain('NichtAuthorisiert');
  });

  test('has at least one answer, and only success answers', () => {
    const statuses = Object.keys(call.answers).map(Number);
    expect(statuses.length).toBeGreaterThan(0);
    expect(statuses.every((status) => status >= 200 && status < 400)).toBe(true);
  });
});

/** Paths of the objects in a body's JSON Schema that accept unknown fields. */
function looseObjects(schema: z.ZodMiniType): string[] {
  const found: string[] = [];
  const walk = (node: unknown, path: string) => {
    if (typeof node !== 'object' || node === null) return;
    const { type, additionalProperties } = node as { type?: string; additionalProperties?: unknown };
    if (type === 'object' && additionalProperties !== false) found.push(path);
    for (const [key, child] of Object.entries(node)) walk(child, `${path}/${key}`);
  };
  walk(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), '#');
  return found;
}
