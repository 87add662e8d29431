import { addTage, endOfDay, lastDayBefore, startOfDay } from '../../calendar.ts';

/** Days before the end of an open grant on which its owner is reminded. */
export const ERINNERUNG_TAGE = [60, 14, 3] as const;

/** Maximum number of grants in one reminder. */
export const MOST_IN_MAIL = 20;

interface Ending {
  readonly gueltig_bis: Date;
}

/** When an open grant is due next: at the first of these reminders that is still to come, at last at its end. */
export const nextFaellig = ({ gueltig_bis }: Ending, now: Date, tage: readonly number[] = ERINNERUNG_TAGE): Date =>
  tage.map((one) => addTage(gueltig_bis, -one)).find((moment) => moment > now) ?? gueltig_bis;

/** The span, without `after` and with `until`, in which a grant ends if it has the same last day as this one. */
export function lastDayOf({ gueltig_bis }: Ending): { readonly after: Date; readonly until: Date } {
  const day = lastDayBefore(gueltig_bis);
  return { after: startOfDay(day), until: endOfDay(day) };
}
