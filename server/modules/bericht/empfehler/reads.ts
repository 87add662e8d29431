import { sql } from 'kysely';
import type { EMPFEHLER_SPALTEN } from '../../../../contract/calls/agentur-zeilen.ts';
import type { MandantTables } from '../../../db/tables.ts';
import type { Bericht, Spalte } from '../form.ts';
import { own } from '../pieces/reads.ts';
import type { Bezug, Sicht } from '../sicht.ts';

/** A recommender as the report reads one, by the invitation that was accepted last. */
export interface EmpfehlerBerichtRow
  extends Pick<MandantTables['einladung'], 'einladungsnummer' | 'vorname' | 'nachname' | 'email' | 'mitarbeiternummer' | 'erstellt_am'> {
  empfehlungen: number;
  auftraege: number;
  wert_cent: number;
}

const EMPFEHLUNGEN = sql`coalesce(e.empfehlungen, 0)`;
const AUFTRAEGE = sql`coalesce(a.auftraege, 0)`;
/** What was released for their referrals. */
const WERT = sql`coalesce(a.wert_cent, 0)`;

/** Who accepted an invitation of an agency, once each, with what came of it. */
export function empfehler({ sicht }: Bezug): Bericht<EmpfehlerBerichtRow> {
  const angenommen = sql`(
      select distinct on (j.empfehler_id) j.empfehler_id, j.einladungsnummer, j.status, j.mitarbeiternummer, j.erstellt_am, j.vorname_abc, j.nachname_abc,
        j.email_abc, j.suchname
      from einladung j
      where ${own('j', sicht)} and j.status = 'Angenommen'
      order by j.empfehler_id, j.beendet_am desc, j.einladungsnummer
    ) i`;
  return {
    von: sql`${angenommen}
      left join (select e.empfehler_id, ${sumOf.e} from empfehlung e where ${own('e', sicht)} group by e.empfehler_id) e on e.empfehler_id = i.empfehler_id
      left join (select a.empfehler_id, ${sumOf.a} from auftrag a where ${own('a', sicht)} group by a.empfehler_id) a on a.empfehler_id = i.empfehler_id`,
    vonZeilen: sql`${angenommen} join einladung n on n.mandant = current_mandant() and n.einladungsnummer = i.einladungsnummer ${ofEach(sicht)}`,
    wo: sql`true`,
    felder: sql<EmpfehlerBerichtRow>`i.einladungsnummer, n.vorname, n.nachname, n.email, i.mitarbeiternummer, i.erstellt_am,
      ${EMPFEHLUNGEN} as empfehlungen, ${AUFTRAEGE} as auftraege, ${WERT} as wert_cent`,
    id: sql`i.einladungsnummer`,
    spalten: {
      Vorname: { wert: sql`i.vorname_abc`, typ: 'text' },
      Nachname: { wert: sql`i.nachname_abc`, typ: 'text' },
      Email: { wert: sql`i.email_abc`, typ: 'text' },
      EingeladenAm: { wert: sql`i.erstellt_am`, typ: 'timestamptz' },
      Empfehlungen: { wert: EMPFEHLUNGEN, typ: 'bigint' },
      Auftraege: { wert: AUFTRAEGE, typ: 'bigint' },
      WertCent: { wert: WERT, typ: 'bigint' },
    } satisfies Record<(typeof EMPFEHLER_SPALTEN)[number], Spalte>,
    standard: { OrderBy: 'EingeladenAm', Descending: true },
    status: sql`i.status`,
    datum: { wert: sql`i.erstellt_am`, typ: 'timestamptz' },
    mitarbeiter: sql`i.mitarbeiternummer`,
    suche: (hat) => [hat(sql`i.suchname`)],
    istAusVielen: true,
    summen: { Empfehlungen: EMPFEHLUNGEN, Auftraege: AUFTRAEGE, WertCent: WERT },
  };
}

const sumOf = {
  e: sql`count(*)::int as empfehlungen`,
  a: sql`count(*)::int as auftraege, coalesce(sum(a.gewaehrt_cent), 0)::int as wert_cent`,
};

/** The same of one recommender, which is faster for the few rows of a page. */
const ofEach = (sicht: Sicht) => sql`
      cross join lateral (select ${sumOf.e} from empfehlung e where ${own('e', sicht)} and e.empfehler_id = i.empfehler_id) e
      cross join lateral (select ${sumOf.a} from auftrag a where ${own('a', sicht)} and a.empfehler_id = i.empfehler_id) a`;
