import { nextMorning } from '../../../calendar.ts';
import type { Sweep } from '../../../jobs/sweep.ts';
import { enqueueMail, isMailWaiting } from '../../../mail/store.ts';
import { dueHinweise, dueWochenberichte, lockWahl, nextMonday, updateBenutzer } from '../../agentur/index.ts';
import { hinweiseFor } from './hinweise.ts';
import { agenturHinweise, agenturWochenbericht } from './mails.ts';
import { weekFor } from './woche.ts';

/**
 * Checks each morning for things to do. One check a day, so at most one mail. While the mail of an earlier check waits, the new one covers its
 * period too and replaces it.
 */
const hinweise: Sweep = {
  name: 'agentur.hinweise',
  due: dueHinweise,
  async run(context, id) {
    const row = await lockWahl(context, id);
    if (!row?.hinweise_am || row.hinweise_am > context.now) return;
    const { now } = context;
    const von = (await isMailWaiting(context, agenturHinweise, id)) ? row.hinweise_von : row.hinweise_bis;
    await updateBenutzer(context, id, { hinweise_am: nextMorning(now), hinweise_von: von, hinweise_bis: now });
    if (await hinweiseFor(context, id, now)) await enqueueMail(context, agenturHinweise, id);
  },
};

/** Sends the report of the last week on Monday mornings. */
const wochenbericht: Sweep = {
  name: 'agentur.wochenbericht',
  due: dueWochenberichte,
  async run(context, id) {
    const row = await lockWahl(context, id);
    if (!row?.wochenbericht_am || row.wochenbericht_am > context.now) return;
    await updateBenutzer(context, id, { wochenbericht_am: nextMonday(context.now) });
    if (await weekFor(context, id)) await enqueueMail(context, agenturWochenbericht, id);
  },
};

export const hinweisSweeps: readonly Sweep[] = [hinweise, wochenbericht];
