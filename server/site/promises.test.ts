import { describe, expect, test } from 'vitest';
import { EXEMPT, isPromise, LOCALES, PROMISES, sentences } from './promises.fixture.ts';

const asserted = Object.values(PROMISES).flat();
const exempt = EXEMPT.flatMap(([, ...keys]) => keys);
const has = (begin: string, key: string) => key === begin || (/[./]$/.test(begin) && key.startsWith(begin)) || key.startsWith(`${begin}.`);
const isExempt = (key: string) => exempt.some((begin) => has(begin, key));

describe.each(LOCALES)('in %s', (locale) => {
  const all = sentences(locale);
  const keys = new Set(all.map(({ key }) => key));

  test('every sentence that promises who sees what, a time or an amount is asserted against the calls, or exempt with a reason', () => {
    const bare = all.filter((sentence) => isPromise(sentence, locale)).filter(({ key }) => !asserted.includes(key) && !isExempt(key));
    expect(bare.map(({ key, text }) => `${key}: ${text.slice(0, 160)}`)).toEqual([]);
  });

  test('every asserted or exempt key belongs to a text', () => {
    expect(asserted.filter((key) => !keys.has(key))).toEqual([]);
    expect(exempt.filter((begin) => ![...keys].some((key) => has(begin, key)))).toEqual([]);
  });
});

test('a text that promises something in one language promises it in the other', () => {
  const promisedIn = LOCALES.map((locale) => sentences(locale).filter((one) => isPromise(one, locale)));
  const [german = [], english = []] = promisedIn.map((found) => found.map(({ key }) => key).filter((key) => !isExempt(key)));
  expect(english.toSorted()).toEqual(german.toSorted());
});

test('each promise is asserted only once, and not also exempt', () => {
  expect(asserted.filter(isExempt)).toEqual([]);
  expect(new Set(asserted).size).toBe(asserted.length);
});
