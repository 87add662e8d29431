import { addTage } from '../../calendar.ts';
import type { MandantScope } from '../../db/scope.ts';
import type { Sweep } from '../../jobs/sweep.ts';
import { type Retention, UNCONFIRMED_DAYS } from '../../retention.ts';
import { deleteAenderungen, listOldAenderungen } from './adresse/store.ts';
import { erasePersonalData } from './erase.ts';
import { lockEntry } from './join/vorlaeufig.ts';
import { hasLiveAuftrag, listLongEnded, listUnconfirmed } from './reads.ts';
import { moveEmpfaenger } from './status.ts';
import { dueDeletions, dueFristen, lockEmpfaenger, updateEmpfaenger } from './store.ts';

/** Expires recipients: Offen after the tenant's days for a referral, Ok without an order after the days for an order. */
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

/** Erases personal data that its owner has not confirmed within 12 weeks. */
const deleteUnconfirmed: Sweep = {
  name: 'empfaenger.loeschung',
  due: dueDeletions,
  async run(context, empfaengernummer) {
    const row = await lockEntry(context, empfaengernummer);
    if (!row?.loeschen_am || row.loeschen_am > context.now) return;
    await erasePersonalData(context, empfaengernummer);
  },
};

export const empfaengerSweeps: readonly Sweep[] = [expire, deleteUnconfirmed];

/** Unconfirmed data, which the sweep above deletes, and data of recipients who ended years ago. */
export const empfaengerRetentions: readonly Retention[] = [
  {
    rule: 'unbestaetigterEmpfaenger',
    find: (scope, before, limit) => listUnconfirmed(scope, addTage(before, UNCONFIRMED_DAYS), limit),
    remove: null,
  },
  { rule: 'adressaenderung', find: listOldAenderungen, remove: (scope: MandantScope, keys) => deleteAenderungen(scope, keys) },
  {
    rule: 'beendeterEmpfaenger',
    find: listLongEnded,
    async remove(context, keys) {
      for (const key of keys) {
        await lockEntry(context, key);
        await erasePersonalData(context, key);
      }
    },
  },
];
