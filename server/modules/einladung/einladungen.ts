import type { Login } from '../../calls/login.ts';
import type { Context } from '../../context.ts';
import { isUndelivered } from '../../mail/ruecklauf/sperre.sql.ts';
import { withLines } from '../../reports/report.ts';
import { notizOf, type RowAccess, reportTextsOf, rowOf, withAnstehend } from '../agentur/index.ts';
import { type Eintrag, inOrder } from '../empfehlung/index.ts';
import { allowedActions } from './aendern.ts';
import { type EinladungBerichtRow, einladungen, einladungZeile, isEndingSoon } from './einladungen.sql.ts';

/** The invitations of an agency as a report. */
export const einladungenBericht = (context: Context, access: RowAccess) => {
  const reportContext = { ...context, access };
  return withLines(
    withAnstehend('einladungen', reportContext, einladungen(reportContext, isUndelivered), {
      EinladungenEnden: isEndingSoon(reportContext),
    }),
    einladungZeile,
  );
};

/** One invitation with its history, its expiry, and the actions that the caller may take. */
export async function einladungOf(context: Context, login: Login | null, access: RowAccess, nummer: string) {
  const { row, zeile } = await rowOf(context, einladungenBericht, access, nummer);
  return {
    ...zeile,
    Notiz: await notizOf(context, { agenturnummer: access.agenturnummer, bericht: 'einladungen', bezug: nummer }),
    GueltigBis: row.gueltig_bis.toISOString(),
    ...(await allowedActions(context, login, nummer)),
    Verlauf: verlaufOf(context, row),
  };
}

/** An expired invitation that the sweep has not marked yet ended at its expiry. */
function verlaufOf(context: Context, { art, status, erstellt_am, gueltig_bis, beendet_am }: EinladungBerichtRow): Eintrag[] {
  const { t } = reportTextsOf(context);
  const end = status === 'Offen' ? [] : [{ am: beendet_am ?? gueltig_bis, was: t(`agentur.verlauf.einladung.${status}`) }];
  return inOrder([{ am: erstellt_am, was: t(`agentur.verlauf.eingeladen.${art}`) }, ...end]);
}
