import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isCrawler } from './crawler.ts';
import { makeRepeatFilter } from './repeat.ts';
import { BROWSERS, CRAWLERS } from './user-agents.fixture.ts';

const HOUR = 3_600_000;
const START = Date.parse('2026-11-20T10:00:00Z');
const at = (ms: number) => new Date(START + ms);
const VISITOR = { ip: '198.51.100.7', userAgent: 'Mozilla/5.0' };

describe('preview fetchers', () => {
  test.each(CRAWLERS)('include %s', (userAgent) => expect(isCrawler(userAgent)).toBe(true));

  test.each([...BROWSERS, '', undefined])('do not include %j', (userAgent) => expect(isCrawler(userAgent)).toBe(false));
});

describe('a repeat', () => {
  test.each([
    [0, true],
    [HOUR - 1, true],
    [HOUR, false],
    [HOUR + 1, false],
  ])('is detected after %i ms: %s', (ms, expected) => {
    const isRepeat = makeRepeatFilter('secret');
    expect(isRepeat('link', VISITOR, at(0))).toBe(false);
    expect(isRepeat('link', VISITOR, at(ms))).toBe(expected);
  });

  test('is detected by link, address and browser together', () => {
    const isRepeat = makeRepeatFilter('secret');
    isRepeat('link', VISITOR, at(0));
    expect(isRepeat('other', VISITOR, at(1))).toBe(false);
    expect(isRepeat('link', { ...VISITOR, ip: '198.51.100.8' }, at(1))).toBe(false);
    expect(isRepeat('link', { ...VISITOR, userAgent: 'Mozilla/4.0' }, at(1))).toBe(false);
    expect(isRepeat('link', VISITOR, at(1))).toBe(true);
  });

  test('is every click within an hour of the last counted one, and none after it', () => {
    const gaps = fc.array(fc.integer({ min: 0, max: 2 * HOUR }), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(gaps, (waits) => {
        const isRepeat = makeRepeatFilter('secret');
        let now = 0;
        let counted = Number.NEGATIVE_INFINITY;
        for (const wait of waits) {
          now += wait;
          const repeat = isRepeat('link', VISITOR, at(now));
          expect(repeat).toBe(now - counted < HOUR);
          if (!repeat) counted = now;
        }
      }),
    );
  });
});
