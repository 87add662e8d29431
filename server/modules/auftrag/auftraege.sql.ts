import { sql } from 'kysely';
import type { listAuftraege } from '../../../contract/calls/agentur/berichte.ts';
import type { AuftragZeile } from '../../../contract/calls/agentur/zeilen.ts';
import type { Context } from '../../context.ts';
import type { MandantTables } from '../../db/tables.ts';
import {
  betweenDays,
  equals,
  equalsIgnoringCase,
  fieldsOf,
  isOneOf,
  type RowIn,
  ranked,
  type SourceOf,
  type Sql,
} from '../../reports/report.ts';
import {
  benutzerMatches,
  isVisible,
  joinBenutzer,
  ofAgentur,
  type ReportContext,
  type ReportTexts,
  type RowAccess,
} from '../agentur/index.ts';
import { auftragAsSeen, empfehlerMatches, joinEmpfehlung } from '../empfehlung/index.ts';
import { byProduktname, joinProdukt, PRODUKT_NAME, produktMatches, produktOf } from '../produkt/index.ts';
import type { ReleaseWindow } from './freigabe-regel.ts';
import type { Freigabefrist } from './freigabefrist.sql.ts';

/** A row of the report of orders. */
export type AuftragBerichtRow = RowIn<ReturnType<typeof auftraege>>;

/** Joins as `g` the sum of the grants of each order of an agency, in cents. */
export const joinGewaehrt = (agenturnummer: string): Sql => sql`left join (
    select m.auftragsnummer, coalesce(sum(m.wert_cent) filter (where m.status <> 'Storniert'), 0) as cent
    from praemierung m where ${ofAgentur('m', agenturnummer)} group by m.auftragsnummer
  ) g on g.auftragsnummer = a.auftragsnummer`;

/** Condition: the search matches the recommended person of an order. */
const empfaengerMatches = ({ agenturnummer }: ReportContext['access'], matches: (text: Sql) => Sql): Sql =>
  sql`a.empfaengernummer in (select x.empfaengernummer from empfaenger x where ${ofAgentur('x', agenturnummer)} and ${matches(sql`x.suchname`)})`;

/** Condition: the search matches the objection to an order. A subquery, since few orders have one and the report's index lacks the text. */
const beanstandungMatches = (access: ReportContext['access'], matches: (text: Sql) => Sql): Sql => sql`a.auftragsnummer in (
    select x.auftragsnummer from auftrag x where ${isVisible('x', access)} and x.beanstandet_am is not null and ${matches(sql`suchtext(x.beanstandung)`)}
  )`;

/** What the order `a` earns both sides, in cents: its grants (`gewaehrt`), otherwise the offer of its day while it is open and has no reason, otherwise 0. */
export const wertOf = (gewaehrt: Sql, status: Sql = sql`a.status`): Sql =>
  sql`coalesce(${gewaehrt}, case when a.grund is null and ${status} in ('Eingegangen', 'Bestaetigt') then a.angebot_cent end, 0)`;

