import { expect, test } from 'vitest';
import { daysOf, isBackwards, PRESETS, presetOf } from './presets.ts';

test('each time begins and ends on its days, over the ends of months and years too', () => {
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

test('days are the wrong way round where both are said and the last is before the first', () => {
  expect(isBackwards({ von: '2026-11-02', bis: '2026-11-01' })).toBe(true);
  for (const bis of ['2026-11-02', '2026-11-03', null]) expect(isBackwards({ von: '2026-11-02', bis })).toBe(false);
  expect(isBackwards({ von: null, bis: '2026-11-01' })).toBe(false);
});

test('a time is known again by its days on its day alone', () => {
  for (const preset of PRESETS) expect(presetOf(daysOf(preset, '2026-11-24'), '2026-11-24')).toBe(preset);
  expect(presetOf(daysOf('tage7', '2026-11-23'), '2026-11-24')).toBe(null);
  expect(presetOf({ von: null, bis: null }, '2026-11-24')).toBe(null);
});
