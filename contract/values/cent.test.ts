import { describe, expect, it } from 'vitest';
import { shortCent } from './cent.ts';

describe('shortCent', () => {
  it.each([
    [11000, 'de', '110\u00a0€'],
    [11050, 'de', '110,50\u00a0€'],
    [100000, 'de', '1.000\u00a0€'],
    [100000, 'en', '€1,000'],
    [11000, 'en', '€110'],
    [1, 'en', '€0.01'],
  ] as const)('%i cents in %s', (cent, locale, shown) => expect(shortCent(cent, locale)).toBe(shown));
});
