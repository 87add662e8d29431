import { expect, test } from 'vitest';
import { etagOf, isHeld } from './etag.ts';

test('the etag depends only on the content', () => {
  expect(etagOf('a page')).toMatch(/^W\/"[\w-]{22}"$/);
  expect(etagOf(Buffer.from('a page'))).toBe(etagOf('a page'));
  expect(etagOf('another')).not.toBe(etagOf('a page'));
});

test.each([
  ['nothing', undefined, false],
  ['it', 'W/"a"', true],
  ['it as a proxy says it that does not know it as weak', '"a"', true],
  ['it among others', '"b", W/"a"', true],
  ['whatever there is', '*', true],
  ['another', 'W/"b"', false],
  ['no mark at all', 'a', false],
])('isHeld for If-None-Match with %s', (_who, ifNoneMatch, held) => {
  expect(isHeld(ifNoneMatch, 'W/"a"')).toBe(held);
});
