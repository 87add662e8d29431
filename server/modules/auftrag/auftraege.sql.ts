import { sql } from 'kysely';
import type { AUFTRAEGE_SORTIERBAR } from '../../../contract/calls/agentur/zeilen.ts';
import type { MandantTables } from '../../db/tables.ts';
import { betweenDays, type Column, equals, equalsIgnoringCase, isOneOf, ranked, type Source, type Sql } from '../../reports/report.ts';
import { type Bezug, benutzerMatches, joinBenutzer, ofAgentur, own, type Sicht } from '../agentur/index.ts';
import { auftragGesehen, empfehlerMatches, joinEmpfehlung } from '../empfehlung/index.ts';
import { byProduktname, joinProdukt, produktMatches } from '../produkt/index.ts';
import type { Fenster } from './freigabe-regel.ts';
import type { Freigabefrist } from './freigabefrist.sql.ts';

type Auftrag = MandantTables['auftrag'];

/** An order as its report reads it. */
export interface AuftragBerichtRow
  extends Pick<
    Auftrag,
    | 'auftragsnummer'
    | 'auftragsdatum'
    | 'frist_beginn'
    | 'empfehlungsnummer'
    | 'mitarbeiternummer'
    | 'status'
    | 'grund'
    | 'freigegeben_am'
    | 'freigegeben_durch'
    | 'beanstandung'
  > {
  daten: MandantTables['produkt']['daten'];
  produkt_name: string;
  produkt_name_en: string;
  empfehler_vorname: string;
  empfehler_nachname: string;
  empfaenger_vorname: string | null;
  empfaenger_name: string | null;
  durch_vorname: string | null;
  durch_nachname: string | null;
  /** The caller sees no more than that it came in and what became of the reward. */
  vertraulich: boolean;
  wert_cent: number;
}

/** Joins as `g` what was granted for the orders of an agency, in cents. */
export const joinGewaehrt = (agenturnummer: string): Sql => sql`left join (
    select m.auftragsnummer, coalesce(sum(m.wert_cent) filter (where m.status <> 'Storniert'), 0) as cent
    from praemierung m where ${ofAgentur('m', agenturnummer)} group by m.auftragsnummer
  ) g on g.auftragsnummer = a.auftragsnummer`;

/** The search finds the recommended person of an order. */
const empfaengerMatches = ({ agenturnummer }: Bezug['sicht'], matches: (text: Sql) => Sql): Sql =>
  sql`a.empfaengernummer in (select x.empfaengernummer from empfaenger x where ${ofAgentur('x', agenturnummer)} and ${matches(sql`x.suchname`)})`;

/** The search finds the objection against an order. A subquery, since few orders have one and the report's index lacks the text. */
const beanstandungMatches = (sicht: Bezug['sicht'], matches: (text: Sql) => Sql): Sql => sql`a.auftragsnummer in (
    select x.auftragsnummer from auftrag x where ${own('x', sicht)} and x.beanstandet_am is not null and ${matches(sql`suchtext(x.beanstandung)`)}
  )`;

/** The orders of an agency, or of an employee as employees see them. `freigabeAb` sorts them by their day of release. */
export function auftraege(
  bezug: Bezug,
  freigabeAb: Column = { value: sql`a.frist_beginn`, type: 'date' },
): Source<AuftragBerichtRow, 'WertCent'> {
  const { sicht, locale } = bezug;
  const { agenturnummer } = sicht;
  const { status, istVertraulich } = auftragGesehen(bezug);
  const isOpen = sql`a.grund is null and ${status} in ('Eingegangen', 'Bestaetigt')`;
  // What both sides earn together: what was granted, else the offer of its day; nothing where it is over or has a reason.
  const wert = sql`coalesce(g.cent, case when ${isOpen} then a.angebot_cent end, 0)`;
  const grund = sql`case when a.grund is not null and ${istVertraulich} then 'KeinePraemie' else a.grund end`;
  return {
    from: sql`auftrag a ${joinEmpfehlung('a', sicht)}
      left join empfaenger p on ${ofAgentur('p', agenturnummer)} and p.empfaengernummer = a.empfaengernummer
      ${joinProdukt(sql`a.produkt_id`)} ${joinBenutzer('b', sql`a.freigegeben_durch`, agenturnummer)} ${joinGewaehrt(agenturnummer)}`,
    visible: own('a', sicht),
    select: sql<AuftragBerichtRow>`a.auftragsnummer, a.auftragsdatum, a.frist_beginn, pr.daten, a.empfehlungsnummer, a.mitarbeiternummer, ${status} as status,
      ${grund} as grund, a.freigegeben_am, a.freigegeben_durch, case when not ${istVertraulich} then a.beanstandung end as beanstandung,
      ${istVertraulich} as vertraulich, pr.name as produkt_name, pr.name_en as produkt_name_en, e.vorname as empfehler_vorname,
      e.nachname as empfehler_nachname, p.vorname as empfaenger_vorname, p.name as empfaenger_name, b.vorname as durch_vorname,
      b.nachname as durch_nachname, ${wert}::int as wert_cent`,
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
      // The order of rows must not show a hiring day either.
      FreigabeAb: { value: sql`case when ${istVertraulich} then a.auftragsdatum else ${freigabeAb.value} end`, type: 'date' },
      FreigegebenAm: { value: sql`coalesce(a.freigegeben_am, '-infinity')`, type: 'timestamptz' },
      FreigegebenDurch: {
        value: sql`case when a.freigegeben_am is null then '' else coalesce(lower(b.vorname || ' ' || b.nachname), a.freigegeben_durch, '') end`,
        type: 'text',
      },
      WertCent: { value: wert, type: 'bigint' },
    } satisfies Record<(typeof AUFTRAEGE_SORTIERBAR)[number], Column>,
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
      empfehlerMatches(sql`a.empfehlungsnummer`, sicht, matches),
      empfaengerMatches(sicht, matches),
      produktMatches(sql`a.produkt_id`, locale, matches),
      benutzerMatches(sql`a.freigegeben_durch`, agenturnummer, matches),
      ...(sicht.istEigene ? [] : [beanstandungMatches(sicht, matches)]),
    ],
    sums: { WertCent: wert },
  };
}

/** Where who sees it is reached, asked once for all rows. */
const eigeneAdressen = ({ benutzerId = '' }: Sicht): Sql => sql`array(
    select email_alias(selbst.email_schluessel) from agentur_benutzer ich
    join account selbst on selbst.mandant = ich.mandant and selbst.account_id = ich.account_id
    where ich.mandant = current_mandant() and ich.agentur_benutzer_id = ${benutzerId}
  )`;

/**
 * Orders that the viewer can release now: their day of release has come, and the viewer is neither recommender nor recipient. A scalar subquery instead of
 * `exists`: with `exists` the planner expects one row and joins the grants by a nested loop.
 */
export const freigebbar = (frist: Freigabefrist, { von, bis }: Fenster, sicht: Sicht): Sql =>
  sql`a.status = 'Bestaetigt' and a.beanstandet_am is null and ${frist.between(von, bis)} and (
    select x.status = 'Ok' and not coalesce(email_alias(x.email_schluessel) = any (${eigeneAdressen(sicht)}), false)
      and not exists (
        select from account wer where wer.mandant = x.mandant and wer.account_id = x.empfehler_id
          and email_alias(wer.email_schluessel) = any (${eigeneAdressen(sicht)})
      )
    from empfaenger x where x.mandant = a.mandant and x.empfaengernummer = a.empfaengernummer and x.agenturnummer = a.agenturnummer
  )`;
