import { expect, test } from 'vitest';
import { MAX_FIELD } from '../../contract/values/max-field.ts';
import { fieldsOf, longFieldsOf } from './fields.ts';

test('a field that is too long is cut and named; of a repeated name the last counts', () => {
  const sent = { Code: ['x', '/'.repeat(MAX_FIELD + 1)], Name: 'x'.repeat(MAX_FIELD), Datei: {} };
  expect(Object.entries(fieldsOf(sent)).map(([name, { length }]) => [name, length])).toEqual([
    ['Code', MAX_FIELD],
    ['Name', MAX_FIELD],
  ]);
  expect(longFieldsOf(sent)).toEqual(['Code']);
  expect(longFieldsOf(null)).toEqual([]);
});
