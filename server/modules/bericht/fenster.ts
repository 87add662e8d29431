import { addDays, dayOf } from '../../calendar.ts';

/** The days of release of orders that an agency can release: from the oldest that is not with the tenant yet, to today. */
export interface Fenster {
  readonly von: string;
  readonly bis: string;
}

export const fensterAt = (now: Date, wartetTage: number): Fenster => ({ von: addDays(dayOf(now), -wartetTage), bis: dayOf(now) });
