import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { differencesOf, isPlace, isSameJson, mayChangePfad, valueAt, withValue } from './entwurf.ts';

const json = fc.jsonValue({ maxDepth: 3 });
const folder = fc.dictionary(fc.constantFrom('mandant.json', 'produkte.json', 'texte.json'), json);

describe('a value of a folder', () => {
  test.each([
    ['a field', { a: { b: 1 } }, ['a', 'b'], 2, { a: { b: 2 } }],
    ['a field in an object that is missing', {}, ['a', 'b'], 2, { a: { b: 2 } }],
    ['a field that goes', { a: { b: 1, c: 2 } }, ['a', 'b'], undefined, { a: { c: 2 } }],
    ['an entry', { a: [1, 2] }, ['a', '1'], 3, { a: [1, 3] }],
    ['an entry at the end', { a: [1] }, ['a', '1'], 2, { a: [1, 2] }],
    ['an entry that goes', { a: [1, 2, 3] }, ['a', '1'], undefined, { a: [1, 3] }],
    ['null, which is a value', { a: 1 }, ['a'], null, { a: null }],
  ])('is written: %s', (_, before, pfad, value, after) => {
    const copy = structuredClone(before);
    expect(withValue<unknown>(before, pfad, value)).toEqual(after);
    expect(before).toEqual(copy);
  });

  test.each([
    ['a field of a text', { a: 'b' }, ['a', 'b']],
    ['a field of a list', { a: [1] }, ['a', 'b']],
    ['an index with a sign', { a: [1] }, ['a', '+0']],
    ['an index beyond a list', { a: [1] }, ['a', '2']],
    ['the prototype', { a: {} }, ['a', '__proto__', 'b']],
  ])('is refused at a place that cannot be: %s', (_, before, pfad) => {
    expect(isPlace(before, pfad)).toBe(false);
  });

  test('is read where it was written', () => {
    fc.assert(
      fc.property(
        folder,
        fc.array(fc.constantFrom('mandant.json', 'a', 'b'), { minLength: 1, maxLength: 4 }),
        json,
        (before, pfad, value) => {
          if (isPlace(before, pfad)) expect(isSameJson(valueAt(withValue<unknown>(before, pfad, value), pfad), value)).toBe(true);
        },
      ),
    );
  });
});

describe('the differences of two folders', () => {
  test('are none between the same, whatever the order of fields', () => {
    expect(differencesOf({ a: { b: 1, c: [2] } }, { a: { c: [2], b: 1 } })).toEqual([]);
    fc.assert(fc.property(folder, (one) => differencesOf(one, JSON.parse(JSON.stringify(one))).length === 0));
  });

  test('are found whenever two are not the same', () => {
    fc.assert(fc.property(folder, folder, (one, other) => (differencesOf(one, other).length === 0) === isSameJson(one, other)));
  });

  test('name the deepest place, and entries by their number', () => {
    const before = {
      'produkte.json': [
        { Id: 1, Name: 'A' },
        { Id: 2, Name: 'B' },
      ],
      'mandant.json': { theme: { color: { bg: '#fff' } } },
    };
    const after = {
      'produkte.json': [
        { Id: 2, Name: 'C' },
        { Id: 3, Name: 'D' },
      ],
      'mandant.json': { theme: { color: { bg: '#000' } } },
    };
    expect(differencesOf(before, after)).toEqual([
      { Pfad: ['produkte.json', '0', 'Name'], Vorher: 'B', Nachher: 'C' },
      { Pfad: ['produkte.json', '1'], Nachher: { Id: 3, Name: 'D' } },
      { Pfad: ['produkte.json', '0'], Vorher: { Id: 1, Name: 'A' } },
      { Pfad: ['mandant.json', 'theme', 'color', 'bg'], Vorher: '#fff', Nachher: '#000' },
    ]);
  });

  test('give a list without numbers as a whole', () => {
    expect(differencesOf({ a: ['x', 'y'] }, { a: ['y'] })).toEqual([{ Pfad: ['a'], Vorher: ['x', 'y'], Nachher: ['y'] }]);
  });
});

test.each([
  [['Betrieb'], ['produkte.json', '0'], true],
  [['Plattform'], ['mandant.json', 'konfiguration', 'Name'], true],
  [['Redaktion'], ['texte.json', 'de', 'mail.fuss'], true],
  [['Redaktion'], ['mandant.json', 'theme', 'color', 'bg'], true],
  [['Redaktion'], ['mandant.json', 'konfiguration', 'Name'], false],
  [['Redaktion'], ['mandant.json'], false],
  [['Redaktion'], [], false],
  [['Buchhaltung'], ['mandant.json', 'konfiguration', 'Zahlungssteller', 'IBAN'], true],
  [['Buchhaltung'], ['mandant.json', 'konfiguration'], false],
  [['Buchhaltung', 'Redaktion'], ['inhalte.json', 'faq'], true],
  [['Support', 'Pruefung'], ['texte.json'], false],
] as const)('%j may change %j: %s', (rollen, pfad, may) => {
  expect(mayChangePfad(rollen, pfad)).toBe(may);
});
