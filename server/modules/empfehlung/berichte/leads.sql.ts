import { sql } from 'kysely';
import type { listLeads } from '../../../../contract/calls/agentur/berichte.ts';
import type { LeadZeile } from '../../../../contract/calls/agentur/zeilen.ts';
import type { Context } from '../../../context.ts';
import {
  betweenDays,
  equals,
  equalsIgnoringCase,
  fieldsOf,
  folded,
  isOneOf,
  type RowIn,
  ranked,
  type SourceOf,
  type Sql,
} from '../../../reports/report.ts';
import { isVisible, type ReportContext, type ReportTexts } from '../../agentur/index.ts';
import { byProduktname, joinProdukt, PRODUKT_NAME, produktMatches, produktOf } from '../../produkt/index.ts';
import { empfaengerAsSeen } from '../schritte/seen.sql.ts';
import { empfehlerMatches, joinEmpfehlung } from './empfehlungen.sql.ts';

/** A recommended person as the report reads them. */
export type LeadBerichtRow = RowIn<ReturnType<typeof leads>>;

/** The people recommended by referrals of an agency, or by an employee's own referrals with the columns that employees see. */
export function leads(reportContext: ReportContext) {
  const { access, locale } = reportContext;
  const { status, plz, ort, suche } = empfaengerAsSeen(access);
  return {
    from: sql`empfaenger p ${joinEmpfehlung('p', access)} ${joinProdukt(sql`e.produkt_id`)}`,
    visible: sql`${isVisible('p', access)} and not p.vorlaeufig`,
    select: {
      ...fieldsOf('empfaenger as p', ['empfaengernummer', 'empfehlungsnummer', 'vorname', 'name', 'erstellt_am']),
      ...PRODUKT_NAME,
      plz,
      ort,
      status,
      empfehler_vorname: sql<string>`e.vorname`,
      empfehler_nachname: sql<string>`e.nachname`,
    },
    id: sql`p.empfaengernummer`,
    columns: {
      Empfaengernummer: { value: sql`p.empfaengernummer`, type: 'text' },
      Anzeigename: { value: sql`p.suchname`, type: 'text' },
      Plz: { value: sql`coalesce(${plz}, '')`, type: 'text' },
      Ort: { value: folded(ort), type: 'text' },
      ErstelltAm: { value: sql`p.erstellt_am`, type: 'timestamptz' },
      Status: ranked(status, ['Offen', 'Ok', 'Freigegeben', 'Gezahlt', 'Abgelaufen', 'Storniert']),
      Produkt: byProduktname(locale),
      Empfehler: { value: sql`coalesce(e.suchname, '')`, type: 'text' },
    },
    defaultOrder: { by: 'ErstelltAm', descending: true },
    filters: {
      ...betweenDays({ value: sql`p.erstellt_am`, type: 'timestamptz' }),
      Status: isOneOf(status),
      ProduktId: equals(sql`e.produkt_id`),
      Channel: equalsIgnoringCase(sql`e.channel`),
      Mitarbeiternummer: equals(sql`p.mitarbeiternummer`),
    },
    search: (matches) => [
      matches(suche),
      empfehlerMatches(sql`p.empfehlungsnummer`, access, matches),
      produktMatches(sql`e.produkt_id`, locale, matches),
    ],
    sums: {},
  } satisfies SourceOf<typeof listLeads>;
}

/** A recommended person on the wire, with the next step as a sentence. */
export const leadZeile = (
  context: Pick<Context, 'locale'>,
  { person }: ReportTexts,
  row: LeadBerichtRow,
  NaechsterSchritt: string,
): LeadZeile => ({
  Empfaengernummer: row.empfaengernummer,
  Anzeigename: person(row.vorname, row.name),
  Plz: row.plz,
  Ort: row.ort,
  ErstelltAm: row.erstellt_am.toISOString(),
  Status: row.status,
  NaechsterSchritt,
  Produkt: produktOf(row, context),
  Empfehler: person(row.empfehler_vorname, row.empfehler_nachname),
});

/**
 * Recommended people who have to give data, confirm or order next: the referral is confirmed, the deadline has not passed, and there is
 * neither an order nor an open claim. A claim concerns the only person of its referral (as in `next-step.ts`).
 */
export const hasToAct = ({ now }: Pick<ReportContext, 'now'>): Sql => sql`p.status in ('Offen', 'Ok') and e.bestaetigt_am is not null
  and (p.frist_am is null or p.frist_am > ${now}::timestamptz)
  and (p.status = 'Offen' or not exists (
    select from auftrag x where x.mandant = p.mandant and x.empfaengernummer = p.empfaengernummer and x.status not in ('Storniert', 'Widerrufen')
  ))
  and not (
    exists (select from nachbuchung n where n.mandant = p.mandant and n.empfehlungsnummer = p.empfehlungsnummer and n.status = 'Offen')
    and not exists (
      select from empfaenger o where o.mandant = p.mandant and o.empfehlungsnummer = p.empfehlungsnummer and not o.vorlaeufig
        and o.empfaengernummer <> p.empfaengernummer
    )
  )`;
