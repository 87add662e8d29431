import type { BetriebForderung } from '../../../contract/calls/betrieb/forderungen.ts';
import { isForderungUeberfaellig } from '../../../contract/rules/forderung.ts';

/** Badge variants of an open claim whose day is over, and of one whose credit is to be transferred back. */
export const FORDERUNG_DERIVED_BADGES = { Ueberfaellig: 'late', Guthaben: 'waiting' } as const;

/** The state of a claim as lists and its sheet show it (`today` is `YYYY-MM-DD`). */
export function shownStatus(
  forderung: Pick<BetriebForderung, 'Status' | 'FaelligAm' | 'GuthabenCent'>,
  today: string,
): BetriebForderung['Status'] | keyof typeof FORDERUNG_DERIVED_BADGES {
  if (isForderungUeberfaellig(forderung, today)) return 'Ueberfaellig';
  return forderung.GuthabenCent > 0 ? 'Guthaben' : forderung.Status;
}
