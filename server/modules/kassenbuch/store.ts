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
