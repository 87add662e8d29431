import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { fieldCodeOf } from '../problem.ts';
import { formatCent } from './cent.ts';
import {
  AgbText,
  AnteilEmpfehler,
  Cent,
  Datum,
  Email,
  Geburtsdatum,
  isAgbAccepted,
  isStorableText,
  KontoEmail,
  Line,
  OptionalLine,
  parseGeburtsdatum,
  Text,
} from './wire.ts';

const accepts = (schema: { safeParse(value: unknown): { success: boolean } }, value: unknown) => schema.safeParse(value).success;

describe('geburtsdatum', () => {
  test('every calendar day is parsed', () => {
    const days = fc.date({ min: new Date('0001-01-01T00:00:00Z'), max: new Date('9999-12-31T00:00:00Z'), noInvalidDate: true });
    fc.assert(
      fc.property(days, (date) => {
        const day = date.toISOString().slice(0, 10);
        expect(parseGeburtsdatum(day.split('-').reverse().join('.'))).toBe(day);
      }),
    );
  });

  test.each([
    '29.02.2023',
    '30.02.2024',
    '31.04.1980',
    '32.01.1980',
    '00.01.1980',
    '01.00.1980',
    '01.13.1980',
    '01.01.0000',
    '1.1.1980',
    '24.12.80',
    '1980-12-24',
    ' 24.12.1980',
    '24.12.1980\n',
    '24/12/1980',
    '',
  ])('%j is invalid', (value) => {
    expect(parseGeburtsdatum(value)).toBeNull();
    expect(accepts(Geburtsdatum, value)).toBe(false);
  });

  test('a leap day is valid', () => {
    expect(parseGeburtsdatum('29.02.2024')).toBe('2024-02-29');
  });
});

test.each(['2026-02-30', '2026-13-01', '2026-1-1', '0000-01-01', '20.11.2026', '2026-11-20T00:00:00Z', '', 20261120])(
  '%j is not a valid Datum',
  (value) => {
    expect(accepts(Datum, value)).toBe(false);
  },
);

describe('an amount', () => {
  test.each([
    [0, '0,00 €', '€0.00'],
    [1, '0,01 €', '€0.01'],
    [5000, '50,00 €', '€50.00'],
    [123_456, '1.234,56 €', '€1,234.56'],
    [123_456_789, '1.234.567,89 €', '€1,234,567.89'],
  ])('of %i cents is shown as %s', (cent, de, en) => {
    expect(formatCent(cent, 'de')).toBe(de);
    expect(formatCent(cent, 'en')).toBe(en);
  });

  test('shows every cent', () => {
    fc.assert(
      fc.property(fc.nat(2_000_000_000), (cent) => {
        expect(Number(formatCent(cent, 'de').replace(/\D/g, ''))).toBe(cent);
        expect(formatCent(cent, 'de')).toMatch(/^\d{1,3}(\.\d{3})*,\d\d €$/);
      }),
    );
  });

  test.each([-1, 0.5, '5000', Number.POSITIVE_INFINITY, 2 ** 53, null])('%j is invalid', (value) => {
    expect(accepts(Cent, value)).toBe(false);
  });
});

describe('AgbText', () => {
  test.each([true, 1, 0.5, 'ja', 'yes', 'true', '1', 'Ich stimme zu.', ' ok '])('%j is accepted', (value) => {
    expect(accepts(AgbText, value) && isAgbAccepted(value)).toBe(true);
  });

  test.each([false, 0, -1, null, undefined, '', '  ', 'nein', 'Nein', ' NO ', 'no', 'false', 'FALSE', '0'])(
    '%j is not accepted',
    (value) => {
      expect(accepts(AgbText, value)).toBe(true);
      expect(isAgbAccepted(value)).toBe(false);
    },
  );

  test.each([[['ja']], [{ ja: true }], ['ja\0'], ['ja\ud800'], ['x'.repeat(20_001)]])('%j is an invalid value', (value) => {
    expect(accepts(AgbText, value)).toBe(false);
  });
});

describe('text', () => {
  test('with NUL or a lone surrogate anywhere is refused', () => {
    const half = fc.integer({ min: 0xd800, max: 0xdfff }).map((unit) => String.fromCharCode(unit));
    fc.assert(
      fc.property(fc.string(), fc.oneof(fc.constant('\0'), half), fc.string(), (before, bad, after) => {
        expect(isStorableText(`${before}${bad}${after}`)).toBe(false);
        expect(accepts(Text(10_000), `a${before}${bad}${after}z`)).toBe(false);
      }),
    );
  });

  test('in every script is accepted within its length', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }), (value) => {
        expect(accepts(Text(1000), `a${value}`)).toBe(isStorableText(value));
      }),
    );
    expect(accepts(Text(3), ' Öß😀 ')).toBe(true);
    expect(accepts(Text(3), 'Öß😀x')).toBe(false);
    expect(accepts(Text(3), '   ')).toBe(false);
  });
});

describe('an e-mail address', () => {
  test.each([
    'erika@example.org',
    ' erika@example.org ',
    'e.r+i_ka@sub.example.org',
    "o'hara@example.org",
    'joerg@müller.example',
    'user@例子.test',
  ])('%j is valid', (value) => {
    expect(accepts(Email, value)).toBe(true);
  });

  test.each(['jörg@müller.example', '用户@例子.test', 'ｅｒｉｋａ@example.org'])(
    '%j is accepted as the address of a known account, but not as one to send mail to',
    (value) => {
      expect([accepts(KontoEmail, value), accepts(Email, value)]).toEqual([true, false]);
      expect(Email.safeParse(value).error?.issues.map(fieldCodeOf)).toEqual(['emailZeichen']);
    },
  );

  test.each([
    '',
    'erika',
    '@example.org',
    'erika@',
    'erika@example',
    'erika@.org',
    'erika@example.o',
    'erika@@example.org',
    'a@b@example.org',
    'er ika@example.org',
    'erika@exa mple.org',
    'erika@example.org\nBcc: all@example.org',
    'erika@example.org,joerg@example.org',
    'Erika <erika@example.org>',
    'erika\0@example.org',
    'erika\ud800@example.org',
    `${'x'.repeat(65)}@example.org`,
    `erika@${'x'.repeat(250)}.org`,
    5,
  ])('%j is invalid', (value) => {
    expect(accepts(Email, value)).toBe(false);
  });
});

test('a share is 100, 50 or 0, as a number', () => {
  expect([100, 50, 0, 25, -50, 101, '50', true, null].map((value) => accepts(AnteilEmpfehler, value))).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
    false,
    false,
    false,
  ]);
});

describe('Line', () => {
  test.each(['Müller & Söhne', 'Ωmega', "O'Neill-Łódź"])('accepts %j', (text) => {
    expect(Line(80).parse(text)).toBe(text);
  });

  test.each(['A\r\nBcc: x@y.z', 'A\u2028B', 'a\tb', 'a\u0085b'])('refuses %j: a line break or a control character', (text) => {
    expect([z.safeParse(Line(80), text).success, z.safeParse(OptionalLine(80), text).success]).toEqual([false, false]);
  });

  test.each(['\u200b', ' \u2060 ', '', '\u3164'])('reads %j as empty', (text) => {
    expect(z.safeParse(Line(80), text).success).toBe(false);
    expect(OptionalLine(80).parse(text)).toBe('');
  });

  test.each(['Agentur\u202exyz', 'Agentur\u200bxyz\u200d'])('removes what nobody sees of %j', (text) => {
    expect(Line(80).parse(text)).toBe('Agenturxyz');
  });
});
