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

test.each(KINDS)('a value of kind %s is known by its schema, alone, nullable and in a list', (kind, schema) => {
  expect(kindOf(schema)).toBe(kind);
  expect(kindOf(z.nullable(schema))).toBe(kind);
  expect(kindOf(z.array(schema))).toBe(kind);
});

test('a value that no column can show is refused', () => {
  expect(() => kindOf(z.object({}))).toThrow('object');
  expect(() => kindOf(z.boolean())).toThrow('boolean');
});
