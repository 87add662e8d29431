import { expect, test } from 'vitest';
import { typedEuro } from '../../portals/shell/form/euro.ts';
import { returnSchema } from './return-form.ts';

const TYPED = { Tag: '2026-12-04', Grundcode: 'AC04', BetragCent: '45,00' };

test('reads the preset amount back as the same cents, in both languages', () => {
  for (const cent of [1, 4500, 123_456, 100_000_00])
    for (const locale of ['de', 'en'] as const)
      expect(returnSchema.parse({ ...TYPED, BetragCent: typedEuro(cent, locale) })).toEqual({ ...TYPED, BetragCent: cent });
});

test('takes a short return, and refuses what is no amount, no day or no code', () => {
  expect(returnSchema.parse({ ...TYPED, BetragCent: '42,50 €' })).toEqual({ ...TYPED, BetragCent: 4250 });
  for (const wrong of [
    { BetragCent: '' },
    { BetragCent: '-45' },
    { BetragCent: 'alles' },
    { Tag: '' },
    { Tag: '2026-02-30' },
    { Grundcode: '' },
  ])
    expect(returnSchema.safeParse({ ...TYPED, ...wrong }).success).toBe(false);
});
