import fc from 'fast-check';
import { expect, test } from 'vitest';
import { unlinked } from './unlinked.ts';

test.each([
  ['z.B. Dr.Müller', 'z. B. Dr. Müller'],
  ['Dr. Müller', 'Dr. Müller'],
  ['St.Gallen', 'St. Gallen'],
  ['Dipl.-Ing. Ay', 'Dipl.-Ing. Ay'],
  ['1.000 am 24.12.2026 um 14:30', '1.000 am 24.12.2026 um 14:30'],
  ['1.000.000.000', '1.000.000.000'],
  ['Müller & Co. KG', 'Müller & Co. KG'],
  ['Wird gut...', 'Wird gut...'],
  ['👩\u200d👩\u200d👧 ❤\ufe0f', '👩\u200d👩\u200d👧 ❤\ufe0f'],
  ['evil.example', 'evil. example'],
  ['WWW.Evil.De/x', 'WWW. Evil. De/x'],
  ['https://evil.example', 'evil. example'],
  ['http:\\\\evil.example', 'evil. example'],
  ['ｈｔｔｐ：／／ｅｖｉｌ．ｄｅ', 'ｅｖｉｌ． ｄｅ'],
  ['evil。de evil｡de evil․de', 'evil。 de evil｡ de evil․ de'],
  ['evil\u200b.\u200bde', 'evil. de'],
  ['evil.\u202ede', 'evil. de'],
  ['https://192.168.0.1/x', '192. 168.0.1/x'],
  ['mailto:a@b.de', 'mailto: a@b. de'],
  ['tel:0900123', 'tel: 0900123'],
  ['\\\\server\\share', ' server\\share'],
  [':a:// /evil.de', 'evil. de'],
])('%j is mailed as %j', (typed, mailed) => expect(unlinked(typed)).toBe(mailed));

test('has no dot before a letter and no scheme, and changes nothing when it is repeated', () => {
  const pieces = fc.constantFrom(
    'a',
    'ä',
    '1',
    '.',
    '．',
    '。',
    ':',
    '/',
    '\\',
    ' ',
    '-',
    '@',
    '\u200b',
    '\u200d',
    '\u2060',
    '\u00ad',
    'www',
    'com',
    '💩',
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 25 }), (parts) => {
      const mailed = unlinked(parts.join(''));
      expect(mailed.normalize('NFKC').replace(/\p{Default_Ignorable_Code_Point}/gu, '')).not.toMatch(/\S[.。]\p{L}|:\/\//u);
      expect(unlinked(mailed)).toBe(mailed);
    }),
    { numRuns: 2_000 },
  );
});
