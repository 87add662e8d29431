import type { ForderungPartei } from '../../../contract/rules/forderung.ts';
import { writeProtokoll } from '../../audit/store.ts';
import { addDays, dayOf } from '../../calendar.ts';
import type { Context } from '../../context.ts';
import { enqueueMail } from '../../mail/store.ts';
import { bookAusbuchung, bookStorno, bookVerrechnung, nextReihennummer } from '../kassenbuch/index.ts';
import { forderungDa, forderungErlassen } from './mails.ts';
import * as store from './store.ts';

/** Days after which a claim is due. */
const FAELLIG_TAGE = 30;

/** The day on which a claim of today is due, `YYYY-MM-DD`. */
export const faelligFrom = ({ now }: Pick<Context, 'now'>): string => addDays(dayOf(now), FAELLIG_TAGE);

/** A claim in cents: against the owner of a grant (`bezug` is its number), or against a profi seller for a document. */
type NewForderung = {
  readonly bezug: string;
  readonly betragCent: number;
} & ({ readonly partei: Exclude<ForderungPartei, 'Seller'> } | { readonly partei: 'Seller'; readonly sellernummer: string });

/**
 * Makes a claim that is due in 30 days and mails its party, unless another mail tells of it (`isTold`). The debt itself is booked by the caller. Returns its number,
 * such as `RF-00012`.
 */
export async function addForderung(context: Context, neu: NewForderung, { isTold = false } = {}): Promise<string> {
  const { partei, bezug, betragCent } = neu;
  const reihennummer = await nextReihennummer(context, 'Forderung');
  const forderungsnummer = `RF-${String(reihennummer).padStart(5, '0')}`;
  await store.insertForderung(context, {
    forderungsnummer,
    reihennummer,
    partei,
    bezug,
    sellernummer: neu.partei === 'Seller' ? neu.sellernummer : null,
    betrag_cent: betragCent,
    faellig_am: faelligFrom(context),
    status: 'Offen',
    erstellt_am: context.now,
  });
  await writeProtokoll(context, 'forderung.gestellt', forderungsnummer, { partei, bezug, cent: betragCent });
  if (!isTold) await enqueueMail(context, forderungDa, forderungsnummer);
  return forderungsnummer;
}

/**
 * The payment of a grant came back after its amount was claimed back: the tenant has the money again. What is open of the claim is settled by it (Verrechnet). What was
 * waived is no loss any more: the grant is taken back to that extent. What the person has paid was paid for nothing: the tenant owes it to the person, so it stays on
 * Verbindlichkeit and stands at the claim as `guthaben_cent` until
 * the bookkeeper transfers it back. A claim that is paid or waived keeps its status.
 */
export async function settleForderungOf(context: Context, praemierungsnummer: string): Promise<void> {
  const row = await store.lockForderungOf(context, praemierungsnummer);
  if (!row) throw new Error('an amount was claimed back without a claim');
  const { forderungsnummer, status, betrag_cent, rest_cent, eingegangen_cent: guthaben_cent } = row;
  const waived = betrag_cent - guthaben_cent - rest_cent;
  if (rest_cent > 0) await bookVerrechnung(context, { praemierungsnummer, wert_cent: rest_cent });
  if (waived > 0) await bookStorno(context, { praemierungsnummer, wert_cent: waived });
  const nachher = status === 'Offen' ? 'Verrechnet' : status;
  await store.updateForderung(context, forderungsnummer, {
    status: nachher,
    guthaben_cent,
    ...(status === 'Offen' && { beendet_am: dayOf(context.now) }),
  });
  await writeProtokoll(
    context,
    'forderung.verrechnet',
    forderungsnummer,
    { cent: rest_cent, guthaben: guthaben_cent },
    { vorher: status, nachher },
  );
}

/** The key of a claim in the ledger. */
export const belegOf = ({ forderungsnummer: belegnummer, bezug, sellernummer }: store.ForderungRow) =>
  sellernummer === null ? { belegnummer, praemierungsnummer: bezug } : { belegnummer, sellernummer };

/** Waives the open rest of a locked claim, and tells its party. The reason stays at the claim, and its words are not in the audit log. */
export async function waiveForderung(context: Context, row: store.ForderungRow, grund: string): Promise<void> {
  const { forderungsnummer, rest_cent, status: vorher } = row;
  await bookAusbuchung(context, { ...belegOf(row), cent: rest_cent });
  await store.updateForderung(context, forderungsnummer, { status: 'Erlassen', grund, beendet_am: dayOf(context.now) });
  const wechsel = { vorher, nachher: 'Erlassen' };
  await writeProtokoll(context, 'forderung.erlassen', forderungsnummer, { cent: rest_cent, begruendet: true }, wechsel);
  await enqueueMail(context, forderungErlassen, forderungsnummer);
}
