import { expect, test } from 'vitest';
import { MAX_FIELD } from '../../contract/values/max-field.ts';
import { fieldsOf, longFieldsOf } from './fields.ts';

test('fields that are too long are cut and named, and the last value of a repeated name counts', () => {
  const sent = { Code: ['x', '/'.repeat(MAX_FIELD + 1)], Name: 'x'.repeat(MAX_FIELD), Datei: {} };
  expect(Object.entries(fieldsOf(sent)).map(([name, { length }]) => [name, length])).toEqual([
    ['Code', MAX_FIELD],
    ['Name', MAX_FIELD],
  ]);
  expect(longFieldsOf(sent)).toEqual(['Code']);
  expect(longFieldsOf(null)).toEqual([]);
});
