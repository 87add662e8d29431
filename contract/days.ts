import type { Locale } from './values.ts';

/** Days as people in Germany count them (contract section 2), shared by server and web: `YYYY-MM-DD` in Europe/Berlin. */

const dayFormat = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin', year: 'numeric', month: '2-digit', day: '2-digit' });

/** The day of a moment in Berlin. */
export const dayOf = (moment: Date): string => dayFormat.format(moment);

/** A day as shown: 24.12.2026, in English 24 December 2026. */
export function formatDay(day: string, locale: Locale): string {
  const [year, month, date] = day.split('-');
  if (locale === 'de') return `${date}.${month}.${year}`;
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}
