import { expect, test } from 'vitest';
import { artOfNummer, isUeberfaellig, tageSeit } from './rechnung.ts';

test.each([
  ['an open invoice on its last day', 1, '2026-11-15', false],
  ['an open invoice on the day after', 1, '2026-11-16', true],
  ['a paid or cancelled document', 0, '2026-11-16', false],
  ['an amount in favour of the agency', -1, '2026-11-16', false],
])('%s is overdue: %#', (_, OffenCent, heute, isOverdue) => {
  expect(isUeberfaellig({ OffenCent, FaelligAm: '2026-11-15' }, heute)).toBe(isOverdue);
});

test('counts the days since the due day over a change of the clocks', () => {
  expect(tageSeit('2026-10-20', '2026-11-04')).toBe(15);
  expect(tageSeit('2026-11-15', '2026-11-16')).toBe(1);
});

test('tells the kind of a document from the series of its number', () => {
  expect(['RE-00001', 'DP-00001', 'RK-00012', 'ST-00003', 'XX-1'].map(artOfNummer)).toEqual([
    'Rechnung',
    'Auslage',
    'Korrektur',
    'Storno',
    null,
  ]);
});
