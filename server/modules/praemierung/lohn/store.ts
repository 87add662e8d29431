import { sql } from 'kysely';
import type { MandantScope } from '../../../db/scope.ts';

/** The hand-over of a month (its first day). */
export const findUebergabe = ({ tx }: MandantScope, monat: string) =>
  tx.selectFrom('lohnuebergabe').select(['monat', 'uebergeben_am']).where('monat', '=', monat).executeTakeFirst();

/** Every hand-over with its number of lines and their sum in cents, the latest month first. */
export const listUebergaben = ({ tx }: MandantScope) =>
  tx
    .selectFrom('lohnuebergabe')
    .innerJoin('lohnzeile', 'lohnzeile.monat', 'lohnuebergabe.monat')
    .select(['lohnuebergabe.monat', 'lohnuebergabe.uebergeben_am'])
    .select(({ fn }) => [fn.countAll<number>().as('anzahl'), fn.sum<number>('lohnzeile.betrag_cent').as('summe_cent')])
    .groupBy(['lohnuebergabe.monat', 'lohnuebergabe.uebergeben_am'])
    .orderBy('lohnuebergabe.monat', 'desc')
    .execute();

/** Begins the hand-over of a month. Returns false if there is one; a concurrent one is waited for. */
export async function insertUebergabe(
  { tx }: MandantScope,
  row: { readonly monat: string; readonly uebergeben_von: string; readonly uebergeben_am: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('lohnuebergabe')
    .values(row)
    .onConflict((on) => on.columns(['mandant', 'monat']).doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** A line of a hand-over, or one that the next would have. */
export interface Zeile {
  readonly praemierungsnummer: string;
  readonly empfaengernummer: string;
  readonly art: 'Praemie' | 'Rueckgabe';
  readonly betrag_cent: number;
  readonly auftragsnummer: string;
  /** Number and names of the employee; null once the data is deleted. */
  readonly mitarbeiternummer: string | null;
  readonly vorname: string | null;
  readonly nachname: string | null;
}

/** Number and names of the employee of a grant `p`. */
const employee = sql`
  join empfaenger e on e.mandant = p.mandant and e.empfaengernummer = p.empfaengernummer
  left join empfehler w on w.mandant = e.mandant and w.empfehler_id = e.empfehler_id
  left join agentur a on a.mandant = e.mandant and a.empfehler_id = e.empfehler_id`;
const columns = sql`p.praemierungsnummer, p.empfaengernummer, p.auftragsnummer, a.agenturnummer as mitarbeiternummer, w.vorname, w.nachname`;
const sorting = sql`order by mitarbeiternummer, auftragsnummer, art, praemierungsnummer`;

/** The lines of a month's hand-over. */
export async function listZeilen({ tx }: MandantScope, monat: string): Promise<Zeile[]> {
  const { rows } = await sql<Zeile>`
    select ${columns}, z.art, z.betrag_cent from lohnzeile z
    join praemierung p on p.mandant = z.mandant and p.praemierungsnummer = z.praemierungsnummer ${employee}
    where z.mandant = current_mandant() and z.monat = ${monat} ${sorting}`.execute(tx);
  return rows;
}

/** What is not handed over: rewards that were granted before a moment, and those of orders that were cancelled before it but after their hand-over. */
export async function listOffene({ tx }: MandantScope, before: Date): Promise<Zeile[]> {
  const { rows } = await sql<Zeile>`
    select * from (
      select ${columns}, 'Praemie' as art, p.wert_cent as betrag_cent from praemierung p ${employee}
      where p.mandant = current_mandant() and p.art = 'Gehalt' and p.status = 'Bereitgestellt' and p.gewaehlt_am < ${before}
      union all
      select ${columns}, 'Rueckgabe', -b.betrag_cent from buchung b
      join praemierung p on p.mandant = b.mandant and p.praemierungsnummer = b.praemierungsnummer ${employee}
      where b.mandant = current_mandant() and b.vorgang = 'Lohnrueckgabe' and b.gebucht_am < ${before} and not exists (
        select from lohnzeile z where z.mandant = b.mandant and z.praemierungsnummer = b.praemierungsnummer and z.art = 'Rueckgabe')
    ) p ${sorting}`.execute(tx);
  return rows;
}

/** Adds lines to a month's hand-over and returns those that were added: another month's may have one of them meanwhile. */
export const insertZeilen = ({ tx }: MandantScope, monat: string, zeilen: readonly Zeile[]) =>
  tx
    .insertInto('lohnzeile')
    .values(zeilen.map(({ praemierungsnummer, art, betrag_cent }) => ({ praemierungsnummer, art, betrag_cent, monat })))
    .onConflict((on) => on.columns(['mandant', 'praemierungsnummer', 'art']).doNothing())
    .returning(['praemierungsnummer', 'art', 'betrag_cent'])
    .execute();

/** The month `YYYY-MM` with whose wages a grant was paid; null while it was not handed over. */
export async function findLohnmonat({ tx }: MandantScope, praemierungsnummer: string): Promise<string | null> {
  const line = tx.selectFrom('lohnzeile').select('monat').where('praemierungsnummer', '=', praemierungsnummer);
  const row = await line.where('art', '=', 'Praemie').executeTakeFirst();
  return row?.monat.slice(0, 7) ?? null;
}
