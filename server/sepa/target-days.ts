import { isTargetDay } from '../../contract/rules/target-days.ts';
import { AUSFUEHRUNG_TAGE } from '../../contract/rules/zahlung.ts';
import { addDays } from '../calendar.ts';
import { refuseField } from '../errors.ts';

/** Refuses with `zahlungstag` at the field unless the day is a TARGET day from today to 30 days ahead. Both are days in Berlin. */
export function checkExecutionDay(day: string, today: string, field = 'Ausfuehrungstag'): void {
  if (day < today || day > addDays(today, AUSFUEHRUNG_TAGE) || !isTargetDay(day)) refuseField(field, 'zahlungstag');
}
