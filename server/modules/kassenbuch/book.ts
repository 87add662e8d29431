import type { Context } from '../../context.ts';
import { insertBuchung } from './store.ts';

/** Accounts of the ledger. Every entry moves an amount from one to another, so the ledger balances by its form. */
const KONTEN = {
  /** Cost of rewards granted. */
  aufwand: 'Aufwand',
  /** What is owed to the owners of grants. */
  verbindlichkeit: 'Verbindlichkeit',
  /** Vouchers taken from the pool. */
  gutscheine: 'Gutscheine',
  /** Transfers made. */
  bank: 'Bank',
  /** Claimed back from people paid for an order that was cancelled later. */
  forderung: 'Forderung',
} as const;

interface Grant {
  readonly praemierungsnummer: string;
  readonly wert_cent: number;
}

type Konto = (typeof KONTEN)[keyof typeof KONTEN];

const entry =
  (vorgang: Parameters<typeof insertBuchung>[1]['vorgang'], soll: Konto, haben: Konto) =>
  (context: Context, grant: Grant): Promise<void> =>
    insertBuchung(context, { praemierungsnummer: grant.praemierungsnummer, vorgang, soll, haben, betragCent: grant.wert_cent });

/** A grant is made: cost against debt. */
export const bookGewaehrung = entry('Gewaehrung', KONTEN.aufwand, KONTEN.verbindlichkeit);

/** A voucher is handed out: debt settled from the pool. */
export const bookGutschein = entry('Gutschein', KONTEN.verbindlichkeit, KONTEN.gutscheine);

/** A grant is cancelled before it was paid: as if never made. */
export const bookStorno = entry('Storno', KONTEN.verbindlichkeit, KONTEN.aufwand);

/** A grant was not picked in time. */
export const bookVerfall = entry('Verfall', KONTEN.verbindlichkeit, KONTEN.aufwand);

/** The order of a paid grant is cancelled: the amount is claimed back. */
export const bookRueckforderung = entry('Rueckforderung', KONTEN.forderung, KONTEN.aufwand);
