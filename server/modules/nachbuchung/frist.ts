import { addMonths, endOfDay } from '../../calendar.ts';

const MONATE = 3;

/**
 * When an order can be claimed: from the end of its day in Berlin, 24 hours after that day began, until the end of the day three
 * months later. An order of 30 November can be claimed until 28 February, the last day of that month.
 */
export const fristOf = (auftragsdatum: string): { readonly von: Date; readonly bis: Date } => ({
  von: endOfDay(auftragsdatum),
  bis: endOfDay(addMonths(auftragsdatum, MONATE)),
});
