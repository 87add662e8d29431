import { writeProtokoll } from '../../audit/store.ts';
import { addTage } from '../../calendar.ts';
import type { Sweep } from '../../jobs/sweep.ts';
import { RETENTION, type Retention } from '../../retention.ts';
import { dueDeletions, listUndeleted, lockNachbuchung, updateNachbuchung } from './store.ts';

/** Name and evidence of a decided claim go; number, decision and answer stay. */
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

/** What the sweep above deletes. */
export const nachbuchungRetentions: readonly Retention[] = [
  {
    rule: 'nachbuchung',
    find: (scope, before, limit) => listUndeleted(scope, addTage(before, RETENTION.nachbuchung.period.tage), limit),
    remove: null,
  },
];
