import { beforeAll, describe, expect, test } from 'vitest';
import { findSteep } from './growth.ts';
import { listPatterns, type Pattern } from './patterns.ts';

let patterns: Pattern[];
beforeAll(async () => {
  patterns = await listPatterns();
});

test('listPatterns finds the patterns of literals, constructors and schemas', () => {
  const having = (part: string) => patterns.filter(({ pattern }) => pattern.includes(part)).map(({ where }) => where.replace(/:\d+$/, ''));
  expect(patterns.length).toBeGreaterThan(280);
  expect(having('\\d{1,7}')).toEqual(['contract/rules/provision.ts', 'web/portals/shell/form/euro.ts']);
  expect(having('\\u201c-\\u201e')).toEqual(['contract/values/druckbar.ts']);
  expect(having('[a-zß-öø-ÿ]')).toContain('contract/calls/account/passwort.ts');
  expect(having('[13579][26]00)-02-29').length).toBeGreaterThan(0);
});

test('no pattern takes more than linear time for a long text', () => {
  const done = new Map<string, string | null>();
  const steep: string[] = [];
  for (const { where, pattern, flags } of patterns) {
    const key = `/${pattern}/${flags}`;
    if (!done.has(key)) {
      const family = findSteep(pattern, flags);
      done.set(key, family && `${where} ${key} for ${JSON.stringify(family)}`);
    }
    const found = done.get(key);
    if (found) steep.push(found);
  }
  expect(steep).toEqual([]);
});

describe('findSteep', () => {
  test.each([
    ['blanks around a separator that can be a blank', /^(\d{1,2})\s*[.\s/-]\s*(\d{1,2})\s*[.\s/-]\s*(\d{4})$/],
    ['an end that can start anywhere', /\/+$/],
    ['a class at the start or the end, with the flag g', /^\d+|\d+$/g],
    ['a lazy start that also matches blanks', /^(\D*?)\s*(\d+)/],
    ['nested repetitions', /^(a+)+$/],
    ['an address without an end', /[\w.]+@[\w.]+/],
    ['tags that are never closed', /<a\s[^>]*href="/],
  ])('reports %s', (_, { source, flags }) => expect(findSteep(source, flags, 300)).not.toBeNull());

  test.each([
    ['blanks around a separator that is not a blank itself', /^(\d{1,2})(?:\s*[./-]\s*|\s+)(\d{4})$/],
    ['an end with a lookbehind for its first character', /(?<!\/)\/+$/],
    ['all runs of blanks', /\s+/g],
    ['an address with an end', /^[^\s@]+@[^\s@]+\.[^\s@]+$/],
  ])('accepts %s', (_, { source, flags }) => expect(findSteep(source, flags)).toBeNull());
});
