import { sql } from 'kysely';
import type { AUFTRAEGE_SPALTEN } from '../../../../contract/calls/agentur-zeilen.ts';
import type { MandantTables } from '../../../db/tables.ts';
import type { Ausdruck, Bericht, Spalte } from '../form.ts';
import { auftragGesehen } from '../gesehen/reads.ts';
import { hatProdukt, inNamen, istBenutzer, joinBenutzer, own, produktrang, stelleVon } from '../pieces/reads.ts';
import type { Bezug } from '../sicht.ts';
import { ALLE_PRODUKTE, type Werte } from '../werte.ts';

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
  /** Who asks sees no more than that it came in and what became of the reward. */
  vertraulich: boolean;
  wert_cent: number;
}

/** What an order earns both sides together: what was granted, else what holds for its day and person; nothing where it is over or has a reason. */
const WERT = sql`coalesce(a.gewaehrt_cent, w.wert, 0)`;
// Not `coalesce`, of which the database does not know that it leaks nothing: under row-level security no index would find one worth.
const GEWAEHRT = sql`case when a.gewaehrt_cent is null then 0 else a.gewaehrt_cent end`;
const OFFEN = sql`coalesce(w.wert, 0)`;

const FRIST_BEGINN: Spalte = { wert: sql`a.frist_beginn`, typ: 'date' };

/** Whether what was said against an order has a word. */
const inBeanstandung = (sicht: Bezug['sicht'], hat: (text: Ausdruck) => Ausdruck): Ausdruck =>
  sql`a.auftragsnummer in (select x.auftragsnummer from auftrag x where ${own('x', sicht)} and x.beanstandet_am is not null and ${hat(sql`suchtext(x.beanstandung)`)})`;

/**
 * The orders of an agency, or of an employee as employees see them; `freigabeAb` is how they are ordered by their day of release, where periods differ.
 */
export function auftraege(bezug: Bezug, werte: Werte, freigabeAb: Spalte = FRIST_BEGINN): Bericht<AuftragBerichtRow> {
  const { sicht, locale } = bezug;
  const { agenturnummer } = sicht;
  const { status, anlass, istVertraulich } = auftragGesehen(bezug);
  const IS_OPEN = sql`a.gewaehrt_cent is null and a.grund is null and ${status} in ('Eingegangen', 'Bestaetigt')`;
  const durch = joinBenutzer('b', sql`a.freigegeben_durch`, agenturnummer);
  const werteOf = sql`case when a.produkt_id = any(${werte.eigene}::int[]) then a.produkt_id else ${ALLE_PRODUKTE}::int end`;
  const joinWert = (produkt: Ausdruck) => sql`left join jsonb_to_recordset(${JSON.stringify(werte.werte)}::jsonb)
          as w(produkt integer, von date, bis date, ab timestamptz, vor timestamptz, wert integer)
        on w.produkt = ${produkt} and a.auftragsdatum between w.von and w.bis and a.beigetreten_am >= w.ab and a.beigetreten_am < w.vor`;
  const wert = joinWert(sql`case when ${IS_OPEN} then ${werteOf} end`);
  return {
    von: sql`auftrag a`,
    vonZeilen: sql`auftrag a
      left join empfehlung e on e.mandant = a.mandant and e.empfehlungsnummer = a.empfehlungsnummer and e.agenturnummer = ${agenturnummer}
      left join empfaenger p on p.mandant = a.mandant and p.empfaengernummer = a.empfaengernummer and p.agenturnummer = ${agenturnummer}
      left join produkt pr on pr.mandant = a.mandant and pr.id = a.produkt_id
      ${durch} ${wert}`,
    wo: own('a', sicht),
    felder: sql<AuftragBerichtRow>`a.auftragsnummer, a.auftragsdatum, a.frist_beginn, pr.daten, a.empfehlungsnummer, a.mitarbeiternummer, ${status} as status,
      case when a.grund is not null and ${istVertraulich} then 'KeinePraemie' else a.grund end as grund, a.freigegeben_am, a.freigegeben_durch,
      case when not ${istVertraulich} then a.beanstandung end as beanstandung, ${istVertraulich} as vertraulich, pr.name as produkt_name, pr.name_en as produkt_name_en, e.vorname as empfehler_vorname,
      e.nachname as empfehler_nachname, p.vorname as empfaenger_vorname, p.name as empfaenger_name, b.vorname as durch_vorname,
      b.nachname as durch_nachname, ${WERT} as wert_cent`,
    id: sql`a.auftragsnummer`,
    spalten: {
      Auftragsnummer: { wert: sql`a.auftragsnummer`, typ: 'text' },
      Auftragsdatum: { wert: sql`a.auftragsdatum`, typ: 'date' },
      Produkt: produktrang(sql`a.produkt_id`, locale),
      Empfehlungsnummer: { wert: sql`a.empfehlungsnummer`, typ: 'text' },
      Empfehler: { wert: sql`a.empfehlername`, typ: 'text' },
      Empfaenger: { wert: sql`coalesce(a.empfaengername, '')`, typ: 'text' },
      Mitarbeiternummer: { wert: sql`coalesce(a.mitarbeiternummer, '')`, typ: 'text' },
      Status: stelleVon(status, ['Eingegangen', 'Bestaetigt', 'Freigegeben', 'Storniert', 'Widerrufen']),
      // The order of rows must not show a hiring day either.
      FreigabeAb: sicht.istEigene
        ? { wert: sql`case when ${istVertraulich} then a.auftragsdatum else ${freigabeAb.wert} end`, typ: 'date' }
        : freigabeAb,
      FreigegebenAm: { wert: sql`coalesce(a.freigegeben_am, '-infinity')`, typ: 'timestamptz' },
      FreigegebenDurch: inNamen(sql`case when a.freigegeben_am is null then '' else coalesce(a.freigegeben_durch, '') end`, agenturnummer),
      WertCent: {
        ...{ wert: WERT, typ: 'bigint', mit: wert },
        stufung: {
          wert: WERT,
          typ: 'bigint',
          teile: [
            { wo: sql`not (${IS_OPEN})`, wert: GEWAEHRT, summen: { WertCent: GEWAEHRT } },
            { wo: IS_OPEN, wert: OFFEN, mit: joinWert(werteOf), summen: { WertCent: OFFEN } },
          ],
          vorab: (cent) => sql`(a.gewaehrt_cent is null or a.gewaehrt_cent = any (${cent}::text[]::bigint[]))`,
        },
      },
      Grund: { wert: sql`coalesce(${anlass}, '')`, typ: 'text' },
    } satisfies Record<(typeof AUFTRAEGE_SPALTEN)[number], Spalte>,
    standard: { OrderBy: 'Auftragsdatum', Descending: true },
    status,
    datum: { wert: sql`a.auftragsdatum`, typ: 'date' },
    produkt: sql`a.produkt_id`,
    channel: sql`a.empfehlung_channel`,
    mitarbeiter: sql`a.mitarbeiternummer`,
    suche: (hat) => [
      hat(sql`a.suche`),
      ...(sicht.istEigene ? [] : [inBeanstandung(sicht, hat)]),
      hatProdukt(sql`a.produkt_id`, locale, hat),
      istBenutzer(sql`a.freigegeben_durch`, agenturnummer, hat),
    ],
    summen: { WertCent: WERT },
    mitSummen: wert,
    getrennt: { summen: { WertCent: sql`a.gewaehrt_cent` }, wo: IS_OPEN, rest: { WertCent: sql`w.wert` }, mit: joinWert(werteOf) },
  };
}
