import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Iban } from '../calls/praemie/bankdaten.ts';
import { normalizeCode } from '../rules/code.ts';
import * as normalize from './normalize.ts';
import { Email, KontoEmail, Line, OptionalLine, Telefon } from './wire.ts';

const INVISIBLE = [
  ...'\u00ad\u034f\u061c\u115f\u180e\u200b\u200c\u200d\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2060\u2061\u2066\u2067\u2068\u2069\u3164\ufe0f\ufeff\ufff9',
];
const BLANKS = [...' \u00a0\u1680\u2000\u2002\u2003\u2007\u2009\u200a\u202f\u205f\u3000'];
const DASHES = [...'-\u2010\u2011\u2012\u2013\u2014\u2015\u2212\ufe58\ufe63\uff0d'];

/** What people paste, by kind of field: the value, and how it may be typed; `#` stands for a blank, `_` for a dash. */
const FIELDS = {
  name: [normalize.normalizeLine, Line(80), 'Zoë Müller-Åström', 'Zoë#Müller-Åström'],
  'name that may be empty': [normalize.normalizeLine, OptionalLine(80), 'Zoë Müller', '#Zoë##Müller#'],
  address: [normalize.normalizeEmail, Email, 'anna+x@müller.example', '#anna+x@müller.example#'],
  login: [normalize.normalizeEmail, KontoEmail, 'jörg@müller.example', '#jörg@müller.example#'],
  phone: [normalize.normalizeTelefon, Telefon, '+49 30 123-45', '#+49##30#123_45'],
  IBAN: [normalize.normalizeIban, Iban, 'DE89370400440532013000', '#iban:#de89_3704#0044#0532#0130#00'],
  code: [normalizeCode, null, 'A0B1C0D1', '#„aob1_c0d1#!).'],
  password: [normalize.normalizePasswort, null, 'Müßig-2026', 'Müßig-2026'],
} as const;
const cases = Object.entries(FIELDS);

/** `typed` with any blank for #, any dash for _, composed or not. */
const writtenOf = (typed: string) =>
  fc
    .tuple(fc.constantFrom(...BLANKS), fc.constantFrom(...DASHES), fc.constantFrom('NFC', 'NFD'))
    .map(([blank, dash, form]) => typed.replaceAll('#', blank).replaceAll('_', dash).normalize(form));

describe.each(cases)('a %s', (_, [fold, , value, typed]) => {
  test('is the same with every kind of blank and dash, composed or not', () => {
    fc.assert(fc.property(writtenOf(typed), (text) => void expect(fold(text)).toBe(value)));
  });

  test('is normal once it was normalized', () => {
    const signs = fc.constantFrom(...INVISIBLE, ...BLANKS, ...DASHES, ...'aÄß1.,!)("„:IBAN+@😀ｆ\u0308\n');
    const texts = fc.oneof(
      fc.array(signs, { maxLength: 20 }).map((list) => list.join('')),
      fc.string({ unit: 'binary' }),
    );
    fc.assert(
      fc.property(texts, (text) => void expect(fold(fold(text))).toBe(fold(text))),
      { numRuns: 1_000 },
    );
  });
});

test.each(cases.filter(([kind]) => kind !== 'password'))(
  'a %s is the same with an invisible character anywhere',
  (_, [fold, , value, typed]) => {
    fc.assert(
      fc.property(writtenOf(typed), fc.constantFrom(...INVISIBLE), fc.nat(40), (text, sign, at) => {
        const place = at % (text.length + 1);
        expect(fold(`${text.slice(0, place)}${sign}${text.slice(place)}`)).toBe(value);
      }),
      { numRuns: 500 },
    );
  },
);

test.each(cases.filter(([, [, schema]]) => schema !== null))('a %s has its normal form on the wire', (_, [, schema, value, typed]) => {
  fc.assert(fc.property(writtenOf(typed), (text) => void expect(schema?.parse(text)).toBe(value)));
});

test.each([
  'anna@gmx..de',
  'anna.@gmx.de',
  '.anna@gmx.de',
  'an..na@gmx.de',
  'anna@gmx-.de',
  'anna@-gmx.de',
  '+x@gmx.de',
  `a@${'x'.repeat(64)}.de`,
])('%s is no address to mail', (address) => {
  const { error } = Email.safeParse(address);
  expect(error?.issues.map((issue) => 'params' in issue && issue.params)).toEqual([{ code: 'email' }]);
});

test.each(['(AB12)', 'AB12.', 'AB12!', '„AB12“,', 'AB12…'])('the punctuation around %s is left out', (text) =>
  expect(normalize.withoutPunctuation(text)).toBe('AB12'),
);

test.each(['Zoë 👩\u200d👩\u200d👧', 'Liebe ❤\ufe0f'])('%s keeps its picture', (text) => expect(normalize.normalizeLine(text)).toBe(text));
