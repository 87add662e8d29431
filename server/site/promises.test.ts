import { expect, test } from 'vitest';
import { EXEMPT, isPromise, PROMISES, sentences } from './promises.fixture.ts';

const asserted = Object.values(PROMISES).flat();
const exempt = EXEMPT.flatMap(([, ...keys]) => keys);
const all = sentences();
const has = (begin: string, key: string) => key === begin || (/[./]$/.test(begin) && key.startsWith(begin)) || key.startsWith(`${begin}.`);

test('every sentence that promises who sees what, a time or an amount is asserted against the calls, or exempt for a reason', () => {
  const bare = all.filter(isPromise).filter(({ key }) => !asserted.includes(key) && !exempt.some((begin) => has(begin, key)));
  expect(bare.map(({ key, text }) => `${key}: ${text.slice(0, 160)}`)).toEqual([]);
});

test('no promise is asserted or exempt that no text makes, and none both', () => {
  const keys = all.map(({ key }) => key);
  expect(asserted.filter((key) => !keys.includes(key))).toEqual([]);
  expect(exempt.filter((begin) => !keys.some((key) => has(begin, key)))).toEqual([]);
  expect(asserted.filter((key) => exempt.some((begin) => has(begin, key)))).toEqual([]);
  expect(new Set(asserted).size).toBe(asserted.length);
});
