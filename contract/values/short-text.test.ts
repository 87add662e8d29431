import fc from 'fast-check';
import { expect, it } from 'vitest';
import { shortText } from './short-text.ts';

it.each([
  ['', ''],
  ['x'.repeat(40), 'x'.repeat(40)],
  ['x'.repeat(41), `${'x'.repeat(19)}…`],
  ['👨‍👩‍👧'.repeat(40), '👨‍👩‍👧'.repeat(40)],
  ['👨‍👩‍👧'.repeat(41), `${'👨‍👩‍👧'.repeat(19)}…`],
  [`${'e\u0301'.repeat(41)}`, `${'e\u0301'.repeat(19)}…`],
])('%j is %j', (text, short) => expect(shortText(text)).toBe(short));

it('leaves every text up to 40 characters and makes 20 of any longer one, never half a character', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('a', 'ß', '漢', '👍', '🇩🇪'), { maxLength: 90 }), (signs) => {
      const short = shortText(signs.join(''));
      expect(short).toBe(signs.length > 40 ? `${signs.slice(0, 19).join('')}…` : signs.join(''));
    }),
  );
});
