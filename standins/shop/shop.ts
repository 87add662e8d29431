import { readMandant } from '../../contract/calls/mandant.ts';
import { makeFillings } from './fillings.ts';
import { drawEnd } from './pages/frame.tsx';
import { answerMerchant } from './pages/merchant.tsx';
import { answerOrder, answerReceipt } from './pages/order.tsx';
import { answerProdukt } from './pages/produkt.ts';
import { answerWithdrawal } from './pages/withdrawal.tsx';
import { makePlatform } from './platform.ts';
import type { ShopAnswer, ShopRequest } from './request.ts';
import { openStore, type Store } from './store.ts';
import type { Visit } from './visit.ts';
import { wordsOf } from './words.ts';

interface Surroundings {
  /** Folder in which the shop keeps its orders. */
  readonly directory: string;
  /** Address of the platform. */
  readonly base: () => string;
}

/**
 * The shops of the demo's tenants: stand-ins of what a tenant has outside of this product. They know it by its calls alone, and its clock and mails by the
 * demo's tools.
 */
export function makeShop({ directory, base }: Surroundings): (request: ShopRequest) => Promise<ShopAnswer> {
  const fillings = makeFillings();
  const stores = new Map<string, Store>();
  const storeOf = (tenant: string): Store => {
    const store = stores.get(tenant) ?? openStore(directory, tenant);
    stores.set(tenant, store);
    return store;
  };

  return async (request) => {
    const { tenant, locale } = request;
    const platform = makePlatform(base(), tenant, locale);
    const words = wordsOf(locale);
    const [mandant, clock] = [await platform.ask(readMandant), await platform.askDev<{ Jetzt: string }>('clock')];
    if (!mandant.ok || !clock.ok) return drawEnd({ ...request, words }, 503, words.silent);
    const now = new Date(clock.body.Jetzt);
    return route({ ...request, words, platform, store: storeOf(tenant), fillings, konfiguration: mandant.body, now });
  };
}

async function route(visit: Visit): Promise<ShopAnswer> {
  const [first = '', second = '', third] = visit.path.split('/');
  if (first === '') return answerProdukt(visit);
  if (first === 'auftraege') return answerMerchant(visit);
  if (first === 'widerruf') return answerWithdrawal(visit);
  const bestellung = first === 'bestellung' ? await visit.store.find(second) : undefined;
  if (!bestellung) return drawEnd(visit, 404, visit.words.missing);
  return third === 'widerruf' ? answerReceipt(visit, bestellung) : answerOrder(visit, bestellung);
}
