import { readMandant } from '../../contract/calls/mandant.ts';
import { type Drafts, makeDrafts } from './drafts.ts';
import { drawEnd } from './pages/frame.tsx';
import { answerMerchant } from './pages/merchant.tsx';
import { answerOrder, answerReceipt } from './pages/order.tsx';
import { answerProdukt } from './pages/produkt.ts';
import { answerWithdrawal } from './pages/withdrawal.tsx';
import { makePlatform } from './platform.ts';
import type { Fields, ShopAnswer, ShopRequest } from './request.ts';
import { answerStatus } from './status.ts';
import { openStore, type Store } from './store.ts';
import { makeTurns } from './turns.ts';
import type { Visit } from './visit.ts';
import { wordsOf } from './words.ts';

interface Surroundings {
  /** Folder in which the shop keeps its orders. */
  readonly directory: string;
  /** Address of the platform. */
  readonly base: () => string;
}

/**
 * The shops of the demo's tenants: stand-ins for a tenant's own systems outside of this product. They use only the calls of the product, and
 * the demo's tools for clock and mails.
 */
export function makeShop({ directory, base }: Surroundings): (request: ShopRequest) => Promise<ShopAnswer> {
  const shops = new Map<string, Shop>();
  const shopOf = (tenant: string): Shop => {
    const shop = shops.get(tenant) ?? { store: openStore(directory, tenant), drafts: makeDrafts(), inTurn: makeTurns() };
    shops.set(tenant, shop);
    return shop;
  };

  const answer = async (request: ShopRequest, { store, drafts }: Shop): Promise<ShopAnswer> => {
    const { tenant, locale } = request;
    const platform = makePlatform(base(), tenant, locale);
    const words = wordsOf(locale);
    const [mandant, clock] = [await platform.ask(readMandant), await platform.askDev<{ Jetzt: string }>('clock')];
    if (!mandant.ok || !clock.ok) return drawEnd({ ...request, words }, 503, words.silent);
    const now = new Date(clock.body.Jetzt);
    return route({ ...request, words, platform, store, drafts, konfiguration: mandant.body, now });
  };

  return (request) => {
    const shop = shopOf(request.tenant);
    if (request.form === null) return answer(request, shop);
    const form = trimmed(request.form);
    return shop.inTurn(() => answer({ ...request, form }, shop));
  };
}

/** State of a tenant's shop. `inTurn` handles forms one after the other, so that each sees all changes of the one before, also from other tabs. */
interface Shop {
  readonly store: Store;
  readonly drafts: Drafts;
  readonly inTurn: ReturnType<typeof makeTurns>;
}

const trimmed = (form: Fields): Fields => Object.fromEntries(Object.entries(form).map(([name, typed]) => [name, typed.trim()]));

async function route(visit: Visit): Promise<ShopAnswer> {
  const { path } = visit;
  if (path === '') return answerProdukt(visit);
  if (path === 'auftraege') return answerMerchant(visit);
  if (path === 'widerruf') return answerWithdrawal(visit);
  if (path.startsWith('api/bestellung/')) return answerStatus(visit, path.slice('api/bestellung/'.length));
  // The number of an order placed elsewhere may contain a slash.
  const [, auftragsnummer = '', receipt] = /^bestellung\/(.+?)(\/widerruf)?$/s.exec(path) ?? [];
  const bestellung = await visit.store.find(auftragsnummer);
  if (!bestellung) return drawEnd(visit, 404, visit.words.missing);
  return receipt ? answerReceipt(visit, bestellung) : answerOrder(visit, bestellung);
}
