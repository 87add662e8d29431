import type { LeadZeile } from '../../../../contract/calls/agentur/zeilen.ts';
import type { Context } from '../../../context.ts';
import { refuse } from '../../../errors.ts';
import type { Report } from '../../../reports/report.ts';
import { rowOf, type Sicht, type Worte, withAnstehend, worteOf } from '../../agentur/index.ts';
import { schritteOfEmpfaenger } from '../schritte/schritte.ts';
import { schrittFuer } from '../schritte/worte.ts';
import { amZug, type LeadBerichtRow, leads, leadZeile } from './leads.sql.ts';
import { verlaufOf } from './verlauf.ts';

/** The people recommended by referrals of an agency, as a report. */
export const leadsBericht = (context: Context, sicht: Sicht): Report<LeadBerichtRow, LeadZeile> => {
  const worte = worteOf(context);
  const bezug = { ...context, sicht };
  const source = withAnstehend('leads', bezug, leads(bezug), { LeadsAmZug: amZug(context) });
  return { ...source, toWire: (rows) => leadZeilen(context, sicht, worte, rows) };
};

/** One recommended person with what happened and what comes next. Refuses with NichtGefunden. */
export async function leadOf(context: Context, sicht: Sicht, nummer: string) {
  const { row, zeile } = await rowOf(context, leadsBericht, sicht, nummer);
  const { empfehlungsnummer } = row;
  const schritt =
    (await schritteOfEmpfaenger(context, [nummer], { asEmpfehler: sicht.eigene !== undefined })).get(nummer) ?? refuse('NichtGefunden');
  return {
    ...zeile,
    Empfehlungsnummer: empfehlungsnummer,
    Verlauf: await verlaufOf(context, sicht, { empfehlungsnummer, empfaengernummer: nummer }),
    NaechsterSchritt: schrittFuer(context, sicht, schritt),
  };
}

/** Recommended people on the wire, with what comes next with each. */
async function leadZeilen(context: Context, sicht: Sicht, worte: Worte, rows: readonly LeadBerichtRow[]): Promise<LeadZeile[]> {
  const schritte = await schritteOfEmpfaenger(
    context,
    rows.map((row) => row.empfaengernummer),
    { asEmpfehler: sicht.eigene !== undefined },
  );
  return rows.map((row) => {
    const schritt = schritte.get(row.empfaengernummer);
    return leadZeile(context, worte, row, schritt ? schrittFuer(context, sicht, schritt).Was : '');
  });
}
