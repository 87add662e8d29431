import type { RechnungStatus, RechnungZeile } from '../../../contract/calls/agentur-rechnungen.ts';
import type { MandantTables } from '../../db/tables.ts';

/** What a report shows of a document, and its call begins with. Amounts are cents, below zero in favour of the agency. */
export interface RechnungRow
  extends Pick<MandantTables['rechnung'], 'rechnungsnummer' | 'monat' | 'netto_cent' | 'ust_cent' | 'brutto_cent' | 'faellig_am'> {
  readonly status: RechnungStatus;
}

export const rechnungZeile = (row: RechnungRow): RechnungZeile => ({
  Rechnungsnummer: row.rechnungsnummer,
  Monat: row.monat.slice(0, 7),
  NettoCent: row.netto_cent,
  UstCent: row.ust_cent,
  BruttoCent: row.brutto_cent,
  FaelligAm: row.faellig_am,
  Status: row.status,
});
