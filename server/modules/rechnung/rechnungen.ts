import type { RechnungZeile } from '../../../contract/calls/agentur/rechnungen.ts';
import type { Context } from '../../context.ts';
import { withLines } from '../../reports/report.ts';
import type { Sicht } from '../agentur/index.ts';
import { type RechnungRow, rechnungen } from './rechnungen.sql.ts';

export const rechnungZeile = (row: RechnungRow): RechnungZeile => ({
  Rechnungsnummer: row.rechnungsnummer,
  Monat: row.monat.slice(0, 7),
  NettoCent: row.netto_cent,
  UstCent: row.ust_cent,
  BruttoCent: row.brutto_cent,
  FaelligAm: row.faellig_am,
  Status: row.status,
});

/** The documents of an agency as a report. */
export const rechnungenBericht = (context: Context, sicht: Sicht) => withLines(rechnungen({ ...context, sicht }), rechnungZeile);
