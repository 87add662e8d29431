import { expect, test } from 'vitest';
import { databaseTests, differingTests, isBelowRules } from './engines.ts';

const all = databaseTests();
const both = differingTests();

test('the tests for both engines exist', () => {
  expect(both.filter((file) => !all.includes(file))).toEqual([]);
});

test('tests below the rules run on both engines', () => {
  const below = all.filter(isBelowRules);
  expect(below.length).toBeGreaterThan(3);
  expect(below.filter((file) => !both.includes(file))).toEqual([]);
});

test('at most 14 test files run on both engines, because each takes several seconds', () => {
  expect(both.length).toBeLessThanOrEqual(14);
});
