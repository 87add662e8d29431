import { sql } from 'kysely';
import type { EINLADUNGEN_SPALTEN } from '../../../contract/calls/agentur/zeilen.ts';
import { addTage } from '../../calendar.ts';
import type { MandantTables } from '../../db/tables.ts';
import { betweenDays, type Column, equals, folded, isOneOf, ranked, type Source, type Sql } from '../../reports/report.ts';
import { type Bezug, own } from '../agentur/index.ts';

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

/** Its state: an open one past its time has ended, whether or not the sweep has marked it. */
const statusAt = (now: Date) =>
  sql`case when i.status = 'Offen' and i.gueltig_bis <= ${now}::timestamptz then 'Abgelaufen' else i.status end`;

/** The invitations of an agency. */
export function einladungen({ sicht, now }: Bezug): Source<EinladungBerichtRow> {
  const status = statusAt(now);
  return {
    from: sql`einladung i`,
    visible: own('i', sicht),
    select: sql<EinladungBerichtRow>`i.einladungsnummer, i.vorname, i.nachname, i.email, i.art, i.mitarbeiternummer, i.erstellt_am, i.gueltig_bis,
      i.beendet_am, ${status} as status`,
    id: sql`i.einladungsnummer`,
    columns: {
      Einladungsnummer: { value: sql`i.einladungsnummer`, type: 'text' },
      Vorname: { value: folded(sql`i.vorname`), type: 'text' },
      Nachname: { value: folded(sql`i.nachname`), type: 'text' },
      Email: { value: folded(sql`i.email`), type: 'text' },
      Art: { value: sql`i.art`, type: 'text' },
      Mitarbeiternummer: { value: sql`coalesce(i.mitarbeiternummer, '')`, type: 'text' },
      ErstelltAm: { value: sql`i.erstellt_am`, type: 'timestamptz' },
      Status: ranked(status, ['Offen', 'Angenommen', 'Abgelaufen', 'Zurueckgezogen', 'Abgelehnt']),
    } satisfies Record<(typeof EINLADUNGEN_SPALTEN)[number], Column>,
    defaultOrder: { by: 'ErstelltAm', descending: true },
    filters: {
      ...betweenDays({ value: sql`i.erstellt_am`, type: 'timestamptz' }),
      Status: isOneOf(status),
      Mitarbeiternummer: equals(sql`i.mitarbeiternummer`),
    },
    search: (matches) => [matches(sql`i.suche`)],
    sums: {},
  };
}

/** Days before its end from which an invitation counts as ending soon. */
const ENDET_TAGE = 3;

/** Open invitations that end soon. */
export const endend = ({ now }: Bezug): Sql =>
  sql`i.status = 'Offen' and i.gueltig_bis > ${now}::timestamptz and i.gueltig_bis <= ${addTage(now, ENDET_TAGE)}::timestamptz`;
