import type { Locale } from './wire.ts';

/** Calendar days `YYYY-MM-DD` in Europe/Berlin, shared by server and web. */

const ZONE = 'Europe/Berlin';
const dayFormat = new Intl.DateTimeFormat('en-CA', { timeZone: ZONE, year: 'numeric', month: '2-digit', day: '2-digit' });
const timeFormat = new Intl.DateTimeFormat('de-DE', { timeZone: ZONE, hour: '2-digit', minute: '2-digit' });
const englishDay = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const MONTH = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
const monthFormat = { de: new Intl.DateTimeFormat('de-DE', MONTH), en: new Intl.DateTimeFormat('en-GB', MONTH) };

/** The day of a moment in Berlin. */
export const dayOf = (moment: Date): string => dayFormat.format(moment);

/** A day as shown: 24.12.2026, in English 24 December 2026. */
export function formatDay(day: string, locale: Locale): string {
  const [year, month, date] = day.split('-');
  if (locale === 'de') return `${date}.${month}.${year}`;
  return englishDay.format(new Date(`${day}T00:00:00Z`));
}

/** The time of a moment in Berlin as shown, 14:05 in both languages. */
export const formatTime = (moment: Date): string => timeFormat.format(moment);

/** A moment in Berlin as shown: 24.12.2026, 14:05 Uhr, in English 24 December 2026, 14:05. */
export const formatMoment = (moment: Date, locale: Locale): string =>
  `${formatDay(dayOf(moment), locale)}, ${formatTime(moment)}${locale === 'de' ? ' Uhr' : ''}`;

/** A month `YYYY-MM` as shown: Februar 2026, in English February 2026. */
export const formatMonth = (month: string, locale: Locale): string => monthFormat[locale].format(new Date(`${month}-01T00:00:00Z`));

export const DAY_SECONDS = 86_400;
export const DAY_MS = DAY_SECONDS * 1000;

/** The day `tage` days later; earlier if negative. */
export const addDays = (day: string, tage: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + tage * DAY_MS).toISOString().slice(0, 10);

/** Whether a text is a day that exists in the calendar, which has no year 0. */
export function isDay(text: string | null): text is string {
  if (text === null || !/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const moment = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text);
}

/**
 * The last day on which a transfer is promised: `fristTage` days after the release. If the reward is picked after that day, the period starts
 * at the pick instead, so that no promise has expired before it is made.
 */
export function auszahlungTag(freigegeben: string, gewaehlt: string, fristTage: number): string {
  const tag = addDays(freigegeben, fristTage);
  return gewaehlt > tag ? addDays(gewaehlt, fristTage) : tag;
}
