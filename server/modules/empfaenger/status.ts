import type { EmpfaengerStatus } from '../../../contract/values/status.ts';
import type { Context } from '../../context.ts';
import { recordWechselOfMany } from '../../ereignis/wechsel.ts';
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
export const moveEmpfaenger = (
  context: Context,
  row: Moving,
  nachher: EmpfaengerStatus,
  grund: string,
  fristAm: Date | null = null,
): Promise<void> => moveManyEmpfaenger(context, [row], nachher, grund, fristAm);

interface Moving {
  readonly empfaengernummer: string;
  readonly status: EmpfaengerStatus;
}

/** Moves recipients of one status together, as `moveEmpfaenger` does: all or none. */
export async function moveManyEmpfaenger(
  context: Context,
  rows: readonly Moving[],
  nachher: EmpfaengerStatus,
  grund: string,
  fristAm: Date | null = null,
): Promise<void> {
  const vorher = rows[0]?.status;
  if (vorher === undefined) return;
  if (!TRANSITIONS[vorher].includes(nachher)) throw new Error(`a recipient does not go from ${vorher} to ${nachher}`);
  const isEnd = ENDS.includes(nachher);
  const bezuege = rows.map(({ empfaengernummer }) => empfaengernummer);
  const moments = { frist_am: fristAm, beendet_am: isEnd ? context.now : null };
  if ((await moveStatus(context, bezuege, vorher, nachher, moments)) !== rows.length) refuse('Konflikt');
  if (isEnd) for (const empfaengernummer of bezuege) await replaceBankdaten(context, empfaengernummer, null);
  await recordWechselOfMany(context, { was: 'Empfaenger', bezuege, vorher, nachher, grund });
}

/** States after which nothing more is paid, so stored bank data is removed. */
const ENDS: readonly EmpfaengerStatus[] = ['Gezahlt', 'Abgelaufen', 'Storniert'];
