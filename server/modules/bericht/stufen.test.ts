import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stufenOf, sumOf } from './stufen.ts';

const stufen = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 12 }).map((counts) =>
  counts.map((Zeilen, index) => ({
    werte: [String.fromCharCode(97 + index)],
    zahlen: { Zeilen, WertCent: Zeilen * 100 },
  })),
);

describe('the steps of an order', () => {
  test('have together what each has', () => {
    fc.assert(
      fc.property(stufen, (all) => {
        const count = all.reduce((sum, { zahlen }) => sum + zahlen.Zeilen, 0);
        expect(sumOf(all)).toEqual({ Zeilen: count, WertCent: count * 100 });
      }),
    );
    expect(sumOf([])).toEqual({ Zeilen: 0 });
  });

  test('lead to the same rows as the whole order', () => {
    fc.assert(
      fc.property(stufen, fc.boolean(), fc.nat(60), fc.integer({ min: 1, max: 20 }), (all, Descending, start, limit) => {
        const order = Descending ? all.toReversed() : all;
        const rows = order.flatMap(({ werte, zahlen }) => Array.from({ length: zahlen.Zeilen }, (_, n) => `${werte[0]}${n}`));
        const offset = start % rows.length;
        const found = stufenOf(all, { OrderBy: 'Status', Descending }, { limit, offset, count: rows.length });
        if (!found) throw new Error('no steps');
        const within = rows.filter((row) => found.stufen.werte.includes(row[0] ?? ''));
        expect(within).toHaveLength(found.piece.count);
        expect(within.slice(found.piece.offset, found.piece.offset + limit)).toEqual(rows.slice(offset, offset + limit));
      }),
    );
  });

  test('are none behind the last row', () => {
    const all = [{ werte: ['a'], zahlen: { Zeilen: 3 } }];
    expect(stufenOf(all, { OrderBy: 'Status', Descending: false }, { limit: 25, offset: 3, count: 3 })).toBeUndefined();
  });
});
