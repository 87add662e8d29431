import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { Challenge } from '../../../../contract/calls/captcha.ts';

/** The solution of a task as it is sent; nobody has to do anything for it. Throws where there is none. */
export async function solve(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error('not solved');
  return btoa(JSON.stringify({ challenge, solution }));
}
