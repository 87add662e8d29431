import { expect, test } from 'vitest';
import { changeOf } from './change.ts';

test('returns whether a figure rose, fell or stayed, and by how much', () => {
  expect(changeOf(12, 8)).toEqual({ kind: 'mehr', by: 4 });
  expect(changeOf(8, 12)).toEqual({ kind: 'weniger', by: 4 });
  expect(changeOf(8, 8)).toEqual({ kind: 'gleich', by: 0 });
  expect(changeOf(5, 0)).toEqual({ kind: 'mehr', by: 5 });
});

test('returns "nichts" if both figures are 0', () => {
  expect(changeOf(0, 0)).toEqual({ kind: 'nichts', by: 0 });
});
