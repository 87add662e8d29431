import { sql } from 'kysely';
import type { listEinladungen } from '../../../contract/calls/agentur/berichte.ts';
import type { EinladungZeile } from '../../../contract/calls/agentur/zeilen.ts';
import { addTage } from '../../calendar.ts';
import { betweenDays, equals, fieldsOf, folded, isOneOf, type RowIn, ranked, type SourceOf, type Sql } from '../../reports/report.ts';
import { isVisible, type ReportContext } from '../agentur/index.ts';

/** An invitation as its report reads it. */
export type EinladungBerichtRow = RowIn<ReturnType<typeof einladungen>>;

/** The state of an invitation: an open one past its time has ended, whether or not the sweep has marked it. */
const statusAt = (now: Date) =>
  sql<EinladungZeile['Status']>`case when i.status = 'Offen' and i.gueltig_bis <= ${now}::timestamptz then 'Abgelaufen' else i.status end`;

/** Whether the last mail of an invitation that was not answered did not arrive. */
const zustellungBy = (isUndelivered: (mail: string) => Sql) => sql<
  EinladungZeile['Zustellung']
>`case when i.status in ('Offen', 'Abgelaufen') and (
  select ${isUndelivered('m')} from zugangslink z join mail m on m.bezug = z.zugangslink_id
  where z.zweck = 'Einladung' and z.bezug = i.einladungsnummer order by m.erstellt_am desc, m.mail_id limit 1
) then 'Unzustellbar' end`;

/** The invitations of an agency. `isUndelivered` is the rule of the outbox, by the alias of a mail. */
export function einladungen({ access, now }: ReportContext, isUndelivered: (mail: string) => Sql) {
  const zustellung = zustellungBy(isUndelivered);
  const status = statusAt(now);
  return {
    from: sql`einladung i`,
    visible: isVisible('i', access),
    select: {
      ...fieldsOf('einladung as i', ['einladungsnummer', 'vorname', 'nachname', 'email', 'art', 'mitarbeiternummer', 'erstellt_am']),
      ...fieldsOf('einladung as i', ['gueltig_bis', 'beendet_am']),
      status,
      zustellung,
    },
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
      Zustellung: { value: sql`coalesce(${zustellung}, '')`, type: 'text' },
    },
    defaultOrder: { by: 'ErstelltAm', descending: true },
    filters: {
      ...betweenDays({ value: sql`i.erstellt_am`, type: 'timestamptz' }),
      Status: isOneOf(status),
      Mitarbeiternummer: equals(sql`i.mitarbeiternummer`),
    },
    search: (matches) => [matches(sql`i.suche`)],
    sums: {},
  } satisfies SourceOf<typeof listEinladungen>;
}

export const einladungZeile = (row: EinladungBerichtRow): EinladungZeile => ({
  Einladungsnummer: row.einladungsnummer,
  Vorname: row.vorname,
  Nachname: row.nachname,
  Email: row.email,
  Art: row.art,
  Mitarbeiternummer: row.mitarbeiternummer,
  ErstelltAm: row.erstellt_am.toISOString(),
  Status: row.status,
  Zustellung: row.zustellung,
});

/** Days before its end from which an invitation counts as ending soon. */
const ENDING_SOON_DAYS = 3;

/** Open invitations that end soon. */
export const isEndingSoon = ({ now }: ReportContext): Sql =>
  sql`i.status = 'Offen' and i.gueltig_bis > ${now}::timestamptz and i.gueltig_bis <= ${addTage(now, ENDING_SOON_DAYS)}::timestamptz`;
