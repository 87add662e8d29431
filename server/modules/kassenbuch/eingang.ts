import { dayOf } from '../../calendar.ts';
import type { Context } from '../../context.ts';
import { refuseField } from '../../errors.ts';

/** What was received on a day (`YYYY-MM-DD`): `cent` of what is open, by default all of it. */
export interface Eingang {
  readonly tag: string;
  readonly cent?: number | undefined;
}

/** What a receipt is for: the first day on which it can be, the error code of an earlier one, and the open rest in cents. */
interface Posten {
  readonly seit: string;
  readonly zuFrueh: 'vorRechnung' | 'vorForderung';
  readonly offenCent: number;
}

/** Throws Validierung at `Am` for a day in the future or before the document or claim. */
export function checkEingangstag({ now }: Pick<Context, 'now'>, tag: string, { seit, zuFrueh }: Pick<Posten, 'seit' | 'zuFrueh'>): void {
  if (tag > dayOf(now)) refuseField('Am', 'zukunft');
  if (tag < seit) refuseField('Am', zuFrueh);
}

/** The received amount in cents. Throws Validierung at `Am`, or at `BetragCent` for an amount that is not above zero or more than is open. */
export function receivedCent(context: Pick<Context, 'now'>, { tag, cent }: Eingang, posten: Posten): number {
  checkEingangstag(context, tag, posten);
  const received = cent ?? posten.offenCent;
  if (received <= 0) refuseField('BetragCent', 'betragNull');
  if (received > posten.offenCent) refuseField('BetragCent', 'ueberOffen');
  return received;
}
