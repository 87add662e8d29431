import { sql } from 'kysely';
import type { BelegStand } from '../../../contract/rules/zahlung.ts';
import type { MandantScope } from '../../db/scope.ts';
import type { Sql } from '../../reports/report.ts';
import { BELEG_STAND_OF, KONTO_HINDRANCE } from '../zahlung/index.ts';

/** The VAT of a statement's own invoice of the seller for a document to which the seller objected, in cents (sellers.md rule 8). */
const UST_AFTER_WIDERSPRUCH: Sql = sql`case g.steuerstatus when 'Regel' then coalesce(a.rechnung_ust_cent, 0) else 0 end`;

/**
 * The amount before VAT in cents for which an invoice of the seller is needed, of a statement `a`: all of it without documents, or that of a document with VAT to which
 * the seller objected (sellers.md rules 6 and 8). Null if none is needed.
 */
const NEEDED_NETTO = sql<number | null>`(case
  when not a.gutschriftverfahren then case when a.summe_cent > 0 then a.summe_cent end
  else (select w.netto_cent from gutschrift w where w.mandant = a.mandant and w.abrechnungsnummer = a.abrechnungsnummer and w.art = 'Gutschrift'
    and w.steuerstatus = 'Regel' and w.widersprochen_am is not null and w.korrigiert_durch is null) end)`;

/** The same of a statement whose invoice is not entered yet, so that the tenant waits for it. */
export const WAITING_NETTO = sql<number | null>`(case when a.rechnung_nummer is null then ${NEEDED_NETTO} end)`;

/**
 * What is owed to sellers and not paid, `d`: an open document, whose VAT waits for the seller's invoice after an objection; a statement without documents once
 * the seller's invoice is entered; and the VAT of an invoice that came after the rest was paid. `d.bezug` is the number of the document or else of the statement.
 */
const OWED: Sql = sql`(
  select g.mandant, g.sellernummer, g.gutschriftnummer as bezug, g.faellig_am, g.konto_gefragt_am,
    g.netto_cent + case when g.widersprochen_am is null then g.ust_cent else ${UST_AFTER_WIDERSPRUCH} end as betrag_cent
  from gutschrift g join abrechnung a on a.mandant = g.mandant and a.abrechnungsnummer = g.abrechnungsnummer
  where g.mandant = current_mandant() and g.status = 'Offen'
  union all
  select a.mandant, a.sellernummer, a.abrechnungsnummer, a.rechnung_faellig_am, a.konto_gefragt_am,
    a.rechnung_ust_cent + case when a.gutschriftverfahren then 0 else a.summe_cent end
  from abrechnung a
  where a.mandant = current_mandant() and a.rechnung_nummer is not null
    and not exists (select from zahlung k where k.mandant = a.mandant and k.art = 'Provision' and k.bezug = a.abrechnungsnummer and k.status = 'Ausgefuehrt')
    and (not a.gutschriftverfahren or exists (
      select from gutschrift g join zahlung k on k.mandant = g.mandant and k.art = 'Provision' and k.bezug = g.gutschriftnummer and k.status = 'Ausgefuehrt'
      where g.mandant = a.mandant and g.abrechnungsnummer = a.abrechnungsnummer and g.steuerstatus = 'Regel' and k.betrag_cent = g.netto_cent))
)`;

/** The same with the account `b` of the seller `s` and the live payment `z`. */
const WITH_KONTO: Sql = sql`${OWED} d
  join seller s on s.mandant = d.mandant and s.sellernummer = d.sellernummer
  left join bankdaten b on b.mandant = s.mandant and b.bankdaten_id = s.bankdaten_id
  left join zahlung z on z.mandant = d.mandant and z.art = 'Provision' and z.bezug = d.bezug and z.gilt`;

/** An amount that is owed to a seller, in cents above zero. */
export interface Guthaben {
  readonly bezug: string;
  readonly bankdaten_id: string | null;
  readonly betrag_cent: number;
  readonly stand: BelegStand;
  readonly konto_gefragt_am: Date | null;
}

