import { expect, test } from 'vitest';
import { sidesOf } from './series.ts';

const at = (now: number, before: number | null) => ({
  points: [
    { name: 'a', now: 1, before: 9 },
    { name: 'b', now, before },
  ],
});

test('the label of the higher line stands above, that of the lower below', () => {
  expect(sidesOf(at(5, 3))).toEqual({ now: 'up', before: 'down' });
  expect(sidesOf(at(3, 5))).toEqual({ now: 'down', before: 'up' });
  expect(sidesOf(at(3, null)).now).toBe('up');
  expect(sidesOf({ points: [] }).now).toBe('up');
});

test('at the foot of the chart no label stands below its point', () => {
  expect(sidesOf(at(0, 0))).toEqual({ now: 'higher', before: 'up' });
  expect(sidesOf(at(0, 4))).toEqual({ now: 'up', before: 'higher' });
  expect(sidesOf(at(4, 0))).toEqual({ now: 'higher', before: 'up' });
  expect(sidesOf(at(0, null)).now).toBe('up');
});
