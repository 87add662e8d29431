import { sql } from 'kysely';
import type { LEADS_SPALTEN } from '../../../../contract/calls/agentur-zeilen.ts';
import type { MandantTables } from '../../../db/tables.ts';
import type { Bericht, Spalte } from '../form.ts';
import { empfaengerGesehen } from '../gesehen/reads.ts';
import { hatProdukt, own, produktrang, stelleVon } from '../pieces/reads.ts';
import type { Bezug } from '../sicht.ts';
import { schrittOf } from './schritt/reads.ts';

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

/** Who has come by a referral of an agency, or of an employee as employees see them. */
export function leads(bezug: Bezug): Bericht<LeadBerichtRow> {
  const { sicht, locale } = bezug;
  const gesehen = empfaengerGesehen(bezug);
  const schritt = schrittOf(bezug);
  return {
    von: sql`empfaenger p`,
    vonZeilen: sql`empfaenger p
      left join empfehlung e on e.mandant = p.mandant and e.empfehlungsnummer = p.empfehlungsnummer and e.agenturnummer = ${sicht.agenturnummer}
      left join produkt pr on pr.mandant = p.mandant and pr.id = p.produkt_id`,
    wo: sql`${own('p', sicht)} and not p.vorlaeufig`,
    felder: sql<LeadBerichtRow>`p.empfaengernummer, p.empfehlungsnummer, p.vorname, p.name, ${gesehen.plz} as plz, ${gesehen.ort} as ort, p.erstellt_am,
      ${gesehen.status} as status,
      pr.name as produkt_name, pr.name_en as produkt_name_en, e.vorname as empfehler_vorname, e.nachname as empfehler_nachname`,
    id: sql`p.empfaengernummer`,
    spalten: {
      Empfaengernummer: { wert: sql`p.empfaengernummer`, typ: 'text' },
      Anzeigename: { wert: sql`p.suchname`, typ: 'text' },
      Plz: { wert: sql`coalesce(${gesehen.plz}, '')`, typ: 'text' },
      Ort: { wert: sql`coalesce(${gesehen.ortname}, '')`, typ: 'text' },
      ErstelltAm: { wert: sql`p.erstellt_am`, typ: 'timestamptz' },
      Status: stelleVon(gesehen.status, ['Offen', 'Ok', 'Freigegeben', 'Gezahlt', 'Abgelaufen', 'Storniert']),
      NaechsterSchritt: { wert: schritt.rang, typ: 'bigint', ...(!gesehen.istAnders && { stufung: schritt.stufung }) },
      Produkt: produktrang(sql`coalesce(p.produkt_id, 0)`, locale),
      Empfehler: { wert: sql`p.empfehlername`, typ: 'text' },
    } satisfies Record<(typeof LEADS_SPALTEN)[number], Spalte>,
    standard: { OrderBy: 'ErstelltAm', Descending: true },
    status: gesehen.status,
    datum: { wert: sql`p.erstellt_am`, typ: 'timestamptz' },
    produkt: sql`p.produkt_id`,
    channel: sql`p.empfehlung_channel`,
    mitarbeiter: sql`p.mitarbeiternummer`,
    suche: (hat) => [hat(gesehen.suche), hatProdukt(sql`p.produkt_id`, locale, hat)],
    summen: {},
  };
}
