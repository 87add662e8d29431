import { sql } from 'kysely';
import type { STAFF_SPALTEN } from '../../../../contract/calls/agentur/zeilen.ts';
import type { MandantTables } from '../../../db/tables.ts';
import { betweenDays, type Column, equals, folded, isOneOf, ranked, type Source } from '../../../reports/report.ts';
import { ofAgentur } from '../sicht.sql.ts';
import type { Bezug } from '../sicht.ts';

/** A row of the report of an agency's users. */
export interface MitarbeiterBerichtRow
  extends Pick<
    MandantTables['agentur_benutzer'],
    'agentur_benutzer_id' | 'mitarbeiternummer' | 'vorname' | 'nachname' | 'rollen' | 'status' | 'letzte_anmeldung_am'
  > {
  email: string;
}

/** Who works for an agency. */
export const mitarbeiter = ({ sicht }: Bezug): Source<MitarbeiterBerichtRow> => ({
  from: sql`agentur_benutzer b left join account c on c.mandant = b.mandant and c.account_id = b.account_id`,
  visible: ofAgentur('b', sicht.agenturnummer),
  select: sql<MitarbeiterBerichtRow>`b.agentur_benutzer_id, b.mitarbeiternummer, b.vorname, b.nachname, b.rollen, b.status, b.letzte_anmeldung_am, c.email`,
  id: sql`b.agentur_benutzer_id`,
  columns: {
    Mitarbeiternummer: { value: sql`coalesce(b.mitarbeiternummer, '')`, type: 'text' },
    Vorname: { value: folded(sql`b.vorname`), type: 'text' },
    Nachname: { value: folded(sql`b.nachname`), type: 'text' },
    Email: { value: sql`coalesce(lower(c.email), '')`, type: 'text' },
    Rollen: { value: sql`array_to_string(b.rollen, ' ')`, type: 'text' },
    Status: ranked(sql`b.status`, ['Eingeladen', 'Aktiv', 'Deaktiviert']),
    LetzteAnmeldung: { value: sql`coalesce(b.letzte_anmeldung_am, '-infinity')`, type: 'timestamptz' },
  } satisfies Record<(typeof STAFF_SPALTEN)[number], Column>,
  defaultOrder: { by: 'Nachname', descending: false },
  filters: {
    ...betweenDays({ value: sql`b.letzte_anmeldung_am`, type: 'timestamptz' }),
    Status: isOneOf(sql`b.status`),
    Mitarbeiternummer: equals(sql`b.mitarbeiternummer`),
  },
  search: (matches) => [
    matches(sql`suchtext(coalesce(b.mitarbeiternummer, '') || ' ' || b.vorname || ' ' || b.nachname || ' ' || c.email)`),
  ],
  sums: {},
});
