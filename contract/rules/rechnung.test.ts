import { expect, test } from 'vitest';
import { isUeberfaellig } from './rechnung.ts';

test.each([
  ['an open invoice on its last day', 1, '2026-11-15', false],
  ['an open invoice on the day after', 1, '2026-11-16', true],
  ['a paid or cancelled document', 0, '2026-11-16', false],
  ['an amount in favour of the agency', -1, '2026-11-16', false],
])('%s is overdue: %#', (_, OffenCent, heute, isOverdue) => {
  expect(isUeberfaellig({ OffenCent, FaelligAm: '2026-11-15' }, heute)).toBe(isOverdue);
});
