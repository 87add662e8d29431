import { sql } from 'kysely';
import type { MandantScope, SystemScope } from '../../db/scope.ts';
import type { Due } from '../../jobs/sweep.ts';

/** Payments of one run that are booked in one transaction at most. */
export const AT_ONCE = 100;
/** After this time, by the product's clock, a due payment gets a piece of work of its own. */
const ALONE_AFTER_MS = 60_000;

/**
 * Every hundredth due payment of each run, by their numbers: it is booked together with those that follow it. A minute later each payment that is still due is
 * found, so that none waits for one that cannot be booked.
 */
export async function dueZahlungen({ tx }: SystemScope, now: Date, limit: number): Promise<Due[]> {
  const { rows } = await sql<Due>`
    select mandant, id, seit from (
      select mandant, zahlungsnummer as id, faellig_am as seit,
        row_number() over (partition by mandant, laufnummer order by zahlungsnummer collate "C") as position
      from zahlung where faellig_am <= ${now}
    ) as due
    where position % ${AT_ONCE}::int = 1 or seit <= ${new Date(now.getTime() - ALONE_AFTER_MS)}::timestamptz
    order by seit, id collate "C" limit ${limit}`.execute(tx);
  return rows;
}

/**
 * Rewards of a run whose executed payments are due, after a payment by their numbers: the numbers of their payments. Grants and recipients are locked until the
 * transaction ends; what is locked by another one is left out instead of waited for.
 */
export async function lockDueAfter(
  { tx, now }: MandantScope & { readonly now: Date },
  { laufnummer, zahlungsnummer }: { readonly laufnummer: string; readonly zahlungsnummer: string },
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ zahlungsnummer: string }>`
    select z.zahlungsnummer from zahlung z
    join praemierung p on p.mandant = z.mandant and p.praemierungsnummer = z.praemierungsnummer
    join empfaenger e on e.mandant = p.mandant and e.empfaengernummer = p.empfaengernummer
    where z.mandant = current_mandant() and z.laufnummer = ${laufnummer} and z.zahlungsnummer collate "C" > ${zahlungsnummer}
      and z.status = 'Freigegeben' and z.faellig_am <= ${now} and not z.storno_vorgemerkt
    order by z.zahlungsnummer collate "C" limit ${limit}
    for no key update of e skip locked for update of p skip locked`.execute(tx);
  return rows.map(({ zahlungsnummer }) => zahlungsnummer);
}