/** What is owed by a document or a statement, as a lateral row `o` of a list: the amount in cents, and where it stands; nothing is no row. */
export const owedFor = (bezug: Sql): Sql => sql`left join lateral (
  select d.betrag_cent as offen_cent, ${BELEG_STAND_OF} as stand from ${WITH_KONTO} where d.bezug = ${bezug} and d.betrag_cent > 0
) o on true`;

/**
 * What is owed to sellers and in no run, the oldest day first; sellers are locked until the transaction ends, and what changes at this moment is left out.
 * `faelligBis` keeps what is promised by that day.
 */
export async function lockGuthaben(
  { tx }: MandantScope,
  { faelligBis, ohne }: { readonly faelligBis: string | null; readonly ohne: readonly string[] },
): Promise<readonly Guthaben[]> {
  const { rows } = await sql<Guthaben>`
    select d.bezug, s.bankdaten_id, d.betrag_cent, ${BELEG_STAND_OF} as stand, d.konto_gefragt_am
    from ${WITH_KONTO}
    where z.zahlungsnummer is null and d.betrag_cent > 0 and not d.bezug = any (${ohne}::text[])
      and (${faelligBis}::date is null or d.faellig_am <= ${faelligBis}::date)
    order by d.faellig_am, d.bezug
    for no key update of s skip locked`.execute(tx);
  return rows;
}

/** Documents and statements of a run that is not approved which a run would not take any more, or would pay otherwise. */
export async function listUntakeableGuthaben({ tx }: MandantScope, laufnummer: string): Promise<string[]> {
  const { rows } = await sql<{ bezug: string }>`
    select l.bezug from zahlung l
    where l.mandant = current_mandant() and l.laufnummer = ${laufnummer} and l.art = 'Provision' and l.status = 'Vorgesehen' and not exists (
      select from ${WITH_KONTO}
      where d.bezug = l.bezug and s.bankdaten_id = l.bankdaten_id and d.betrag_cent = l.betrag_cent and ${KONTO_HINDRANCE} is null
    )`.execute(tx);
  return rows.map(({ bezug }) => bezug);
}

/** Where an amount that is owed to a seller stands; null once it is paid. */
export async function findGuthabenStand({ tx }: MandantScope, bezug: string): Promise<BelegStand | null> {
  const { rows } = await sql<{ stand: BelegStand }>`select ${BELEG_STAND_OF} as stand from ${WITH_KONTO} where d.bezug = ${bezug}`.execute(
    tx,
  );
  return rows[0]?.stand ?? null;
}

/** The amount before VAT in cents for which an invoice of the seller is needed, entered or not; null if none is. */
export async function findNeededNetto({ tx }: MandantScope, abrechnungsnummer: string): Promise<number | null> {
  const { rows } = await sql<{ netto: number | null }>`
    select ${NEEDED_NETTO} as netto from abrechnung a
    where a.mandant = current_mandant() and a.abrechnungsnummer = ${abrechnungsnummer}`.execute(tx);
  return rows[0]?.netto ?? null;
}

/** What an invoice of the seller is fixed by: its payment, or that of the document whose VAT waited for it, in a run or executed. Null while it can be replaced. */
export async function findRechnungszahlung({ tx }: MandantScope, abrechnungsnummer: string): Promise<'ImLauf' | 'Bezahlt' | null> {
  const { rows } = await sql<{ bezahlt: boolean }>`
    select z.status = 'Ausgefuehrt' as bezahlt from zahlung z
    where z.mandant = current_mandant() and z.art = 'Provision' and z.gilt and (z.bezug = ${abrechnungsnummer} or exists (
      select from gutschrift g
      where g.mandant = z.mandant and g.gutschriftnummer = z.bezug and g.abrechnungsnummer = ${abrechnungsnummer} and g.steuerstatus = 'Regel'
        and g.widersprochen_am is not null and not (z.status = 'Ausgefuehrt' and z.betrag_cent = g.netto_cent)))
    order by 1 desc limit 1`.execute(tx);
  const [row] = rows;
  if (!row) return null;
  return row.bezahlt ? 'Bezahlt' : 'ImLauf';
}
