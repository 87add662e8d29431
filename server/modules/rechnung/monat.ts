import { addDays, addMonths, dayOf, startOfDay } from '../../calendar.ts';

/** Months of the calendar in Berlin, as `YYYY-MM`. */

/** The month of a moment. */
const monatAt = (moment: Date): string => dayOf(moment).slice(0, 7);

/** The first day of a month. */
export const firstDayOf = (monat: string): string => `${monat}-01`;

/** The last day of a month. */
export const lastDayOf = (monat: string): string => addDays(addMonths(firstDayOf(monat), 1), -1);

/** The month before that of a moment, which is the last one that is over. */
export const previousMonatAt = (moment: Date): string => addMonths(firstDayOf(monatAt(moment)), -1).slice(0, 7);

/** The beginning of the month of a moment. */
export const beginningOfMonatAt = (moment: Date): Date => startOfDay(firstDayOf(monatAt(moment)));

/** Whether a text is a month that is over at a moment. */
export const isPastMonat = (monat: string, moment: Date): boolean =>
  /^\d{4}-(0[1-9]|1[0-2])$/.test(monat) && monat >= '2020-01' && monat <= previousMonatAt(moment);
