import { expect, test } from 'vitest';
import { databaseTests, differingTests, isBelowRules } from './engines.ts';

const all = databaseTests();
const both = differingTests();

test('what runs on both engines is there', () => {
  expect(both.filter((file) => !all.includes(file))).toEqual([]);
});

test('what works below the rules runs on both engines', () => {
  const below = all.filter(isBelowRules);
  expect(below.length).toBeGreaterThan(3);
  expect(below.filter((file) => !both.includes(file))).toEqual([]);
});

test('at most 14 files do, since each costs several seconds', () => {
  expect(both.length).toBeLessThanOrEqual(14);
});
