import { addDays } from '../../../../contract/values/days.ts';

const DAYS_OF_WEEK = 7;

/** Weekday of a day (`YYYY-MM-DD`): 0 is Monday. */
const weekdayOf = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % DAYS_OF_WEEK;

/** The same day of the month, `months` later; the last day of a shorter month. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 + months, 1));
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  return addDays(first.toISOString().slice(0, 10), Math.min(date, last) - 1);
}

/** The weeks of the month of a day, from Monday; null for days of other months. */
export function weeksOf(day: string): readonly (readonly (string | null)[])[] {
  const first = `${day.slice(0, 7)}-01`;
  const monday = addDays(first, -weekdayOf(first));
  const end = addMonths(first, 1);
  const weeks: (string | null)[][] = [];
  for (let start = monday; start < end; start = addDays(start, DAYS_OF_WEEK))
    weeks.push(
      Array.from({ length: DAYS_OF_WEEK }, (_, index) => addDays(start, index)).map((one) => (one >= first && one < end ? one : null)),
    );
  return weeks;
}

/** The day to which a key moves the focus in a calendar; null for other keys. */
export function dayByKey(day: string, key: string): string | null {
  const weekday = weekdayOf(day);
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -DAYS_OF_WEEK);
    case 'ArrowDown':
      return addDays(day, DAYS_OF_WEEK);
    case 'Home':
      return addDays(day, -weekday);
    case 'End':
      return addDays(day, DAYS_OF_WEEK - 1 - weekday);
    case 'PageUp':
      return addMonths(day, -1);
    case 'PageDown':
      return addMonths(day, 1);
    default:
      return null;
  }
}

/** The day within bounds that is nearest to `day`. */
export function within(day: string, min: string | undefined, max: string | undefined): string {
  if (min !== undefined && day < min) return min;
  return max !== undefined && day > max ? max : day;
}
