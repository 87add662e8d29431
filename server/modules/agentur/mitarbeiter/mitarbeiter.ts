import type { MitarbeiterZeile } from '../../../../contract/calls/agentur/zeilen.ts';
import type { Context } from '../../../context.ts';
import { withLines } from '../../../reports/report.ts';
import type { Sicht } from '../sicht.ts';
import { type MitarbeiterBerichtRow, mitarbeiter } from './mitarbeiter.sql.ts';

/** Who works for an agency, as a report. */
export const mitarbeiterBericht = (context: Context, sicht: Sicht) => withLines(mitarbeiter({ ...context, sicht }), mitarbeiterZeile);

/** A line of the report; a user without a role is Minimal. */
const mitarbeiterZeile = (row: MitarbeiterBerichtRow): MitarbeiterZeile => ({
  Mitarbeiternummer: row.mitarbeiternummer,
  Vorname: row.vorname,
  Nachname: row.nachname,
  Email: row.email,
  Rollen: row.rollen.length === 0 ? ['Minimal'] : row.rollen,
  Status: row.status,
  LetzteAnmeldung: row.letzte_anmeldung_am?.toISOString() ?? null,
});
