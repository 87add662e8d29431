import { writeProtokoll } from '../../audit/store.ts';
import type { Context } from '../../context.ts';
import { refuse } from '../../errors.ts';
import { enqueueMail } from '../../mail/store.ts';
import { bookProvisionsrueckgabe, bookProvisionszahlung } from '../kassenbuch/index.ts';
import { kontoGesucht, provisionGezahlt } from './auszahlung-mails.ts';
import * as store from './store.ts';

/** What a payment of commissions pays: a document, or a statement by the seller's own invoice. */
export interface Bezahltes {
  readonly sellernummer: string;
  readonly abrechnungsnummer: string;
  readonly gutschrift: store.GutschriftRow | null;
}

/** A payment of commissions: the day of its document (`YYYY-MM-DD`) and the amount in cents. */
interface OfZahlung {
  readonly zahlungsnummer: string;
  readonly belegtag: string;
  readonly cent: number;
}

/** A document or a statement with its seller, locked. Sellers are locked before runs. Throws NichtGefunden. */
export async function lockProvisionsbeleg(context: Context, bezug: string): Promise<Bezahltes> {
  const found = await store.findBeleg(context, bezug);
  if (!found) return refuse('NichtGefunden');
  await store.lockSeller(context, found.sellernummer);
  return (await store.findBeleg(context, bezug)) ?? refuse('NichtGefunden');
}

/** Pays a locked document or statement by an executed payment, and tells the seller. */
export async function payProvision(
  context: Context,
  { sellernummer, abrechnungsnummer, gutschrift }: Bezahltes,
  { zahlungsnummer, belegtag, cent }: OfZahlung,
): Promise<void> {
  await bookProvisionszahlung(context, { sellernummer, belegnummer: zahlungsnummer, belegtag, cent });
  if (gutschrift) await store.setStatus(context, gutschrift.gutschriftnummer, 'Ausgezahlt');
  const bezug = gutschrift?.gutschriftnummer ?? abrechnungsnummer;
  await writeProtokoll(context, 'gutschrift.ausgezahlt', bezug, { tag: belegtag, zahlungsnummer });
  await enqueueMail(context, provisionGezahlt, zahlungsnummer);
}

/** Opens a locked document or statement again whose executed payment came back. */
export async function reopenProvision(
  context: Context,
  { sellernummer, abrechnungsnummer, gutschrift }: Bezahltes,
  { zahlungsnummer, belegtag, cent }: OfZahlung,
): Promise<void> {
  await bookProvisionsrueckgabe(context, { sellernummer, belegnummer: zahlungsnummer, belegtag, cent });
  if (gutschrift) await store.setStatus(context, gutschrift.gutschriftnummer, 'Offen');
  await writeProtokoll(context, 'gutschrift.zurueck', gutschrift?.gutschriftnummer ?? abrechnungsnummer, { tag: belegtag, zahlungsnummer });
}

/** Asks the seller for an account to which commissions can be paid. */
export async function askSellerForKonto(context: Context, bezug: string): Promise<void> {
  await store.setKontoGefragt(context, bezug, context.now);
  await enqueueMail(context, kontoGesucht, bezug);
  await writeProtokoll(context, 'gutschrift.konto', bezug, {});
}
