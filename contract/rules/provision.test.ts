import { describe, expect, test } from 'vitest';
import { parseProvision, provisionCentOf } from './provision.ts';

describe('a commission text', () => {
  test('has one part or several', () => {
    expect(parseProvision('standard;5000')).toEqual([{ teil: 'standard', cent: 5000 }]);
    expect(parseProvision('standard;5000,bonus;1500')).toEqual([
      { teil: 'standard', cent: 5000 },
      { teil: 'bonus', cent: 1500 },
    ]);
    expect(provisionCentOf('standard;5000,bonus;1500')).toBe(6500);
  });

  test('leaves out a part of zero cents', () => {
    expect(parseProvision('standard;0,bonus;1500')).toEqual([{ teil: 'bonus', cent: 1500 }]);
    expect(provisionCentOf('standard;0')).toBe(0);
    expect(provisionCentOf(null)).toBe(0);
  });

  test.each([
    'standard;5000,extra',
    '',
    'standard',
    'standard;',
    ';5000',
    'standard;50.00',
    'standard;-5000',
    'Standard;5000',
    'standard;5000,',
    'standard;5000, bonus;1',
    'standard;99999999',
    'standard;1,standard;2',
  ])('is none: %j', (text) => {
    expect(parseProvision(text)).toBeNull();
  });
});
