import type { EmpfehlungZeile } from '../../../../contract/calls/agentur/zeilen.ts';
import type { Context } from '../../../context.ts';
import { withLines } from '../../../reports/report.ts';
import { notizOf, type Sicht, type Worte, withAnstehend, worteOf, zeileOf } from '../../agentur/index.ts';
import { produktOf } from '../../produkt/index.ts';
import { schrittOfEmpfehlung } from '../schritte/schritte.ts';
import { schrittFuer } from '../schritte/worte.ts';
import { type EmpfehlungBerichtRow, empfehlungen, listSeither } from './empfehlungen.sql.ts';
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

const empfehlungZeile = (context: Pick<Context, 'locale'>, { person }: Worte, row: EmpfehlungBerichtRow): EmpfehlungZeile => ({
  Empfehlungsnummer: row.empfehlungsnummer,
  ErstelltAm: row.erstellt_am.toISOString(),
  Empfehler: person(row.vorname, row.nachname),
  Produkt: produktOf(row, context),
  Channel: row.channel,
  Klicks: row.klicks,
  Empfaenger: row.empfaenger,
  Status: row.status,
  Mitarbeiternummer: row.mitarbeiternummer,
});
