import { addDays, addMonths, dayOf, startOfDay } from '../../calendar.ts';

/** Months of the calendar in Berlin, as `YYYY-MM`. */

/** The month of a moment. */
const monatAt = (moment: Date): string => dayOf(moment).slice(0, 7);

/** The first day of a month. */
export const ersterTag = (monat: string): string => `${monat}-01`;

/** The last day of a month. */
export const letzterTag = (monat: string): string => addDays(addMonths(ersterTag(monat), 1), -1);

/** The month before that of a moment, which is the last one that is over. */
export const vormonatAt = (moment: Date): string => addMonths(ersterTag(monatAt(moment)), -1).slice(0, 7);

/** The beginning of the month of a moment. */
export const monatsbeginnAt = (moment: Date): Date => startOfDay(ersterTag(monatAt(moment)));

/** Whether a text is a month that is over at a moment. */
export const isVergangen = (monat: string, moment: Date): boolean =>
  /^\d{4}-(0[1-9]|1[0-2])$/.test(monat) && monat >= '2020-01' && monat <= vormonatAt(moment);
