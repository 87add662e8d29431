import { addDays } from '../values/days.ts';

/** Fixed holidays of TARGET, `MM-DD`. */
const HOLIDAYS: readonly string[] = ['01-01', '05-01', '12-25', '12-26'];

/** Whether the European Central Bank's payment system TARGET is open, so that banks execute transfers: no weekend, none of its six holidays. */
export function isTargetDay(day: string): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  if (weekday === 0 || weekday === 6 || HOLIDAYS.includes(day.slice(5))) return false;
  const easter = easterSunday(Number(day.slice(0, 4)));
  return day !== addDays(easter, -2) && day !== addDays(easter, 1);
}

/** The first TARGET day from a day on, which is that day itself if it is one. */
export const nextTargetDay = (day: string): string => (isTargetDay(day) ? day : nextTargetDay(addDays(day, 1)));

/** The TARGET day that lies this many TARGET days before a day; 0: that day itself, or the last one before it. */
export function targetDayBefore(day: string, count: number): string {
  if (!isTargetDay(day)) return targetDayBefore(addDays(day, -1), count);
  return count === 0 ? day : targetDayBefore(addDays(day, -1), count - 1);
}

/** Easter Sunday of a year in the Gregorian calendar (Meeus, Jones and Butcher). */
function easterSunday(year: number): string {
  const [golden, century, inCentury] = [year % 19, Math.floor(year / 100), year % 100];
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * toSunday) / 451);
  const days = epact + toSunday - 7 * late + 114;
  return `${year}-0${Math.floor(days / 31)}-${String((days % 31) + 1).padStart(2, '0')}`;
}
