import type { CallDefinition } from '../../../contract/call.ts';
import type { CallRequest } from '../../calls/call-request.ts';
import { checkLimit, limitOf, netzOf, spendLimit } from '../../limits/limits.ts';

/** The limit of wrong passwords, by network address and by account (contract section 2). */
export function guessesOf({ parts, mandant, caller }: CallRequest<CallDefinition>, emailSchluessel: string) {
  const limit = limitOf(mandant, 'falscheAnmeldung');
  const keys = [netzOf(caller), `konto ${mandant.mandant} ${emailSchluessel}`];
  return {
    /** Refuses whoever guessed wrong too often. */
    async check(): Promise<void> {
      for (const key of keys) await checkLimit(parts, limit, key);
    },
    async countWrong(): Promise<void> {
      for (const key of keys) await spendLimit(parts, limit, key);
    },
  };
}
