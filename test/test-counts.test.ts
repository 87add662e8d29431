import { expect, test } from 'vitest';
import { cpuTimes, usedLine } from '../scripts/test-counts.mjs';

test('the end of a run says in one line how long it took and what it cost', () => {
  const began = { at: 1_000, cpus: { busy: 100, idle: 40, count: 2 } };
  expect(usedLine(began, { at: 586_400, cpus: { busy: 1000.4, idle: 340, count: 2 } })).toBe(
    'Took 9:45 min and 900 CPU seconds, 75 % of 2 processors',
  );
});

test('the seconds of the processors only grow', () => {
  const before = cpuTimes();
  const now = cpuTimes();
  expect(now.busy).toBeGreaterThanOrEqual(before.busy);
  expect(now.count).toBeGreaterThan(0);
});
