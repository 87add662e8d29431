import { writeProtokoll } from '../../audit/store.ts';
import { addTage } from '../../calendar.ts';
import type { Sweep } from '../../jobs/sweep.ts';
import { RETENTION, type Retention } from '../../retention.ts';
import { dueDeletions, listUndeleted, lockNachbuchung, updateNachbuchung } from './store.ts';

/** Deletes name and evidence of a decided claim; number, decision and answer stay. */
const deleteNachweis: Sweep = {
  name: 'nachbuchung.loeschung',
  due: dueDeletions,
  async run(context, nachbuchungsnummer) {
    const row = await lockNachbuchung(context, nachbuchungsnummer);
    if (!row?.loeschen_am || row.loeschen_am > context.now) return;
    await updateNachbuchung(context, nachbuchungsnummer, { vorname: null, nachname: null, nachweis: null, loeschen_am: null });
    await writeProtokoll(context, 'nachbuchung.geloescht', nachbuchungsnummer);
  },
};

export const nachbuchungSweeps: readonly Sweep[] = [deleteNachweis];

/** The rule that the sweep above carries out. */
export const nachbuchungRetentions: readonly Retention[] = [
  {
    rule: 'nachbuchung',
    find: (scope, before, limit) => listUndeleted(scope, addTage(before, RETENTION.nachbuchung.period.tage), limit),
    remove: null,
  },
];
