import { sql } from 'kysely';
import { KLEINUNTERNEHMER_JAHR_CENT, KLEINUNTERNEHMER_VORJAHR_CENT } from '../../../contract/rules/seller.ts';
import { startOfDay } from '../../calendar.ts';
import type { MandantScope } from '../../db/scope.ts';

/**
 * Whether a seller `s` is a small business today (`steuerAt` over the rows of a list) and has commissions above a limit of UStG section 19: in the calendar year before
 * or in this one, by the day of booking in Berlin. `heute` is `YYYY-MM-DD`.
 */
export function isOverUstGrenze(heute: string) {
  const year = Number(heute.slice(0, 4));
  const [before, begin] = [startOfDay(`${year - 1}-01-01`), startOfDay(`${year}-01-01`)];
  return sql<boolean>`(
    (select t.steuerstatus from seller_steuer t
      where t.mandant = s.mandant and t.sellernummer = s.sellernummer and t.gilt_ab <= ${heute}::date
      order by t.gilt_ab desc, t.eintrag desc limit 1) = 'Kleinunternehmer'
    and exists (
      select from provision p
      where p.mandant = s.mandant and p.sellernummer = s.sellernummer and p.status in ('Gebucht', 'Abgerechnet') and p.gebucht_am >= ${before}
      having sum(p.betrag_cent) filter (where p.gebucht_am < ${begin}) > ${KLEINUNTERNEHMER_VORJAHR_CENT}::int
        or sum(p.betrag_cent) filter (where p.gebucht_am >= ${begin}) > ${KLEINUNTERNEHMER_JAHR_CENT}::int
    ))`;
}

/** The same of one seller. */
export async function readOverUstGrenze({ tx }: MandantScope, sellernummer: string, heute: string): Promise<boolean> {
  const { rows } = await sql<{ is_over: boolean | null }>`
    select ${isOverUstGrenze(heute)} as is_over from seller s
    where s.mandant = current_mandant() and s.sellernummer = ${sellernummer}`.execute(tx);
  return rows[0]?.is_over ?? false;
}
