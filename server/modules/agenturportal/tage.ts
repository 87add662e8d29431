import { MAX_STATISTIK_TAGE } from '../../../contract/calls/agentur/statistik.ts';
import { DAY_MS } from '../../../contract/values/days.ts';
import { addDays, endOfDay, startOfDay } from '../../calendar.ts';
import { refuseField } from '../../errors.ts';
import type { Zeitraum } from './statistik.sql.ts';

/** A range of days, both inclusive. */
export interface DayRange {
  readonly von: string;
  readonly bis: string;
}

/** Weeks of the default range, including the current one. */
const DEFAULT_WEEKS = 12;

/**
 * The requested days: without `bis` until today, without `von` twelve weeks. Throws Validierung at `bis` if it is before `von` (vorBeginn), and at
 * `von` if it is in the future without `bis` (zukunft) or the range exceeds two years (zeitraum).
 */
export function dayRangeOf(asked: { readonly von?: string | undefined; readonly bis?: string | undefined }, heute: string): DayRange {
  const bis = asked.bis ?? heute;
  const von = asked.von ?? addDays(mondayOf(bis), -7 * (DEFAULT_WEEKS - 1));
  if (bis < von) refuseField(asked.bis === undefined ? 'von' : 'bis', asked.bis === undefined ? 'zukunft' : 'vorBeginn');
  if (lengthOf({ von, bis }) > MAX_STATISTIK_TAGE) refuseField('von', 'zeitraum');
  return { von, bis };
}

const lengthOf = ({ von, bis }: DayRange): number => (Date.parse(bis) - Date.parse(von)) / DAY_MS + 1;

/** The same number of days directly before. */
export function precedingDays(tage: DayRange): DayRange {
  return { von: addDays(tage.von, -lengthOf(tage)), bis: addDays(tage.von, -1) };
}

/** The days as moments, from midnight to midnight in Berlin. */
export const zeitraumOf = ({ von, bis }: DayRange): Zeitraum => ({ von: startOfDay(von), bis: endOfDay(bis) });

/** The Monday of the week of a day. */
export function mondayOf(tag: string): string {
  const sinceMonday = (new Date(`${tag}T00:00:00Z`).getUTCDay() + 6) % 7;
  return addDays(tag, -sinceMonday);
}

/** The Mondays of all weeks of the days. */
export function weeksOf({ von, bis }: DayRange): string[] {
  const first = mondayOf(von);
  const wochen = lengthOf({ von: first, bis: mondayOf(bis) });
  return Array.from({ length: (wochen - 1) / 7 + 1 }, (_, woche) => addDays(first, 7 * woche));
}
