import { expect, test } from 'vitest';
import { format, NONE } from './format.ts';

test.each([
  ['cent', 123456, '1.234,56\u00a0€', '€1,234.56'],
  ['cent', 0, '0,00\u00a0€', '€0.00'],
  ['count', 20000, '20.000', '20,000'],
  ['date', '2026-12-24', '24.12.2026', '24/12/2026'],
  ['moment', '2026-12-24T23:30:00Z', '25.12.2026', '25/12/2026'],
  ['text', 'A-1', 'A-1', 'A-1'],
] as const)('formats a value of the kind %s', (kind, value, de, en) => {
  expect([format(kind, value, 'de'), format(kind, value, 'en')]).toEqual([de, en]);
});

test('formats a missing value as a dash, but 0 as a number', () => {
  for (const value of [null, undefined, '']) expect(format('cent', value, 'de')).toBe(NONE);
  expect(format('count', 0, 'de')).toBe('0');
});
