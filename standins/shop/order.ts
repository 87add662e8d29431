import { randomInt } from 'node:crypto';
import { dayOf } from '../../contract/values/days.ts';
import type { Platform } from './platform.ts';
import type { ShopProdukt } from './produkt.ts';
import { checkReferral, faultOf, findByCode, type Referral, takePart } from './referral.ts';
import { report } from './report.ts';
import type { Fields } from './request.ts';
import type { Bestellung, Store } from './store.ts';
import type { Words } from './words/de.ts';

/** Result of a form: the number of the order, or the reason for a refusal. */
export type Placed =
  | { readonly auftragsnummer: string }
  | { readonly errors: Fields }
  /** The platform refuses the referral; the order can be placed without it. */
  | { readonly fault: string }
  /** Ordered before, so the customer must confirm. The number gives access to the order, so only its recipient gets it; null for others. */
  | { readonly before: string | null };

interface Placing {
  readonly platform: Platform;
  readonly store: Store;
  readonly words: Words;
  readonly produkt: ShopProdukt;
  /** Query of the page, which names the referral. */
  readonly query: Fields;
  readonly form: Fields;
  readonly now: Date;
}

const NEEDED = ['vorname', 'nachname', 'email', 'strasse', 'hausnummer', 'plz', 'ort'] as const;
const MAX = 120;

/** Places an order: checks what was typed, joins the referral, and reports it to the platform as Eingegangen. */
export async function placeOrder(placing: Placing): Promise<Placed> {
  const { platform, store, words, produkt, form, now } = placing;
  const errors = errorsOf(placing);
  if (Object.keys(errors).length > 0) return { errors };
  const found = await referralOf(placing);
  if (found && 'fault' in found) return found.isCode ? { errors: { code: found.fault } } : { fault: found.fault };
  const before = (await store.list()).find((one) => isSame(one, placing, found?.referral));
  if (before && !form.nochmal) return { before: isOfRecipient(before, found?.referral) ? before.Auftragsnummer : null };
  const joined = found && (await joinedOf(placing, found.referral));
  if (joined && 'fault' in joined) return joined;
  const bestellung: Bestellung = {
    Auftragsnummer: newNumber(produkt),
    ProduktId: produkt.Id,
    ProduktName: produkt.Name,
    Auftragsdatum: dayOf(now),
    Status: 'Eingegangen',
    Vorgang: form.vorgang ?? '',
    Kunde: { Name: `${form.vorname} ${form.nachname}`, Email: form.email ?? '' },
    Empfehlungsnummer: found?.referral.empfehlungsnummer,
    Empfaengernummer: joined?.empfaengernummer,
    ...(found && rewardOf(found.referral, produkt)),
  };
  await store.put(bestellung);
  const problem = await report(platform, store, bestellung, 'Eingegangen');
  if (problem === null) return { auftragsnummer: bestellung.Auftragsnummer };
  await store.remove(bestellung.Auftragsnummer);
  return { fault: faultOf(problem, words) };
}

function errorsOf({ words, produkt, form }: Placing): Fields {
  const errors: Record<string, string> = {};
  for (const name of NEEDED) {
    const typed = form[name] ?? '';
    if (typed === '' || typed.length > MAX) errors[name] = words.form.missing(words.form[name]);
  }
  if (!errors.email && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(form.email ?? '')) errors.email = words.form.noEmail;
  if (!errors.plz && !/^\d{5}$/.test(form.plz ?? '')) errors.plz = words.form.noPlz;
  if (produkt.Young && form.unter28 !== 'ja') errors.unter28 = words.form.young;
  if (produkt.Mindestalter && form.alter !== 'ja') errors.alter = words.form.tooYoung(produkt.Mindestalter);
  return errors;
}

/** The referral of the address, unless the form says that it does not count, or of the typed code; null for an order without a referral. */
async function referralOf({ platform, words, query, form }: Placing) {
  if (form.ohne) return null;
  if (query.empfehlungsnummer && !form.ohneLink) return { ...(await checkReferral(platform, words, query)), isCode: false };
  return form.code ? { ...(await findByCode(platform, words, form.code)), isCode: true } : null;
}

const joinedOf = ({ platform, words, form }: Placing, referral: Referral) =>
  referral.empfaengernummer ? { empfaengernummer: referral.empfaengernummer } : takePart(platform, words, referral, form);

/** The customer's reward, if the product is the recommended one and there is a reward. */
const rewardOf = ({ praemie, produktId }: Referral, { Id }: ShopProdukt) =>
  produktId === Id && /[1-9]/.test(praemie) ? { Praemie: praemie } : {};

/** Whether an order is not cancelled and has the same product and the same person. */
const isSame = (one: Bestellung, { produkt, form }: Placing, referral: Referral | undefined): boolean =>
  one.ProduktId === produkt.Id &&
  !['Storniert', 'Widerrufen'].includes(one.Status) &&
  (one.Kunde?.Email.toLowerCase() === form.email?.toLowerCase() || isOfRecipient(one, referral));

const isOfRecipient = ({ Empfaengernummer }: Bestellung, referral: Referral | undefined): boolean =>
  Empfaengernummer !== undefined && Empfaengernummer === referral?.empfaengernummer;

/** Letters and digits that cannot be confused with each other. */
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** A new order number. It must be unguessable, because it gives access to the order. */
function newNumber({ ExterneId }: ShopProdukt): string {
  const part = () => Array.from({ length: 4 }, () => SIGNS[randomInt(SIGNS.length)]).join('');
  return [ExterneId.split('-')[0], part(), part(), part()].join('-');
}
