import { expect, test } from 'vitest';
import { drawnPoints, labelSides } from './series.ts';

const at = (now: number, before: number | null) => ({
  points: [
    { name: 'a', now: 1, before: 9 },
    { name: 'b', now, before },
  ],
});

test('puts the label of the higher line above its point and that of the lower line below', () => {
  expect(labelSides(at(5, 3))).toEqual({ now: 'up', before: 'down' });
  expect(labelSides(at(3, 5))).toEqual({ now: 'down', before: 'up' });
  expect(labelSides(at(3, null)).now).toBe('up');
  expect(labelSides({ points: [] }).now).toBe('up');
});

test('puts no label below a point at the bottom of the chart', () => {
  expect(labelSides(at(0, 0))).toEqual({ now: 'higher', before: 'up' });
  expect(labelSides(at(0, 4))).toEqual({ now: 'up', before: 'higher' });
  expect(labelSides(at(4, 0))).toEqual({ now: 'higher', before: 'up' });
  expect(labelSides(at(0, null)).now).toBe('up');
});

test('draws the last step to a running point apart from the complete ones', () => {
  const points = [3, 4, 1].map((now, index) => ({ name: String(index), now, before: 2, ...(index === 2 && { isRunning: true }) }));
  expect(drawnPoints(points).map(({ complete, running }) => [complete, running])).toEqual([
    [3, null],
    [4, 4],
    [null, 1],
  ]);
});

test('draws one line without a running point', () => {
  const points = [3, 4].map((now) => ({ name: String(now), now, before: null }));
  expect(drawnPoints(points).map(({ complete, running }) => [complete, running])).toEqual([
    [3, null],
    [4, null],
  ]);
});
