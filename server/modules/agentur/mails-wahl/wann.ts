import { addDays, dayOf, hourOfDay } from '../../../calendar.ts';

/** At this hour in Berlin it is looked whether there is something to tell. */
const STUNDE = 7;

/** The next morning after a moment. */
export function nextMorgen(now: Date): Date {
  const day = dayOf(now);
  const today = hourOfDay(day, STUNDE);
  return today > now ? today : hourOfDay(addDays(day, 1), STUNDE);
}

/** The next Monday morning after a moment. */
export function nextMontag(now: Date): Date {
  const monday = hourOfDay(montagOf(now), STUNDE);
  return monday > now ? monday : hourOfDay(addDays(montagOf(now), 7), STUNDE);
}

/** The Monday of the week that a moment is in, in Berlin. */
export function montagOf(now: Date): string {
  const day = dayOf(now);
  return addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));
}
