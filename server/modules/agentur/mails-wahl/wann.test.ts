import { expect, test } from 'vitest';
import { nextMorning } from '../../../calendar.ts';
import { mondayAt, nextMonday } from './due-times.ts';

test.each([
  ['in winter before 7:00', '2026-11-25T05:59:59Z', '2026-11-25T06:00:00.000Z', '2026-11-30T06:00:00.000Z'],
  ['exactly at 7:00: the next one', '2026-11-30T06:00:00Z', '2026-12-01T06:00:00.000Z', '2026-12-07T06:00:00.000Z'],
  ['on a Monday before 7:00', '2026-11-30T05:00:00Z', '2026-11-30T06:00:00.000Z', '2026-11-30T06:00:00.000Z'],
  ['on Sunday in UTC, but already Monday in Berlin', '2026-11-29T23:30:00Z', '2026-11-30T06:00:00.000Z', '2026-11-30T06:00:00.000Z'],
  ['across the end of summer time', '2026-10-24T10:00:00Z', '2026-10-25T06:00:00.000Z', '2026-10-26T06:00:00.000Z'],
  ['across the start of summer time', '2026-03-28T10:00:00Z', '2026-03-29T05:00:00.000Z', '2026-03-30T05:00:00.000Z'],
])('%s', (_, now, morning, monday) => {
  expect([nextMorning(new Date(now)), nextMonday(new Date(now))].map((moment) => moment.toISOString())).toEqual([morning, monday]);
});

test('a week begins on Monday in Berlin', () => {
  expect(['2026-11-29T22:59:59Z', '2026-11-29T23:00:00Z', '2026-12-06T12:00:00Z'].map((now) => mondayAt(new Date(now)))).toEqual([
    '2026-11-23',
    '2026-11-30',
    '2026-11-30',
  ]);
});
