import fc from 'fast-check';

/** Values that break what is careless about them. */
const NASTY = [
  ...[null, true, false, 0, -1, 1.5, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308, [], {}, [[[[[]]]]], { __proto__: null, constructor: 1 }],
  ...['', ' ', '0', '-1', 'null', 'undefined', 'a\0b', 'a\ud83db', '\u202e', '%00', '..', '../../etc/passwd', "' or 1=1 --", '{{7*7}}'],
  ...[
    '<script>alert(1)</script>',
    'javascript:alert(1)',
    'a\r\nBcc: x@example.org',
    '=1+1',
    '9'.repeat(400),
    'ä'.repeat(3000),
    '🇩🇪'.repeat(50),
  ],
  ...['1e9', '٣', '2026-02-30', '31.02.2026', '0000-00-00', '9999-12-31', 'DE00', 'x@', '@x', 'a@b', 'NaN', 'Infinity'],
];

/** What answers have said under a name, to be sent again: numbers, secrets, addresses. */
export function makePool(known) {
  const MOST = 300;
  const values = new Map();
  const add = (name, value) => {
    const key = name.toLowerCase();
    const list = values.get(key) ?? [];
    values.set(key, list);
    list.push(value);
    if (list.length > MOST) list.splice(Math.floor(list.length / 2), 1);
  };
  for (const [name, list] of Object.entries(known)) for (const value of list) add(name, value);
  return {
    add,
    /** Everything of that name, in any letter case. */
    of: (name) => values.get(name.toLowerCase()) ?? [],
    /** Takes every plain value of an answer by the name that it has there. */
    learn(body) {
      if (Array.isArray(body)) for (const one of body.slice(0, 5)) this.learn(one);
      else if (body !== null && typeof body === 'object') {
        for (const [name, value] of Object.entries(body)) {
          if (typeof value === 'object') this.learn(value);
          else add(name, value);
        }
      }
    },
  };
}

/** An arbitrary value for a schema of the API description: mostly one that fits, often one that is known under its name, at times a nasty one. */
export function valueFor(schema, name, pool) {
  const known = pool.of(name);
  return fc.oneof(
    { weight: 6, arbitrary: fitting(schema, name, pool) },
    { weight: known.length > 0 ? 12 : 0, arbitrary: fc.constantFrom(...(known.length > 0 ? known : [null])) },
    { weight: 1, arbitrary: fc.constantFrom(...NASTY) },
  );
}

function fitting(schema, name, pool) {
  const branches = schema.anyOf ?? schema.oneOf;
  if (branches) return fc.oneof(...branches.map((branch) => valueFor(branch, name, pool)));
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const types = [schema.type ?? 'any'].flat();
  return fc.oneof(...types.map((type) => (FITTING[type] ?? fc.jsonValue)(schema, name, pool)));
}

const FITTING = {
  null: () => fc.constant(null),
  boolean: () => fc.boolean(),
  integer: ({ minimum, maximum }) => fc.integer({ min: Math.max(minimum ?? -1e6, -1e6), max: Math.min(maximum ?? 1e6, 1e6) }),
  number: () => fc.oneof(fc.integer(), fc.double()),
  string: ({ pattern, maxLength = 60, minLength = 0 }) =>
    pattern
      ? fc.stringMatching(new RegExp(pattern))
      : fc.string({ unit: 'grapheme', minLength, maxLength: Math.max(minLength, Math.min(maxLength, 60)) }),
  array: ({ items = {}, maxItems = 5 }, name, pool) => fc.array(valueFor(items, name, pool), { maxLength: Math.min(maxItems, 5) }),
  object: ({ properties = {}, required = [] }, _, pool) =>
    fc.record(Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, valueFor(one, name, pool)])), {
      requiredKeys: required,
    }),
};
