/** A number of vouchers of one value, in stock or taken. */
export interface Stueck {
  readonly wertCent: number;
  readonly anzahl: number;
}

/** Maximum number of codes for one reward, so that it can be typed in. */
export const MAX_CODES = 5;

interface Sum {
  readonly count: number;
  readonly taken: readonly Stueck[];
}

/**
 * The fewest vouchers of a pool, at most `MAX_CODES`, whose values add up exactly to an amount in cents; null if there are none. The offer, the
 * pick and the warnings of a reward plan all use this function.
 */
export function combineGutscheine(pool: readonly Stueck[], cent: number): readonly Stueck[] | null {
  const values = pool.filter(({ wertCent, anzahl }) => wertCent > 0 && wertCent <= cent && anzahl > 0);
  let sums = new Map<number, Sum>([[0, { count: 0, taken: [] }]]);
  for (const { wertCent, anzahl } of values.toSorted((a, b) => b.wertCent - a.wertCent)) {
    const next = new Map(sums);
    for (const [sum, { count, taken }] of sums) {
      // The remaining vouchers have at most this value, so a sum that is too far from the amount cannot reach it.
      if (cent - sum > wertCent * (MAX_CODES - count)) continue;
      for (let n = 1; n <= Math.min(anzahl, MAX_CODES - count) && sum + n * wertCent <= cent; n += 1) {
        const reached = sum + n * wertCent;
        if ((next.get(reached)?.count ?? MAX_CODES + 1) > count + n)
          next.set(reached, { count: count + n, taken: [...taken, { wertCent, anzahl: n }] });
      }
    }
    sums = next;
  }
  return sums.get(cent)?.taken ?? null;
}

/** The pool without the taken vouchers. */
export const subtract = (pool: readonly Stueck[], taken: readonly Stueck[]): Stueck[] =>
  pool.map(({ wertCent, anzahl }) => ({ wertCent, anzahl: anzahl - (taken.find((one) => one.wertCent === wertCent)?.anzahl ?? 0) }));
