import type { EmpfaengerStatus } from '../../../contract/values/status.ts';
import { endOfDay } from '../../calendar.ts';
import type { EmpfehlungRow } from './store.ts';

/** The status of a referral: Offen until confirmed. Then a link is Ok until its end, and a referral for one person has that recipient's status. */
export function statusFrom(
  row: Pick<EmpfehlungRow, 'empfehlungslink' | 'bestaetigt_am' | 'gueltig_bis'>,
  empfaengerStatus: EmpfaengerStatus | null,
  now: Date,
): EmpfaengerStatus {
  if (row.bestaetigt_am === null) return 'Offen';
  if (!row.empfehlungslink) return empfaengerStatus ?? 'Offen';
  return endOfDay(row.gueltig_bis) <= now ? 'Abgelaufen' : 'Ok';
}
