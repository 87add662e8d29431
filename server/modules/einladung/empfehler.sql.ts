import { sql } from 'kysely';
import type { listEmpfehler } from '../../../contract/calls/agentur/berichte.ts';
import type { EmpfehlerZeile } from '../../../contract/calls/agentur/zeilen.ts';
import type { Context } from '../../context.ts';
import { betweenDays, equals, fieldsOf, folded, isOneOf, type RowIn, type SourceOf, withLines } from '../../reports/report.ts';
import { isVisible, isVisibleInAgentur, ofAgentur, type RowAccess } from '../agentur/index.ts';

const EMPFEHLUNGEN = sql<number>`coalesce(s.empfehlungen, 0)`;
const AUFTRAEGE = sql<number>`coalesce(s.auftraege, 0)`;
/** Amount granted for their referrals, in cents. */
const WERT = sql<number>`coalesce(s.wert_cent, 0)`;

/**
 * Everyone who accepted an invitation of an agency, once each with the last invitation, and the results. Orders and grants are counted by
 * referral first, which is faster than finding the grants of each order.
 */
const empfehler = (access: RowAccess) =>
  ({
    from: sql`(
      select distinct on (j.empfehler_id) j.* from einladung j
      where ${isVisible('j', access)} and j.status = 'Angenommen' order by j.empfehler_id, j.beendet_am desc, j.einladungsnummer
    ) i
    left join (
      select e.empfehler_id, (count(*) filter (where ${isVisibleInAgentur('e', access)}))::int as empfehlungen,
        coalesce(sum(o.auftraege), 0)::int as auftraege, coalesce(sum(o.cent), 0)::int as wert_cent
      from empfehlung e left join (
        select x.empfehlungsnummer, sum(x.auftraege) as auftraege, sum(x.cent) as cent from (
          select a.empfehlungsnummer, 1 as auftraege, 0 as cent from auftrag a where ${isVisible('a', access)}
          union all
          select m.empfehlungsnummer, 0, m.wert_cent from praemierung m where ${isVisible('m', access)} and m.status <> 'Storniert'
        ) x group by x.empfehlungsnummer
      ) o on o.empfehlungsnummer = e.empfehlungsnummer
      where ${ofAgentur('e', access.agenturnummer)} group by e.empfehler_id
    ) s on s.empfehler_id = i.empfehler_id`,
    groupsOthers: true,
    visible: sql`true`,
    select: {
      ...fieldsOf('einladung as i', ['einladungsnummer', 'vorname', 'nachname', 'email', 'erstellt_am', 'verbindung_beendet_am']),
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
      VerbindungBeendetAm: { value: sql`coalesce(i.verbindung_beendet_am, '-infinity')`, type: 'timestamptz' },
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
  VerbindungBeendetAm: row.verbindung_beendet_am?.toISOString() ?? null,
});

/** The recommenders who accepted an invitation of an agency, as a report. */
export const empfehlerBericht = (_: Context, access: RowAccess) => withLines(empfehler(access), empfehlerZeile);
