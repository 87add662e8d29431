import { expect, test } from 'vitest';
import { montagOf, nextMontag, nextMorgen } from './wann.ts';

test.each([
  ['in winter, before seven', '2026-11-25T05:59:59Z', '2026-11-25T06:00:00.000Z', '2026-11-30T06:00:00.000Z'],
  ['at seven it is the next one', '2026-11-30T06:00:00Z', '2026-12-01T06:00:00.000Z', '2026-12-07T06:00:00.000Z'],
  ['on a Monday before seven', '2026-11-30T05:00:00Z', '2026-11-30T06:00:00.000Z', '2026-11-30T06:00:00.000Z'],
  ['a Sunday night in Berlin that is Monday already', '2026-11-29T23:30:00Z', '2026-11-30T06:00:00.000Z', '2026-11-30T06:00:00.000Z'],
  ['over the end of summer time', '2026-10-24T10:00:00Z', '2026-10-25T06:00:00.000Z', '2026-10-26T06:00:00.000Z'],
  ['over its beginning', '2026-03-28T10:00:00Z', '2026-03-29T05:00:00.000Z', '2026-03-30T05:00:00.000Z'],
])('%s', (_, now, morning, monday) => {
  expect([nextMorgen(new Date(now)), nextMontag(new Date(now))].map((moment) => moment.toISOString())).toEqual([morning, monday]);
});

test('a week begins on Monday in Berlin', () => {
  expect(['2026-11-29T22:59:59Z', '2026-11-29T23:00:00Z', '2026-12-06T12:00:00Z'].map((now) => montagOf(new Date(now)))).toEqual([
    '2026-11-23',
    '2026-11-30',
    '2026-11-30',
  ]);
});
