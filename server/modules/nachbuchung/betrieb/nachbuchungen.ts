import type { BetriebNachbuchung, BetriebNachbuchungZeile, Zuordnung } from '../../../../contract/calls/betrieb/nachbuchungen.ts';
import { namesOf } from '../../../audit/actors.ts';
import { dayOf } from '../../../calendar.ts';
import type { Context } from '../../../context.ts';
import { refuse } from '../../../errors.ts';
import { itemOf } from '../../../reports/list.ts';
import { type Report, withLines } from '../../../reports/report.ts';
import { countWaiting } from '../../../reports/waiting.ts';
import { type ReportTexts, reportTextsOf } from '../../agentur/index.ts';
import { anzeigename } from '../../empfaenger/index.ts';
import { inOrder, schritteOfEmpfaenger, verlaufOf } from '../../empfehlung/index.ts';
import { produktOf } from '../../produkt/index.ts';
import { hasName, statusOfAccepted } from '../entscheidung.ts';
import {
  BETRIEB_NACHBUCHUNGEN,
  type BetriebNachbuchungRow,
  findAuftragWithEmpfehler,
  findDecider,
  listZuordnungen,
} from './nachbuchungen.sql.ts';

/** The claims of the tenant as a list. */
export function nachbuchungenListe(context: Context): Report<BetriebNachbuchungRow, BetriebNachbuchungZeile> {
  const { person } = reportTextsOf(context);
  return withLines(BETRIEB_NACHBUCHUNGEN, (row) => ({
    ErstelltAm: row.erstellt_am.toISOString(),
    Nachbuchungsnummer: row.nachbuchungsnummer,
    Status: row.status,
    Auftragsnummer: row.auftragsnummer,
    Auftragsdatum: row.auftragsdatum,
    Produkt: produktOf(row, context),
    Empfehler: person(row.empfehler_vorname, row.empfehler_nachname),
    BestelltVon: anzeigename({ vorname: row.vorname, name: row.nachname }),
  }));
}

/** Counts the claims that wait for a decision. */
export const nachbuchungenWaiting = countWaiting('nachbuchungen', nachbuchungenListe, ({ ErstelltAm }) => dayOf(new Date(ErstelltAm)));

/** One claim with what its decision needs. Throws NichtGefunden. */
export async function nachbuchungForBetrieb(context: Context, nummer: string): Promise<BetriebNachbuchung> {
  const texts = reportTextsOf(context);
  const { row, zeile } = await itemOf(context, nachbuchungenListe(context), nummer);
  const auftrag = await findAuftragWithEmpfehler(context, row.auftragsnummer);
  const decider = row.status === 'Offen' ? null : await findDecider(context, nummer);
  const entschiedenDurch = decider && (await deciderName(context, decider));
  return {
    ...zeile,
    Vorname: row.vorname,
    Nachname: row.nachname,
    Nachweis: row.nachweis,
    Empfehlungsnummer: row.empfehlungsnummer,
    Auftrag: auftrag
      ? {
          Status: auftrag.status,
          Empfehler: texts.person(auftrag.empfehler_vorname, auftrag.empfehler_nachname),
          Empfehlungsnummer: auftrag.empfehlungsnummer,
          Empfaengernummer: auftrag.empfaengernummer,
        }
      : null,
    StandDanach: statusOfAccepted(context, row, auftrag?.status),
    EntschiedenAm: row.entschieden_am?.toISOString() ?? null,
    EntschiedenDurch: entschiedenDurch,
    Antwort: row.antwort || null,
    Zuordnungen: row.status === 'Offen' ? await zuordnungenOf(context, row) : [],
    NaechsterSchritt: await schrittOf(context, texts, row, auftrag?.empfaengernummer),
    Verlauf: await verlaufOfNachbuchung(context, texts, row, { auftrag, durch: entschiedenDurch ?? texts.mandant }),
  };
}

