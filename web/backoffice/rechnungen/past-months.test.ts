import { expect, test } from 'vitest';
import { pastMonths } from './past-months.ts';

test('lists months that are over on a day, back over the turn of the year', () => {
  expect(pastMonths('2026-02-01', 4)).toEqual(['2026-01', '2025-12', '2025-11', '2025-10']);
  expect(pastMonths('2026-12-31', 1)).toEqual(['2026-11']);
});
