import { shortCent } from '../../../contract/values/cent.ts';
import type { Fakt } from '../../../contract/values/produktart.ts';
import type { Locale } from '../../../contract/values/wire.ts';
import { type Translate, text } from '../../../texts/texts.ts';

interface Priced {
  readonly PreisEinmalig?: number;
  /** Facts of the product, among them its minimum term if it has one. */
  readonly Fakten?: readonly Fakt[];
}

/** What has to stand beside a monthly price: the one-off charge, or that there is none, and the minimum term. */
export function priceTerms(t: Translate, { PreisEinmalig = 0, Fakten = [] }: Priced, locale: Locale): string {
  const term = Fakten.find(({ Titel }) => Titel === text(locale, 'fakt.laufzeit'));
  return [
    PreisEinmalig > 0 ? t('katalog.einmalig', { preis: shortCent(PreisEinmalig, locale) }) : t('katalog.nichtsEinmalig'),
    ...(term ? [t('katalog.laufzeit', { laufzeit: term.Wert })] : []),
  ].join(', ');
}
