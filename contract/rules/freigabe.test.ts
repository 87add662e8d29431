import { describe, expect, it } from 'vitest';
import { dayOf } from '../values/days.ts';
import { WIDERRUFSFRIST_TAGE } from '../values/produktart.ts';
import { FRIST_BEGINN_MAX_DAYS_AHEAD, faultOfFristBeginn, firstFreigabetag } from './freigabe.ts';

const fristen = (ModuleAuftragsdatumMindestalterTage: number, own: Partial<typeof WIDERRUFSFRIST_TAGE | Record<string, number>> = {}) => ({
  ModuleAuftragsdatumMindestalterTage,
  WiderrufsfristTage: { ...WIDERRUFSFRIST_TAGE, ...own },
});

describe('the first day on which an order can be released', () => {
  it.each([
    [0, '2026-12-05'],
    [14, '2026-12-05'],
    [15, '2026-12-05'],
    [16, '2026-12-06'],
    [30, '2026-12-20'],
  ])('with 14 days of withdrawal and a minimum age of %i days is %s', (tage, day) => {
    expect(firstFreigabetag('2026-11-20', 'Bestellung', fristen(tage))).toBe(day);
  });

  it.each([
    ['30 days', 'Gespraech', fristen(14, { Gespraech: 30 }), '2026-12-21'],
    ['30 days, less than the minimum age', 'Gespraech', fristen(40, { Gespraech: 30 }), '2026-12-30'],
    ['no withdrawal period', 'Bewerbung', fristen(14), '2026-12-04'],
    ['no withdrawal period and no minimum age', 'Bewerbung', fristen(0), '2026-11-20'],
    ['a period for another kind only', 'Vertrag', fristen(14, { Gespraech: 30 }), '2026-12-05'],
  ] as const)('uses only the withdrawal period of its kind and the minimum age: %s, %s', (_, art, own, day) => {
    expect(firstFreigabetag('2026-11-20', art, own)).toBe(day);
  });

  it.each([
    ['winter', '2026-11-20', '2026-12-04T22:59:59Z', '2026-12-04T23:00:00Z'],
    ['summer time', '2026-07-01', '2026-07-15T21:59:59Z', '2026-07-15T22:00:00Z'],
    ['the start of summer time', '2027-03-20', '2027-04-03T21:59:59Z', '2027-04-03T22:00:00Z'],
    ['the end of summer time', '2026-10-20', '2026-11-03T22:59:59Z', '2026-11-03T23:00:00Z'],
    ['a leap day', '2028-02-20', '2028-03-05T22:59:59Z', '2028-03-05T23:00:00Z'],
    ['a period that begins on a leap day', '2028-02-29', '2028-03-14T22:59:59Z', '2028-03-14T23:00:00Z'],
  ])('starts at midnight in Berlin, across %s', (_, beginn, before, at) => {
    const day = firstFreigabetag(beginn, 'Bestellung', fristen(14));
    expect([dayOf(new Date(before)) < day, dayOf(new Date(at)) < day]).toEqual([true, false]);
  });
});

describe('faultOfFristBeginn', () => {
  const fault = (day: string) => faultOfFristBeginn(day, '2026-11-20', '2026-11-26');

  it('accepts the order date and later days, up to a year ahead', () => {
    expect(FRIST_BEGINN_MAX_DAYS_AHEAD).toBe(366);
    expect(['2026-11-19', '2026-11-20', '2026-11-27', '2027-11-27', '2027-11-28'].map(fault)).toEqual([
      'vorAuftrag',
      null,
      null,
      null,
      'zuSpaet',
    ]);
  });
});
