import type { EmpfehlerZeile } from '../../../contract/calls/agentur/zeilen.ts';
import type { Context } from '../../context.ts';
import { withLines } from '../../reports/report.ts';
import type { Sicht } from '../agentur/index.ts';
import { type EmpfehlerBerichtRow, empfehler } from './empfehler.sql.ts';

/** Who accepted an invitation of an agency, as a report. */
export const empfehlerBericht = (context: Context, sicht: Sicht) => withLines(empfehler({ ...context, sicht }), empfehlerZeile);

const empfehlerZeile = (row: EmpfehlerBerichtRow): EmpfehlerZeile => ({
  Vorname: row.vorname,
  Nachname: row.nachname,
  Email: row.email,
  EingeladenAm: row.erstellt_am.toISOString(),
  Empfehlungen: row.empfehlungen,
  Auftraege: row.auftraege,
  WertCent: row.wert_cent,
});
