/** Vouchers of one value: how many there are, or how many are taken. */
export interface Stueck {
  readonly wertCent: number;
  readonly anzahl: number;
}

/** More codes than this nobody wants to type for one reward. */
export const MAX_CODES = 5;

interface Sum {
  readonly count: number;
  readonly taken: readonly Stueck[];
}

/**
 * The fewest vouchers of a pool, at most `MAX_CODES`, whose values add up to an amount exactly; null where none do. The rule behind what is offered,
 * what a pick takes, and what a reward plan warns of.
 */
export function combineGutscheine(pool: readonly Stueck[], cent: number): readonly Stueck[] | null {
  const values = pool.filter(({ wertCent, anzahl }) => wertCent > 0 && wertCent <= cent && anzahl > 0);
  let sums = new Map<number, Sum>([[0, { count: 0, taken: [] }]]);
  for (const { wertCent, anzahl } of values.toSorted((a, b) => b.wertCent - a.wertCent)) {
    const next = new Map(sums);
    for (const [sum, { count, taken }] of sums) {
      // What follows is worth less each: a sum that is too far away is never reached.
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

/** The pool without what was taken of it. */
export const without = (pool: readonly Stueck[], taken: readonly Stueck[]): Stueck[] =>
  pool.map(({ wertCent, anzahl }) => ({ wertCent, anzahl: anzahl - (taken.find((one) => one.wertCent === wertCent)?.anzahl ?? 0) }));
