import { addDays, dayOf, hourOfDay } from '../../../calendar.ts';

/** Hour of the day in Berlin at which notices and reports are due. */
const STUNDE = 7;

/** The first due hour after a moment. */
export function nextMorgen(now: Date): Date {
  const day = dayOf(now);
  const today = hourOfDay(day, STUNDE);
  return today > now ? today : hourOfDay(addDays(day, 1), STUNDE);
}

/** The first due hour of a Monday after a moment. */
export function nextMontag(now: Date): Date {
  const monday = hourOfDay(montagOf(now), STUNDE);
  return monday > now ? monday : hourOfDay(addDays(montagOf(now), 7), STUNDE);
}

/** The Monday of the week of a moment, in Berlin. */
export function montagOf(now: Date): string {
  const day = dayOf(now);
  return addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));
}
