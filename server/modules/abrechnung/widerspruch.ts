import type { SellerGutschrift } from '../../../contract/calls/seller/abrechnung.ts';
import { writeProtokoll } from '../../audit/store.ts';
import { dayOf } from '../../calendar.ts';
import type { Context } from '../../context.ts';
import { refuse, refuseField } from '../../errors.ts';
import { bookVorsteuer } from '../kassenbuch/index.ts';
import { stopZahlung } from '../zahlung/index.ts';
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
  const found = (await store.findGutschrift(context, gutschriftnummer)) ?? refuse('NichtGefunden');
  await store.lockSeller(context, found.sellernummer);
  const row = (await store.lockGutschrift(context, gutschriftnummer)) ?? refuse('NichtGefunden');
  if (sellernummer !== undefined && row.sellernummer !== sellernummer) refuse('NichtGefunden');
  if (row.widersprochen_am !== null) return shown(context, row);
  if (am > dayOf(context.now)) refuseField('EingangAm', 'zukunft');
  if (am < dayOf(row.ausgestellt_am)) refuseField('EingangAm', 'vorAusstellung');
  // A payment that is not approved would still have the VAT in it.
  await stopZahlung(context, 'Provision', gutschriftnummer, 'Widersprochen');
  await store.setWiderspruch(context, gutschriftnummer, { widersprochen_am: am, widerspruch_kanal: kanal });
  // The VAT of a corrected document is taken back by its correction.
  if (row.korrigiert_durch === null)
    await bookVorsteuer(context, { sellernummer: row.sellernummer, belegnummer: gutschriftnummer, cent: -row.ust_cent });
  if (row.verkaeufer !== null) await storeGutschriftPdf(context, gutschriftnummer, await store.listZeilenOf(context, gutschriftnummer));
  await writeProtokoll(context, 'gutschrift.widersprochen', gutschriftnummer, { kanal, am });
  return shown(context, row);
}

/** A document as the seller sees it in the list. */
export const toWire = (row: Awaited<ReturnType<typeof store.listBelege>>[number]): SellerGutschrift => ({
  Gutschriftnummer: row.gutschriftnummer,
  BruttoCent: row.brutto_cent,
  Status: row.status,
  FaelligAm: row.faellig_am,
  WidersprochenAm: row.widersprochen_am,
  AusgezahltAm: row.ausgefuehrt_am,
  AusgezahltCent: row.ausgezahlt_cent,
  KorrigiertDurch: row.korrigiert_durch,
});

const shown = async (context: Context, { abrechnungsnummer, gutschriftnummer }: store.GutschriftRow): Promise<SellerGutschrift> => {
  const belege = await store.listBelege(context, [abrechnungsnummer]);
  return toWire(belege.find((one) => one.gutschriftnummer === gutschriftnummer) ?? refuse('NichtGefunden'));
};
