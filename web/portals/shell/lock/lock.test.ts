import { beforeEach, expect, test, vi } from 'vitest';
import { IDLE_MS, isLocked, markShared, recordActivity, unlock } from './lock.ts';

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
  });
});

test('locks a shared screen after exactly 15 minutes without activity, until it is unlocked', () => {
  markShared('s1', 0);
  recordActivity('s1', 60_000);
  expect([isLocked('s1', 60_000 + IDLE_MS - 1), isLocked('s1', 60_000 + IDLE_MS)]).toEqual([false, true]);
  recordActivity('s1', 60_000 + IDLE_MS);
  markShared('s1', 60_000 + IDLE_MS);
  expect(isLocked('s1', 60_000 + IDLE_MS)).toBe(true);
  unlock('s1', 60_000 + IDLE_MS);
  expect(isLocked('s1', 60_000 + IDLE_MS)).toBe(false);
});

test('never locks a screen that is not shared, or shared in another session only', () => {
  recordActivity('s3', 0);
  expect(isLocked('s3', IDLE_MS * 9)).toBe(false);
  markShared('s3', 0);
  expect(isLocked('s4', IDLE_MS)).toBe(false);
  markShared('s4', IDLE_MS);
  expect([isLocked('s4', IDLE_MS * 2), isLocked('s3', IDLE_MS * 2)]).toEqual([true, false]);
});

test('keeps the lock in memory if the browser stores nothing', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('forbidden');
    },
    setItem: () => {
      throw new Error('forbidden');
    },
  });
  markShared('s9', 0);
  expect(isLocked('s9', IDLE_MS)).toBe(true);
});
