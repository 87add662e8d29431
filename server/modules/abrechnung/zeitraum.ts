import { addDays, addMonths, dayOf } from '../../calendar.ts';

/** Days of a period, both included, as `YYYY-MM-DD`. */
export interface Zeitraum {
  readonly von: string;
  readonly bis: string;
}

/** The first day of the month of a day. */
export const firstOfMonth = (day: string): string => `${day.slice(0, 7)}-01`;

/** The day on which the commissions of a period are due: the last one of the month after it (sellers.md rule 7). */
export const faelligAfter = ({ bis }: Pick<Zeitraum, 'bis'>): string => addDays(addMonths(firstOfMonth(bis), 2), -1);

/** The last day of the period that is over at a moment. */
export const lastDayBeforePeriod = (next: Date): string => addDays(dayOf(next), -1);
