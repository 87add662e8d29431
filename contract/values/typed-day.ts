import { readBirthday } from './birthday.ts';
import { isDay } from './days.ts';
import type { Locale } from './wire.ts';

/** The day `YYYY-MM-DD` that is typed as `1.2.2026`, `01022026`, `1/2/2026` or `2026-02-01`; null if it is no day of the calendar. */
export function readDay(typed: string): string | null {
  const day = readBirthday(typed).split('.').reverse().join('-');
  return isDay(day) ? day : null;
}

/** A day `YYYY-MM-DD` as it is typed and shown in a row: 24.12.2026, in English 24/12/2026. */
export function shortDay(day: string, locale: Locale): string {
  const parts = day.split('-').reverse();
  return parts.join(locale === 'de' ? '.' : '/');
}
