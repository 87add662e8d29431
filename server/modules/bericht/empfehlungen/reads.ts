import { sql } from 'kysely';
import type { EMPFEHLUNGEN_SPALTEN } from '../../../../contract/calls/agentur-zeilen.ts';
import type { EmpfaengerStatus } from '../../../../contract/calls/empfehlungsform.ts';
import { dayOf } from '../../../calendar.ts';
import type { MandantTables } from '../../../db/tables.ts';
import { hatProdukt, own, produktname } from '../pieces/reads.ts';
import type { Bericht, Spalte } from '../reads.ts';
import type { Bezug } from '../sicht.ts';

/** A referral as its report reads it. */
export interface EmpfehlungBerichtRow
  extends Pick<
    MandantTables['empfehlung'],
    'empfehlungsnummer' | 'erstellt_am' | 'vorname' | 'nachname' | 'channel' | 'mitarbeiternummer'
  > {
  produkt_name: string;
  produkt_name_en: string;
  status: EmpfaengerStatus;
  klicks: number;
  empfaenger: number;
}

/** Clicks that count, as the recommender sees them. */
const KLICKS = sql`(
  select count(*)::int from klick k
  where k.mandant = e.mandant and k.empfehlungsnummer = e.empfehlungsnummer and k.art = 'Klick' and not k.wiederholung
)`;
const EMPFAENGER = sql`coalesce(z.anzahl, 0)`;

/** The same of one referral, which is faster for the few rows of a page. */
const EMPFAENGER_OF_ROW = sql`(
  select count(*)::int from empfaenger p where p.mandant = e.mandant and p.empfehlungsnummer = e.empfehlungsnummer and not p.vorlaeufig
)`;
/** The state of whom a referral was made for, the first of it. */
const PERSON = sql`(
  select p.status from empfaenger p where p.mandant = e.mandant and p.empfehlungsnummer = e.empfehlungsnummer and not p.vorlaeufig
  order by p.erstellt_am, p.empfaengernummer limit 1
)`;

/** The referrals of an agency. */
export function empfehlungen({ sicht, locale, now }: Bezug): Bericht<EmpfehlungBerichtRow> {
  const status = sql`case
    when e.bestaetigt_am is null then 'Offen'
    when not e.empfehlungslink then coalesce(${PERSON}, 'Offen')
    when e.gueltig_bis < ${dayOf(now)}::date then 'Abgelaufen'
    else 'Ok'
  end`;
  return {
    von: sql`empfehlung e
      left join produkt pr on pr.mandant = e.mandant and pr.id = e.produkt_id
      left join (
        select p.mandant, p.empfehlungsnummer, count(*)::int as anzahl
        from empfaenger p where p.agenturnummer = ${sicht.agenturnummer} and not p.vorlaeufig group by p.mandant, p.empfehlungsnummer
      ) z on z.mandant = e.mandant and z.empfehlungsnummer = e.empfehlungsnummer`,
    wo: own('e', sicht),
    felder: sql<EmpfehlungBerichtRow>`e.empfehlungsnummer, e.erstellt_am, e.vorname, e.nachname, e.channel, e.mitarbeiternummer,
      pr.name as produkt_name, pr.name_en as produkt_name_en, ${status} as status, ${KLICKS} as klicks, ${EMPFAENGER_OF_ROW} as empfaenger`,
    id: sql`e.empfehlungsnummer`,
    spalten: {
      Empfehlungsnummer: { wert: sql`e.empfehlungsnummer`, typ: 'text' },
      ErstelltAm: { wert: sql`e.erstellt_am`, typ: 'timestamptz' },
      Empfehler: { wert: sql`coalesce(e.suchname, '')`, typ: 'text' },
      Produkt: { wert: produktname(locale), typ: 'text' },
      Channel: { wert: sql`e.channel`, typ: 'text' },
      Klicks: { wert: KLICKS, typ: 'bigint' },
      Empfaenger: { wert: EMPFAENGER, typ: 'bigint' },
      Status: { wert: sql`array_position('{Offen,Ok,Freigegeben,Gezahlt,Abgelaufen,Storniert}'::text[], ${status})`, typ: 'bigint' },
      Mitarbeiternummer: { wert: sql`coalesce(e.mitarbeiternummer, '')`, typ: 'text' },
    } satisfies Record<(typeof EMPFEHLUNGEN_SPALTEN)[number], Spalte>,
    standard: { OrderBy: 'ErstelltAm', Descending: true },
    status,
    datum: { wert: sql`e.erstellt_am`, typ: 'timestamptz' },
    produkt: sql`e.produkt_id`,
    channel: sql`e.channel`,
    mitarbeiter: sql`e.mitarbeiternummer`,
    suche: (hat) => [hat(sql`e.suche`), hat(sql`e.suchname`), hatProdukt(sql`e.produkt_id`, locale, hat)],
    summen: { Klicks: KLICKS, Empfaenger: EMPFAENGER },
  };
}
