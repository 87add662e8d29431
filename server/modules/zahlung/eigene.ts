import type { Context } from '../../context.ts';
import { maskIban, readManyBankdaten } from '../bankdaten/index.ts';
import { listZahlungenOf } from './store.ts';

/** A transfer as its payee sees it: the day on which it was executed, the masked account while it is stored, the statement text. */
interface Ausgezahlt {
  readonly Am: string;
  readonly IBAN?: string;
  readonly Zweck: string;
}

export type EigeneZahlung = Awaited<ReturnType<typeof listZahlungenOf>>[number] & {
  /** Null once the account is deleted, or if it cannot be read. */
  readonly iban: string | null;
};

/** The payments of grants with their masked accounts, by Praemierungsnummer, each the newest first. */
export async function readEigeneZahlungen(
  context: Context,
  praemierungsnummern: readonly string[],
): Promise<ReadonlyMap<string, readonly EigeneZahlung[]>> {
  const rows = praemierungsnummern.length === 0 ? [] : await listZahlungenOf(context, praemierungsnummern);
  const accounts = await readManyBankdaten(
    context,
    rows.flatMap(({ bankdaten_id }) => bankdaten_id ?? []),
  );
  const found = new Map<string, EigeneZahlung[]>();
  for (const row of rows) {
    const account = accounts.get(row.bankdaten_id ?? '');
    const own = found.get(row.bezug) ?? [];
    own.push({ ...row, iban: account ? maskIban(account.IBAN) : null });
    found.set(row.bezug, own);
  }
  return found;
}

/** A payment as its payee sees it; undefined unless it was executed and did not come back. */
export function ausgezahltOf(zahlung: EigeneZahlung | undefined): Ausgezahlt | undefined {
  if (zahlung?.status !== 'Ausgefuehrt' || zahlung.ausgefuehrt_am === null) return undefined;
  return { Am: zahlung.ausgefuehrt_am, ...(zahlung.iban !== null && { IBAN: zahlung.iban }), Zweck: zahlung.zweck };
}

/** The executed payment among those of a grant. */
export const executedOf = (zahlungen: readonly EigeneZahlung[] = []): EigeneZahlung | undefined =>
  zahlungen.find(({ status }) => status === 'Ausgefuehrt');