/** The orders of an agency, or of an employee as employees see them. `freigabeAb` is their day of release, by which they are sorted. */
export function auftraege(reportContext: ReportContext, freigabeAb: Sql = sql`a.frist_beginn`) {
  const { access, locale } = reportContext;
  const { agenturnummer } = access;
  const { status, isVertraulich } = auftragAsSeen(access);
  const wert = wertOf(sql`g.cent`, status);
  const grund = sql<
    MandantTables['auftrag']['grund']
  >`case when a.grund is not null and ${isVertraulich} then 'KeinePraemie' else a.grund end`;
  return {
    from: sql`auftrag a ${joinEmpfehlung('a', access)}
      left join empfaenger p on ${ofAgentur('p', agenturnummer)} and p.empfaengernummer = a.empfaengernummer
      ${joinProdukt(sql`a.produkt_id`)} ${joinBenutzer('b', sql`a.freigegeben_durch`, agenturnummer)} ${joinGewaehrt(agenturnummer)}`,
    visible: isVisible('a', access),
    select: {
      ...fieldsOf('auftrag as a', ['auftragsnummer', 'auftragsdatum', 'frist_beginn', 'empfehlungsnummer', 'mitarbeiternummer']),
      ...fieldsOf('auftrag as a', ['freigegeben_am', 'freigegeben_durch']),
      ...fieldsOf('produkt as pr', ['daten']),
      ...PRODUKT_NAME,
      status,
      grund,
      beanstandung: sql<string | null>`case when not ${isVertraulich} then a.beanstandung end`,
      /** Whether the caller sees only that the order came in and what became of the reward. */
      vertraulich: isVertraulich,
      empfehler_vorname: sql<string>`e.vorname`,
      empfehler_nachname: sql<string>`e.nachname`,
      empfaenger_vorname: sql<string | null>`p.vorname`,
      empfaenger_name: sql<string | null>`p.name`,
      durch_vorname: sql<string | null>`b.vorname`,
      durch_nachname: sql<string | null>`b.nachname`,
      wert_cent: sql<number>`${wert}::int`,
    },
    id: sql`a.auftragsnummer`,
    columns: {
      Auftragsnummer: { value: sql`a.auftragsnummer`, type: 'text' },
      Auftragsdatum: { value: sql`a.auftragsdatum`, type: 'date' },
      Produkt: byProduktname(locale),
      Empfehlungsnummer: { value: sql`a.empfehlungsnummer`, type: 'text' },
      Empfehler: { value: sql`coalesce(e.suchname, '')`, type: 'text' },
      Empfaenger: { value: sql`coalesce(p.suchname, '')`, type: 'text' },
      Mitarbeiternummer: { value: sql`coalesce(a.mitarbeiternummer, '')`, type: 'text' },
      Status: ranked(status, ['Eingegangen', 'Bestaetigt', 'Freigegeben', 'Storniert', 'Widerrufen']),
      // Sorting must not reveal a hiring day either.
      FreigabeAb: { value: sql`case when ${isVertraulich} then a.auftragsdatum else ${freigabeAb} end`, type: 'date' },
      FreigegebenAm: { value: sql`coalesce(a.freigegeben_am, '-infinity')`, type: 'timestamptz' },
      FreigegebenDurch: {
        value: sql`case when a.freigegeben_am is null then '' else coalesce(lower(b.vorname || ' ' || b.nachname), a.freigegeben_durch, '') end`,
        type: 'text',
      },
      WertCent: { value: wert, type: 'bigint' },
    },
    defaultOrder: { by: 'Auftragsdatum', descending: true },
    filters: {
      ...betweenDays({ value: sql`a.auftragsdatum`, type: 'date' }),
      Status: isOneOf(status),
      ProduktId: equals(sql`a.produkt_id`),
      Channel: equalsIgnoringCase(sql`e.channel`),
      Mitarbeiternummer: equals(sql`a.mitarbeiternummer`),
    },
    search: (matches) => [
      matches(sql`a.suche`),
      empfehlerMatches(sql`a.empfehlungsnummer`, access, matches),
      empfaengerMatches(access, matches),
      produktMatches(sql`a.produkt_id`, locale, matches),
      benutzerMatches(sql`a.freigegeben_durch`, agenturnummer, matches),
      ...(access.eigene ? [] : [beanstandungMatches(access, matches)]),
    ],
    sums: { WertCent: wert },
  } satisfies SourceOf<typeof listAuftraege>;
}

/** An order on the wire, in the caller's language, without the day of release, which not every caller sees. */
export function auftragZeile(
  context: Pick<Context, 'locale'>,
  texts: ReportTexts,
  row: AuftragBerichtRow,
): Omit<AuftragZeile, 'FreigabeAb'> {
  const { t, person } = texts;
  return {
    Auftragsnummer: row.auftragsnummer,
    Auftragsdatum: row.auftragsdatum,
    Produkt: produktOf(row, context),
    Empfehlungsnummer: row.empfehlungsnummer,
    Empfehler: person(row.empfehler_vorname, row.empfehler_nachname),
    Empfaenger: person(row.empfaenger_vorname, row.empfaenger_name),
    Mitarbeiternummer: row.mitarbeiternummer,
    Status: row.status,
    FreigegebenAm: row.freigegeben_am?.toISOString() ?? null,
    FreigegebenDurch: row.freigegeben_am === null ? null : releasedBy(row, texts),
    WertCent: row.wert_cent,
    // The database empties the text of an objection when the data of its people is erased.
    Grund: row.grund === null ? row.beanstandung || null : t(`agentur.grund.${row.grund}`),
  };
}

/** Who released an order: a user of the agency, the system, or otherwise the tenant. */
function releasedBy({ durch_vorname, durch_nachname, freigegeben_durch }: AuftragBerichtRow, { t, mandant }: ReportTexts): string {
  if (durch_vorname !== null) return `${durch_vorname} ${durch_nachname}`.trim();
  return freigegeben_durch === 'System' ? t('agentur.durch.Automatisch') : mandant;
}

/** The viewer's addresses, evaluated once for all rows. */
const ownAddresses = ({ benutzerId = '' }: RowAccess): Sql => sql`array(
    select selbst.email_alias from agentur_benutzer ich
    join account selbst on selbst.mandant = ich.mandant and selbst.account_id = ich.account_id
    where ich.mandant = current_mandant() and ich.agentur_benutzer_id = ${benutzerId}
  )`;

/**
 * Condition: orders that the viewer can release now, since their day of release has come and the viewer is neither recommender nor recipient.
 * A scalar subquery instead of `exists`: with `exists` the planner expects one row and joins the grants by a nested loop.
 */
export const isReleasable = (frist: Freigabefrist, { von, bis }: ReleaseWindow, access: RowAccess): Sql =>
  sql`a.status = 'Bestaetigt' and a.beanstandet_am is null and ${frist.between(von, bis)} and (
    select x.status = 'Ok' and not coalesce(x.email_alias = any (${ownAddresses(access)}), false)
      and not exists (
        select from account wer where wer.mandant = x.mandant and wer.account_id = x.empfehler_id
          and wer.email_alias = any (${ownAddresses(access)})
      )
    from empfaenger x where x.mandant = a.mandant and x.empfaengernummer = a.empfaengernummer and x.agenturnummer = a.agenturnummer
  )`;
