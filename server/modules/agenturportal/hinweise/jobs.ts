import type { Sweep } from '../../../jobs/sweep.ts';
import { enqueueMail, isMailWaiting } from '../../../mail/store.ts';
import { dueHinweise, dueWochenberichte, lockWahl, nextMontag, nextMorgen, updateBenutzer } from '../../agentur/index.ts';
import { hinweiseFor } from './hinweise.ts';
import { agenturHinweise, agenturWochenbericht } from './mails.ts';
import { wocheFor } from './woche.ts';

/**
 * Each morning, whether something is to be done. One look a day, so at most one mail. While the mail of an earlier look waits, the new one is about
 * its span too and takes its place.
 */
const hinweise: Sweep = {
  name: 'agentur.hinweise',
  due: dueHinweise,
  async run(context, id) {
    const row = await lockWahl(context, id);
    if (!row?.hinweise_am || row.hinweise_am > context.now) return;
    const { now } = context;
    const von = (await isMailWaiting(context, agenturHinweise, id)) ? row.hinweise_von : row.hinweise_bis;
    await updateBenutzer(context, id, { hinweise_am: nextMorgen(now), hinweise_von: von, hinweise_bis: now });
    if (await hinweiseFor(context, id, now)) await enqueueMail(context, agenturHinweise, id);
  },
};

/** On Monday mornings, how the last week was. */
const wochenbericht: Sweep = {
  name: 'agentur.wochenbericht',
  due: dueWochenberichte,
  async run(context, id) {
    const row = await lockWahl(context, id);
    if (!row?.wochenbericht_am || row.wochenbericht_am > context.now) return;
    await updateBenutzer(context, id, { wochenbericht_am: nextMontag(context.now) });
    if (await wocheFor(context, id)) await enqueueMail(context, agenturWochenbericht, id);
  },
};

export const hinweisSweeps: readonly Sweep[] = [hinweise, wochenbericht];
