import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { MandantKonfiguration } from './mandant.ts';

/** The rows of docs/configuration.md: each field with the default given there. */
const rows = readFileSync(new URL('../../docs/configuration.md', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split(' | '))
  .flatMap(([names = '', , standard = '']) => [...names.matchAll(/`(\w+)`/g)].map(([, name = '']) => [name, standard] as const));

test('docs/configuration.md lists every field once, with its default', () => {
  const fields = Object.entries(MandantKonfiguration.shape).map(([name, schema]) => {
    const found = z.safeParse(schema, undefined);
    return [name, found.success ? JSON.stringify(found.data) : '–'];
  });
  expect([...rows].sort()).toEqual(fields.sort());
});
