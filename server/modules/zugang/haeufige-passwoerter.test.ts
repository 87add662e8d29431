import { expect, test } from 'vitest';
import { HAEUFIGE_PASSWOERTER } from './haeufige-passwoerter.ts';

test('the commonest passwords are a thousand, and none is one that a rule refuses in every case', () => {
  expect(HAEUFIGE_PASSWOERTER.size).toBe(1000);
  for (const one of HAEUFIGE_PASSWOERTER) expect(one).toMatch(/^(?=.*[a-z])(?=.*\d)[a-z0-9]{8,}$/);
});
