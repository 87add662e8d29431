import { addDays, dayOf, hourOfDay } from '../../../calendar.ts';

/** Hour of the day in Berlin at which notices and reports are due. */
const DUE_HOUR = 7;

/** The first due hour after a moment. */
export function nextMorning(now: Date): Date {
  const day = dayOf(now);
  const today = hourOfDay(day, DUE_HOUR);
  return today > now ? today : hourOfDay(addDays(day, 1), DUE_HOUR);
}

/** The first due hour of a Monday after a moment. */
export function nextMonday(now: Date): Date {
  const monday = hourOfDay(mondayAt(now), DUE_HOUR);
  return monday > now ? monday : hourOfDay(addDays(mondayAt(now), 7), DUE_HOUR);
}

/** The Monday of the week of a moment, in Berlin. */
export function mondayAt(now: Date): string {
  const day = dayOf(now);
  return addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));
}
