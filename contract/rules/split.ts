/** Both parts of a reward, in cents. */
export interface Split {
  readonly empfehlerCent: number;
  readonly empfaengerCent: number;
}

/**
 * Splits a reward (contract section 4), all amounts in cents: `anteilEmpfehler` percent to the recommender with the odd cent;
 * the recipient's part is capped (null: no cap) and what is over goes to the recommender. The parts always add up. Shared, so that a page
 * promises what the grant will be.
 */
export function splitPraemie(wertCent: number, anteilEmpfehler: 100 | 50 | 0, maxEmpfaengerCent: number | null): Split {
  const uncapped = Math.floor((wertCent * (100 - anteilEmpfehler)) / 100);
  const empfaengerCent = Math.min(uncapped, maxEmpfaengerCent ?? uncapped);
  return { empfehlerCent: wertCent - empfaengerCent, empfaengerCent };
}
