import { expect, test } from 'vitest';
import { labelSides } from './series.ts';

const at = (now: number, before: number | null) => ({
  points: [
    { name: 'a', now: 1, before: 9 },
    { name: 'b', now, before },
  ],
});

test('the label of the higher line stands above, that of the lower below', () => {
  expect(labelSides(at(5, 3))).toEqual({ now: 'up', before: 'down' });
  expect(labelSides(at(3, 5))).toEqual({ now: 'down', before: 'up' });
  expect(labelSides(at(3, null)).now).toBe('up');
  expect(labelSides({ points: [] }).now).toBe('up');
});

test('at the foot of the chart no label stands below its point', () => {
  expect(labelSides(at(0, 0))).toEqual({ now: 'higher', before: 'up' });
  expect(labelSides(at(0, 4))).toEqual({ now: 'up', before: 'higher' });
  expect(labelSides(at(4, 0))).toEqual({ now: 'higher', before: 'up' });
  expect(labelSides(at(0, null)).now).toBe('up');
});
