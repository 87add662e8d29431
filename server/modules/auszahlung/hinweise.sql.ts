import { sql } from 'kysely';
import type { HinweisArt } from '../../../contract/rules/zahlung.ts';
import type { MandantScope } from '../../db/scope.ts';
import { spaetestensBy } from './stand.sql.ts';

/** What is noticed about one payment of a run, or without a number about the run. */
export interface Found {
  readonly zahlungsnummer: string | null;
  readonly art: HinweisArt;
  readonly schwere: 'Hinweis' | 'Sperre';
}

interface Settings {
  readonly now: Date;
  readonly fristTage: number;
  readonly ruheTage: number;
  readonly limitCent: number | null;
  readonly allowSelf: boolean;
}

/** The payments of a run that may still be paid, each with its account and its grant. */
const PAYMENTS = sql`zahlung z
  join bankdaten b on b.mandant = z.mandant and b.bankdaten_id = z.bankdaten_id
  join praemierung p on p.mandant = z.mandant and p.praemierungsnummer = z.praemierungsnummer
  join empfaenger e on e.mandant = p.mandant and e.empfaengernummer = p.empfaengernummer`;

/** Who a grant belongs to: a recommender, or the mailbox of a recipient. */
const owner = (grant: 'p' | 'o', empfaenger: 'e' | 'oe') => sql`
  case ${sql.ref(`${grant}.seite`)} when 'Empfehler' then ${sql.ref(`${empfaenger}.empfehler_id`)}
    else coalesce(${sql.ref(`${empfaenger}.email_schluessel`)}, ${sql.ref(`${empfaenger}.empfaengernummer`)}) end`;

/**
 * What the database knows about the payments of a draft: an account of several people (of both sides of one referral a Sperre), an account or address that changed
 * after the pick, an account of an agency or a seller that is new, the same amount to the same account within 30 days, a limit, a promise that is late on the day of execution.
 */
export async function findHinweise(
  { tx }: MandantScope,
  laufnummer: string,
  { now, fristTage, ruheTage, limitCent, allowSelf }: Settings,
): Promise<readonly Found[]> {
  const { rows } = await sql<Found>`
    with im_lauf as (
      select z.zahlungsnummer, z.betrag_cent, l.ausfuehrungstag, b.iban_hash, b.erfasst_am, p.praemierungsnummer, p.seite, p.empfaengernummer, p.gewaehlt_am,
        ${spaetestensBy({ fristTage })} as spaetestens, e.empfehler_id, ${owner('p', 'e')} as wem
      from ${PAYMENTS} join zahlungslauf l on l.mandant = z.mandant and l.laufnummer = z.laufnummer
      where z.mandant = current_mandant() and z.laufnummer = ${laufnummer} and z.status = 'Vorgesehen'
    ),
    belege as (
      select z.zahlungsnummer, z.betrag_cent, z.art, l.ausfuehrungstag, b.iban_hash, b.erfasst_am,
        coalesce(r.faellig_am, g.faellig_am, a.rechnung_faellig_am) as faellig_am
      from zahlung z
      join bankdaten b on b.mandant = z.mandant and b.bankdaten_id = z.bankdaten_id
      join zahlungslauf l on l.mandant = z.mandant and l.laufnummer = z.laufnummer
      left join rechnung r on r.mandant = z.mandant and r.rechnungsnummer = z.bezug and z.art = 'Erstattung'
      left join gutschrift g on g.mandant = z.mandant and g.gutschriftnummer = z.bezug and z.art = 'Provision'
      left join abrechnung a on a.mandant = z.mandant and a.abrechnungsnummer = z.bezug and z.art = 'Provision'
      where z.mandant = current_mandant() and z.laufnummer = ${laufnummer} and z.status = 'Vorgesehen' and z.art in ('Erstattung', 'Provision')
    ),
    beide as (
      select zahlungsnummer, betrag_cent, ausfuehrungstag, iban_hash, spaetestens from im_lauf
      union all select zahlungsnummer, betrag_cent, ausfuehrungstag, iban_hash, faellig_am from belege
    ),
    geteilt as (
      select i.zahlungsnummer, bool_or(o.empfaengernummer = i.empfaengernummer and o.seite <> i.seite) as beide_seiten
      from im_lauf i
      join bankdaten ob on ob.mandant = current_mandant() and ob.iban_hash = i.iban_hash
      join praemierung o on o.mandant = ob.mandant and o.bankdaten_id = ob.bankdaten_id and o.praemierungsnummer <> i.praemierungsnummer
      join empfaenger oe on oe.mandant = o.mandant and oe.empfaengernummer = o.empfaengernummer
      where ${owner('o', 'oe')} <> i.wem and o.status in ('Bereitgestellt', 'Ausgezahlt')
      group by i.zahlungsnummer
    ),
    -- A seller's account that a recommender, a recipient or another seller uses too.
    verkauf as (
      select distinct i.zahlungsnummer from belege i
      join bankdaten ob on ob.mandant = current_mandant() and ob.iban_hash = i.iban_hash
      where i.art = 'Provision' and (
        exists (select from praemierung o where o.mandant = ob.mandant and o.bankdaten_id = ob.bankdaten_id and o.status in ('Bereitgestellt', 'Ausgezahlt'))
        or (select count(*) from seller s join bankdaten sb on sb.mandant = s.mandant and sb.bankdaten_id = s.bankdaten_id
          where s.mandant = ob.mandant and sb.iban_hash = i.iban_hash) > 1)
    )
    select zahlungsnummer, 'IbanMehrerePersonen' as art, case when beide_seiten and not ${allowSelf} then 'Sperre' else 'Hinweis' end as schwere from geteilt
    union all
    select zahlungsnummer, 'IbanMehrerePersonen', 'Hinweis' from verkauf
    union all
    select i.zahlungsnummer, 'BankdatenGeaendert', 'Hinweis' from im_lauf i
    where (i.erfasst_am > i.gewaehlt_am and i.erfasst_am > ${now}::timestamptz - make_interval(days => ${ruheTage}::int))
      or exists (
        select from adressaenderung d
        where d.mandant = current_mandant() and d.wirksam_am > i.gewaehlt_am and d.wirksam_am > ${now}::timestamptz - make_interval(days => ${ruheTage}::int)
          and (case i.seite when 'Empfehler' then d.account_id = i.empfehler_id else d.empfaengernummer = i.empfaengernummer end)
      )
    union all
    select i.zahlungsnummer, 'BankdatenGeaendert', 'Hinweis' from belege i
    where i.erfasst_am > ${now}::timestamptz - make_interval(days => ${ruheTage}::int)
    union all
    select distinct i.zahlungsnummer, 'GleicherBetrag', 'Hinweis' from beide i
    join bankdaten ob on ob.mandant = current_mandant() and ob.iban_hash = i.iban_hash
    join zahlung oz on oz.mandant = ob.mandant and oz.bankdaten_id = ob.bankdaten_id and oz.betrag_cent = i.betrag_cent
      and oz.status = 'Ausgefuehrt' and oz.ausgefuehrt_am > i.ausfuehrungstag - 30
    union all
    select i.zahlungsnummer, 'LimitZahlung', 'Hinweis' from beide i where i.betrag_cent > ${limitCent}::int
    union all
    select i.zahlungsnummer, 'FristUeberschritten', 'Hinweis' from beide i where i.spaetestens < i.ausfuehrungstag`.execute(tx);
  return rows;
}

