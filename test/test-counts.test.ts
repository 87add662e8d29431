import { expect, test } from 'vitest';
import { cpuTimes, usedLine } from '../scripts/test-counts.mjs';

test('usedLine returns the duration and the CPU time of a run in one line', () => {
  const began = { at: 1_000, cpus: { busy: 100, idle: 40, count: 2 } };
  expect(usedLine(began, { at: 586_400, cpus: { busy: 1000.4, idle: 340, count: 2 } })).toBe(
    'Took 9:45 min and 900 CPU seconds, 75 % of 2 processors',
  );
});

test('cpuTimes never decreases', () => {
  const before = cpuTimes();
  const now = cpuTimes();
  expect(now.busy).toBeGreaterThanOrEqual(before.busy);
  expect(now.count).toBeGreaterThan(0);
});
