import { sql } from 'kysely';
import type { EMPFEHLUNGEN_SPALTEN } from '../../../../contract/calls/agentur-zeilen.ts';
import type { EmpfaengerStatus } from '../../../../contract/calls/empfehlungsform.ts';
import { dayOf } from '../../../calendar.ts';
import type { MandantTables } from '../../../db/tables.ts';
import { hatProdukt, joinProduktrang, own, PRODUKTRANG } from '../pieces/reads.ts';
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

/** Clicks that count, as the recommender sees them: those counted into the referral, and those since (decision 031). */
const KLICKS = sql`e.klicks + coalesce(k.seither, 0)`;
const SEITHER = sql`left join (
    select k.empfehlungsnummer, count(*)::int as seither from klick k
    where k.mandant = current_mandant() and k.art = 'Klick' and not k.wiederholung
      and k.klick_id > (select s.bis from klickstand s where s.mandant = current_mandant())
    group by k.empfehlungsnummer
  ) k on k.empfehlungsnummer = e.empfehlungsnummer`;

/** The referrals of an agency. */
export function empfehlungen({ sicht, locale, now }: Bezug): Bericht<EmpfehlungBerichtRow> {
  const status = sql`coalesce(e.stand, case when e.gueltig_bis < ${dayOf(now)}::date then 'Abgelaufen' else 'Ok' end)`;
  return {
    von: sql`empfehlung e ${joinProduktrang(sql`e.produkt_id`, locale)} ${SEITHER}`,
    vonZeilen: sql`empfehlung e left join produkt pr on pr.mandant = e.mandant and pr.id = e.produkt_id ${SEITHER}`,
    wo: own('e', sicht),
    felder: sql<EmpfehlungBerichtRow>`e.empfehlungsnummer, e.erstellt_am, e.vorname, e.nachname, e.channel, e.mitarbeiternummer,
      pr.name as produkt_name, pr.name_en as produkt_name_en, ${status} as status, ${KLICKS} as klicks, e.empfaenger_anzahl as empfaenger`,
    id: sql`e.empfehlungsnummer`,
    spalten: {
      Empfehlungsnummer: { wert: sql`e.empfehlungsnummer`, typ: 'text' },
      ErstelltAm: { wert: sql`e.erstellt_am`, typ: 'timestamptz' },
      Empfehler: { wert: sql`coalesce(e.suchname, '')`, typ: 'text' },
      Produkt: PRODUKTRANG,
      Channel: { wert: sql`e.channel`, typ: 'text' },
      Klicks: { wert: KLICKS, typ: 'bigint' },
      Empfaenger: { wert: sql`e.empfaenger_anzahl`, typ: 'bigint' },
      Status: { wert: sql`array_position('{Offen,Ok,Freigegeben,Gezahlt,Abgelaufen,Storniert}'::text[], ${status})`, typ: 'bigint' },
      Mitarbeiternummer: { wert: sql`coalesce(e.mitarbeiternummer, '')`, typ: 'text' },
    } satisfies Record<(typeof EMPFEHLUNGEN_SPALTEN)[number], Spalte>,
    standard: { OrderBy: 'ErstelltAm', Descending: true },
    status,
    datum: { wert: sql`e.erstellt_am`, typ: 'timestamptz' },
    produkt: sql`e.produkt_id`,
    channel: sql`e.channel`,
    mitarbeiter: sql`e.mitarbeiternummer`,
    suche: (hat) => [hat(sql`e.suche`), hatProdukt(sql`e.produkt_id`, locale, hat)],
    summen: { Klicks: KLICKS, Empfaenger: sql`e.empfaenger_anzahl` },
  };
}
