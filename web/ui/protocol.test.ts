import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isTest, listSources, root } from '../../scripts/sources.mjs';
import * as protocol from './protocol.ts';

const { mark, ...attributes } = protocol;
const names: readonly string[] = Object.values(attributes);

/** What the script for pages of others reads there is their word (docs/embedding.md); an app of React writes and reads its attributes itself. */
const OF_OTHERS = /^web\/(widget\/|dev\/widget\.tsx$|portals\/(?![a-z]+\/documents\/))/;
const files = listSources().filter((file) => /^web\/.*\.(tsx?|css)$/.test(file) && !isTest(file) && !OF_OTHERS.test(file));
const others = files.filter((file) => file !== 'web/ui/protocol.ts');
const find = (file: string, pattern: RegExp) => Array.from(readFileSync(join(root, file), 'utf8').matchAll(pattern), ([, name]) => name);

test('no page and no script has an attribute of its own', () => {
  const own = others.filter((file) => !file.endsWith('.css')).map((file) => [file, find(file, /(?<![\w/-])(data-[a-z][\w-]*|dataset)\b/g)]);
  expect(own.filter(([, found]) => found?.length)).toEqual([]);
});

test('styles select by attributes of the protocol alone', () => {
  const selected = others.map((file) => [file, find(file, /(?<![\w/])(?:[a-z]+-)*data-\[?([a-z][\w-]*)/g)] as const);
  expect(selected.flatMap(([, found]) => found)).not.toEqual([]);
  expect(selected.filter(([, found]) => found.some((name) => !names.includes(`data-${name}`)))).toEqual([]);
});

test('no two attributes have one name', () => {
  expect(new Set(names).size).toBe(names.length);
});

test('a part carries what it is marked with, and nothing where there is no value', () => {
  expect([mark(protocol.MAX_CENTS, 0), mark(protocol.MAX_CENTS, null)]).toEqual([{ 'data-max-cents': 0 }, { 'data-max-cents': null }]);
});
