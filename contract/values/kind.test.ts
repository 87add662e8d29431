import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type Kind, kindOf } from './kind.ts';
import { Betrag, Cent, Channel, Datum, Seite, Zeitpunkt } from './wire.ts';

const KINDS: readonly (readonly [Kind, z.ZodMiniType])[] = [
  ['text', z.string()],
  ['text', z.string().check(z.regex(/^\d{4}-\d{2}$/))],
  ['word', Seite],
  ['channel', Channel],
  ['date', Datum],
  ['moment', Zeitpunkt],
  ['cent', Cent],
  ['cent', Betrag],
  ['count', z.int()],
];

test.each(KINDS)('kindOf returns %s for a schema on its own, nullable and as the element of a list', (kind, schema) => {
  expect(kindOf(schema)).toBe(kind);
  expect(kindOf(z.nullable(schema))).toBe(kind);
  expect(kindOf(z.array(schema))).toBe(kind);
});

test('kindOf throws for a schema that no column can show', () => {
  expect(() => kindOf(z.object({}))).toThrow('object');
  expect(() => kindOf(z.boolean())).toThrow('boolean');
});
