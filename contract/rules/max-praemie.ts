/** The highest of several rewards in cents, and whether all of them are that high. */
export interface MaxPraemie {
  readonly wertCent: number;
  readonly isSame: boolean;
}

/** The best of the rewards of everything that a sentence speaks of, in cents; what earns nothing cannot be recommended and is left out. Null if nothing does. */
export function maxPraemieOf(cents: readonly number[]): MaxPraemie | null {
  const earned = cents.filter((cent) => cent > 0);
  const wertCent = Math.max(0, ...earned);
  return wertCent > 0 ? { wertCent, isSame: earned.every((cent) => cent === wertCent) } : null;
}
