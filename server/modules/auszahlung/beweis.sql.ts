import { type RawBuilder, sql } from 'kysely';
import { targetDayBefore } from '../../../contract/rules/target-days.ts';
import type { MandantScope } from '../../db/scope.ts';

/** The two sides of one fact, in cents or rows, and how many of its parts differ. */
export interface Seiten {
  readonly soll: number;
  readonly haben: number;
  /** Parts, such as grants, runs or agencies, whose own sides differ; their sums can still agree. */
  readonly abweichend: number;
}

/** Bank days after which nothing is still on its way. */
const UNTERWEGS_TAGE = 5;

/** States of a payment that the bank executed. */
const AUSGEFUEHRT = sql`('Ausgefuehrt', 'Zurueckgekommen')`;
/** States of a run whose payments were approved. */
const FREIGEGEBEN = sql`('Freigegeben', 'Uebergeben', 'Ausgefuehrt')`;

/** A query of `teil` and `wert`, one row a part. */
type Side = RawBuilder<unknown>;

/** Compares two sides part by part. */
const compared = (soll: Side, haben: Side): RawBuilder<unknown> => sql`
  select coalesce(s.wert, 0) as soll, coalesce(h.wert, 0) as haben from (${soll}) s full join (${haben}) h on h.teil = s.teil`;

/** The balance of an account of the ledger, credit positive, by a key of its entries. */
const credit = (konto: string, teil: RawBuilder<unknown>): Side => sql`
  select ${teil} as teil, sum(case haben when ${konto} then b.betrag_cent else -b.betrag_cent end) as wert
  from buchung b where b.mandant = current_mandant() and ${konto} in (b.soll, b.haben) group by 1`;

/** The balances of all accounts in debit, and in credit. */
const konten = (): RawBuilder<unknown> => sql`
  select sum(greatest(cent, 0)) as soll, sum(greatest(-cent, 0)) as haben from (
    select sum(cent) as cent from (
      select soll as konto, betrag_cent as cent from buchung where mandant = current_mandant()
      union all select haben, -betrag_cent from buchung where mandant = current_mandant()
    ) posten group by konto) salden`;

/** What is owed for open and picked grants, and to people who paid a claim although the money of the grant came back. */
const verbindlichkeit = () =>
  compared(
    sql`select praemierungsnummer as teil, wert_cent as wert from praemierung
      where mandant = current_mandant() and status in ('Offen', 'Bereitgestellt')
      union all select bezug, guthaben_offen_cent from forderung where mandant = current_mandant() and guthaben_offen_cent > 0`,
    credit('Verbindlichkeit', sql`b.praemierungsnummer`),
  );

/** The sum that was approved with a run, and its payments. */
const laufZahlungen = () =>
  compared(
    sql`select laufnummer as teil, summe_cent as wert from zahlungslauf where mandant = current_mandant() and status in ${FREIGEGEBEN}`,
    sql`select l.laufnummer as teil, sum(z.betrag_cent) as wert from zahlung z
      join zahlungslauf l on l.mandant = z.mandant and l.laufnummer = z.laufnummer
      where z.mandant = current_mandant() and l.status in ${FREIGEGEBEN} and z.status <> 'Entfallen' group by 1`,
  );

/** Executed payments, and their entries of the ledger. */
const zahlungBuchung = () =>
  compared(
    sql`select zahlungsnummer as teil, betrag_cent as wert from zahlung where mandant = current_mandant() and status in ${AUSGEFUEHRT}`,
    sql`select z.zahlungsnummer as teil, sum(b.betrag_cent) as wert from zahlung z
      join buchung b on b.mandant = z.mandant and b.belegnummer = z.zahlungsnummer and b.vorgang in ('Auszahlung', 'Erstattung', 'Provisionszahlung')
        and b.praemierungsnummer is not distinct from z.praemierungsnummer
      where z.mandant = current_mandant() group by 1`,
  );

