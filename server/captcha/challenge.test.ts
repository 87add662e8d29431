import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { expect, test } from 'vitest';
import { CAPTCHA_COST, makeChallenge } from './challenge.ts';

test('a task of the product takes 100 to 300 tries of 5000 rounds', async () => {
  expect(CAPTCHA_COST).toEqual({ rounds: 5000, tries: { min: 100, max: 300 } });
  const challenge = await makeChallenge(CAPTCHA_COST, 'key', new Date('2026-11-20T10:20:00Z'));
  expect(challenge.parameters).toMatchObject({ algorithm: 'PBKDF2/SHA-256', cost: 5000, data: { Ablauf: '2026-11-20T10:20:00.000Z' } });
  const solution = await solveChallenge({ challenge, deriveKey });
  expect(solution?.counter).toBeGreaterThanOrEqual(100);
  expect(solution?.counter).toBeLessThanOrEqual(300);
});
