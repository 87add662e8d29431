import { addDays, dayOf, hourOfDay, MORNING } from '../../../calendar.ts';

/** The first Monday morning after a moment. */
export function nextMonday(now: Date): Date {
  const monday = hourOfDay(mondayAt(now), MORNING);
  return monday > now ? monday : hourOfDay(addDays(mondayAt(now), 7), MORNING);
}

/** The Monday of the week of a moment, in Berlin. */
export function mondayAt(now: Date): string {
  const day = dayOf(now);
  return addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));
}
