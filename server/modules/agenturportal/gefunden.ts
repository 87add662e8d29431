import type { Treffer } from '../../../contract/calls/agentur/suche.ts';
import { matchIn, wordsIn } from '../../reports/search.ts';

/**
 * Why a row was found, where the lines that are shown of it do not say so: the first of its further columns that has a word which they have not, and
 * where. Nothing where they show all words.
 */
export function gefundenIn<Zeile>(
  zeile: Zeile,
  further: readonly (keyof Zeile & string)[],
  suche: string,
  { Titel, Zusatz }: Pick<Treffer, 'Titel' | 'Zusatz'>,
): Pick<Treffer, 'Gefunden'> {
  const unshown = wordsIn(suche).filter((forms) => matchIn(`${Titel} ${Zusatz}`, forms) === null);
  for (const Spalte of further) {
    const Wert = zeile[Spalte];
    if (typeof Wert !== 'string') continue;
    for (const forms of unshown) {
      const match = matchIn(Wert, forms);
      if (match) return { Gefunden: { Spalte, Wert, Von: match.start, Bis: match.end } };
    }
  }
  return {};
}
