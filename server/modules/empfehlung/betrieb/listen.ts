import type { BetriebEmpfaengerZeile, BetriebEmpfehlungZeile } from '../../../../contract/calls/betrieb/empfehlungen.ts';
import type { Context } from '../../../context.ts';
import { refuse } from '../../../errors.ts';
import { itemOf } from '../../../reports/list.ts';
import { mandantNotizOf } from '../../../reports/notiz/notiz.ts';
import { type Report, withLines } from '../../../reports/report.ts';
import { reportTextsOf } from '../../agentur/index.ts';
import { produktOf } from '../../produkt/index.ts';
import { verlaufOf } from '../berichte/verlauf.ts';
import { findEmpfehlerId } from '../reads.ts';
import { schritteOfEmpfaenger, schrittOfEmpfehlung } from '../schritte/schritte.ts';
import { BETRIEB_EMPFAENGER, type BetriebEmpfaengerRow, type BetriebEmpfehlungRow, betriebEmpfehlungen } from './listen.sql.ts';

/** The referrals of the tenant as a list. */
export function empfehlungenListe(context: Context): Report<BetriebEmpfehlungRow, BetriebEmpfehlungZeile> {
  const { person } = reportTextsOf(context);
  return withLines(betriebEmpfehlungen(context.now), (row) => ({
    ErstelltAm: row.erstellt_am.toISOString(),
    Empfehlungsnummer: row.empfehlungsnummer,
    Status: row.status,
    Empfehler: person(row.vorname, row.nachname),
    Produkt: produktOf(row, context),
    Channel: row.channel,
    Klicks: row.klicks,
    Agenturnummer: row.agenturnummer,
  }));
}

/** One referral of the tenant with its timeline, and the next step as its recommender reads it. Throws NichtGefunden. */
export async function empfehlungForBetrieb(context: Context, nummer: string) {
  const { zeile } = await itemOf(context, empfehlungenListe(context), nummer);
  return {
    ...zeile,
    EmpfehlerId: await findEmpfehlerId(context, nummer),
    Verlauf: await verlaufOf(context, null, { empfehlungsnummer: nummer }),
    Notiz: await mandantNotizOf(context, 'empfehlungen', nummer),
    NaechsterSchritt: (await schrittOfEmpfehlung(context, nummer)).schritt,
  };
}

/** The recommended people of the tenant as a list, each with the next step. */
export function empfaengerListe(context: Context): Report<BetriebEmpfaengerRow, BetriebEmpfaengerZeile> {
  const { person } = reportTextsOf(context);
  return {
    ...BETRIEB_EMPFAENGER,
    async toWire(rows) {
      const nummern = rows.map((row) => row.empfaengernummer);
      const schritte = await schritteOfEmpfaenger(context, nummern, { asEmpfehler: true });
      return rows.map((row) => ({
        ErstelltAm: row.erstellt_am.toISOString(),
        Empfaengernummer: row.empfaengernummer,
        Status: row.status,
        Anzeigename: person(row.vorname, row.name),
        NaechsterSchritt: schritte.get(row.empfaengernummer)?.schritt.Was ?? '',
        Empfehlungsnummer: row.empfehlungsnummer,
        Agenturnummer: row.agenturnummer,
      }));
    },
  };
}

/** One recommended person of the tenant with the timeline, and the next step as the recommender reads it. Throws NichtGefunden. */
export async function empfaengerForBetrieb(context: Context, nummer: string) {
  const { row, zeile } = await itemOf(context, empfaengerListe(context), nummer);
  const { empfehlungsnummer } = row;
  const schritte = await schritteOfEmpfaenger(context, [nummer], { asEmpfehler: true });
  return {
    ...zeile,
    Produkt: produktOf(row, context),
    Empfehler: reportTextsOf(context).person(row.empfehler_vorname, row.empfehler_nachname),
    EmpfehlerId: await findEmpfehlerId(context, empfehlungsnummer),
    Verlauf: await verlaufOf(context, null, { empfehlungsnummer, empfaengernummer: nummer }),
    Notiz: await mandantNotizOf(context, 'leads', nummer),
    NaechsterSchritt: (schritte.get(nummer) ?? refuse('NichtGefunden')).schritt,
  };
}
