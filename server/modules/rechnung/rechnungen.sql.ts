import { sql } from 'kysely';
import { RECHNUNG_STATUS, type RECHNUNGEN_SPALTEN, type RechnungStatus } from '../../../contract/calls/agentur/rechnungen.ts';
import type { MandantTables } from '../../db/tables.ts';
import { betweenDays, type Column, isOneOf, ranked, type Source } from '../../reports/report.ts';
import { type Bezug, ofAgentur } from '../agentur/index.ts';

/** What a report shows of a document, and its call begins with. Amounts are cents, below zero in favour of the agency. */
export interface RechnungRow
  extends Pick<MandantTables['rechnung'], 'rechnungsnummer' | 'monat' | 'netto_cent' | 'ust_cent' | 'brutto_cent' | 'faellig_am'> {
  readonly status: RechnungStatus;
}

/** The documents of an agency: the same for everybody who may see them. */
export const rechnungen = ({ sicht }: Bezug): Source<RechnungRow, 'NettoCent' | 'UstCent' | 'BruttoCent'> => ({
  from: sql`rechnung r`,
  visible: ofAgentur('r', sicht.agenturnummer),
  select: sql<RechnungRow>`r.rechnungsnummer, r.monat, r.netto_cent, r.ust_cent, r.brutto_cent, r.faellig_am, r.status`,
  id: sql`r.rechnungsnummer`,
  columns: {
    Rechnungsnummer: { value: sql`r.rechnungsnummer`, type: 'text' },
    Monat: { value: sql`r.monat`, type: 'date' },
    NettoCent: { value: sql`r.netto_cent`, type: 'bigint' },
    UstCent: { value: sql`r.ust_cent`, type: 'bigint' },
    BruttoCent: { value: sql`r.brutto_cent`, type: 'bigint' },
    FaelligAm: { value: sql`r.faellig_am`, type: 'date' },
    Status: ranked(sql`r.status`, RECHNUNG_STATUS),
  } satisfies Record<(typeof RECHNUNGEN_SPALTEN)[number], Column>,
  defaultOrder: { by: 'Monat', descending: true },
  filters: { ...betweenDays({ value: sql`r.monat`, type: 'date' }), Status: isOneOf(sql`r.status`) },
  search: (matches) => [matches(sql`suchtext(r.rechnungsnummer || ' ' || to_char(r.monat, 'YYYY-MM MM/YYYY'))`)],
  sums: { NettoCent: sql`r.netto_cent`, UstCent: sql`r.ust_cent`, BruttoCent: sql`r.brutto_cent` },
});
