import { sql } from 'kysely';
import type { LEADS_SORTIERBAR } from '../../../../contract/calls/agentur/zeilen.ts';
import type { MandantTables } from '../../../db/tables.ts';
import {
  betweenDays,
  type Column,
  equals,
  equalsIgnoringCase,
  folded,
  isOneOf,
  ranked,
  type Source,
  type Sql,
} from '../../../reports/report.ts';
import { type Bezug, own } from '../../agentur/index.ts';
import { byProduktname, joinProdukt, produktMatches } from '../../produkt/index.ts';
import { empfaengerGesehen } from '../schritte/gesehen.sql.ts';
import { empfehlerMatches, joinEmpfehlung } from './empfehlungen.sql.ts';

/** A recommended person as the report reads one. */
export interface LeadBerichtRow
  extends Pick<
    MandantTables['empfaenger'],
    'empfaengernummer' | 'empfehlungsnummer' | 'vorname' | 'name' | 'plz' | 'ort' | 'erstellt_am' | 'status'
  > {
  produkt_name: string;
  produkt_name_en: string;
  empfehler_vorname: string;
  empfehler_nachname: string;
}

/** The people recommended by referrals of an agency, or of an employee as employees see them. */
export function leads(bezug: Bezug): Source<LeadBerichtRow> {
  const { sicht, locale } = bezug;
  const { status, plz, ort, suche } = empfaengerGesehen(bezug);
  return {
    from: sql`empfaenger p ${joinEmpfehlung('p', sicht)} ${joinProdukt(sql`e.produkt_id`)}`,
    visible: sql`${own('p', sicht)} and not p.vorlaeufig`,
    select: sql<LeadBerichtRow>`p.empfaengernummer, p.empfehlungsnummer, p.vorname, p.name, ${plz} as plz, ${ort} as ort, p.erstellt_am, ${status} as status,
      pr.name as produkt_name, pr.name_en as produkt_name_en, e.vorname as empfehler_vorname, e.nachname as empfehler_nachname`,
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
    } satisfies Record<(typeof LEADS_SORTIERBAR)[number], Column>,
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
      empfehlerMatches(sql`p.empfehlungsnummer`, sicht, matches),
      produktMatches(sql`e.produkt_id`, locale, matches),
    ],
    sums: {},
  };
}

/**
 * Recommended people who have to give data, confirm or order next: the referral is confirmed, the deadline has not passed, and there is
 * neither an order nor an open claim. A claim concerns the only person of its referral (as in `next-step.ts`).
 */
export const amZug = ({ now }: Pick<Bezug, 'now'>): Sql => sql`p.status in ('Offen', 'Ok') and e.bestaetigt_am is not null
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
