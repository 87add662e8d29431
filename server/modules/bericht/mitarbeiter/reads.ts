import { sql } from 'kysely';
import type { STAFF_SPALTEN } from '../../../../contract/calls/agentur-zeilen.ts';
import type { MandantTables } from '../../../db/tables.ts';
import type { Bericht, Spalte } from '../form.ts';
import type { Bezug } from '../sicht.ts';

/** Somebody of an agency as the report reads one. */
export interface MitarbeiterBerichtRow
  extends Pick<
    MandantTables['agentur_benutzer'],
    'agentur_benutzer_id' | 'mitarbeiternummer' | 'vorname' | 'nachname' | 'rollen' | 'status' | 'letzte_anmeldung_am'
  > {
  email: string;
}

/** Who works for an agency. */
export const mitarbeiter = ({ sicht }: Bezug): Bericht<MitarbeiterBerichtRow> => ({
  von: sql`agentur_benutzer b left join account c on c.mandant = b.mandant and c.account_id = b.account_id`,
  wo: sql`b.mandant = current_mandant() and b.agenturnummer = ${sicht.agenturnummer}`,
  felder: sql<MitarbeiterBerichtRow>`b.agentur_benutzer_id, b.mitarbeiternummer, b.vorname, b.nachname, b.rollen, b.status, b.letzte_anmeldung_am, c.email`,
  id: sql`b.agentur_benutzer_id`,
  spalten: {
    Mitarbeiternummer: { wert: sql`coalesce(b.mitarbeiternummer, '')`, typ: 'text' },
    Vorname: { wert: sql`translate(lower(b.vorname), 'äöüß', 'aous')`, typ: 'text' },
    Nachname: { wert: sql`translate(lower(b.nachname), 'äöüß', 'aous')`, typ: 'text' },
    Email: { wert: sql`lower(c.email)`, typ: 'text' },
    Rollen: { wert: sql`array_to_string(b.rollen, ' ')`, typ: 'text' },
    Status: { wert: sql`array_position('{Eingeladen,Aktiv,Deaktiviert}'::text[], b.status)`, typ: 'bigint' },
    LetzteAnmeldung: { wert: sql`coalesce(b.letzte_anmeldung_am, '-infinity')`, typ: 'timestamptz' },
  } satisfies Record<(typeof STAFF_SPALTEN)[number], Spalte>,
  standard: { OrderBy: 'Nachname', Descending: false },
  status: sql`b.status`,
  datum: { wert: sql`b.letzte_anmeldung_am`, typ: 'timestamptz' },
  mitarbeiter: sql`b.mitarbeiternummer`,
  suche: (hat) => [hat(sql`suchtext(coalesce(b.mitarbeiternummer, '') || ' ' || b.vorname || ' ' || b.nachname || ' ' || c.email)`)],
  summen: {},
});
