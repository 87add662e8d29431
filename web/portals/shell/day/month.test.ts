import { expect, test } from 'vitest';
import { addMonths, dayByKey, weeksOf, within } from './month.ts';

test('a month has weeks from Monday with its own days only', () => {
  const weeks = weeksOf('2026-11-30');
  expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
  expect(weeks.at(-1)).toEqual(['2026-11-30', null, null, null, null, null, null]);
  expect(weeks.flat().filter(Boolean)).toHaveLength(30);
  expect(weeksOf('2027-02-10')).toHaveLength(4);
});

test('another month keeps the date, or ends on its last day', () => {
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
  expect(addMonths('2026-12-15', 1)).toBe('2027-01-15');
  expect(addMonths('2026-01-15', -1)).toBe('2025-12-15');
});

test.each([
  ['ArrowLeft', '2026-11-25'],
  ['ArrowRight', '2026-11-27'],
  ['ArrowUp', '2026-11-19'],
  ['ArrowDown', '2026-12-03'],
  ['Home', '2026-11-23'],
  ['End', '2026-11-29'],
  ['PageUp', '2026-10-26'],
  ['PageDown', '2026-12-26'],
  ['a', null],
])('the key %s moves to %s', (key, day) => expect(dayByKey('2026-11-26', key)).toBe(day));

test('a day outside of its bounds becomes the nearest of them', () => {
  expect(within('2026-11-01', '2026-11-05', undefined)).toBe('2026-11-05');
  expect(within('2026-11-09', undefined, '2026-11-05')).toBe('2026-11-05');
  expect(within('2026-11-03', '2026-11-01', '2026-11-05')).toBe('2026-11-03');
});
