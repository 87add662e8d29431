import { ANTEILE, type Anteil } from './anteil.ts';

/** Both parts of a reward, in cents. */
export interface Split {
  readonly empfehlerCent: number;
  readonly empfaengerCent: number;
}

/**
 * Splits a reward, all amounts in cents: `anteilEmpfehler` percent to the recommender with the odd cent;
 * the recipient's part is capped (null: no cap) and the excess goes to the recommender. The parts always add up. Pages and grants share
 * this function, so a page promises the later grant.
 */
export function splitPraemie(wertCent: number, anteilEmpfehler: 100 | 50 | 0, maxEmpfaengerCent: number | null): Split {
  const uncapped = Math.floor((wertCent * (100 - anteilEmpfehler)) / 100);
  const empfaengerCent = Math.min(uncapped, maxEmpfaengerCent ?? uncapped);
  return { empfehlerCent: wertCent - empfaengerCent, empfaengerCent };
}

/**
 * The share that stands for all shares with the same amounts, such as 50 and 0 where the recipient's maximum is small: the first of them in the order of `ANTEILE`.
 * Each is offered once; a call takes any. Without a reward every share stands for itself.
 */
export function shownAnteil(anteil: Anteil, wertCent: number, maxEmpfaengerCent: number | null): Anteil {
  const partOf = (one: Anteil) => splitPraemie(wertCent, one, maxEmpfaengerCent).empfaengerCent;
  return (wertCent > 0 && ANTEILE.find((one) => partOf(one) === partOf(anteil))) || anteil;
}

/** All parts of a reward over all shares, in cents, without duplicates and zeros, the greatest first. */
export function partsOf(wertCent: number, maxEmpfaengerCent: number | null): number[] {
  const splits = ANTEILE.map((anteil) => splitPraemie(wertCent, anteil, maxEmpfaengerCent));
  const parts = splits.flatMap(({ empfehlerCent, empfaengerCent }) => [empfehlerCent, empfaengerCent]).filter((cent) => cent > 0);
  return [...new Set(parts)].sort((a, b) => b - a);
}

/** Which sides get a part of the reward; texts depend on it. */
export type Variante = 'ohne' | 'empfehler' | 'empfaenger' | 'beide';

/** The variant by the parts of both sides, in cents or formatted; 0 or null is nothing. */
export function varianteOf(empfehler: number | string | null, empfaenger: number | string | null): Variante {
  if (empfehler && empfaenger) return 'beide';
  if (empfaenger) return 'empfaenger';
  return empfehler ? 'empfehler' : 'ohne';
}

/** The selectable shares with different amounts; of those with the amounts of `bisher`, the current share, only that one. */
export function offeredAnteile(
  selectable: readonly Anteil[],
  bisher: Anteil,
  wertCent: number,
  maxEmpfaengerCent: number | null,
): Anteil[] {
  const shown = (anteil: Anteil) => shownAnteil(anteil, wertCent, maxEmpfaengerCent);
  return selectable.filter((one) =>
    shown(one) === shown(bisher) ? one === bisher : shown(one) === one || !selectable.includes(shown(one)),
  );
}
