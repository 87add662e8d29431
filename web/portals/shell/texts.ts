import type { Locale } from '../../../contract/values/wire.ts';
import { fill } from '../../../texts/fill.ts';
import type { TextKey, Translate } from '../../../texts/texts.ts';

/** Texts of the document, used like `createTexts` on the server. A key that the document does not contain is shown itself. */
export function portalTexts(locale: Locale, texte: Readonly<Record<string, string>>): Translate {
  const plural = new Intl.PluralRules(locale);
  const list = new Intl.ListFormat(locale);
  const t = (key: TextKey, values = {}) => fill(texte[key] ?? key, values);
  return Object.assign(t, {
    plural: (key: string, anzahl: number, values = {}) =>
      t(`${key}.${plural.select(anzahl) === 'one' ? 'one' : 'other'}` as TextKey, { anzahl, ...values }),
    list: (words: readonly string[]) => list.format(words),
  });
}
