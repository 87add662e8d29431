import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, addMinutes, addTage, dayOf, endOfDay, formatDay, hourOfDay, startOfDay } from './calendar.ts';

const HOUR = 3_600_000;
const moment = fc.date({ min: new Date('1990-01-01T00:00:00Z'), max: new Date('2090-12-31T23:59:59Z'), noInvalidDate: true });
const day = moment.map(dayOf);

test('a moment is within its day in Berlin', () => {
  fc.assert(
    fc.property(moment, (now) => {
      const today = dayOf(now);
      expect(startOfDay(today).getTime()).toBeLessThanOrEqual(now.getTime());
      expect(endOfDay(today).getTime()).toBeGreaterThan(now.getTime());
    }),
  );
});

test('a day begins when the day before ends', () => {
  fc.assert(
    fc.property(day, (today) => {
      expect(dayOf(startOfDay(today))).toBe(today);
      expect(dayOf(new Date(startOfDay(today).getTime() - 1))).toBe(addDays(today, -1));
      expect(endOfDay(today)).toEqual(startOfDay(addDays(today, 1)));
    }),
  );
});

test('adding and subtracting days returns the same day, over summer time and leap days', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: -4000, max: 4000 }), (today, tage) => {
      expect(addDays(addDays(today, tage), -tage)).toBe(today);
      expect(addDays(today, tage) > today).toBe(tage > 0);
    }),
  );
});

test('a day has 24 hours, but 23 or 25 when the clocks change', () => {
  fc.assert(
    fc.property(day, (today) => {
      expect([23, 24, 25]).toContain((endOfDay(today).getTime() - startOfDay(today).getTime()) / HOUR);
    }),
  );
});

test.each([
  ['2026-03-28', '2026-03-28T08:00:00.000Z'],
  ['2026-03-29', '2026-03-29T07:00:00.000Z'],
  ['2026-10-24', '2026-10-24T07:00:00.000Z'],
  ['2026-10-25', '2026-10-25T08:00:00.000Z'],
])('nine in the morning of %s is %s', (today, moment) => {
  expect(hourOfDay(today, 9).toISOString()).toBe(moment);
});

describe('summer time', () => {
  const hoursOf = (today: string) => (endOfDay(today).getTime() - startOfDay(today).getTime()) / HOUR;

  test.each([
    ['2026-03-29', 23, '2026-03-28T23:00:00.000Z', '2026-03-29T22:00:00.000Z'],
    ['2026-10-25', 25, '2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z'],
    ['2026-07-01', 24, '2026-06-30T22:00:00.000Z', '2026-07-01T22:00:00.000Z'],
    ['2026-12-31', 24, '2026-12-30T23:00:00.000Z', '2026-12-31T23:00:00.000Z'],
  ])('%s has %s hours', (today, hours, begin, end) => {
    expect(hoursOf(today)).toBe(hours);
    expect(startOfDay(today).toISOString()).toBe(begin);
    expect(endOfDay(today).toISOString()).toBe(end);
  });

  test('a second before and a second after midnight are on two days', () => {
    expect(dayOf(new Date('2026-06-30T21:59:59Z'))).toBe('2026-06-30');
    expect(dayOf(new Date('2026-06-30T22:00:00Z'))).toBe('2026-07-01');
    expect(dayOf(new Date('2026-12-31T22:59:59Z'))).toBe('2026-12-31');
    expect(dayOf(new Date('2026-12-31T23:00:00Z'))).toBe('2027-01-01');
  });
});

test.each([
  ['2028-02-28', 1, '2028-02-29'],
  ['2028-02-29', 1, '2028-03-01'],
  ['2028-02-29', 365, '2029-02-28'],
  ['2027-02-28', 1, '2027-03-01'],
  ['2100-02-28', 1, '2100-03-01'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2026-11-20', 15, '2026-12-05'],
  ['2026-03-28', 2, '2026-03-30'],
])('%s plus %s days is %s', (today, tage, then) => {
  expect(addDays(today, tage)).toBe(then);
});

test('minutes and days of 24 hours are exact', () => {
  const now = new Date('2026-03-28T12:00:00Z');
  expect(addMinutes(now, 15).toISOString()).toBe('2026-03-28T12:15:00.000Z');
  expect(addTage(now, 1).toISOString()).toBe('2026-03-29T12:00:00.000Z');
  expect(addTage(now, -1).toISOString()).toBe('2026-03-27T12:00:00.000Z');
});

test('a day is formatted in its language', () => {
  expect(formatDay('2026-12-24', 'de')).toBe('24.12.2026');
  expect(formatDay('2026-01-02', 'de')).toBe('02.01.2026');
  expect(formatDay('2026-12-24', 'en')).toBe('24 December 2026');
});
