import { expect, test } from 'vitest';
import { HAEUFIGE_PASSWOERTER } from './haeufige-passwoerter.ts';

test('the list has a thousand common passwords, without those that other rules refuse anyway', () => {
  expect(HAEUFIGE_PASSWOERTER.size).toBe(1000);
  for (const one of HAEUFIGE_PASSWOERTER) expect(one).toMatch(/^(?=.*[a-z])(?=.*\d)[a-z0-9]{8,}$/);
});
