import { addDays, DAY_MS, dayOf } from '../contract/values/days.ts';

export { addDays, dayOf, formatDay, formatMoment } from '../contract/values/days.ts';

/** Days and moments in Europe/Berlin. Days are `YYYY-MM-DD`. */

const ZONE = 'Europe/Berlin';

const hourFormat = new Intl.DateTimeFormat('en-GB', { timeZone: ZONE, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** The moment at which a day begins in Berlin: 22:00 or 23:00 UTC of the day before. */
export const startOfDay = (day: string): Date => hourOfDay(day, 0);

/** The moment of a full hour of a day in Berlin, which is two hours ahead of UTC in summer, otherwise one. */
export function hourOfDay(day: string, stunde: number): Date {
  const inUtc = Date.parse(`${day}T00:00:00Z`) + stunde * 3_600_000;
  const early = new Date(inUtc - 2 * 3_600_000);
  return Number(hourFormat.format(early).slice(0, 2)) === stunde ? early : new Date(inUtc - 3_600_000);
}

/** Hour at which mails about the work of a day are sent. */
export const MORNING = 7;

/** The first morning after a moment. */
export function nextMorning(now: Date): Date {
  const day = dayOf(now);
  const today = hourOfDay(day, MORNING);
  return today > now ? today : hourOfDay(addDays(day, 1), MORNING);
}

/** The moment at which a day ends in Berlin. */
export const endOfDay = (day: string): Date => startOfDay(addDays(day, 1));

/** The day `monate` months later, or the last day of that month if it is shorter. */
export function addMonths(day: string, monate: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month + monate, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + monate, Math.min(date, lastDay))).toISOString().slice(0, 10);
}

/** The last day on which something is possible that ends at this moment: for midnight the day before. */
export const lastDayBefore = (moment: Date): string => dayOf(new Date(moment.getTime() - 1));

export const addMinutes = (moment: Date, minutes: number): Date => new Date(moment.getTime() + minutes * 60_000);

/** The moment `tage` times 24 hours later. */
export const addTage = (moment: Date, tage: number): Date => new Date(moment.getTime() + tage * DAY_MS);
