import type { PraemieZeile } from '../../../contract/calls/agentur/zeilen.ts';
import type { Context } from '../../context.ts';
import { withLines } from '../../reports/report.ts';
import type { Sicht } from '../agentur/index.ts';
import { type PraemieBerichtRow, praemien } from './praemien.sql.ts';

/** What was granted for the orders of an agency, as a report. */
export const praemienBericht = (context: Context, sicht: Sicht) => withLines(praemien({ ...context, sicht }), praemieZeile);

const praemieZeile = (row: PraemieBerichtRow): PraemieZeile => ({
  Praemierungsnummer: row.praemierungsnummer,
  Empfehlungsnummer: row.empfehlungsnummer,
  Seite: row.seite,
  WertCent: row.wert_cent,
  Status: row.status,
  FreigegebenAm: row.erstellt_am.toISOString(),
  AusgezahltAm: row.ausgezahlt_am?.toISOString() ?? null,
});
