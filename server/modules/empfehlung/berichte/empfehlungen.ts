import type { Context } from '../../../context.ts';
import { withLines } from '../../../reports/report.ts';
import { notizOf, type Sicht, withAnstehend, worteOf, zeileOf } from '../../agentur/index.ts';
import { schrittOfEmpfehlung } from '../schritte/schritte.ts';
import { schrittFuer } from '../schritte/worte.ts';
import { empfehlungen, empfehlungZeile, listSeither } from './empfehlungen.sql.ts';
import { verlaufOf } from './verlauf.ts';

/** The referrals of an agency as a report. */
export const empfehlungenBericht = async (context: Context, sicht: Sicht) => {
  const worte = worteOf(context);
  const bezug = { ...context, sicht };
  const source = empfehlungen(bezug, await listSeither(context, sicht));
  return withLines(withAnstehend('empfehlungen', bezug, source), (row) => empfehlungZeile(context, worte, row));
};

/** One referral of an agency with its note, what happened and what comes next. Refuses with NichtGefunden. */
export async function empfehlungInAgentur(context: Context, sicht: Sicht, nummer: string) {
  const zeile = await zeileOf(context, empfehlungenBericht, sicht, nummer);
  return {
    ...zeile,
    Notiz: await notizOf(context, { agenturnummer: sicht.agenturnummer, bericht: 'empfehlungen', bezug: nummer }),
    Verlauf: await verlaufOf(context, sicht, { empfehlungsnummer: nummer }),
    NaechsterSchritt: schrittFuer(context, sicht, await schrittOfEmpfehlung(context, nummer)),
  };
}
