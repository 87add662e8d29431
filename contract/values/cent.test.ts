import { describe, expect, it, test } from 'vitest';
import { plainCent, printedCent, shortCent, shortWert } from './cent.ts';

describe('shortCent', () => {
  it.each([
    [11000, 'de', '110\u00a0€'],
    [11050, 'de', '110,50\u00a0€'],
    [100000, 'de', '1.000\u00a0€'],
    [100000, 'en', '€1,000'],
    [11000, 'en', '€110'],
    [1, 'en', '€0.01'],
  ] as const)('formats %i cents in %s', (cent, locale, shown) => expect(shortCent(cent, locale)).toBe(shown));
});

describe('shortWert', () => {
  it.each([
    ['50,00 €', '50\u00a0€'],
    ['10.000,00 €', '10.000\u00a0€'],
    ['€100,000.00', '€100,000'],
    ['1.234,56 €', '1.234,56\u00a0€'],
    ['0,00 €', '0\u00a0€'],
  ])('shortens %s to %s', (wert, shown) => expect(shortWert(wert)).toBe(shown));
});

test('plainCent has an ordinary space, which every messenger knows', () => expect(plainCent(3500, 'de')).toBe('35 €'));

test('printedCent writes an amount below zero with a true minus sign', () => {
  expect([printedCent(-49_500, 'de'), printedCent(-49_500, 'en'), printedCent(49_500, 'de')]).toEqual([
    '−495,00 €',
    '−€495.00',
    '495,00 €',
  ]);
});
