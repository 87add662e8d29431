import type * as z from 'zod/mini';
import type { NOTIZ_BERICHTE, saveNotiz } from '../../../../contract/calls/agentur-einzeln.ts';
import { writeProtokoll } from '../../../audit/store.ts';
import { addMinutes, dayOf } from '../../../calendar.ts';
import type { Context } from '../../../context.ts';
import { refuse, refuseField } from '../../../errors.ts';
import { durchWen, namenOf, worteOf } from '../bericht-worte.ts';
import * as store from './store.ts';
import { NOTIZ_GEAENDERT } from './store.ts';

export interface NotizBezug {
  readonly agenturnummer: string;
  readonly bericht: (typeof NOTIZ_BERICHTE)[number];
  readonly bezug: string;
}

/** The note at a row, with who wrote it last; null without one. */
export async function notizOf(context: Context, key: NotizBezug) {
  const row = await store.findNotiz(context, key);
  if (!row) return null;
  return {
    Text: row.text,
    Wiedervorlage: row.wiedervorlage,
    GeaendertVon: durchWen(row.geaendert_von, await namenOf(context, key.agenturnummer), worteOf(context)),
    GeaendertAm: row.geaendert_am.toISOString(),
  };
}

/** So long whoever changed a note can take it back to a day that has passed meanwhile. */
const ZURUECK_MINUTEN = 10;

/**
 * Keeps the note at a row that the caller sees; without a text it goes, its day with it. A day before today is refused at `Wiedervorlage`, unless it stands
 * there already, or the caller has just taken it away. With `Bisher` it throws Konflikt where another note stands there than the caller has read.
 */
export async function keepNotiz(
  context: Context,
  key: NotizBezug,
  { Text, Wiedervorlage, Bisher }: z.infer<typeof saveNotiz.body>,
): Promise<void> {
  const before = await store.lockNotiz(context, key);
  if (Bisher !== undefined && (before?.geaendert_am.toISOString() ?? null) !== Bisher) refuse('Konflikt');
  const zuvor = before?.wiedervorlage ?? null;
  const vorher = before ? GESETZT : KEINE;
  if (Text === '') {
    if (await store.deleteNotiz(context, key)) await note(context, key, { vorher, nachher: KEINE, zuvor });
    return;
  }
  const wiedervorlage = Wiedervorlage ?? null;
  const isPast = wiedervorlage !== null && wiedervorlage < dayOf(context.now) && wiedervorlage !== zuvor;
  if (isPast && wiedervorlage !== (await store.findZuvor(context, key, addMinutes(context.now, -ZURUECK_MINUTEN))))
    refuseField('Wiedervorlage', 'vergangen');
  const notiz = { ...key, text: Text, wiedervorlage, geaendert_von: context.wer, geaendert_am: context.now };
  // Of two first notes at once the second has not read the other.
  if (Bisher !== null) await store.putNotiz(context, notiz);
  else if (!(await store.insertNotiz(context, notiz))) refuse('Konflikt');
  await note(context, key, { vorher, nachher: GESETZT, zuvor });
}

/** What the audit log says of a note: whether there is one, never its words. */
const KEINE = 'Keine';
const GESETZT = 'Gesetzt';

interface Aenderung {
  readonly vorher: string;
  readonly nachher: string;
  /** The day before the change. */
  readonly zuvor: string | null;
}

const note = (context: Context, { bericht, bezug, agenturnummer }: NotizBezug, { zuvor, ...stand }: Aenderung): Promise<void> =>
  writeProtokoll(context, NOTIZ_GEAENDERT, bezug, { bericht, gesetzt: stand.nachher === GESETZT, zuvor }, { agenturnummer, ...stand });
