import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import type { MandantScope } from '../../db/scope.ts';
import type { MandantTables } from '../../db/tables.ts';

type Vorgang = MandantTables['buchung']['vorgang'];

export interface NeueBuchung {
  readonly praemierungsnummer: string;
  readonly vorgang: Vorgang;
  readonly soll: string;
  readonly haben: string;
  readonly betragCent: number;
}

export async function insertBuchung(context: Context, buchung: NeueBuchung): Promise<void> {
  const { praemierungsnummer, vorgang, soll, haben, betragCent } = buchung;
  await context.tx
    .insertInto('buchung')
    .values({ praemierungsnummer, vorgang, soll, haben, betrag_cent: betragCent, gebucht_am: context.now })
    .execute();
}

/** Balance of every account of the ledger in cents, debit positive. All of them add up to zero. */
export async function readSalden(scope: MandantScope): Promise<{ konto: string; saldo_cent: number }[]> {
  const { rows } = await sql<{ konto: string; saldo_cent: number }>`
    select konto, sum(cent) as saldo_cent from (
      select soll as konto, betrag_cent as cent from buchung
      union all select haben, -betrag_cent from buchung
    ) posten group by konto order by konto`.execute(scope.tx);
  return rows;
}

/**
 * What the ledger says was paid or handed out to a recommender, oldest first: of a transfer that came back and was made again only the
 * last, with the moment at which the amount was claimed back.
 */
export const listPayments = (scope: MandantScope, empfehlerId: string) =>
  scope.tx
    .selectFrom('buchung')
    .innerJoin('praemierung', 'praemierung.praemierungsnummer', 'buchung.praemierungsnummer')
    .innerJoin('auftrag', 'auftrag.auftragsnummer', 'praemierung.auftragsnummer')
    .innerJoin('produkt', 'produkt.id', 'auftrag.produkt_id')
    .innerJoin('empfaenger', 'empfaenger.empfaengernummer', 'praemierung.empfaengernummer')
    .leftJoin('buchung as forderung', (join) =>
      join.onRef('forderung.praemierungsnummer', '=', 'buchung.praemierungsnummer').on('forderung.vorgang', '=', 'Rueckforderung'),
    )
    .select([
      'buchung.praemierungsnummer',
      'buchung.vorgang',
      'buchung.betrag_cent',
      'buchung.gebucht_am',
      'produkt.name',
      'produkt.name_en',
    ])
    .select(['empfaenger.vorname', 'empfaenger.name as nachname', 'forderung.gebucht_am as zurueckgefordert_am'])
    .where('empfaenger.empfehler_id', '=', empfehlerId)
    .where('praemierung.seite', '=', 'Empfehler')
    .where('buchung.vorgang', 'in', ['Auszahlung', 'Gutschein'])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('buchung as rueckgabe')
            .select('rueckgabe.buchung_id')
            .whereRef('rueckgabe.praemierungsnummer', '=', 'buchung.praemierungsnummer')
            .whereRef('rueckgabe.buchung_id', '>', 'buchung.buchung_id')
            .where('rueckgabe.vorgang', '=', 'Rueckgabe'),
        ),
      ),
    )
    .orderBy('buchung.gebucht_am')
    .orderBy('buchung.buchung_id')
    .execute();
