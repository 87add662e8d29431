/** Both parts of a reward, in cents. */
export interface Split {
  readonly empfehlerCent: number;
  readonly empfaengerCent: number;
}

/**
 * Splits a reward, all amounts in cents: `anteilEmpfehler` percent to the recommender with the odd cent;
 * the recipient's part is capped (null: no cap) and what is over goes to the recommender. The parts always add up. Shared, so that a page
 * promises what the grant will be.
 */
export function splitPraemie(wertCent: number, anteilEmpfehler: 100 | 50 | 0, maxEmpfaengerCent: number | null): Split {
  const uncapped = Math.floor((wertCent * (100 - anteilEmpfehler)) / 100);
  const empfaengerCent = Math.min(uncapped, maxEmpfaengerCent ?? uncapped);
  return { empfehlerCent: wertCent - empfaengerCent, empfaengerCent };
}

const ANTEILE = [100, 50, 0] as const;

/** The parts that people can get of a reward by any of its shares, in cents, the greatest first. */
export function partsOf(wertCent: number, maxEmpfaengerCent: number | null): number[] {
  const splits = ANTEILE.map((anteil) => splitPraemie(wertCent, anteil, maxEmpfaengerCent));
  const parts = splits.flatMap(({ empfehlerCent, empfaengerCent }) => [empfehlerCent, empfaengerCent]).filter((cent) => cent > 0);
  return [...new Set(parts)].sort((a, b) => b - a);
}

/** Who gets something of the reward: what is said of it depends on this. */
export type Variante = 'ohne' | 'empfehler' | 'empfaenger' | 'beide';

/** By what both sides get, in cents or as shown; 0 or null is nothing. */
export function varianteOf(empfehler: number | string | null, empfaenger: number | string | null): Variante {
  if (empfehler && empfaenger) return 'beide';
  if (empfaenger) return 'empfaenger';
  return empfehler ? 'empfehler' : 'ohne';
}
