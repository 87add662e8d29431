import { placeOrder } from '../order.ts';
import { findProdukt, type ShopProdukt } from '../produkt.ts';
import { type Checked, checkReferral, prefill } from '../referral.ts';
import { bestellungPath, type Fields, type ShopAnswer, shopPath } from '../request.ts';
import { faultOfLink, isForRecipient } from '../signature.ts';
import type { Visit } from '../visit.ts';
import { drawBack, drawEnd } from './frame.tsx';
import { drawList } from './list.tsx';
import { drawProdukt, type ShownForm } from './produkt-page.tsx';

/** The product page. An address without a product shows the recommended product, or the list of all products. */
export async function answerProdukt(visit: Visit): Promise<ShopAnswer> {
  const { tenant, platform, query, words, konfiguration, now } = visit;
  if (konfiguration.Bestellweg !== 'Shop') return { redirect: shopPath(tenant, 'auftraege') };
  const fault = faultOfLink(tenant, query, now);
  if (fault) return drawBack(visit, fault);
  const checked = query.empfehlungsnummer ? await checkReferral(platform, words, query) : null;
  const recommended = checked && 'referral' in checked ? checked.referral.produktId : undefined;
  const id = query.produkt ?? recommended;
  if (id === undefined) return drawList(visit);
  const told = await findProdukt(platform, id);
  if (!told.ok) return told.problem.status >= 500 ? drawEnd(visit, 503, words.silent) : drawEnd(visit, 404, words.missing);
  return visit.form ? takeForm(visit, told.body, visit.form) : openForm(visit, told.body, checked);
}

/** Gives each opened form its own address by `vorgang`, so that the browser's back button leads to the order once it is placed. */
async function openForm(visit: Visit, produkt: ShopProdukt, checked: Checked | null): Promise<ShopAnswer> {
  const { tenant, query, drafts } = visit;
  const { vorgang } = query;
  if (!vorgang) return { redirect: shopPath(tenant, '', { ...query, vorgang: crypto.randomUUID() }) };
  return (await orderedBy(visit, vorgang)) ?? drawProdukt(visit, produkt, checked, drafts.find(vorgang) ?? (await known(visit)));
}

/** The form of a recipient whom a link of the platform names. */
async function known({ tenant, platform, query, now }: Visit): Promise<ShownForm | undefined> {
  const { empfaengernummer = '' } = query;
  return isForRecipient(tenant, query, now) ? { form: await prefill(platform, empfaengernummer) } : undefined;
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

/** Redirect to the order that was placed with an opened form; undefined if there is none yet. */
async function orderedBy({ store, tenant }: Visit, vorgang: string): Promise<ShopAnswer | undefined> {
  const bestellung = (await store.list()).find((one) => one.Vorgang === vorgang);
  return bestellung && { redirect: bestellungPath(tenant, bestellung.Auftragsnummer) };
}