/** Stores what was found; what was noticed before keeps its confirmation. */
export async function insertHinweise(
  { tx }: MandantScope,
  laufnummer: string,
  hinweise: readonly (Found & { readonly hinweis_id: string })[],
): Promise<void> {
  if (hinweise.length === 0) return;
  await tx
    .insertInto('zahlung_hinweis')
    .columns(['hinweis_id', 'laufnummer', 'zahlungsnummer', 'art', 'schwere'])
    .expression(sql`
      select hinweis_id, ${laufnummer}, zahlungsnummer, art, schwere from json_to_recordset(${JSON.stringify(hinweise)}::json)
        as neu(hinweis_id text, zahlungsnummer text, art text, schwere text)`)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The hints of a run, those of the run as a whole first, each with the amount and the account of its payment. */
export const listHinweise = ({ tx }: MandantScope, laufnummer: string) =>
  tx
    .selectFrom('zahlung_hinweis')
    .leftJoin('zahlung', 'zahlung.zahlungsnummer', 'zahlung_hinweis.zahlungsnummer')
    .selectAll('zahlung_hinweis')
    .select(['zahlung.betrag_cent', 'zahlung.bankdaten_id', 'zahlung.status as zahlung_status'])
    .where('zahlung_hinweis.laufnummer', '=', laufnummer)
    .orderBy('zahlung_hinweis.art')
    .orderBy((eb) => eb('zahlung_hinweis.zahlungsnummer', 'is not', null))
    .orderBy('zahlung_hinweis.zahlungsnummer')
    .execute();

/** Removes hints that hold no more: those of the run as a whole which were not found again. */
export async function deleteOfLauf({ tx }: MandantScope, laufnummer: string, except: readonly HinweisArt[]): Promise<void> {
  await tx
    .deleteFrom('zahlung_hinweis')
    .where('laufnummer', '=', laufnummer)
    .where('zahlungsnummer', 'is', null)
    .$if(except.length > 0, (query) => query.where('art', 'not in', except))
    .execute();
}

/** Confirms hints of a run with words; a confirmed one keeps its first words. Returns how many of the ids are hints of the run. */
export async function confirmAll(
  { tx }: MandantScope,
  laufnummer: string,
  given: readonly { readonly id: string; readonly worte: string }[],
  { wer, now }: { readonly wer: string; readonly now: Date },
): Promise<number> {
  const { rows } = await sql<{ anzahl: number }>`
    with neu as (select id, worte from json_to_recordset(${JSON.stringify(given)}::json) as g(id text, worte text)),
    bestaetigt as (
      update zahlung_hinweis h set worte = neu.worte, bestaetigt_von = ${wer}, bestaetigt_am = ${now}
      from neu where h.mandant = current_mandant() and h.laufnummer = ${laufnummer} and h.hinweis_id = neu.id and h.bestaetigt_am is null and h.schwere = 'Hinweis'
    )
    select count(*)::int as anzahl from zahlung_hinweis h join neu on neu.id = h.hinweis_id
    where h.mandant = current_mandant() and h.laufnummer = ${laufnummer}`.execute(tx);
  return rows[0]?.anzahl ?? 0;
}
