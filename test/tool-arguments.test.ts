import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../scripts/sources.mjs';
import { readCount, readNames } from '../tools/shared/arguments.ts';

describe('an argument of a tool', () => {
  test('is a whole number, not below the minimum', () => {
    expect(readCount('ROUNDS', '20')).toBe(20);
    expect(readCount('SEED', '0', 0)).toBe(0);
    for (const text of ['x', '', ' ', '0', '-1', '1.5', 'Infinity'])
      expect(() => readCount('ROUNDS', text), text).toThrow(`ROUNDS: a whole number from 1, not ${text}`);
  });

  test('is one of the known names; without an argument all of them', () => {
    expect(readNames('TENANT', [], ['telko', 'intern'])).toEqual(['telko', 'intern']);
    expect(readNames('TENANT', ['intern'], ['telko', 'intern'])).toEqual(['intern']);
    expect(() => readNames('TENANT', ['telko', 'nobody'], ['telko', 'intern'])).toThrow('TENANT: some of telko, intern, not nobody');
  });
});

test.each([
  ['retention', '--dys'],
  ['retention', 'more'],
  ['doctor', 'more'],
])('%s prints its usage in one line for the argument %s', (script, argument) => {
  const { status, stderr } = spawnSync(process.execPath, [join(root, 'scripts', `${script}.mjs`), argument], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([1, expect.stringMatching(new RegExp(`^Usage: npm run ${script}.*\\n$`))]);
});
