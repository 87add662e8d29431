import type * as z from 'zod/mini';
import type { BetriebAuftrag, BetriebAuftragZeile } from '../../../../contract/calls/betrieb/auftraege.ts';
import { mayCall } from '../../../../contract/rules/rechte.ts';
import { namesOf } from '../../../audit/actors.ts';
import { dayOf } from '../../../calendar.ts';
import type { Login } from '../../../calls/login.ts';
import type { Context } from '../../../context.ts';
import { refuse } from '../../../errors.ts';
import { itemOf, type ListQuery, listPageOf } from '../../../reports/list.ts';
import { mandantNotizOf } from '../../../reports/notiz/notiz.ts';
import { type Report, withLines } from '../../../reports/report.ts';
import { countWaiting } from '../../../reports/waiting.ts';
import { reportTextsOf } from '../../agentur/index.ts';
import { type Listenquelle, quelleOf } from '../../betrieb/index.ts';
import { findEmpfehlerId, schritteOfEmpfaenger, verlaufOf } from '../../empfehlung/index.ts';
import { freigabeTagOf, produktOf } from '../../produkt/index.ts';
import { releaseWindowAt } from '../freigabe-regel.ts';
import { readFreigabefrist } from '../freigabefrist.sql.ts';
import { findFall } from '../reads.ts';
import { findAuftrag } from '../store.ts';
import { aktionenOf } from './aktionen.ts';
import { type BetriebAuftragRow, betriebAuftraege } from './auftraege.sql.ts';
import { ohneEmpfehlungForBetrieb, ohneEmpfehlungListe } from './ohne.ts';

/** The orders of the tenant as a list. */
export async function auftraegeListe(context: Context): Promise<Report<BetriebAuftragRow, BetriebAuftragZeile, 'WertCent'>> {
  const texts = reportTextsOf(context);
  const source = betriebAuftraege(await readFreigabefrist(context), releaseWindowAt(context.now));
  return withLines(source, (row) => zeileOf(context, texts, row));
}

/** Counts the orders that wait for the tenant. */
export const auftraegeWaiting = countWaiting('auftraege', auftraegeListe, ({ Auftragsdatum }) => Auftragsdatum, [
  'ZuBestaetigen',
  'ZuFreigeben',
  'Beanstandet',
]);

/** Whether a query of the list of orders asks for those without a referral. They are another table, so one filter shows all of them and no other. */
const asksOhneEmpfehlung = ({ Filter }: ListQuery): boolean => typeof Filter === 'object' && Filter?.Faellig === 'OhneEmpfehlung';

/** A page of the list of orders. */
export const auftraegePage = async (context: Context, query: ListQuery) =>
  asksOhneEmpfehlung(query)
    ? listPageOf(context, await ohneEmpfehlungListe(context), query)
    : listPageOf(context, await auftraegeListe(context), query);

/** The list of orders for a file. */
export const auftraegeQuelle: Listenquelle = {
  count: (context, query) => quelleFor(query).count(context, query),
  next: (request, query, piece) => quelleFor(query).next(request, query, piece),
};
const STORED = quelleOf(auftraegeListe);
const OHNE_EMPFEHLUNG = quelleOf(ohneEmpfehlungListe);
const quelleFor = (query: ListQuery): Listenquelle => (asksOhneEmpfehlung(query) ? OHNE_EMPFEHLUNG : STORED);

const zeileOf = (context: Context, { t, person }: ReturnType<typeof reportTextsOf>, row: BetriebAuftragRow): BetriebAuftragZeile => ({
  Auftragsnummer: row.auftragsnummer,
  Auftragsdatum: row.auftragsdatum,
  Status: row.status,
  FreigabeAb: freigabeTagOf(context, row),
  WertCent: row.wert_cent,
  Produkt: produktOf(row, context),
  Empfehler: person(row.empfehler_vorname, row.empfehler_nachname),
  Empfaenger: person(row.empfaenger_vorname, row.empfaenger_name),
  Agenturnummer: row.agenturnummer,
  // The database empties the text of an objection when the data of its people is erased.
  Grund: row.grund === null ? row.beanstandung || null : t(`agentur.grund.${row.grund}`),
});

/** One order of the tenant with its timeline, the next step as its recommender reads it, and what the caller can decide on it. Throws NichtGefunden. */
export async function auftragForBetrieb(context: Context, login: Login | null, nummer: string): Promise<z.input<typeof BetriebAuftrag>> {
  if (!(await findAuftrag(context, nummer))) return ohneEmpfehlungForBetrieb(context, nummer, mayDecide(login));
  const { row, zeile } = await itemOf(context, await auftraegeListe(context), nummer);
  const fall = (await findFall(context, nummer)) ?? refuse('NichtGefunden');
  const { empfaengernummer, empfehlungsnummer } = row;
  const schritte = await schritteOfEmpfaenger(context, [empfaengernummer], { auftragsnummer: nummer, asEmpfehler: true });
  const nameOf = await namesOf(context, [row.freigegeben_durch]);
  return {
    ...zeile,
    Empfehlungsnummer: empfehlungsnummer,
    EmpfehlerId: await findEmpfehlerId(context, empfehlungsnummer),
    Empfaengernummer: empfaengernummer,
    AngegebeneNummer: null,
    Mitarbeiternummer: row.mitarbeiternummer,
    FreigegebenAm: row.freigegeben_am?.toISOString() ?? null,
    FreigegebenDurch: row.freigegeben_durch === null ? null : nameOf(row.freigegeben_durch),
    Verlauf: await verlaufOf(context, null, { empfehlungsnummer, empfaengernummer, auftragsnummer: nummer }),
    Notiz: await mandantNotizOf(context, 'auftraege', nummer),
    NaechsterSchritt: schritte.get(empfaengernummer)?.schritt ?? { Schritt: 'Beendet', Wer: 'Niemand', Was: '' },
    Aktionen: mayDecide(login) ? [...aktionenOf({ ...fall, freigabeAb: zeile.FreigabeAb }, dayOf(context.now))] : [],
  };
}

const mayDecide = (login: Login | null): boolean => mayCall(login, 'AuftraegeEntscheiden', true);
