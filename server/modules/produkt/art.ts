import { freigabeTag } from '../../../contract/rules/freigabe.ts';
import { ProduktArt } from '../../../contract/values/produktart.ts';
import type { Locale } from '../../../contract/values/wire.ts';
import { createTexts, type Translate, withArt } from '../../../texts/texts.ts';
import type { Context } from '../../context.ts';
import { listOwnArten, type ProduktRow } from './store.ts';

/** What a product's data says, in place of the tenant. */
export type WithDaten = Pick<ProduktRow, 'daten'>;
type Speaker = Pick<Context, 'konfiguration' | 'texte'>;

/** What comes about by recommending a product: what its data says, else what the tenant says of all. */
export function artOf({ konfiguration }: Pick<Context, 'konfiguration'>, { daten }: WithDaten): ProduktArt {
  const own = ProduktArt.safeParse(daten.ProduktArt);
  return own.success ? own.data : konfiguration.ProduktArt;
}

/** The ids of the tenant's products by a value of their kind, for statements: no statement finds the kind of a product itself. */
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
): string => freigabeTag(frist_beginn, artOf({ konfiguration }, { daten }), konfiguration);

/** What a tenant says of a product in its own words and those of what comes about by it, flat by key. */
export const worteFor = ({ konfiguration, texte }: Speaker, produkt: WithDaten, locale: Locale): Readonly<Record<string, string>> =>
  withArt(locale, artOf({ konfiguration }, produkt), konfiguration, texte[locale]);

/** The texts about a product in a language, in the words of what comes about by it. */
export const textsFor = (context: Speaker, produkt: WithDaten, locale: Locale): Translate =>
  createTexts(locale, worteFor(context, produkt, locale));