/** A person of the back office by name; the tenant for its own systems. */
const deciderName = async (context: Context, wer: string): Promise<string> =>
  wer.startsWith('Betrieb:') ? (await namesOf(context, [wer]))(wer) : context.konfiguration.Name;

/**
 * What the claim could be about: the recipients of each referral, those of the claimed name first. A referral by link on which nobody has that name gets an
 * entry of its own: accepting adds the claimed person.
 */
async function zuordnungenOf(context: Context, row: BetriebNachbuchungRow): Promise<Zuordnung[]> {
  const found = await listZuordnungen(context, row);
  const empfehlungen = new Map(found.map((one) => [one.empfehlungsnummer, one]));
  return [...empfehlungen.values()].flatMap((empfehlung) => {
    const shared = {
      Empfehlungsnummer: empfehlung.empfehlungsnummer,
      ErstelltAm: new Date(empfehlung.erstellt_am).toISOString(),
      Produkt: produktOf(empfehlung, context),
    };
    const people = found.flatMap((one) => {
      if (one.empfehlungsnummer !== empfehlung.empfehlungsnummer || one.empfaengernummer === null) return [];
      const NameGleich = row.vorname !== null && hasName(one, row);
      return [{ ...shared, Empfaengernummer: one.empfaengernummer, Anzeigename: anzeigename(one), Status: one.status, NameGleich }];
    });
    const named = people.filter(({ NameGleich }) => NameGleich);
    const canAdd = empfehlung.empfehlungslink && row.vorname !== null && named.length === 0;
    return [
      ...named,
      ...people.filter((one) => !named.includes(one)),
      ...(canAdd ? [{ ...shared, Empfaengernummer: null, Anzeigename: null, Status: null, NameGleich: false }] : []),
    ];
  });
}

/** The next step of a claim: its decision; of an accepted one, that of its order, as the recommender reads it. */
async function schrittOf(
  context: Context,
  { t }: ReportTexts,
  { status, auftragsnummer }: BetriebNachbuchungRow,
  empfaengernummer: string | undefined,
): Promise<BetriebNachbuchung['NaechsterSchritt']> {
  if (status === 'Offen') return { Schritt: 'NachbuchungPruefen', Wer: 'Mandant', Was: t('betrieb.nachbuchung.schritt') };
  if (status === 'Abgelehnt' || empfaengernummer === undefined) return { Schritt: 'Beendet', Wer: 'Niemand', Was: '' };
  const schritte = await schritteOfEmpfaenger(context, [empfaengernummer], { auftragsnummer, asEmpfehler: true });
  return schritte.get(empfaengernummer)?.schritt ?? refuse('NichtGefunden');
}

/** The timeline of a claim: that of its referral or order, with the claim and its decision. */
async function verlaufOfNachbuchung(
  context: Context,
  { t }: ReportTexts,
  row: BetriebNachbuchungRow,
  { auftrag, durch }: { readonly auftrag: Awaited<ReturnType<typeof findAuftragWithEmpfehler>>; readonly durch: string },
): Promise<BetriebNachbuchung['Verlauf']> {
  const subject =
    row.status === 'Angenommen' && auftrag
      ? { empfehlungsnummer: auftrag.empfehlungsnummer, empfaengernummer: auftrag.empfaengernummer, auftragsnummer: row.auftragsnummer }
      : row.empfehlungsnummer && { empfehlungsnummer: row.empfehlungsnummer };
  const own = inOrder([
    { am: row.erstellt_am, was: t('betrieb.nachbuchung.verlauf.gemeldet') },
    ...(row.status === 'Offen' ? [] : [{ am: row.entschieden_am, was: t(`betrieb.nachbuchung.verlauf.${row.status}`, { durch }) }]),
  ]);
  const ofEmpfehlung = subject ? await verlaufOf(context, null, subject) : [];
  return [...ofEmpfehlung, ...own].sort((a, b) => a.Am.localeCompare(b.Am));
}
