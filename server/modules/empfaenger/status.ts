import type { EmpfaengerStatus } from '../../../contract/values/status.ts';
import type { Context } from '../../context.ts';
import { recordWechsel } from '../../ereignis/wechsel.ts';
import { refuse } from '../../errors.ts';
import { replaceBankdaten } from './bankdaten/bankdaten.ts';
import { moveStatus } from './store.ts';

/** All transitions of a recipient. */
export const TRANSITIONS: Readonly<Record<EmpfaengerStatus, readonly EmpfaengerStatus[]>> = {
  Offen: ['Ok', 'Abgelaufen', 'Storniert'],
  Ok: ['Freigegeben', 'Storniert', 'Abgelaufen'],
  Freigegeben: ['Storniert', 'Gezahlt', 'Abgelaufen'],
  Abgelaufen: ['Ok'],
  Gezahlt: ['Freigegeben'],
  Storniert: [],
};

/**
 * Moves a recipient to a status, with its event and audit entry. Throws for a transition that `TRANSITIONS` does not have; refuses with
 * Konflikt if the recipient has changed meanwhile.
 */
export async function moveEmpfaenger(
  context: Context,
  row: { empfaengernummer: string; status: EmpfaengerStatus },
  to: EmpfaengerStatus,
  grund: string,
  fristAm: Date | null = null,
): Promise<void> {
  if (!TRANSITIONS[row.status].includes(to)) throw new Error(`a recipient does not go from ${row.status} to ${to}`);
  const isEnd = ENDS.includes(to);
  const moments = { frist_am: fristAm, beendet_am: isEnd ? context.now : null };
  if (!(await moveStatus(context, row.empfaengernummer, row.status, to, moments))) refuse('Konflikt');
  if (isEnd) await replaceBankdaten(context, row.empfaengernummer, null);
  await recordWechsel(context, { was: 'Empfaenger', bezug: row.empfaengernummer, vorher: row.status, nachher: to, grund });
}

/** States after which nothing more is paid, so stored bank data is removed. */
const ENDS: readonly EmpfaengerStatus[] = ['Gezahlt', 'Abgelaufen', 'Storniert'];
