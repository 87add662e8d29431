import { placeOrder } from '../order.ts';
import { findProdukt, type ShopProdukt } from '../produkt.ts';
import { type Checked, checkReferral } from '../referral.ts';
import { bestellungPath, type Fields, type ShopAnswer, shopPath } from '../request.ts';
import type { Visit } from '../visit.ts';
import { drawEnd } from './frame.tsx';
import { drawList } from './list.tsx';
import { drawProdukt } from './produkt-page.tsx';

/** The product with its form; an address without one shows all, or the product that is recommended. */
export async function answerProdukt(visit: Visit): Promise<ShopAnswer> {
  const { tenant, platform, query, words, konfiguration } = visit;
  if (konfiguration.Bestellweg !== 'Shop') return { redirect: shopPath(tenant, 'auftraege') };
  const checked = query.empfehlungsnummer ? await checkReferral(platform, words, query) : null;
  const recommended = checked && 'referral' in checked ? checked.referral.produktId : undefined;
  const id = query.produkt ?? recommended;
  if (id === undefined) return drawList(visit);
  const told = await findProdukt(platform, id);
  if (!told.ok) return told.problem.status >= 500 ? drawEnd(visit, 503, words.silent) : drawEnd(visit, 404, words.missing);
  return visit.form ? takeForm(visit, told.body, visit.form) : openForm(visit, told.body, checked);
}

/** Each filling of the form has an address of its own, by which the way back leads to the order. */
async function openForm(visit: Visit, produkt: ShopProdukt, checked: Checked | null): Promise<ShopAnswer> {
  const { tenant, query, drafts } = visit;
  const { vorgang } = query;
  if (!vorgang) return { redirect: shopPath(tenant, '', { ...query, vorgang: crypto.randomUUID() }) };
  return (await orderedBy(visit, vorgang)) ?? drawProdukt(visit, produkt, checked, drafts.find(vorgang));
}

async function takeForm(visit: Visit, produkt: ShopProdukt, form: Fields): Promise<ShopAnswer> {
  const { tenant, query, drafts } = visit;
  const vorgang = query.vorgang || crypto.randomUUID();
  const ordered = await orderedBy(visit, vorgang);
  if (ordered) return ordered;
  const placed = await placeOrder({ ...visit, form: { ...form, vorgang }, produkt });
  if ('auftragsnummer' in placed) {
    drafts.drop(vorgang);
    return { redirect: bestellungPath(tenant, placed.auftragsnummer) };
  }
  drafts.keep(vorgang, { form, refused: placed });
  return { redirect: shopPath(tenant, '', { ...query, vorgang }) };
}

/** The order that a filling of the form has become. */
async function orderedBy({ store, tenant }: Visit, vorgang: string): Promise<ShopAnswer | undefined> {
  const bestellung = (await store.list()).find((one) => one.Vorgang === vorgang);
  return bestellung && { redirect: bestellungPath(tenant, bestellung.Auftragsnummer) };
}
