import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { Challenge } from '../../../../contract/calls/captcha.ts';

/** Solves a captcha task in the background and returns the solution in base64, as it is sent. Throws if no solution is found. */
export async function solve(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error('not solved');
  return btoa(JSON.stringify({ challenge, solution }));
}
