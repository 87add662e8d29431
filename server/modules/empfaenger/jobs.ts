import type { Sweep } from '../../jobs/sweep.ts';
import { moveEmpfaenger } from './empfaenger.ts';
import { hasLiveAuftrag } from './reads.ts';
import { dueDeletions, dueFristen, lockEmpfaenger, updateEmpfaenger } from './store.ts';
import { erasePersonalData } from './zustimmung.ts';

/** Offen after 60 days, Ok without an order after its time: both become Abgelaufen (contract section 4). */
const expire: Sweep = {
  name: 'empfaenger.ablauf',
  due: dueFristen,
  async run(context, empfaengernummer) {
    const row = await lockEmpfaenger(context, empfaengernummer);
    if (!row?.frist_am || row.frist_am > context.now) return;
    if (row.status === 'Ok' && (await hasLiveAuftrag(context, empfaengernummer))) {
      await updateEmpfaenger(context, empfaengernummer, { frist_am: null });
      return;
    }
    await moveEmpfaenger(context, row, 'Abgelaufen', 'Frist');
  },
};

/** Personal data that its owner has not confirmed within 12 weeks goes. */
const deleteUnconfirmed: Sweep = {
  name: 'empfaenger.loeschung',
  due: dueDeletions,
  async run(context, empfaengernummer) {
    const row = await lockEmpfaenger(context, empfaengernummer);
    if (!row?.loeschen_am || row.loeschen_am > context.now) return;
    await erasePersonalData(context, empfaengernummer);
  },
};

export const empfaengerSweeps: readonly Sweep[] = [expire, deleteUnconfirmed];
