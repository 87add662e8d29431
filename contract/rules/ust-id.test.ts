import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isSteuernummer, isUstId, normalizeUstId } from './ust-id.ts';

describe('a VAT id', () => {
  test.each(['DE136695976', 'de 136 695 976', 'DE-136.695.976', 'ATU12345678', 'NL123456789B01', 'FRXX123456789', 'EL123456789'])(
    '%s is valid',
    (typed) => {
      expect(isUstId(typed)).toBe(true);
    },
  );

  test.each([
    '',
    'DE',
    '136695976',
    'DE036695976',
    'DE1366959760',
    'DE13669597',
    'AT12345678',
    'GB123456789',
    'XX123456789',
    'DE13669597A',
  ])('%j is invalid', (typed) => {
    expect(isUstId(typed)).toBe(false);
  });

  test('of Germany is invalid after any change of one digit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 10 }), fc.integer({ min: 1, max: 9 }), (at, by) => {
        const known = 'DE136695976';
        const digit = (Number(known[at]) + by) % 10;
        expect(isUstId(`${known.slice(0, at)}${digit}${known.slice(at + 1)}`)).toBe(false);
      }),
    );
  });

  test('is stored in upper case and without separators', () => {
    expect(normalizeUstId(' de 136 695-976 ')).toBe('DE136695976');
  });
});

describe('a tax number', () => {
  test.each(['12/345/67890', '123/456/78901', '2893081508152', '93815/08152'])('%s is valid', (typed) => {
    expect(isSteuernummer(typed)).toBe(true);
  });

  test.each(['', '123', 'DE136695976', '12/345/6789a', '123456789012'])('%j is invalid', (typed) => {
    expect(isSteuernummer(typed)).toBe(false);
  });
});
