import { sql } from 'kysely';
import type { PLAN_STATUS, PRAEMIENPLAN_SPALTEN } from '../../../../contract/calls/agentur-zeilen.ts';
import { dayOf } from '../../../calendar.ts';
import type { MandantTables } from '../../../db/tables.ts';
import type { Bericht, Spalte } from '../form.ts';
import { hatProdukt, joinBenutzer, produktname } from '../pieces/reads.ts';
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
export function praemienplan({ sicht, locale, now }: Bezug): Bericht<PlanBerichtRow> {
  const status = sql`case
    when n.startdatum > ${dayOf(now)}::date then 'Geplant' when n.enddatum < ${dayOf(now)}::date then 'Beendet' else 'Aktiv'
  end`;
  const von = sql`coalesce(b.vorname || ' ' || b.nachname, '')`;
  return {
    von: sql`praemienplan n
      left join produkt pr on pr.mandant = n.mandant and pr.id = n.produkt_id
      ${joinBenutzer('b', sql`n.angelegt_von`, sicht.agenturnummer)}`,
    wo: sql`n.mandant = current_mandant() and n.agenturnummer = ${sicht.agenturnummer}`,
    felder: sql<PlanBerichtRow>`n.praemienplan_id, n.produkt_id, n.wert_cent, n.startdatum, n.enddatum, pr.name as produkt_name,
      pr.name_en as produkt_name_en, ${status} as status, b.vorname as von_vorname, b.nachname as von_nachname`,
    id: sql`n.praemienplan_id`,
    spalten: {
      Id: { wert: sql`n.praemienplan_id`, typ: 'text' },
      ProduktId: { wert: sql`n.produkt_id`, typ: 'bigint' },
      Produkt: { wert: produktname(locale), typ: 'text' },
      WertCent: { wert: sql`n.wert_cent`, typ: 'bigint' },
      Startdatum: { wert: sql`n.startdatum`, typ: 'date' },
      Enddatum: { wert: sql`coalesce(n.enddatum, 'infinity')`, typ: 'date' },
      Status: { wert: sql`array_position('{Geplant,Aktiv,Beendet}'::text[], ${status})`, typ: 'bigint' },
      AngelegtVon: { wert: sql`lower(${von})`, typ: 'text' },
    } satisfies Record<(typeof PRAEMIENPLAN_SPALTEN)[number], Spalte>,
    standard: { OrderBy: 'Startdatum', Descending: true },
    status,
    datum: { wert: sql`n.startdatum`, typ: 'date' },
    produkt: sql`n.produkt_id`,
    suche: (hat) => [
      hat(sql`suchtext(n.praemienplan_id || ' ' || n.produkt_id || ' ' || ${von})`),
      hatProdukt(sql`n.produkt_id`, locale, hat),
    ],
    summen: {},
  };
}
