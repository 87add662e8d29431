import { expect, it } from 'vitest';
import { formatMonth, formatTime } from './days.ts';

it.each([
  ['2026-07-01T22:05:00Z', '00:05'],
  ['2026-12-24T13:05:00Z', '14:05'],
])('shows %s by the clock of Berlin as %s', (moment, time) => expect(formatTime(new Date(moment))).toBe(time));

it('shows a month in both languages', () => {
  expect([formatMonth('2026-03', 'de'), formatMonth('2026-03', 'en')]).toEqual(['März 2026', 'March 2026']);
});
