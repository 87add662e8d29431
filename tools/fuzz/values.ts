import fc, { type Arbitrary, type GeneratorValue } from 'fast-check';
import type { Schema } from './description.ts';
import type { Pool } from './pool.ts';

type Make = (schema: Schema, name: string, pool: Pool) => Arbitrary<unknown>;

/** Values that break careless code. */
const NASTY: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  2 ** 31,
  2 ** 53,
  -(2 ** 63),
  1e308,
  [],
  {},
  [[[[[]]]]],
  { __proto__: null, constructor: 1 },
  '',
  ' ',
  '0',
  '-1',
  'null',
  'undefined',
  'a\0b',
  'a\ud83db',
  '\u202e',
  '%00',
  '..',
  '../../etc/passwd',
  "' or 1=1 --",
  '{{7*7}}',
  '<script>alert(1)</script>',
  'javascript:alert(1)',
  'a\r\nBcc: x@example.org',
  '=1+1',
  '9'.repeat(400),
  'ä'.repeat(3000),
  '🇩🇪'.repeat(50),
  '1e9',
  '٣',
  '2026-02-30',
  '31.02.2026',
  '0000-00-00',
  '9999-12-31',
  'DE00',
  'x@',
  '@x',
  'a@b',
  'NaN',
  'Infinity',
];
const nasty = () => fc.constantFrom(...NASTY);

/** A value for a schema of the API description: mostly a fitting one, often one known under its name, sometimes a nasty one. */
export const anyValue: Make = (schema, name, pool) =>
  fc.oneof({ weight: 12, arbitrary: fittingValue(schema, name, pool, anyValue) }, { weight: 1, arbitrary: nasty() });

/** A fitting value, mostly one known under its name; `inner` makes the values within it. */
export function fittingValue(schema: Schema, name: string, pool: Pool, inner: Make = fittingValue): Arbitrary<unknown> {
  const made = fromSchema(schema, name, pool, inner);
  if ('const' in schema || schema.enum) return made;
  const known = pool.of(name).filter((value) => isOfType(schema, value));
  if (known.length === 0) return made;
  return pool.isGiven(name)
    ? fc.constantFrom(...known)
    : fc.oneof({ weight: 1, arbitrary: made }, { weight: 4, arbitrary: fc.constantFrom(...known) });
}

function isOfType({ type, anyOf }: Schema, value: unknown): boolean {
  if (anyOf) return anyOf.some((branch) => isOfType(branch, value));
  const types = [type ?? []].flat();
  if (value === null || Array.isArray(value)) return types.includes(value === null ? 'null' : 'array');
  return types.length === 0 || types.includes(typeof value) || (Number.isInteger(value) && types.includes('integer'));
}

function fromSchema(schema: Schema, name: string, pool: Pool, inner: Make): Arbitrary<unknown> {
  const branches = schema.anyOf ?? schema.oneOf;
  if (branches) return fc.oneof(...branches.map((branch) => inner(branch, name, pool)));
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const types = [schema.type ?? 'any'].flat();
  return fc.oneof(...types.map((type) => OF_TYPE.get(type)?.(schema, name, pool, inner) ?? fc.jsonValue()));
}

const OF_TYPE = new Map<string, (schema: Schema, name: string, pool: Pool, inner: Make) => Arbitrary<unknown>>([
  ['null', () => fc.constant(null)],
  ['boolean', () => fc.boolean()],
  ['integer', ({ minimum, maximum }) => fc.integer({ min: Math.max(minimum ?? -1e6, -1e6), max: Math.min(maximum ?? 1e6, 1e6) })],
  ['number', () => fc.oneof(fc.integer(), fc.double())],
  [
    'string',
    ({ pattern, maxLength = 60, minLength = 0 }) =>
      pattern
        ? fc.stringMatching(new RegExp(pattern))
        : fc.string({ unit: 'grapheme', minLength, maxLength: Math.max(minLength, Math.min(maxLength, 60)) }),
  ],
  ['array', ({ items = {}, maxItems = 5 }, name, pool, inner) => fc.array(inner(items, name, pool), { maxLength: Math.min(maxItems, 5) })],
  [
    'object',
    ({ properties = {}, required = [] }, _, pool, inner) =>
      fc.record(Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, inner(one, name, pool)])), {
        requiredKeys: required,
      }),
  ],
]);

/** A body with one or two of its values replaced by a nasty one, removed, or joined by an unknown field. */
export function spoiled(g: GeneratorValue, body: unknown): unknown {
  const copy = structuredClone(body);
  const places = placesIn(copy);
  if (places.length === 0) return g(nasty);
  for (const [holder, key] of g(() => fc.subarray(places, { minLength: 1, maxLength: Math.min(2, places.length) }))) {
    const way = g(() => fc.integer({ min: 0, max: 5 }));
    if (way === 0) Reflect.deleteProperty(holder, key);
    else Reflect.set(holder, way === 1 ? `${key}x` : key, g(nasty));
  }
  return copy;
}

/** Every value within another, as its holder and key. */
function placesIn(value: unknown): [holder: object, key: string][] {
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, one]): [object, string][] => [[value, key], ...placesIn(one)]);
}
