import { readBirthday } from './birthday.ts';
import { isDay } from './days.ts';

/** The day `YYYY-MM-DD` that is typed as `1.2.2026`, `01022026`, `1/2/2026` or `2026-02-01`; null if it is no day of the calendar. */
export function readDay(typed: string): string | null {
  const day = readBirthday(typed).split('.').reverse().join('-');
  return isDay(day) ? day : null;
}
