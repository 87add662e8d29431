import { ANTEILE } from '../../../contract/rules/anteil.ts';
import { shownAnteil, splitPraemie } from '../../../contract/rules/split.ts';
import { shortCent } from '../../../contract/values/cent.ts';
import type { Locale } from '../../../contract/values/wire.ts';

/** A share with the amounts of both sides, as shown. */
export interface Anteil {
  readonly anteil: (typeof ANTEILE)[number];
  readonly empfehler: string;
  readonly empfaenger: string;
}

/** Amounts of a reward of `wertCent` for each share, shares with the same amounts once; the page and its script both use this. */
export const anteileOf = (wertCent: number, maxEmpfaengerCent: number | null, locale: Locale): readonly Anteil[] =>
  ANTEILE.filter((anteil) => shownAnteil(anteil, wertCent, maxEmpfaengerCent) === anteil).map((anteil) => {
    const { empfehlerCent, empfaengerCent } = splitPraemie(wertCent, anteil, maxEmpfaengerCent);
    return { anteil, empfehler: shortCent(empfehlerCent, locale), empfaenger: shortCent(empfaengerCent, locale) };
  });
