import type { CallRequest } from '../../calls/call-request.ts';
import { checkLimit, limitOf, netzOf, spendLimit } from '../../limits/limits.ts';

/** A call as far as guesses are counted by it. */
export type Guesser = Pick<CallRequest, 'parts' | 'mandant' | 'caller'>;

/** As what an account's guesses are counted: those at one kind of account do not bar another of the same address. */
export type Kontoart = 'konto' | 'agentur';

/** The limit of wrong passwords, by network address and by account. */
export function guessesOf({ parts, mandant, caller }: Guesser, emailSchluessel: string, konto: Kontoart = 'konto') {
  const limit = limitOf(mandant, 'falscheAnmeldung');
  const keys = [netzOf(caller), `${konto} ${mandant.mandant} ${emailSchluessel}`];
  return {
    /** Refuses the caller after too many wrong passwords. */
    async check(): Promise<void> {
      for (const key of keys) await checkLimit(parts, limit, key);
    },
    async countWrong(): Promise<void> {
      for (const key of keys) await spendLimit(parts, limit, key);
    },
  };
}
