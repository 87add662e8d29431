import type { SellerLink } from '../../../../contract/calls/seller/verkauf.ts';
import { SELLER_ANTEIL } from '../../../../contract/rules/provision.ts';
import { addDays, dayOf } from '../../../calendar.ts';
import type { Context } from '../../../context.ts';
import { recordWechsel } from '../../../ereignis/wechsel.ts';
import { recordBeendet } from '../ende.ts';
import { addressesOf } from '../links/links.ts';
import { updateEmpfehlung } from '../store.ts';
import { insertWithFreeCode } from './create.ts';
import { type LinkRow, listLinks, lockRunningLinks } from './seller-link.sql.ts';

/** A profi seller as the links name one: customers see the first name. */
interface Seller {
  readonly sellernummer: string;
  readonly vorname: string;
  readonly nachname: string;
}

/** The running links of a seller by product. */
export async function sellerLinks(context: Context, sellernummer: string): Promise<ReadonlyMap<number, SellerLink>> {
  const rows = (await listLinks(context, sellernummer)).filter((row) => isRunning(context, row));
  return new Map(rows.map((row) => [row.produkt_id, toWire(context, row)]));
}

/** The link of a seller for a product; made if there is none, and renewed once it has ended. The seller is locked. */
export async function ensureSellerLink(context: Context, seller: Seller, produktId: number): Promise<SellerLink> {
  const known = (await listLinks(context, seller.sellernummer)).find((row) => row.produkt_id === produktId);
  if (known && isRunning(context, known)) return toWire(context, known);
  const gueltig_bis = addDays(dayOf(context.now), context.konfiguration.EmpfehlungGueltigTage);
  if (!known) return makeLink(context, seller, { produkt_id: produktId, gueltig_bis });
  const { vorname, nachname } = seller;
  await updateEmpfehlung(context, known.empfehlungsnummer, { vorname, nachname, gueltig_bis, beendet_am: null });
  const wechsel = { was: 'Empfehlung', bezug: known.empfehlungsnummer, vorher: 'Abgelaufen', nachher: 'Ok' } as const;
  await recordWechsel(context, wechsel, { was: 'empfehlung.erneuert' });
  return toWire(context, { ...known, gueltig_bis });
}

async function makeLink(
  context: Context,
  { sellernummer, vorname, nachname }: Seller,
  produkt: { readonly produkt_id: number; readonly gueltig_bis: string },
): Promise<SellerLink> {
  const row = {
    ...produkt,
    empfehlungsnummer: context.random.nummer(),
    sellernummer,
    vorname,
    nachname,
    channel: 'link',
    empfehlungslink: true,
    anteil_empfehler: SELLER_ANTEIL,
    code: context.random.code(),
    wunschcode: null,
    erstellt_am: context.now,
    bestaetigt_am: context.now,
  };
  await insertWithFreeCode(context, row);
  const wechsel = { was: 'Empfehlung', bezug: row.empfehlungsnummer, vorher: null, nachher: 'Ok' } as const;
  await recordWechsel(context, wechsel, { was: 'empfehlung.angelegt', daten: { sellernummer } });
  return toWire(context, { ...row, geoeffnet: 0, eingetragen: 0, bestellt: 0 });
}

const isRunning = ({ now }: Context, { gueltig_bis }: Pick<LinkRow, 'gueltig_bis'>): boolean => gueltig_bis >= dayOf(now);

/** Ends the running links of a seller: yesterday was their last day. Who has joined one goes on. */
export async function endSellerLinks(context: Context, sellernummer: string): Promise<void> {
  const today = dayOf(context.now);
  for (const nummer of await lockRunningLinks(context, sellernummer, today)) {
    await updateEmpfehlung(context, nummer, { gueltig_bis: addDays(today, -1), beendet_am: context.now });
    await recordBeendet(context, nummer, 'Verkäufer inaktiv');
  }
}

const toWire = (context: Context, row: LinkRow): SellerLink => ({
  Empfehlungsnummer: row.empfehlungsnummer,
  ...addressesOf(context, row),
  GueltigBis: row.gueltig_bis,
  Geoeffnet: row.geoeffnet,
  Eingetragen: row.eingetragen,
  Bestellt: row.bestellt,
});
