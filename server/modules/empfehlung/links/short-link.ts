import { normalCode } from '../../../../contract/rules/code.ts';
import type { Locale } from '../../../../contract/values/wire.ts';
import type { Mandant } from '../../../context.ts';
import { isUnknown } from '../../../errors.ts';
import type { Parts } from '../../../parts.ts';
import type { Asked } from './follow.ts';
import { linkDeskOf } from './link-desk.ts';
import { makeMisses } from './misses.ts';

/**
 * Follows a referral's code, as it stands in a short link. Throws NichtGefunden where it leads nowhere, which counts as a miss of the network
 * address, and ZuVieleAnfragen after too many of them.
 */
export function makeShortLink(parts: Parts) {
  const misses = makeMisses(parts);
  const { follow } = linkDeskOf(parts);
  return (mandant: Mandant, locale: Locale, asked: Asked, code: string) => {
    misses.check(mandant, asked.caller);
    return follow(mandant, locale, asked, 'code', normalCode(code)).catch(async (error) => {
      if (isUnknown(error)) await misses.count(mandant, asked.caller);
      throw error;
    });
  };
}
