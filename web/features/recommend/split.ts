import { ANTEILE } from '../../../contract/rules/anteil.ts';
import { splitPraemie } from '../../../contract/rules/split.ts';
import { shortCent } from '../../../contract/values/cent.ts';
import type { Locale } from '../../../contract/values/wire.ts';

/** One of the shares with what it comes to for both sides, as shown. */
export interface Anteil {
  readonly anteil: (typeof ANTEILE)[number];
  readonly empfehler: string;
  readonly empfaenger: string;
}

/** What a reward of `wertCent` comes to by each share; the page and its script say the same. */
export const anteileOf = (wertCent: number, maxEmpfaengerCent: number | null, locale: Locale): readonly Anteil[] =>
  ANTEILE.map((anteil) => {
    const { empfehlerCent, empfaengerCent } = splitPraemie(wertCent, anteil, maxEmpfaengerCent);
    return { anteil, empfehler: shortCent(empfehlerCent, locale), empfaenger: shortCent(empfaengerCent, locale) };
  });
