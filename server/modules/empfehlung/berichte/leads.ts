import type { LeadZeile } from '../../../../contract/calls/agentur/zeilen.ts';
import type { Context } from '../../../context.ts';
import { refuse } from '../../../errors.ts';
import type { Report } from '../../../reports/report.ts';
import { type ReportTexts, type RowAccess, reportTextsOf, rowOf, withAnstehend } from '../../agentur/index.ts';
import { schritteOfEmpfaenger } from '../schritte/schritte.ts';
import { schrittFor } from '../schritte/worte.ts';
import { hasToAct, type LeadBerichtRow, leads, leadZeile } from './leads.sql.ts';
import { verlaufOf } from './verlauf.ts';

/** The people recommended by referrals of an agency, as a report. */
export const leadsBericht = (context: Context, access: RowAccess): Report<LeadBerichtRow, LeadZeile> => {
  const texts = reportTextsOf(context);
  const reportContext = { ...context, access };
  const source = withAnstehend('leads', reportContext, leads(reportContext), { LeadsAmZug: hasToAct(context) });
  return { ...source, toWire: (rows) => leadZeilen(context, access, texts, rows) };
};

/** One recommended person with timeline and next step. Refuses with NichtGefunden. */
export async function leadOf(context: Context, access: RowAccess, nummer: string) {
  const { row, zeile } = await rowOf(context, leadsBericht, access, nummer);
  const { empfehlungsnummer } = row;
  const schritt =
    (await schritteOfEmpfaenger(context, [nummer], { asEmpfehler: access.eigene !== undefined })).get(nummer) ?? refuse('NichtGefunden');
  return {
    ...zeile,
    Empfehlungsnummer: empfehlungsnummer,
    Verlauf: await verlaufOf(context, access, { empfehlungsnummer, empfaengernummer: nummer }),
    NaechsterSchritt: schrittFor(context, access, schritt),
  };
}

/** Recommended people on the wire, each with the next step. */
async function leadZeilen(context: Context, access: RowAccess, texts: ReportTexts, rows: readonly LeadBerichtRow[]): Promise<LeadZeile[]> {
  const schritte = await schritteOfEmpfaenger(
    context,
    rows.map((row) => row.empfaengernummer),
    { asEmpfehler: access.eigene !== undefined },
  );
  return rows.map((row) => {
    const schritt = schritte.get(row.empfaengernummer);
    return leadZeile(context, texts, row, schritt ? schrittFor(context, access, schritt).Was : '');
  });
}
