import type { Login } from '../../calls/login.ts';
import type { Context } from '../../context.ts';
import { withLines } from '../../reports/report.ts';
import { notizOf, rowOf, type Sicht, withAnstehend, worteOf } from '../agentur/index.ts';
import { type Eintrag, inOrder } from '../empfehlung/index.ts';
import { handlungenOf } from './aendern.ts';
import { type EinladungBerichtRow, einladungen, einladungZeile, endend } from './einladungen.sql.ts';

/** The invitations of an agency as a report. */
export const einladungenBericht = (context: Context, sicht: Sicht) => {
  const bezug = { ...context, sicht };
  return withLines(withAnstehend('einladungen', bezug, einladungen(bezug), { EinladungenEnden: endend(bezug) }), einladungZeile);
};

/** One invitation with its history, its last moment, and what the caller can do with it. */
export async function einladungOf(context: Context, login: Login | null, sicht: Sicht, nummer: string) {
  const { row, zeile } = await rowOf(context, einladungenBericht, sicht, nummer);
  return {
    ...zeile,
    Notiz: await notizOf(context, { agenturnummer: sicht.agenturnummer, bericht: 'einladungen', bezug: nummer }),
    GueltigBis: row.gueltig_bis.toISOString(),
    ...(await handlungenOf(context, login, nummer)),
    Verlauf: verlaufOf(context, row),
  };
}

/** What is over by its time alone has no other moment than that. */
function verlaufOf(context: Context, { art, status, erstellt_am, gueltig_bis, beendet_am }: EinladungBerichtRow): Eintrag[] {
  const { t } = worteOf(context);
  const end = status === 'Offen' ? [] : [{ am: beendet_am ?? gueltig_bis, was: t(`agentur.verlauf.einladung.${status}`) }];
  return inOrder([{ am: erstellt_am, was: t(`agentur.verlauf.eingeladen.${art}`) }, ...end]);
}
