import { writeProtokoll } from '../../audit/store.ts';
import type { Sweep } from '../../jobs/sweep.ts';
import { dueUnconfirmed } from './reads.ts';
import { deleteUnconfirmed } from './store.ts';

/** A recommender whose address was never confirmed is deleted after 12 weeks, with all that was typed in that name. */
const deleteUnconfirmedEmpfehler: Sweep = {
  name: 'empfehlung.loeschung',
  due: dueUnconfirmed,
  async run(context, accountId) {
    await deleteUnconfirmed(context, accountId);
    await writeProtokoll(context, 'empfehler.unbestaetigt-geloescht', accountId);
  },
};

export const empfehlungSweeps: readonly Sweep[] = [deleteUnconfirmedEmpfehler];
