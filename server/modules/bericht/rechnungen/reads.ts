import { sql } from 'kysely';
import { RECHNUNG_STATUS, type RECHNUNGEN_SPALTEN, type RechnungStatus } from '../../../../contract/calls/agentur-rechnungen.ts';
import type { MandantTables } from '../../../db/tables.ts';
import type { Bericht, Spalte } from '../form.ts';
import { stelleVon } from '../pieces/reads.ts';
import type { Bezug } from '../sicht.ts';

/** A document as the report of them reads it. */
export interface RechnungBerichtRow
  extends Pick<MandantTables['rechnung'], 'rechnungsnummer' | 'monat' | 'netto_cent' | 'ust_cent' | 'brutto_cent' | 'faellig_am'> {
  status: RechnungStatus;
}

/** The documents of an agency: the same for everybody who may see them. */
export const rechnungen = ({ sicht }: Bezug): Bericht<RechnungBerichtRow> => ({
  von: sql`rechnung r`,
  wo: sql`r.mandant = current_mandant() and r.agenturnummer = ${sicht.agenturnummer}`,
  felder: sql<RechnungBerichtRow>`r.rechnungsnummer, r.monat, r.netto_cent, r.ust_cent, r.brutto_cent, r.faellig_am, r.status`,
  id: sql`r.rechnungsnummer`,
  spalten: {
    Rechnungsnummer: { wert: sql`r.rechnungsnummer`, typ: 'text' },
    Monat: { wert: sql`r.monat`, typ: 'date' },
    NettoCent: { wert: sql`r.netto_cent`, typ: 'bigint' },
    UstCent: { wert: sql`r.ust_cent`, typ: 'bigint' },
    BruttoCent: { wert: sql`r.brutto_cent`, typ: 'bigint' },
    FaelligAm: { wert: sql`r.faellig_am`, typ: 'date' },
    Status: stelleVon(sql`r.status`, RECHNUNG_STATUS),
  } satisfies Record<(typeof RECHNUNGEN_SPALTEN)[number], Spalte>,
  standard: { OrderBy: 'Monat', Descending: true },
  status: sql`r.status`,
  datum: { wert: sql`r.monat`, typ: 'date' },
  suche: (hat) => [hat(sql`suchtext(r.rechnungsnummer || ' ' || to_char(r.monat, 'YYYY-MM'))`)],
  summen: { NettoCent: sql`r.netto_cent`, UstCent: sql`r.ust_cent`, BruttoCent: sql`r.brutto_cent` },
});
