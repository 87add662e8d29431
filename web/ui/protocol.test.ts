import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isTest, listSources, root } from '../../scripts/sources.mjs';
import * as protocol from './protocol.ts';

const { mark, ...attributes } = protocol;
const names: readonly string[] = Object.values(attributes);

/** The widget script reads attributes that other sites write (docs/embedding.md); React apps write and read their attributes themselves. */
const OF_OTHERS = /^web\/(widget\/|dev\/widget\.tsx$|portals\/(?![a-z]+\/documents\/))/;
const files = listSources().filter((file) => /^web\/.*\.(tsx?|css)$/.test(file) && !isTest(file) && !OF_OTHERS.test(file));
const others = files.filter((file) => file !== 'web/ui/protocol.ts');
const find = (file: string, pattern: RegExp) => Array.from(readFileSync(join(root, file), 'utf8').matchAll(pattern), ([, name]) => name);

test('pages and scripts use no data attributes outside of the protocol', () => {
  const own = others.filter((file) => !file.endsWith('.css')).map((file) => [file, find(file, /(?<![\w/-])(data-[a-z][\w-]*|dataset)\b/g)]);
  expect(own.filter(([, found]) => found?.length)).toEqual([]);
});

test('styles select only by data attributes of the protocol', () => {
  const selected = others.map((file) => [file, find(file, /(?<![\w/])(?:[a-z]+-)*data-\[?([a-z][\w-]*)/g)] as const);
  expect(selected.flatMap(([, found]) => found)).not.toEqual([]);
  expect(selected.filter(([, found]) => found.some((name) => !names.includes(`data-${name}`)))).toEqual([]);
});

test('the names of all attributes differ', () => {
  expect(new Set(names).size).toBe(names.length);
});

test('mark returns the attribute with its value, or with null without one', () => {
  expect([mark(protocol.MAX_CENTS, 0), mark(protocol.MAX_CENTS, null)]).toEqual([{ 'data-max-cents': 0 }, { 'data-max-cents': null }]);
});
