import { sql } from 'kysely';
import type { EINLADUNGEN_SPALTEN } from '../../../../contract/calls/agentur-zeilen.ts';
import type { MandantTables } from '../../../db/tables.ts';
import type { Bericht, Spalte } from '../form.ts';
import { inReihe, istEinesVon, own } from '../pieces/reads.ts';
import type { Bezug } from '../sicht.ts';

/** An invitation as its report reads it. */
export type EinladungBerichtRow = Pick<
  MandantTables['einladung'],
  | 'einladungsnummer'
  | 'vorname'
  | 'nachname'
  | 'email'
  | 'art'
  | 'mitarbeiternummer'
  | 'erstellt_am'
  | 'gueltig_bis'
  | 'beendet_am'
  | 'status'
>;

/** Its state: what is open past its time has ended, whether or not the sweep has come by. */
const statusAt = (now: Date) =>
  sql`case when i.status = 'Offen' and i.gueltig_bis <= ${now}::timestamptz then 'Abgelaufen' else i.status end`;

/** Invitations of these states, by what is kept of it. */
const standOf = (worte: readonly string[]) => istEinesVon(sql`i.status`, worte.includes('Abgelaufen') ? [...worte, 'Offen'] : worte);

/** The invitations of an agency. */
export function einladungen({ sicht, now }: Bezug): Bericht<EinladungBerichtRow> {
  const status = statusAt(now);
  return {
    von: sql`einladung i`,
    wo: own('i', sicht),
    felder: sql<EinladungBerichtRow>`i.einladungsnummer, i.vorname, i.nachname, i.email, i.art, i.mitarbeiternummer, i.erstellt_am, i.gueltig_bis,
      i.beendet_am, ${status} as status`,
    id: sql`i.einladungsnummer`,
    spalten: {
      Einladungsnummer: { wert: sql`i.einladungsnummer`, typ: 'text' },
      Vorname: { wert: sql`i.vorname_abc`, typ: 'text' },
      Nachname: { wert: sql`i.nachname_abc`, typ: 'text' },
      Email: { wert: sql`i.email_abc`, typ: 'text' },
      Art: { wert: sql`i.art`, typ: 'text' },
      Mitarbeiternummer: { wert: sql`coalesce(i.mitarbeiternummer, '')`, typ: 'text' },
      ErstelltAm: { wert: sql`i.erstellt_am`, typ: 'timestamptz' },
      Status: inReihe(status, ['Offen', 'Angenommen', 'Abgelaufen', 'Zurueckgezogen', 'Abgelehnt'], standOf),
    } satisfies Record<(typeof EINLADUNGEN_SPALTEN)[number], Spalte>,
    standard: { OrderBy: 'ErstelltAm', Descending: true },
    status,
    datum: { wert: sql`i.erstellt_am`, typ: 'timestamptz' },
    mitarbeiter: sql`i.mitarbeiternummer`,
    suche: (hat) => [hat(sql`i.suche`)],
    summen: {},
  };
}
