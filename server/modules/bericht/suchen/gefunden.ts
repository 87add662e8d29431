import type { Treffer } from '../../../../contract/calls/agentur-suche.ts';
import { stelleIn, worteIn } from '../suche.ts';

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
  const unshown = worteIn(suche).filter((forms) => stelleIn(`${Titel} ${Zusatz}`, forms) === null);
  for (const Spalte of further) {
    const Wert = zeile[Spalte];
    if (typeof Wert !== 'string') continue;
    for (const forms of unshown) {
      const stelle = stelleIn(Wert, forms);
      if (stelle) return { Gefunden: { Spalte, Wert, Von: stelle.von, Bis: stelle.bis } };
    }
  }
  return {};
}
