import type { AuftragZeile, EigeneAuftragZeile } from '../../../contract/calls/agentur/zeilen.ts';
import type { Context } from '../../context.ts';
import { withLines } from '../../reports/report.ts';
import { type Sicht, type Worte, withAnstehend, worteOf } from '../agentur/index.ts';
import { freigabeTagOf, nameOf } from '../produkt/index.ts';
import { type AuftragBerichtRow, auftraege, freigebbar } from './auftraege.sql.ts';
import { fensterAt } from './freigabe-regel.ts';
import { readFreigabefrist } from './freigabefrist.sql.ts';

/** The orders of an agency as a report. */
export const auftraegeBericht = async (context: Context, sicht: Sicht) => {
  const worte = worteOf(context);
  const bezug = { ...context, sicht };
  const frist = await readFreigabefrist(context);
  const own = { AuftraegeFreigebbar: freigebbar(frist, fensterAt(context.now), sicht) };
  return withLines(withAnstehend('auftraege', bezug, auftraege(bezug, frist.spalte), own), (row) => auftragZeile(context, worte, row));
};

/** The orders of an employee, who has no filter of orders that wait. */
export const eigeneAuftraegeBericht = async (context: Context, sicht: Sicht) => {
  const worte = worteOf(context);
  const { spalte } = await readFreigabefrist(context);
  return withLines(auftraege({ ...context, sicht }, spalte), (row) => eigeneAuftragZeile(context, worte, row));
};

/** An order on the wire, in the words of who asks. */
const auftragZeile = (context: Context, worte: Worte, row: AuftragBerichtRow): AuftragZeile => ({
  ...besideRelease(context, worte, row),
  FreigabeAb: freigabeTagOf(context, row),
});

/** The same for an employee; a confidential order shows no day of release. */
const eigeneAuftragZeile = (context: Context, worte: Worte, row: AuftragBerichtRow): EigeneAuftragZeile => ({
  ...besideRelease(context, worte, row),
  FreigabeAb: row.vertraulich ? null : freigabeTagOf(context, row),
});

function besideRelease({ locale }: Context, worte: Worte, row: AuftragBerichtRow): Omit<AuftragZeile, 'FreigabeAb'> {
  const { t, person } = worte;
  return {
    Auftragsnummer: row.auftragsnummer,
    Auftragsdatum: row.auftragsdatum,
    Produkt: nameOf({ name: row.produkt_name, name_en: row.produkt_name_en }, locale),
    Empfehlungsnummer: row.empfehlungsnummer,
    Empfehler: person(row.empfehler_vorname, row.empfehler_nachname),
    Empfaenger: person(row.empfaenger_vorname, row.empfaenger_name),
    Mitarbeiternummer: row.mitarbeiternummer,
    Status: row.status,
    FreigegebenAm: row.freigegeben_am?.toISOString() ?? null,
    FreigegebenDurch: row.freigegeben_am === null ? null : freigegebenDurch(row, worte),
    WertCent: row.wert_cent,
    // The words of an objection go with the people that they are of.
    Grund: row.grund === null ? row.beanstandung || null : t(`agentur.grund.${row.grund}`),
  };
}

/** Who released an order: a user of the agency, the system, or otherwise the tenant. */
function freigegebenDurch({ durch_vorname, durch_nachname, freigegeben_durch }: AuftragBerichtRow, { t, mandant }: Worte): string {
  if (durch_vorname !== null) return `${durch_vorname} ${durch_nachname}`.trim();
  return freigegeben_durch === 'System' ? t('agentur.durch.Automatisch') : mandant;
}
