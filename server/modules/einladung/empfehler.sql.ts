import { sql } from 'kysely';
import type { listEmpfehler } from '../../../contract/calls/agentur/berichte.ts';
import type { EmpfehlerZeile } from '../../../contract/calls/agentur/zeilen.ts';
import type { Context } from '../../context.ts';
import { betweenDays, equals, fieldsOf, folded, isOneOf, type RowIn, type SourceOf, withLines } from '../../reports/report.ts';
import { own, type Sicht } from '../agentur/index.ts';
import { joinGewaehrt } from '../auftrag/index.ts';
import { joinEmpfehlung } from '../empfehlung/index.ts';

const EMPFEHLUNGEN = sql<number>`coalesce(e.empfehlungen, 0)`;
const AUFTRAEGE = sql<number>`coalesce(a.auftraege, 0)`;
/** What was granted for their referrals. */
const WERT = sql<number>`coalesce(a.wert_cent, 0)`;

/** Everybody who accepted an invitation of an agency, once each by the last one, with what came of it. */
const empfehler = (sicht: Sicht) =>
  ({
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
    select: {
      ...fieldsOf('einladung as i', ['einladungsnummer', 'vorname', 'nachname', 'email', 'erstellt_am']),
      empfehlungen: EMPFEHLUNGEN,
      auftraege: AUFTRAEGE,
      wert_cent: WERT,
    },
    id: sql`i.einladungsnummer`,
    columns: {
      Vorname: { value: folded(sql`i.vorname`), type: 'text' },
      Nachname: { value: folded(sql`i.nachname`), type: 'text' },
      Email: { value: folded(sql`i.email`), type: 'text' },
      EingeladenAm: { value: sql`i.erstellt_am`, type: 'timestamptz' },
      Empfehlungen: { value: EMPFEHLUNGEN, type: 'bigint' },
      Auftraege: { value: AUFTRAEGE, type: 'bigint' },
      WertCent: { value: WERT, type: 'bigint' },
    },
    defaultOrder: { by: 'EingeladenAm', descending: true },
    filters: {
      ...betweenDays({ value: sql`i.erstellt_am`, type: 'timestamptz' }),
      Status: isOneOf(sql`i.status`),
      Mitarbeiternummer: equals(sql`i.mitarbeiternummer`),
    },
    search: (matches) => [matches(sql`i.suchname`)],
    sums: { Empfehlungen: EMPFEHLUNGEN, Auftraege: AUFTRAEGE, WertCent: WERT },
  }) satisfies SourceOf<typeof listEmpfehler>;

const empfehlerZeile = (row: RowIn<ReturnType<typeof empfehler>>): EmpfehlerZeile => ({
  Vorname: row.vorname,
  Nachname: row.nachname,
  Email: row.email,
  EingeladenAm: row.erstellt_am.toISOString(),
  Empfehlungen: row.empfehlungen,
  Auftraege: row.auftraege,
  WertCent: row.wert_cent,
});

/** Who accepted an invitation of an agency, as a report. */
export const empfehlerBericht = (_: Context, sicht: Sicht) => withLines(empfehler(sicht), empfehlerZeile);
