import { sql } from 'kysely';
import type { AuszahlungStand } from '../../../contract/rules/zahlung.ts';
import { EEA_LAENDER } from '../../../contract/values/eea.ts';
import type { Sql } from '../../reports/report.ts';
import { joinProdukt } from '../produkt/index.ts';

/** What the state of a picked transfer depends on beside its rows: the moment, the day of it in Berlin, the tenant's period in days, and its blocks as LIKE patterns. */
export interface Stichtag {
  readonly now: Date;
  readonly heute: string;
  readonly fristTage: number;
  readonly gesperrt: readonly string[];
}

/**
 * Picked transfers `p` with their order, owner, account and product; `z` is the live payment, `h` what holds them, a request for another account before
 * others.
 */
export const transfersAt = ({ now }: Pick<Stichtag, 'now'>): Sql => sql`praemierung p
  join auftrag a on a.mandant = p.mandant and a.auftragsnummer = p.auftragsnummer
  join empfaenger e on e.mandant = p.mandant and e.empfaengernummer = p.empfaengernummer
  left join empfehler er on er.mandant = e.mandant and er.empfehler_id = e.empfehler_id
  left join account ac on ac.mandant = e.mandant and ac.account_id = e.empfehler_id
  left join bankdaten b on b.mandant = p.mandant and b.bankdaten_id = p.bankdaten_id
  left join zahlung z on z.mandant = p.mandant and z.art = 'Praemie' and z.bezug = p.praemierungsnummer and z.gilt
  left join lateral (
    select k.art, k.nachfrage, k.grund, k.grund_code, k.bis from zurueckhaltung k
    where k.mandant = p.mandant and k.praemierungsnummer = p.praemierungsnummer and k.aufgehoben_am is null
      and (k.nachfrage or k.bis is null or k.bis > ${now})
    order by k.nachfrage desc, k.am limit 1
  ) h on true
  ${joinProdukt(sql`a.produkt_id`)}`;

/** Transfers that are not paid yet. */
export const UNPAID: Sql = sql`p.mandant = current_mandant() and p.status = 'Bereitgestellt' and p.art = 'Ueberweisung'`;

/** The day by which a transfer is promised: the rule of `auszahlungTag` over the rows of a list. */
export function spaetestensBy({ fristTage }: Pick<Stichtag, 'fristTage'>): Sql {
  const [released, picked] = [
    sql`(p.erstellt_am at time zone 'Europe/Berlin')::date`,
    sql`(p.gewaehlt_am at time zone 'Europe/Berlin')::date`,
  ];
  return sql`(case when ${picked} > ${released} + ${fristTage}::int then ${picked} else ${released} end + ${fristTage}::int)`;
}

/** Whether the owner's address is blocked. */
const isBlocked = ({ gesperrt }: Pick<Stichtag, 'gesperrt'>): Sql =>
  sql`(case p.seite when 'Empfehler' then ac.email_schluessel else e.email_schluessel end) like any (${gesperrt}::text[])`;

const stand = (value: AuszahlungStand): Sql => sql.lit(value);

/** Why no run takes a transfer, null if one does (backoffice.md section A rule 1). */
export const hindranceAt = (stichtag: Stichtag) => sql<AuszahlungStand | null>`case
  when h.nachfrage then ${stand('BankdatenFehlen')}
  when h.art is not null then ${stand('Angehalten')}
  when ${isBlocked(stichtag)} then ${stand('Gesperrt')}
  when p.bankdaten_id is null then ${stand('BankdatenFehlen')}
  when b.land <> '' and not b.land = any (${EEA_LAENDER}::text[]) then ${stand('Land')}
  when a.status <> 'Freigegeben' then ${stand('Angehalten')} end`;

/** Where a transfer stands. */
export const standAt = (stichtag: Stichtag) => sql<AuszahlungStand>`
  case when z.zahlungsnummer is not null then ${stand('ImLauf')} else coalesce(${hindranceAt(stichtag)}, ${stand('Bereit')}) end`;
