import { LRUCache } from 'lru-cache';
import type { Caller } from '../../calls/caller.ts';
import type { Mandant } from '../../context.ts';
import { Refusal } from '../../errors.ts';
import { limitOf, netzOf, spendLimit } from '../../limits/limits.ts';
import type { Parts } from '../../parts.ts';

/** Network addresses held in memory. */
const MAX_KNOWN = 10_000;

/**
 * Counts short links that lead nowhere by network address, together with the codes that are typed. Whoever
 * has used them up is refused until the time is over, with a right code too, so that the answer tells no right one: that is known in
 * memory, and a link that leads somewhere asks the database for no limit. Another process knows it from the next miss there on.
 */
export function makeMisses(parts: Parts) {
  const refusedUntil = new LRUCache<string, number>({ max: MAX_KNOWN });
  const keyOf = ({ mandant }: Mandant, caller: Caller) => `${mandant} ${netzOf(caller)}`;
  return {
    /** Refuses whoever is known to have used the misses up. */
    check(mandant: Mandant, caller: Caller): void {
      const seconds = Math.ceil(((refusedUntil.get(keyOf(mandant, caller)) ?? 0) - parts.clock.now().getTime()) / 1000);
      if (seconds > 0) throw new Refusal('ZuVieleAnfragen', { retryAfterSeconds: seconds });
    },
    /** Counts a miss, and refuses one too many. */
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
