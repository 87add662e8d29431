import { expect, test } from 'vitest';
import { etagOf, isNotModified } from './etag.ts';

test('the etag depends only on the content', () => {
  expect(etagOf('a page')).toMatch(/^W\/"[\w-]{22}"$/);
  expect(etagOf(Buffer.from('a page'))).toBe(etagOf('a page'));
  expect(etagOf('another')).not.toBe(etagOf('a page'));
});

test.each([
  ['no value', undefined, false],
  ['the same ETag', 'W/"a"', true],
  ['the same ETag without W/, as from some proxies', '"a"', true],
  ['the same ETag in a list', '"b", W/"a"', true],
  ['any ETag (*)', '*', true],
  ['another ETag', 'W/"b"', false],
  ['an invalid value', 'a', false],
])('isNotModified compares If-None-Match: %s', (_who, ifNoneMatch, held) => {
  expect(isNotModified(ifNoneMatch, 'W/"a"')).toBe(held);
});
