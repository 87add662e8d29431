import type { Datenauskunft } from '../../../contract/calls/account/datenschutz.ts';
import { namesOf } from '../../audit/actors.ts';
import { writeProtokoll } from '../../audit/store.ts';
import { addMinutes, dayOf } from '../../calendar.ts';
import type { Context } from '../../context.ts';
import { auskunftOf } from '../../db/columns.ts';
import type { MandantScope } from '../../db/scope.ts';
import type { MandantTables } from '../../db/tables.ts';
import { refuse, refuseField } from '../../errors.ts';
import { NOTIZ } from './columns.ts';
import * as store from './store.ts';

/** The place of a note: its owner, a report and the number of a row. */
export interface NotizBezug {
  readonly wer: MandantTables['notiz']['wer'];
  readonly wer_id: string;
  readonly bericht: MandantTables['notiz']['bericht'];
  readonly bezug: string;
}

/** The tenant as the owner of notes: all people of its back office share them. */
const MANDANT = { wer: 'Betrieb', wer_id: '' } as const;

/** A note as it is typed; an empty text means no note. `Bisher` is the moment of the note that its author has read, null if there was none. */
interface NotizInput {
  readonly Text: string;
  readonly Wiedervorlage?: string | null | undefined;
  readonly Bisher?: string | null | undefined;
}

/** Time within which the author of a change can restore a day that is now in the past. */
const UNDO_MINUTES = 10;

/**
 * Stores the note at a row that the caller sees; an empty text deletes the note and its day. A past day is refused at `Wiedervorlage`, unless the note has it
 * already or the caller has just removed it. With `Bisher` it throws Konflikt if the stored note is not the one that the caller has read.
 */
export async function storeNotiz(context: Context, key: NotizBezug, { Text, Wiedervorlage, Bisher }: NotizInput): Promise<void> {
  const before = await store.lockNotiz(context, key);
  if (Bisher !== undefined && (before?.geaendert_am.toISOString() ?? null) !== Bisher) refuse('Konflikt');
  const zuvor = before?.wiedervorlage ?? null;
  const vorher = before ? GESETZT : KEINE;
  if (Text === '') {
    if (await store.deleteNotiz(context, key)) await recordChange(context, key, { vorher, nachher: KEINE, zuvor });
    return;
  }
  const wiedervorlage = Wiedervorlage ?? null;
  const isPast = wiedervorlage !== null && wiedervorlage < dayOf(context.now) && wiedervorlage !== zuvor;
  if (isPast && wiedervorlage !== (await store.findPreviousWiedervorlage(context, key, addMinutes(context.now, -UNDO_MINUTES))))
    refuseField('Wiedervorlage', 'vergangen');
  const notiz = { ...key, text: Text, wiedervorlage, geaendert_von: context.wer, geaendert_am: context.now };
  // Of two concurrent first notes, the second one has not read the first.
  if (Bisher !== null) await store.updateNotiz(context, notiz);
  else if (!(await store.insertNotiz(context, notiz))) refuse('Konflikt');
  await recordChange(context, key, { vorher, nachher: GESETZT, zuvor });
}

/** The note of the tenant's own people at a row, with its last author by name; null if there is none. */
export async function mandantNotizOf(context: Context, bericht: NotizBezug['bericht'], bezug: string) {
  const row = await store.findNotiz(context, { ...MANDANT, bericht, bezug });
  if (!row) return null;
  return {
    Text: row.text,
    Wiedervorlage: row.wiedervorlage,
    GeaendertVon: (await namesOf(context, [row.geaendert_von]))(row.geaendert_von),
    GeaendertAm: row.geaendert_am.toISOString(),
  };
}

/** Stores the note of the tenant's own people at a row, as `storeNotiz` does. */
export async function storeMandantNotiz(
  context: Context,
  bericht: NotizBezug['bericht'],
  bezug: string,
  input: Omit<NotizInput, 'Wiedervorlage'>,
): Promise<void> {
  await storeNotiz(context, { ...MANDANT, bericht, bezug }, input);
}

/** Adds a line to the note of the tenant's own people at a row, or makes it the first one. */
export async function addToMandantNotiz(context: Context, bericht: NotizBezug['bericht'], bezug: string, line: string): Promise<void> {
  const key = { ...MANDANT, bericht, bezug };
  const before = await store.lockNotiz(context, key);
  const text = before ? `${before.text}\n${line}` : line;
  await storeNotiz(context, key, { Text: text, Wiedervorlage: before?.wiedervorlage ?? null });
}

/** Values in the audit log: whether there is a note, never its words. */
const KEINE = 'Keine';
const GESETZT = 'Gesetzt';

interface Aenderung {
  readonly vorher: string;
  readonly nachher: string;
  /** The reminder day before the change. */
  readonly zuvor: string | null;
}

const recordChange = (context: Context, key: NotizBezug, { zuvor, ...stand }: Aenderung): Promise<void> => {
  const daten = { bericht: key.bericht, gesetzt: stand.nachher === GESETZT, zuvor };
  return writeProtokoll(context, store.changeOf(key), key.bezug, daten, { agenturnummer: key.wer_id || null, ...stand });
};

/** The notes at the rows of these numbers, by report, for a disclosure. */
export async function auskunftOfNotizen(
  scope: MandantScope,
  nummern: Parameters<typeof store.listNotizenAt>[1],
): Promise<Pick<Datenauskunft, 'Notizen'>> {
  const notizen = (await store.listNotizenAt(scope, nummern)).map((row) => auskunftOf(NOTIZ, row));
  return { Notizen: notizen.map((notiz) => ({ ...notiz, Agenturnummer: notiz.Agenturnummer || null })) };
}
