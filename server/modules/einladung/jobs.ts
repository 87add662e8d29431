import { writeProtokoll } from '../../audit/store.ts';
import type { Context } from '../../context.ts';
import type { Sweep } from '../../jobs/sweep.ts';
import type { Retention } from '../../retention.ts';
import { expireEinladung } from './einladung.ts';
import { dueEinladungen, listEndedEinladungen, listEndedEinwilligungen } from './reads.ts';
import { deleteEinwilligungen, eraseEinladungen } from './store.ts';

/** Ends open invitations whose time is over. */
const expire: Sweep = { name: 'einladung.ablauf', due: dueEinladungen, run: expireEinladung };

export const einladungSweeps: readonly Sweep[] = [expire];

/** Removes name and address of invitations that were not accepted. */
async function erase(context: Context, nummern: readonly string[]): Promise<void> {
  await eraseEinladungen(context, nummern);
  for (const nummer of nummern) await writeProtokoll(context, 'einladung.daten-geloescht', nummer);
}

/** Ended invitations, and proofs of consent after their retention period. */
export const einladungRetentions: readonly Retention[] = [
  { rule: 'einladung', find: listEndedEinladungen, remove: erase },
  { rule: 'maileinwilligung', find: listEndedEinwilligungen('VorOrt'), remove: deleteEinwilligungen },
  { rule: 'telefoneinwilligung', find: listEndedEinwilligungen('Telefon'), remove: deleteEinwilligungen },
];
