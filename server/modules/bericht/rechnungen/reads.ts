import { sql } from 'kysely';
import { RECHNUNG_STATUS, type RECHNUNGEN_SPALTEN } from '../../../../contract/calls/agentur-rechnungen.ts';
import type { RechnungRow } from '../../rechnung/index.ts';
import type { Bericht, Spalte } from '../form.ts';
import { stelleVon } from '../pieces/reads.ts';
import type { Bezug } from '../sicht.ts';

/** The documents of an agency: the same for everybody who may see them. */
export const rechnungen = ({ sicht }: Bezug): Bericht<RechnungRow> => ({
  von: sql`rechnung r`,
  wo: sql`r.mandant = current_mandant() and r.agenturnummer = ${sicht.agenturnummer}`,
  felder: sql<RechnungRow>`r.rechnungsnummer, r.monat, r.netto_cent, r.ust_cent, r.brutto_cent, r.faellig_am, r.status`,
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
  suche: (hat) => [hat(sql`suchtext(r.rechnungsnummer || ' ' || to_char(r.monat, 'YYYY-MM MM/YYYY'))`)],
  summen: { NettoCent: sql`r.netto_cent`, UstCent: sql`r.ust_cent`, BruttoCent: sql`r.brutto_cent` },
});