/** What runs that were executed paid, and what left the bank's account for them. */
const bankausgang = () =>
  compared(
    sql`select l.laufnummer as teil, sum(z.betrag_cent) as wert from zahlungslauf l
      join zahlung z on z.mandant = l.mandant and z.laufnummer = l.laufnummer and z.status in ${AUSGEFUEHRT}
      where l.mandant = current_mandant() and l.status = 'Ausgefuehrt' group by 1`,
    sql`select l.laufnummer as teil, sum(b.betrag_cent) as wert from zahlungslauf l
      join buchung b on b.mandant = l.mandant and b.belegnummer = l.laufnummer and b.vorgang = 'Bankausgang'
      where l.mandant = current_mandant() group by 1`,
  );

/** Payments that came back, and their entries. */
const rueckgaben = () =>
  compared(
    sql`select zahlungsnummer as teil, betrag_cent as wert from zahlung where mandant = current_mandant() and status = 'Zurueckgekommen'`,
    sql`select belegnummer as teil, sum(betrag_cent) as wert from buchung
      where mandant = current_mandant() and vorgang in ('Rueckgabe', 'Provisionsrueckgabe') group by 1`,
  );

/** What is on its way for longer than banks take: by run, by returned payment, by correction that was paid by hand. Nothing should be. */
const zahlungsverkehr = (heute: string): RawBuilder<unknown> => sql`
  select 0 as soll, abs(cent) as haben from (
    select sum(case b.soll when 'Zahlungsverkehr' then b.betrag_cent else -b.betrag_cent end) as cent
    from buchung b
    left join zahlung z on z.mandant = b.mandant and z.zahlungsnummer = b.belegnummer and b.vorgang in ('Auszahlung', 'Erstattung', 'Provisionszahlung')
    where b.mandant = current_mandant() and 'Zahlungsverkehr' in (b.soll, b.haben)
    group by coalesce(z.laufnummer, b.belegnummer)
    having min(b.belegtag) < ${targetDayBefore(heute, UNTERWEGS_TAGE)}::date) unterwegs`;

/** By value: imported vouchers less those that the ledger handed out, and those in the pool. */
const gutscheine = () =>
  compared(
    sql`select teil, sum(wert) as wert from (
        select coalesce(praemierungsnummer, '') as teil, wert_cent as wert from gutschein where mandant = current_mandant()
        union all select praemierungsnummer, -betrag_cent from buchung where mandant = current_mandant() and vorgang = 'Gutschein'
      ) importiert group by 1`,
    sql`select coalesce(praemierungsnummer, '') as teil, sum(wert_cent) as wert from gutschein
      where mandant = current_mandant() and ausgegeben_am is null group by 1`,
  );

/** Rewards that were handed over to payroll less those of cancelled orders, and the account of wages. */
const lohn = () =>
  compared(
    sql`select z.praemierungsnummer as teil, sum(case when b.buchung_id is null then z.betrag_cent else 0 end) as wert from lohnzeile z
      left join buchung b on b.mandant = z.mandant and b.praemierungsnummer = z.praemierungsnummer and b.vorgang = 'Lohnrueckgabe'
      where z.mandant = current_mandant() and z.art = 'Praemie' group by 1`,
    credit('Lohn', sql`b.praemierungsnummer`),
  );

/** What agencies owe: documents less what was paid, and costs on no document; and their accounts. */
const agenturen = () =>
  compared(
    sql`select teil, sum(wert) as wert from (
        select agenturnummer as teil, case status when 'Bezahlt' then 0 else brutto_cent end as wert from rechnung where mandant = current_mandant()
        union all select b.agenturnummer, case when b.vorgang in ('PraemieZurueck', 'GebuehrZurueck') then -b.betrag_cent else b.betrag_cent end
        from buchung b where b.mandant = current_mandant() and b.vorgang in ('Praemie', 'PraemieZurueck', 'Gebuehr', 'GebuehrZurueck')
          and not exists (select from rechnung_position p where p.mandant = b.mandant and p.buchung_id = b.buchung_id and p.gilt)
      ) belege group by 1`,
    sql`select teil, -wert as wert from (${credit('Agenturen', sql`b.agenturnummer`)}) konto`,
  );

