import { expect, test } from 'vitest';
import { BonusListe } from '../../../contract/rules/bonus.ts';
import { bonusCentOf, type Kunde } from './bonus.ts';

const stufe = (AbKunde: number, BetragCent: number, AktionsId: number | null = null, Tage = 30) => ({
  AbKunde,
  Tage,
  BetragCent,
  AktionsId,
});
const SECOND = [stufe(2, 6000)];
const on = (kunde: string, day: string, aktionen: readonly number[] = []): Kunde => ({ kunde, day, aktionen });

test.each<[string, readonly Kunde[], Kunde, number]>([
  ['none for the first customer', [], on('a', '2026-12-01'), 0],
  ['one for the second customer on the same day', [on('a', '2026-12-01')], on('b', '2026-12-01'), 6000],
  ['one for the second customer on the last day', [on('a', '2026-12-01')], on('b', '2026-12-31'), 6000],
  ['none for the second customer a day later', [on('a', '2026-12-01')], on('b', '2027-01-01'), 0],
  ['one for the third customer', [on('a', '2026-12-01'), on('b', '2026-12-02')], on('c', '2026-12-31'), 6000],
  [
    'none after the period, which starts with its first customer, not with the last',
    [on('a', '2026-12-01'), on('b', '2026-12-31')],
    on('c', '2027-01-01'),
    0,
  ],
  [
    'one in the next period, which starts with the first customer after a period',
    [on('a', '2026-12-01'), on('b', '2027-01-01')],
    on('c', '2027-01-31'),
    6000,
  ],
  ['none for another order of the first customer', [on('a', '2026-12-01')], on('a', '2026-12-02'), 0],
  ['none for another order of the second customer', [on('a', '2026-12-01'), on('b', '2026-12-01')], on('b', '2026-12-02'), 0],
  ['one for a customer of an earlier period', [on('a', '2026-12-01'), on('b', '2027-01-05')], on('a', '2027-01-06'), 6000],
])('bonus: %s', (_, earlier, kunde, cent) => {
  expect(bonusCentOf(SECOND, earlier, kunde)).toBe(cent);
});

test('only the highest of several reached tiers counts', () => {
  const tiers = [stufe(2, 6000), stufe(3, 9000), stufe(4, 7000)];
  const days = ['2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04', '2026-12-05'];
  const customers = days.map((day, index) => on(`person ${index}`, day));
  const earned = customers.map((kunde, index) => bonusCentOf(tiers, customers.slice(0, index), kunde));
  expect(earned).toEqual([0, 6000, 9000, 9000, 9000]);
  expect(bonusCentOf([], customers, on('last', '2026-12-06'))).toBe(0);
});

test('a tier of a campaign counts only referrals that take part in it', () => {
  const tiers = [stufe(2, 6000, 7)];
  const inside = on('a', '2026-12-01', [3, 7]);
  const outside = on('b', '2026-12-02', [3]);
  expect(bonusCentOf(tiers, [inside], on('c', '2026-12-03', [7]))).toBe(6000);
  expect(bonusCentOf(tiers, [inside], outside)).toBe(0);
  expect(bonusCentOf(tiers, [outside], on('c', '2026-12-03', [7]))).toBe(0);
});

test.each([
  ['a bonus for the first customer', [{ AbKunde: 1, Tage: 365, BetragCent: 6000 }]],
  ['a period of no days', [{ AbKunde: 2, Tage: 0, BetragCent: 6000 }]],
  ['an amount of zero', [{ AbKunde: 2, Tage: 365, BetragCent: 0 }]],
  ['a fraction of a cent', [{ AbKunde: 2, Tage: 365, BetragCent: 60.5 }]],
  ['an implausibly high amount', [{ AbKunde: 2, Tage: 365, BetragCent: 1_000_001 }]],
  ['the same tier twice', [stufe(2, 6000), stufe(2, 7000)]],
  ['an unknown field', [{ ...stufe(2, 6000), Betrag: 60 }]],
])('a configuration with %s is refused', (_, list) => {
  expect(BonusListe.safeParse(list).success).toBe(false);
});

test('a tier without a campaign applies to all referrals', () => {
  expect(BonusListe.parse([{ AbKunde: 2, Tage: 365, BetragCent: 6000 }])).toEqual([stufe(2, 6000, null, 365)]);
});
