import fc from 'fast-check';
import { expect, test } from 'vitest';
import { artOf, nummerOf, rechnungSumme } from './summe.ts';

test('VAT is rounded once per document, half a cent away from zero for either sign', () => {
  expect(rechnungSumme([50], false)).toEqual({ netto_cent: 50, ust_prozent: 19, ust_cent: 10, brutto_cent: 60 });
  expect(rechnungSumme([-50], false)).toEqual({ netto_cent: -50, ust_prozent: 19, ust_cent: -10, brutto_cent: -60 });
  expect(rechnungSumme([1, 1], false).ust_cent).toBe(0);
  expect(rechnungSumme([5000, 900], true)).toEqual({ netto_cent: 5900, ust_prozent: 0, ust_cent: 0, brutto_cent: 5900 });
});

test('a document and the same document with the opposite sign add up to zero for any lines', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -1_000_000, max: 1_000_000 })), fc.boolean(), (lines, durchlaufend) => {
      const one = rechnungSumme(lines, durchlaufend);
      const other = rechnungSumme(
        lines.map((cent) => -cent),
        durchlaufend,
      );
      expect(one.brutto_cent + other.brutto_cent).toBe(0);
      expect(one.brutto_cent).toBe(one.netto_cent + one.ust_cent);
      expect(Math.abs(one.ust_cent * 100 - one.netto_cent * one.ust_prozent)).toBeLessThanOrEqual(50);
    }),
  );
});

test('a negative month is a correction, and each kind has its own series', () => {
  expect([artOf(1, false), artOf(1, true), artOf(-1, false), artOf(-1, true), artOf(0, false)]).toEqual([
    'Rechnung',
    'Auslage',
    'Korrektur',
    'Korrektur',
    'Rechnung',
  ]);
  expect([nummerOf('Rechnung', 7), nummerOf('Auslage', 7), nummerOf('Korrektur', 123_456), nummerOf('Storno', 1)]).toEqual([
    'RE-00007',
    'DP-00007',
    'RK-123456',
    'ST-00001',
  ]);
});
