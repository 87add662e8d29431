import { expect, test } from 'vitest';
import { centOf } from './euro.ts';

test.each([
  ['80', 8000],
  ['80,5', 8050],
  ['80,50 €', 8050],
  ['80.50', 8050],
  ['€80.50', 8050],
  [' 1.000 ', 100_000],
  ['1.234,56 €', 123_456],
  ['0,01', 1],
])('reads "%s" as %i cents', (typed, cent) => {
  expect(centOf(typed)).toBe(cent);
});

test.each(['', 'achtzig', '-80', '80,555', '8 0', '1.00.000', '80,50,10'])('returns NaN for "%s"', (typed) => {
  expect(centOf(typed)).toBeNaN();
});
