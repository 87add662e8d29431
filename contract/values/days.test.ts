import { expect, it } from 'vitest';
import { formatMonth, formatTime, isDay } from './days.ts';

it.each([
  ['2026-07-01T22:05:00Z', '00:05'],
  ['2026-12-24T13:05:00Z', '14:05'],
])('formatTime shows %s in Berlin time as %s', (moment, time) => expect(formatTime(new Date(moment))).toBe(time));

it('formatMonth shows a month in both languages', () => {
  expect([formatMonth('2026-03', 'de'), formatMonth('2026-03', 'en')]).toEqual(['März 2026', 'March 2026']);
});

it.each([
  ['2026-02-28', true],
  ['2024-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['2026-11-31', false],
  ['0000-01-01', false],
  ['9999-12-31', true],
  ['2026-1-1', false],
  ['gestern', false],
  [null, false],
])('isDay(%s) is %s', (text, is) => {
  expect(isDay(text)).toBe(is);
});
