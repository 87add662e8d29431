import type { SellerGutschrift } from '../../../contract/calls/seller/abrechnung.ts';
import { writeProtokoll } from '../../audit/store.ts';
import { dayOf } from '../../calendar.ts';
import type { Context } from '../../context.ts';
import { refuse, refuseField } from '../../errors.ts';
import { bookVorsteuer } from '../kassenbuch/index.ts';
import { storeGutschriftPdf } from './pdf.ts';
import * as store from './store.ts';

/** An objection: the day on which it was received, and how. */
interface Widerspruch {
  readonly am: string;
  readonly kanal: 'Portal' | 'Brief';
}

/**
 * The seller objects to a document (sellers.md rule 8): from the day on it is no invoice, its VAT is taken back, and it is drawn once more with the mark. A second
 * objection changes nothing. `sellernummer` limits it to documents of this seller. Throws NichtGefunden, Validierung at `EingangAm` for a day before the issue or in
 * the future.
 */
export async function objectTo(
  context: Context,
  { gutschriftnummer, sellernummer }: { readonly gutschriftnummer: string; readonly sellernummer?: string },
  { am, kanal }: Widerspruch,
): Promise<SellerGutschrift> {
  const row = (await store.lockGutschrift(context, gutschriftnummer)) ?? refuse('NichtGefunden');
  if (sellernummer !== undefined && row.sellernummer !== sellernummer) refuse('NichtGefunden');
  if (row.widersprochen_am !== null) return toWire(row);
  if (am > dayOf(context.now)) refuseField('EingangAm', 'zukunft');
  if (am < dayOf(row.ausgestellt_am)) refuseField('EingangAm', 'vorAusstellung');
  await store.setWiderspruch(context, gutschriftnummer, { widersprochen_am: am, widerspruch_kanal: kanal });
  await bookVorsteuer(context, { sellernummer: row.sellernummer, belegnummer: gutschriftnummer, cent: -row.ust_cent });
  if (row.verkaeufer !== null) await storeGutschriftPdf(context, gutschriftnummer, await store.listZeilenOf(context, gutschriftnummer));
  await writeProtokoll(context, 'gutschrift.widersprochen', gutschriftnummer, { kanal, am });
  return toWire({ ...row, widersprochen_am: am });
}

type Shown = Pick<store.GutschriftRow, 'gutschriftnummer' | 'brutto_cent' | 'status' | 'faellig_am' | 'widersprochen_am'>;

/** A document as the seller sees it in the list. */
export const toWire = (row: Shown): SellerGutschrift => ({
  Gutschriftnummer: row.gutschriftnummer,
  BruttoCent: row.brutto_cent,
  Status: row.status,
  FaelligAm: row.faellig_am,
  WidersprochenAm: row.widersprochen_am,
});
