import { checkLimit, limitOf, netzOf, spendLimit } from '../../limits/limits.ts';
import type { PortalRequest } from './portal.ts';

/** The limit of wrong passwords and codes, by network address and by the account in a portal. */
export function guessesOf(
  { parts, mandant, caller }: Omit<PortalRequest<never>, 'input' | 'inContext'>,
  portal: string,
  emailSchluessel: string,
) {
  const limit = limitOf(mandant, 'falscheAnmeldung');
  const keys = [netzOf(caller), `${portal} ${mandant?.mandant ?? ''} ${emailSchluessel}`];
  const check = async (): Promise<void> => {
    for (const key of keys) await checkLimit(parts, limit, key);
  };
  const countWrong = async (): Promise<void> => {
    for (const key of keys) await spendLimit(parts, limit, key);
  };
  return {
    /** Throws ZuVieleAnfragen after too many wrong guesses. */
    check,
    countWrong,
    /**
     * Whether a password matches the hash; counts a wrong one. Throws ZuVieleAnfragen for a right one if concurrent wrong guesses have used up
     * the limit.
     */
    async matches(passwortHash: string | null | undefined, passwort: string): Promise<boolean> {
      const isRight = await parts.passwords.matches(passwortHash, passwort);
      await (isRight ? check() : countWrong());
      return isRight;
    },
  };
}
