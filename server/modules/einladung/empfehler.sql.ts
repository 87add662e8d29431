import { sql } from 'kysely';
import type { EMPFEHLER_SPALTEN } from '../../../contract/calls/agentur/zeilen.ts';
import type { MandantTables } from '../../db/tables.ts';
import { betweenDays, type Column, equals, folded, isOneOf, type Source } from '../../reports/report.ts';
import { type Bezug, own } from '../agentur/index.ts';
import { joinGewaehrt } from '../auftrag/index.ts';
import { joinEmpfehlung } from '../empfehlung/index.ts';

/** A recommender as the report reads one, by the invitation that was accepted last. */
export interface EmpfehlerBerichtRow
  extends Pick<MandantTables['einladung'], 'einladungsnummer' | 'vorname' | 'nachname' | 'email' | 'mitarbeiternummer' | 'erstellt_am'> {
  empfehlungen: number;
  auftraege: number;
  wert_cent: number;
}

const EMPFEHLUNGEN = sql`coalesce(e.empfehlungen, 0)`;
const AUFTRAEGE = sql`coalesce(a.auftraege, 0)`;
/** What was granted for their referrals. */
const WERT = sql`coalesce(a.wert_cent, 0)`;

/** Everybody who accepted an invitation of an agency, once each, with what came of it. */
export const empfehler = ({ sicht }: Bezug): Source<EmpfehlerBerichtRow, 'Empfehlungen' | 'Auftraege' | 'WertCent'> => ({
  from: sql`(
      select distinct on (j.empfehler_id) j.* from einladung j
      where ${own('j', sicht)} and j.status = 'Angenommen' order by j.empfehler_id, j.beendet_am desc, j.einladungsnummer
    ) i
    left join (select e.empfehler_id, count(*)::int as empfehlungen from empfehlung e where ${own('e', sicht)} group by e.empfehler_id) e
      on e.empfehler_id = i.empfehler_id
    left join (
      select e.empfehler_id, count(*)::int as auftraege, coalesce(sum(g.cent), 0)::int as wert_cent
      from auftrag a ${joinEmpfehlung('a', sicht)} ${joinGewaehrt(sicht.agenturnummer)} where ${own('a', sicht)} group by e.empfehler_id
    ) a on a.empfehler_id = i.empfehler_id`,
  visible: sql`true`,
  select: sql<EmpfehlerBerichtRow>`i.einladungsnummer, i.vorname, i.nachname, i.email, i.mitarbeiternummer, i.erstellt_am,
    ${EMPFEHLUNGEN} as empfehlungen, ${AUFTRAEGE} as auftraege, ${WERT} as wert_cent`,
  id: sql`i.einladungsnummer`,
  columns: {
    Vorname: { value: folded(sql`i.vorname`), type: 'text' },
    Nachname: { value: folded(sql`i.nachname`), type: 'text' },
    Email: { value: folded(sql`i.email`), type: 'text' },
    EingeladenAm: { value: sql`i.erstellt_am`, type: 'timestamptz' },
    Empfehlungen: { value: EMPFEHLUNGEN, type: 'bigint' },
    Auftraege: { value: AUFTRAEGE, type: 'bigint' },
    WertCent: { value: WERT, type: 'bigint' },
  } satisfies Record<(typeof EMPFEHLER_SPALTEN)[number], Column>,
  defaultOrder: { by: 'EingeladenAm', descending: true },
  filters: {
    ...betweenDays({ value: sql`i.erstellt_am`, type: 'timestamptz' }),
    Status: isOneOf(sql`i.status`),
    Mitarbeiternummer: equals(sql`i.mitarbeiternummer`),
  },
  search: (matches) => [matches(sql`i.suchname`)],
  sums: { Empfehlungen: EMPFEHLUNGEN, Auftraege: AUFTRAEGE, WertCent: WERT },
});
