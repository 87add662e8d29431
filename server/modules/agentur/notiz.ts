import type { Context } from '../../context.ts';
import type { NotizBezug } from '../../reports/notiz/notiz.ts';
import { findNotiz } from '../../reports/notiz/store.ts';
import type { Owner } from '../../reports/owner.ts';
import { actorName, reportTextsOf, userNamesOf } from './report-texts.ts';

/** An agency as the owner of notes: all of its users share them. */
export const ownerOf = (agenturnummer: string): Owner => ({ wer: 'Agentur', wer_id: agenturnummer });

/** The note of an agency on a row with its last author; null if there is none. */
export async function notizOf(
  context: Context,
  { agenturnummer, bericht, bezug }: Pick<NotizBezug, 'bericht' | 'bezug'> & { readonly agenturnummer: string },
) {
  const row = await findNotiz(context, { ...ownerOf(agenturnummer), bericht, bezug });
  if (!row) return null;
  return {
    Text: row.text,
    Wiedervorlage: row.wiedervorlage,
    GeaendertVon: actorName(row.geaendert_von, await userNamesOf(context, agenturnummer), reportTextsOf(context)),
    GeaendertAm: row.geaendert_am.toISOString(),
  };
}
