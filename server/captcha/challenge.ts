import { createChallenge, randomInt } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { Challenge } from '../../contract/calls/captcha.ts';

/** The cost of a task: rounds of a try, and the range of the number of tries; low in tests. */
export interface CaptchaCost {
  readonly rounds: number;
  readonly tries: { readonly min: number; readonly max: number };
}

/** About 200 tries of some 4 ms each, a second on a phone. */
export const CAPTCHA_COST: CaptchaCost = { rounds: 5000, tries: { min: 100, max: 300 } };

/** A task of ALTCHA, signed with the key, with its expiry. */
export async function makeChallenge({ rounds, tries }: CaptchaCost, key: string, ablauf: Date): Promise<Challenge> {
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: rounds,
    counter: randomInt(tries.min, tries.max),
    deriveKey,
    hmacSignatureSecret: key,
    // The library's own expiry is not used because it depends on the machine's clock.
    data: { Ablauf: ablauf.toISOString() },
  });
  return Challenge.parse(challenge);
}
