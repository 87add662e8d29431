import { LRUCache } from 'lru-cache';
import { normalizeCode } from '../../../../contract/rules/code.ts';
import type { Locale } from '../../../../contract/values/wire.ts';
import type { Caller } from '../../../calls/caller.ts';
import type { Mandant } from '../../../context.ts';
import { isUnknown, Refusal } from '../../../errors.ts';
import { limitOf, netzOf, spendLimit } from '../../../limits/limits.ts';
import type { Parts } from '../../../parts.ts';
import type { LinkRequest } from './follow.ts';
import { linkServiceOf } from './link-service.ts';

/**
 * Follows a referral's code from a short link. Throws NichtGefunden for an unknown code, which counts as a miss of the network address, and
 * ZuVieleAnfragen after too many misses.
 */
export function makeShortLink(parts: Parts) {
  const misses = makeMisses(parts);
  const { follow } = linkServiceOf(parts);
  return (mandant: Mandant, locale: Locale, asked: LinkRequest, code: string) => {
    misses.check(mandant, asked.caller);
    return follow(mandant, locale, asked, 'code', normalizeCode(code)).catch(async (error) => {
      if (isUnknown(error)) await misses.count(mandant, asked.caller);
      throw error;
    });
  };
}

/** Maximum number of network addresses in memory. */
const MAX_KNOWN = 10_000;

/**
 * Counts unknown codes of short links by network address, together with typed codes. A caller who has used up the limit is refused until
 * the period ends, even with a valid code, so that the answer does not reveal valid codes. The refusal is kept in memory, so that a valid
 * link needs no query for the limit. Another process notices it at the caller's next miss there.
 */
function makeMisses(parts: Parts) {
  const refusedUntil = new LRUCache<string, number>({ max: MAX_KNOWN });
  const keyOf = ({ mandant }: Mandant, caller: Caller) => `${mandant} ${netzOf(caller)}`;
  return {
    /** Refuses a caller who has used up the limit, as far as this process knows. */
    check(mandant: Mandant, caller: Caller): void {
      const seconds = Math.ceil(((refusedUntil.get(keyOf(mandant, caller)) ?? 0) - parts.clock.now().getTime()) / 1000);
      if (seconds > 0) throw new Refusal('ZuVieleAnfragen', { retryAfterSeconds: seconds });
    },
    /** Counts a miss; refuses when the limit is exceeded. */
    async count(mandant: Mandant, caller: Caller): Promise<void> {
      try {
        await spendLimit(parts, limitOf(mandant, 'codeEingabe'), netzOf(caller));
      } catch (error) {
        if (error instanceof Refusal && error.retryAfterSeconds !== null)
          refusedUntil.set(keyOf(mandant, caller), parts.clock.now().getTime() + error.retryAfterSeconds * 1000);
        throw error;
      }
    },
  };
}
