import type { ProduktArt } from '../../contract/values/produktart.ts';
import { createTexts, sellerTexts, withArt } from '../../texts/texts.ts';
import type { PageContext } from './page.ts';
import type { Visit } from './visit.ts';

/** The tenant's texts by key, in the wording for a kind of product such as order or contract; without `art` the tenant's default wording. */
export const textsForArt = ({ konfiguration, locale, texte }: Visit, art: ProduktArt | undefined): Visit['texte'] =>
  art === undefined ? texte : withArt(locale, art, konfiguration, texte);

/** The context of a page with the wording for a kind of product. */
export function withArtTexts<Context extends PageContext>(context: Context, visit: Visit, art: ProduktArt | undefined): Context {
  const worte = textsForArt(visit, art);
  return worte === visit.texte ? context : { ...context, t: createTexts(visit.locale, worte) };
}

/** The same for the contact of a referral, with the sentences of a profi seller's link where it is one. */
export function withContactTexts<Context extends PageContext>(context: Context, visit: Visit, { art, istVerkaeufer }: Empfohlen): Context {
  const { locale } = visit;
  if (!istVerkaeufer) return withArtTexts(context, visit, art);
  return { ...context, t: createTexts(locale, sellerTexts(locale, textsForArt(visit, art))) };
}

interface Empfohlen {
  readonly art: ProduktArt | undefined;
  readonly istVerkaeufer: boolean;
}
