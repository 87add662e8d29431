import type { Locale } from '../contract/values.ts';

/** Days and moments in Europe/Berlin (contract section 2). Days are `YYYY-MM-DD`. */

const ZONE = 'Europe/Berlin';
const DAY_MS = 86_400_000;

const dayFormat = new Intl.DateTimeFormat('en-CA', { timeZone: ZONE, year: 'numeric', month: '2-digit', day: '2-digit' });
const hourFormat = new Intl.DateTimeFormat('en-GB', { timeZone: ZONE, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** The day of a moment in Berlin. */
export const dayOf = (moment: Date): string => dayFormat.format(moment);

/** The day so many days later. */
export const addDays = (day: string, tage: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + tage * DAY_MS).toISOString().slice(0, 10);

/** The moment a day begins in Berlin: 22:00 or 23:00 UTC of the day before. */
export function startOfDay(day: string): Date {
  const midnightUtc = Date.parse(`${day}T00:00:00Z`);
  const early = new Date(midnightUtc - 2 * 3_600_000);
  return hourFormat.format(early) === '00:00' ? early : new Date(midnightUtc - 3_600_000);
}

/** The moment a day is over in Berlin. */
export const endOfDay = (day: string): Date => startOfDay(addDays(day, 1));

export const addMinutes = (moment: Date, minutes: number): Date => new Date(moment.getTime() + minutes * 60_000);

/** So many times 24 hours later. */
export const addTage = (moment: Date, tage: number): Date => new Date(moment.getTime() + tage * DAY_MS);

/** A day as shown: 24.12.2026, in English 24 December 2026. */
export function formatDay(day: string, locale: Locale): string {
  const [year, month, date] = day.split('-');
  if (locale === 'de') return `${date}.${month}.${year}`;
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}
