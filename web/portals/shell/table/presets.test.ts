import { expect, test } from 'vitest';
import { daysOf, isBackwards, PRESETS, presetOf } from './presets.ts';

test('daysOf returns first and last day of each preset, also across ends of months and years', () => {
  const days = (today: string) => PRESETS.map((preset) => Object.values(daysOf(preset, today)).join(' '));
  expect(days('2027-01-03')).toEqual([
    '2027-01-03 2027-01-03',
    '2026-12-28 2027-01-03',
    '2026-12-05 2027-01-03',
    '2027-01-01 2027-01-03',
    '2026-12-01 2026-12-31',
  ]);
  expect(daysOf('vormonat', '2028-03-31')).toEqual({ von: '2028-02-01', bis: '2028-02-29' });
});

test('isBackwards is true only if both days are set and the last is before the first', () => {
  expect(isBackwards({ von: '2026-11-02', bis: '2026-11-01' })).toBe(true);
  for (const bis of ['2026-11-02', '2026-11-03', null]) expect(isBackwards({ von: '2026-11-02', bis })).toBe(false);
  expect(isBackwards({ von: null, bis: '2026-11-01' })).toBe(false);
});

test('presetOf finds a preset by its days, only on the day for which they were computed', () => {
  for (const preset of PRESETS) expect(presetOf(daysOf(preset, '2026-11-24'), '2026-11-24')).toBe(preset);
  expect(presetOf(daysOf('tage7', '2026-11-23'), '2026-11-24')).toBe(null);
  expect(presetOf({ von: null, bis: null }, '2026-11-24')).toBe(null);
});
