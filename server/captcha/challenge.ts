import { createChallenge, randomInt } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { Challenge } from '../../contract/calls/captcha.ts';

/** What a task costs its solver: rounds of a try, and between which numbers of tries the one lies that is sought; tests set it low. */
export interface CaptchaCost {
  readonly rounds: number;
  readonly tries: { readonly min: number; readonly max: number };
}

/** About 200 tries of some 4 ms, a second on a phone. */
export const CAPTCHA_COST: CaptchaCost = { rounds: 5000, tries: { min: 100, max: 300 } };

/** A task of ALTCHA, signed with the key, with the moment at which it runs out. */
export async function makeChallenge({ rounds, tries }: CaptchaCost, key: string, ablauf: Date): Promise<Challenge> {
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: rounds,
    counter: randomInt(tries.min, tries.max),
    deriveKey,
    hmacSignatureSecret: key,
    // Not as the library's own expiry, which goes by the machine's clock.
    data: { Ablauf: ablauf.toISOString() },
  });
  return Challenge.parse(challenge);
}