/** What is owed to profi sellers: commissions, the VAT of documents that are valid and of their own invoices, less payments and claims; and their accounts. */
const profiseller = () =>
  compared(
    sql`select teil, sum(wert) as wert from (
        select sellernummer as teil, betrag_cent as wert from provision where mandant = current_mandant() and status in ('Gebucht', 'Abgerechnet')
        union all select sellernummer, ust_cent from gutschrift
          where mandant = current_mandant() and (widersprochen_am is null or korrigiert_durch is not null)
        union all select sellernummer, rechnung_ust_cent from abrechnung where mandant = current_mandant() and rechnung_ust_cent is not null
        union all select coalesce(g.sellernummer, a.sellernummer), -z.betrag_cent from zahlung z
          left join gutschrift g on g.mandant = z.mandant and g.gutschriftnummer = z.bezug
          left join abrechnung a on a.mandant = z.mandant and a.abrechnungsnummer = z.bezug
          where z.mandant = current_mandant() and z.art = 'Provision' and z.status = 'Ausgefuehrt'
        union all select sellernummer, betrag_cent from buchung
          where mandant = current_mandant() and partei = 'Seller' and vorgang in ('Forderungszahlung', 'Ausbuchung')
      ) belege group by 1`,
    credit('Seller', sql`b.sellernummer`),
  );

/** What people owe of claims, and the account of claims by grant. */
const forderungen = () =>
  compared(
    sql`select bezug as teil, rest_cent as wert from forderung where mandant = current_mandant() and partei <> 'Seller'`,
    sql`select teil, -wert as wert from (${credit('Forderung', sql`b.praemierungsnummer`)}) konto`,
  );

/** Receipts less documents that were paid from them and claims, and what waits to be assigned. Before receipts had an account, payments went to the bank at once. */
const eingaenge = () =>
  compared(
    sql`select teil, sum(wert) as wert from (
        select belegnummer as teil, betrag_cent as wert from buchung where mandant = current_mandant() and vorgang = 'Eingang'
        union all select r.rechnungsnummer, -r.brutto_cent from rechnung r
        where r.mandant = current_mandant() and r.status = 'Bezahlt' and r.brutto_cent > 0 and not exists (
          select from buchung b
          where b.mandant = r.mandant and b.belegnummer = r.rechnungsnummer and b.vorgang = 'Zahlung' and b.soll = 'Bank')
        union all select forderungsnummer, -eingegangen_cent from forderung where mandant = current_mandant()
      ) posten group by 1`,
    credit('Eingaenge', sql`b.belegnummer`),
  );

/** What documents and claims say was received for them, and what the ledger says. */
const belegEingaenge = () =>
  compared(
    sql`select rechnungsnummer as teil, eingegangen_cent as wert from rechnung where mandant = current_mandant() and eingegangen_cent > 0
      union all select forderungsnummer, eingegangen_cent from forderung where mandant = current_mandant() and eingegangen_cent > 0`,
    sql`select belegnummer as teil, sum(betrag_cent) as wert from buchung
      where mandant = current_mandant() and (vorgang = 'Eingang' or (vorgang = 'Zahlung' and soll = 'Bank')) group by 1`,
  );

/** Payouts in the ledger, and executed payments of their grants over the same amount. */
const auszahlungen = (): RawBuilder<unknown> => sql`
  select 1 as soll, (z.zahlungsnummer is not null)::int as haben from buchung b
  left join zahlung z on z.mandant = b.mandant and z.zahlungsnummer = b.belegnummer and z.praemierungsnummer = b.praemierungsnummer
    and z.betrag_cent = b.betrag_cent and z.status in ${AUSGEFUEHRT}
  where b.mandant = current_mandant() and b.vorgang = 'Auszahlung'`;

