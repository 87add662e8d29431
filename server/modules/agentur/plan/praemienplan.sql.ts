import { sql } from 'kysely';
import type { PLAN_STATUS, PRAEMIENPLAN_SPALTEN } from '../../../../contract/calls/agentur/zeilen.ts';
import { dayOf } from '../../../calendar.ts';
import type { MandantTables } from '../../../db/tables.ts';
import { betweenDays, type Column, equals, isOneOf, ranked, type Source } from '../../../reports/report.ts';
import { byProduktname, joinProdukt, produktMatches } from '../../produkt/index.ts';
import { joinBenutzer, ofAgentur } from '../sicht.sql.ts';
import type { Bezug } from '../sicht.ts';

/** An entry of a reward plan as its report reads it. */
export interface PlanBerichtRow
  extends Pick<MandantTables['praemienplan'], 'praemienplan_id' | 'produkt_id' | 'wert_cent' | 'startdatum' | 'enddatum'> {
  produkt_name: string;
  produkt_name_en: string;
  status: (typeof PLAN_STATUS)[number];
  von_vorname: string | null;
  von_nachname: string | null;
}

/** What an agency promises of its own: the same for everybody of it. */
export function praemienplan({ sicht, locale, now }: Bezug): Source<PlanBerichtRow> {
  const status = sql`case
    when n.startdatum > ${dayOf(now)}::date then 'Geplant' when n.enddatum < ${dayOf(now)}::date then 'Beendet' else 'Aktiv'
  end`;
  const von = sql`coalesce(b.vorname || ' ' || b.nachname, '')`;
  return {
    from: sql`praemienplan n ${joinProdukt(sql`n.produkt_id`)} ${joinBenutzer('b', sql`n.angelegt_von`, sicht.agenturnummer)}`,
    visible: ofAgentur('n', sicht.agenturnummer),
    select: sql<PlanBerichtRow>`n.praemienplan_id, n.produkt_id, n.wert_cent, n.startdatum, n.enddatum, pr.name as produkt_name,
      pr.name_en as produkt_name_en, ${status} as status, b.vorname as von_vorname, b.nachname as von_nachname`,
    id: sql`n.praemienplan_id`,
    columns: {
      Id: { value: sql`n.praemienplan_id`, type: 'text' },
      ProduktId: { value: sql`n.produkt_id`, type: 'bigint' },
      Produkt: byProduktname(locale),
      WertCent: { value: sql`n.wert_cent`, type: 'bigint' },
      Startdatum: { value: sql`n.startdatum`, type: 'date' },
      Enddatum: { value: sql`coalesce(n.enddatum, 'infinity')`, type: 'date' },
      Status: ranked(status, ['Geplant', 'Aktiv', 'Beendet']),
      AngelegtVon: { value: sql`lower(${von})`, type: 'text' },
    } satisfies Record<(typeof PRAEMIENPLAN_SPALTEN)[number], Column>,
    defaultOrder: { by: 'Startdatum', descending: true },
    filters: {
      ...betweenDays({ value: sql`n.startdatum`, type: 'date' }),
      Status: isOneOf(status),
      ProduktId: equals(sql`n.produkt_id`),
    },
    search: (matches) => [
      matches(sql`suchtext(n.praemienplan_id || ' ' || n.produkt_id || ' ' || ${von})`),
      produktMatches(sql`n.produkt_id`, locale, matches),
    ],
    sums: {},
  };
}
