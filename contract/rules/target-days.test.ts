import { describe, expect, test } from 'vitest';
import { addDays } from '../values/days.ts';
import { isTargetDay, nextTargetDay } from './target-days.ts';

describe('a TARGET day', () => {
  /** Good Friday and Easter Monday as published by the European Central Bank and church calendars, the earliest and latest Easter among them. */
  test.each([
    ['2008-03-21', '2008-03-24'],
    ['2011-04-22', '2011-04-25'],
    ['2019-04-19', '2019-04-22'],
    ['2024-03-29', '2024-04-01'],
    ['2025-04-18', '2025-04-21'],
    ['2026-04-03', '2026-04-06'],
    ['2027-03-26', '2027-03-29'],
    ['2028-04-14', '2028-04-17'],
    ['2038-04-23', '2038-04-26'],
    ['2049-04-16', '2049-04-19'],
    ['2076-04-17', '2076-04-20'],
    ['2100-03-26', '2100-03-29'],
  ])('is neither Good Friday %s nor Easter Monday %s, but the days around them', (friday, monday) => {
    expect([-1, 0, 1, 2, 3, 4].map((days) => isTargetDay(addDays(friday, days)))).toEqual([true, false, false, false, false, true]);
    expect(addDays(friday, 3)).toBe(monday);
  });

  test.each(['2027-01-01', '2026-05-01', '2026-12-25', '2028-12-26', '2026-11-28', '2026-11-29'])('is not %s', (day) => {
    expect(isTargetDay(day)).toBe(false);
  });

  test.each(['2026-12-24', '2026-12-31', '2027-01-06', '2026-05-14', '2026-05-25', '2026-10-30', '2028-02-29'])(
    'is %s, although banks or people in Germany can have a holiday then',
    (day) => {
      expect(isTargetDay(day)).toBe(true);
    },
  );

  test('comes after a holiday and a weekend', () => {
    expect(nextTargetDay('2026-12-24')).toBe('2026-12-24');
    expect(nextTargetDay('2026-12-25')).toBe('2026-12-28');
    expect(nextTargetDay('2026-04-03')).toBe('2026-04-07');
    expect(nextTargetDay('2026-12-31')).toBe('2026-12-31');
    expect(nextTargetDay('2027-01-01')).toBe('2027-01-04');
  });
});
