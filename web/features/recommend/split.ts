import { ANTEILE } from '../../../contract/rules/anteil.ts';
import { splitPraemie } from '../../../contract/rules/split.ts';
import { shortCent } from '../../../contract/values/cent.ts';
import type { Locale } from '../../../contract/values/wire.ts';

/** A share with the amounts of both sides, as shown. */
export interface Anteil {
  readonly anteil: (typeof ANTEILE)[number];
  readonly empfehler: string;
  readonly empfaenger: string;
}

/** Amounts of a reward of `wertCent` for each share; the page and its script both use this. */
export const anteileOf = (wertCent: number, maxEmpfaengerCent: number | null, locale: Locale): readonly Anteil[] =>
  ANTEILE.map((anteil) => {
    const { empfehlerCent, empfaengerCent } = splitPraemie(wertCent, anteil, maxEmpfaengerCent);
    return { anteil, empfehler: shortCent(empfehlerCent, locale), empfaenger: shortCent(empfaengerCent, locale) };
  });
