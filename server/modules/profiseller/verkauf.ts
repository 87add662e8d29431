import type { Answer } from '../../../contract/call.ts';
import type { listSellerProdukte, readSellerUebersicht, SellerLink, SellerMonat } from '../../../contract/calls/seller/verkauf.ts';
import { provisionCentOf, SELLER_ANTEIL } from '../../../contract/rules/provision.ts';
import { addMonths, dayOf } from '../../calendar.ts';
import type { Login } from '../../calls/login.ts';
import type { Context } from '../../context.ts';
import { Refusal, refuse, refuseField } from '../../errors.ts';
import { ensureSellerLink, sellerLinks } from '../empfehlung/index.ts';
import { praemieFor, readPraemien, splitOf } from '../praemie/index.ts';
import { isRecommendable, listProdukte, nameOf, provisionOf } from '../produkt/index.ts';
import { sellerOf } from './session.ts';
import { lockSeller } from './store.ts';
import { readOverUstGrenze } from './ust-grenze.sql.ts';
import { readMonat, readOpenProvisionen } from './verkauf.sql.ts';

/** The products that a seller can sell today, with the running links of the seller. */
export async function readProdukte(context: Context, login: Login | null): Promise<Answer<typeof listSellerProdukte>['body']> {
  const { sellernummer } = sellerOf(login);
  const links = await sellerLinks(context, sellernummer);
  const produkte = await listSellable(context);
  return {
    Produkte: produkte.map(({ id, name, provisionCent, wertCent }) => ({
      ProduktId: id,
      Name: name,
      ProvisionCent: provisionCent,
      EmpfaengerCent: splitOf(context, wertCent, { anteil_empfehler: SELLER_ANTEIL, sellernummer }).empfaengerCent,
      Link: links.get(id) ?? null,
    })),
  };
}

/** Products with a commission and a reward today, in the order of the catalogue. */
async function listSellable(context: Context) {
  if (!isRecommendable(context.konfiguration)) return [];
  const [praemien, today] = [await readPraemien(context), dayOf(context.now)];
  return (await listProdukte(context)).flatMap((produkt) => {
    const provisionCent = provisionCentOf(provisionOf(produkt));
    const praemie = praemieFor(praemien, produkt.id, today);
    return praemie && provisionCent > 0
      ? [{ id: produkt.id, name: nameOf(produkt, context.locale), provisionCent, wertCent: praemie.wert_cent }]
      : [];
  });
}

/**
 * The link of the logged-in seller for a product; made if there is none, and renewed once it has ended. Throws Konflikt for a seller who is not Aktiv, Validierung at
 * `produkt` for a product that cannot be sold today.
 */
export async function readLink(context: Context, login: Login | null, produktId: number): Promise<SellerLink> {
  const { sellernummer } = sellerOf(login);
  const seller = (await lockSeller(context, sellernummer)) ?? refuse('PSOF0204');
  if (seller.status !== 'Aktiv') throw new Refusal('Konflikt', { text: 'seller.link.nichtAktiv' });
  if (!(await listSellable(context)).some(({ id }) => id === produktId)) refuseField('produkt', 'produkt');
  return ensureSellerLink(context, seller, produktId);
}

/** This month and the last one of the logged-in seller, and the commission that is coming. */
export async function readUebersicht(context: Context, login: Login | null): Promise<Answer<typeof readSellerUebersicht>['body']> {
  const { sellernummer } = sellerOf(login);
  const first = `${dayOf(context.now).slice(0, 7)}-01`;
  const monat = async (von: string): Promise<SellerMonat> => ({
    Monat: von.slice(0, 7),
    ...(await readMonat(context, sellernummer, { von, bis: addMonths(von, 1) })),
  });
  return {
    DieserMonat: await monat(first),
    VorigerMonat: await monat(addMonths(first, -1)),
    ...(await readOpenProvisionen(context, sellernummer)),
    UstGrenze: await readOverUstGrenze(context, sellernummer, dayOf(context.now)),
  };
}
