import { expect, test } from 'vitest';
import { readDay } from './typed-day.ts';

test.each([
  ['1.2.2026', '2026-02-01'],
  ['01.02.2026', '2026-02-01'],
  ['01022026', '2026-02-01'],
  ['1/2/2026', '2026-02-01'],
  ['2026-02-01', '2026-02-01'],
  [' 29.02.2028 ', '2028-02-29'],
  ['29.02.2026', null],
  ['31.11.2026', null],
  ['1.2.26', null],
  ['1.2.', null],
  ['', null],
])('reads %j as %s', (typed, day) => expect(readDay(typed)).toBe(day));
