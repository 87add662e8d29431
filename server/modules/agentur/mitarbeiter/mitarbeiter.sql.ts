import { sql } from 'kysely';
import type { listMitarbeiter } from '../../../../contract/calls/agentur/berichte.ts';
import type { MitarbeiterZeile } from '../../../../contract/calls/agentur/zeilen.ts';
import type { Context } from '../../../context.ts';
import { betweenDays, equals, fieldsOf, folded, isOneOf, type RowIn, ranked, type SourceOf, withLines } from '../../../reports/report.ts';
import { ofAgentur } from '../row-access.sql.ts';
import type { RowAccess } from '../row-access.ts';

/** The users of an agency. */
const mitarbeiter = (access: RowAccess) =>
  ({
    from: sql`agentur_benutzer b left join account c on c.mandant = b.mandant and c.account_id = b.account_id`,
    visible: ofAgentur('b', access.agenturnummer),
    select: {
      ...fieldsOf('agentur_benutzer as b', ['mitarbeiternummer', 'vorname', 'nachname', 'rollen', 'status', 'letzte_anmeldung_am']),
      email: sql<string>`c.email`,
    },
    id: sql`b.agentur_benutzer_id`,
    columns: {
      Mitarbeiternummer: { value: sql`coalesce(b.mitarbeiternummer, '')`, type: 'text' },
      Vorname: { value: folded(sql`b.vorname`), type: 'text' },
      Nachname: { value: folded(sql`b.nachname`), type: 'text' },
      Email: { value: sql`coalesce(lower(c.email), '')`, type: 'text' },
      Rollen: { value: sql`array_to_string(b.rollen, ' ')`, type: 'text' },
      Status: ranked(sql`b.status`, ['Eingeladen', 'Aktiv', 'Deaktiviert']),
      LetzteAnmeldung: { value: sql`coalesce(b.letzte_anmeldung_am, '-infinity')`, type: 'timestamptz' },
    },
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
  }) satisfies SourceOf<typeof listMitarbeiter>;

/** A line of the report; a user without a role is Minimal. */
const mitarbeiterZeile = (row: RowIn<ReturnType<typeof mitarbeiter>>): MitarbeiterZeile => ({
  Mitarbeiternummer: row.mitarbeiternummer,
  Vorname: row.vorname,
  Nachname: row.nachname,
  Email: row.email,
  Rollen: row.rollen.length === 0 ? ['Minimal'] : row.rollen,
  Status: row.status,
  LetzteAnmeldung: row.letzte_anmeldung_am?.toISOString() ?? null,
});

/** The users of an agency as a report. */
export const mitarbeiterBericht = (_: Context, access: RowAccess) => withLines(mitarbeiter(access), mitarbeiterZeile);