/** Executed payments of grants, and their payouts in the ledger. */
const zahlungen = (): RawBuilder<unknown> => sql`
  select 1 as soll, (
    select count(*) from buchung b
    where b.mandant = z.mandant and b.belegnummer = z.zahlungsnummer and b.vorgang = 'Auszahlung' and b.praemierungsnummer = z.praemierungsnummer
  ) as haben
  from zahlung z where z.mandant = current_mandant() and z.art = 'Praemie' and z.status in ${AUSGEFUEHRT}`;

/** Payments, and those in a run of the state that theirs needs. */
const laeufe = (): RawBuilder<unknown> => sql`
  select 1 as soll, (case z.status
    when 'Vorgesehen' then l.status in ('Entwurf', 'Geprueft')
    when 'Freigegeben' then l.status in ('Freigegeben', 'Uebergeben')
    when 'Abgelehnt' then l.status in ('Uebergeben', 'Ausgefuehrt', 'Zurueckgezogen')
    when 'Entfallen' then true
    else l.status in ('Uebergeben', 'Ausgefuehrt') end)::int as haben
  from zahlung z join zahlungslauf l on l.mandant = z.mandant and l.laufnummer = z.laufnummer
  where z.mandant = current_mandant()`;

/** Every check that the database answers by itself, in the order of money-facts.md section 9. `heute` is `YYYY-MM-DD` in Berlin. */
const checksOf = (heute: string) =>
  [
    ['Konten', konten()],
    ['Verbindlichkeit', verbindlichkeit()],
    ['LaufZahlungen', laufZahlungen()],
    ['ZahlungBuchung', zahlungBuchung()],
    ['Bankausgang', bankausgang()],
    ['Rueckgaben', rueckgaben()],
    ['Zahlungsverkehr', zahlungsverkehr(heute)],
    ['Gutscheine', gutscheine()],
    ['Lohn', lohn()],
    ['Agenturen', agenturen()],
    ['Profiseller', profiseller()],
    ['Forderungen', forderungen()],
    ['Eingaenge', eingaenge()],
    ['BelegEingaenge', belegEingaenge()],
    ['Auszahlungen', auszahlungen()],
    ['Zahlungen', zahlungen()],
    ['Laeufe', laeufe()],
  ] as const;

export type DbPruefung = ReturnType<typeof checksOf>[number][0];

/** Compares both sides of every check over the whole tenant. Each is one statement, so that bookings meanwhile make no difference, and none takes too long. */
export async function readSeiten({ tx }: MandantScope, heute: string): Promise<ReadonlyMap<DbPruefung, Seiten>> {
  const found = new Map<DbPruefung, Seiten>();
  for (const [pruefung, teile] of checksOf(heute)) {
    const { rows } = await sql<Seiten>`
      select coalesce(sum(soll), 0)::bigint as soll, coalesce(sum(haben), 0)::bigint as haben,
        count(*) filter (where soll <> haben)::int as abweichend from (${teile}) teile`.execute(tx);
    for (const seiten of rows) found.set(pruefung, seiten);
  }
  return found;
}

/** Runs with a file that the bank has or may have, by number. */
export const listDateien = ({ tx }: MandantScope) =>
  tx
    .selectFrom('zahlungslauf')
    .select(['laufnummer', 'summe_cent', 'anzahl', 'datei_sha256'])
    .where('status', 'in', ['Freigegeben', 'Uebergeben', 'Ausgefuehrt'])
    .where('datei', 'is not', null)
    .orderBy('laufnummer')
    .execute();

/** The encrypted file of a run. */
export async function readDateiOf({ tx }: MandantScope, laufnummer: string): Promise<string | null> {
  return (await tx.selectFrom('zahlungslauf').select('datei').where('laufnummer', '=', laufnummer).executeTakeFirst())?.datei ?? null;
}
