import { firstFreigabetag } from '../../../contract/rules/freigabe.ts';
import { ProduktArt } from '../../../contract/values/produktart.ts';
import type { Locale } from '../../../contract/values/wire.ts';
import { createTexts, sellerTexts, type Translate, withArt } from '../../../texts/texts.ts';
import type { Context } from '../../context.ts';
import { listOwnArten, type ProduktRow } from './store.ts';

/** The data of a product, which overrides the tenant's settings. */
export type WithDaten = Pick<ProduktRow, 'daten'>;
type TextSettings = Pick<Context, 'konfiguration' | 'texte'>;

/** The seller of a referral; null for that of a recommender. */
interface OfSeller {
  readonly sellernummer: string | null;
}

/** The kind of result that recommending a product leads to: from its data, otherwise from the tenant's configuration. */
export function artOf({ konfiguration }: Pick<Context, 'konfiguration'>, { daten }: WithDaten): ProduktArt {
  const own = ProduktArt.safeParse(daten.ProduktArt);
  return own.success ? own.data : konfiguration.ProduktArt;
}

/** The ids of the tenant's products, grouped by a key of their kind. For SQL statements, which cannot derive the kind of a product. */
export async function groupProdukteBy<Key>(
  context: Context,
  keyOf: (art: ProduktArt) => Key,
): Promise<ReadonlyMap<Key, readonly number[]>> {
  const groups = new Map<Key, number[]>();
  for (const { id, art } of await listOwnArten(context)) {
    const key = keyOf(artOf(context, { daten: { ProduktArt: art } }));
    groups.set(key, [...(groups.get(key) ?? []), id]);
  }
  return groups;
}

/** The first day on which an order of a product can be released. */
export const freigabeTagOf = (
  { konfiguration }: Pick<Context, 'konfiguration'>,
  { frist_beginn, daten }: WithDaten & { readonly frist_beginn: string },
): string => firstFreigabetag(frist_beginn, artOf({ konfiguration }, { daten }), konfiguration);

/** The tenant's own texts with those for the kind of the product, flat by key. */
export const worteFor = ({ konfiguration, texte }: TextSettings, produkt: WithDaten, locale: Locale): Readonly<Record<string, string>> =>
  withArt(locale, artOf({ konfiguration }, produkt), konfiguration, texte[locale]);

/** The texts about a product in a language, with the words for its kind. */
export const textsFor = (context: TextSettings, produkt: WithDaten, locale: Locale): Translate =>
  createTexts(locale, worteFor(context, produkt, locale));

/** The same for the contact of a referral, with the sentences of a profi seller's link where it is one. */
export function textsForContact(context: TextSettings, empfehlung: WithDaten & OfSeller, locale: Locale): Translate {
  const worte = worteFor(context, empfehlung, locale);
  return createTexts(locale, empfehlung.sellernummer === null ? worte : sellerTexts(locale, worte));
}
