import type { ProduktArt } from '../../contract/values/produktart.ts';
import { createTexts, withArt } from '../../texts/texts.ts';
import type { PageContext } from './page.ts';
import type { Visit } from './visit.ts';

/** What a tenant says of one product, flat by key: in the words of what comes about by it; where that is not known, in its own. */
export const worteOf = ({ konfiguration, locale, texte }: Visit, art: ProduktArt | undefined): Visit['texte'] =>
  art === undefined ? texte : withArt(locale, art, konfiguration, texte);

/** The context of a page in these words. */
export function inWordsOf<Context extends PageContext>(context: Context, visit: Visit, art: ProduktArt | undefined): Context {
  const worte = worteOf(visit, art);
  return worte === visit.texte ? context : { ...context, t: createTexts(visit.locale, worte) };
}
