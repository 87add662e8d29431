import type { Context } from '../../../context.ts';
import { withLines } from '../../../reports/report.ts';
import { notizOf, type RowAccess, reportTextsOf, withAnstehend, zeileOf } from '../../agentur/index.ts';
import { schrittOfEmpfehlung } from '../schritte/schritte.ts';
import { schrittFor } from '../schritte/worte.ts';
import { empfehlungen, empfehlungZeile, listNewKlicks } from './empfehlungen.sql.ts';
import { verlaufOf } from './verlauf.ts';

/** The referrals of an agency as a report. */
export const empfehlungenBericht = async (context: Context, access: RowAccess) => {
  const texts = reportTextsOf(context);
  const reportContext = { ...context, access };
  const source = empfehlungen(reportContext, await listNewKlicks(context, access));
  return withLines(withAnstehend('empfehlungen', reportContext, source), (row) => empfehlungZeile(context, texts, row));
};

/** One referral of an agency with its note, timeline and next step. Refuses with NichtGefunden. */
export async function empfehlungInAgentur(context: Context, access: RowAccess, nummer: string) {
  const zeile = await zeileOf(context, empfehlungenBericht, access, nummer);
  return {
    ...zeile,
    Notiz: await notizOf(context, { agenturnummer: access.agenturnummer, bericht: 'empfehlungen', bezug: nummer }),
    Verlauf: await verlaufOf(context, access, { empfehlungsnummer: nummer }),
    NaechsterSchritt: schrittFor(context, access, await schrittOfEmpfehlung(context, nummer)),
  };
}
