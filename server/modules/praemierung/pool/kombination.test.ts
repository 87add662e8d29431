import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { combineGutscheine, MAX_CODES, type Stueck, subtract } from './kombination.ts';

const pool = (...values: [number, number][]): Stueck[] => values.map(([wertCent, anzahl]) => ({ wertCent, anzahl }));

/** Tries all combinations of at most `MAX_CODES` vouchers. */
function isReachable([first, ...others]: readonly Stueck[], cent: number, left = MAX_CODES): boolean {
  if (cent === 0) return true;
  if (!first || left === 0) return false;
  for (let n = 0; n <= Math.min(first.anzahl, left) && n * first.wertCent <= cent; n += 1)
    if (isReachable(others, cent - n * first.wertCent, left - n)) return true;
  return false;
}

describe('the vouchers for an amount', () => {
  it.each([
    ['one of that value', pool([5000, 1], [2500, 9]), 5000, pool([5000, 1])],
    ['two that add up', pool([5000, 1], [2500, 9]), 7500, pool([5000, 1], [2500, 1])],
    ['not the greatest first if the rest cannot be reached', pool([6000, 1], [5000, 2]), 10000, pool([5000, 2])],
    ['the fewest possible', pool([2000, 9], [3000, 2], [1000, 9]), 6000, pool([3000, 2])],
    ['none if the amount cannot be reached exactly', pool([5000, 1], [2500, 9]), 8300, null],
    ['none from an empty pool', [], 100, null],
    ['none if the pool has too few', pool([2500, 1]), 5000, null],
    ['none if more would be needed than people would type in', pool([1000, 99]), 6000, null],
  ])('are %s', (_, stock, cent, taken) => {
    expect(combineGutscheine(stock, cent)).toEqual(taken);
  });

  it('add up exactly, never exceed the stock, and are found whenever a combination exists', () => {
    const stock = fc.uniqueArray(fc.record({ wertCent: fc.integer({ min: 1, max: 60 }), anzahl: fc.integer({ min: 0, max: 4 }) }), {
      selector: ({ wertCent }) => wertCent,
      maxLength: 6,
    });
    fc.assert(
      fc.property(stock, fc.integer({ min: 1, max: 200 }), (all, cent) => {
        const taken = combineGutscheine(all, cent);
        expect(taken !== null).toBe(isReachable(all, cent));
        if (!taken) return;
        expect(taken.reduce((sum, { wertCent, anzahl }) => sum + wertCent * anzahl, 0)).toBe(cent);
        expect(taken.reduce((sum, { anzahl }) => sum + anzahl, 0)).toBeLessThanOrEqual(MAX_CODES);
        expect(subtract(all, taken).every(({ anzahl }) => anzahl >= 0)).toBe(true);
      }),
    );
  });
});
