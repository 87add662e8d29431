import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readImportPaths } from '../scripts/source-facts.mjs';
import { root } from '../scripts/sources.mjs';
import { filledFrom } from './setup/database.ts';

/** All files that a source file imports, directly or not, except for glob patterns and for `web/`, which is rendered only on request. */
function importsOf(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file) || file.startsWith('web/')) return found;
  found.add(file);
  if (!/\.tsx?$/.test(file)) return found;
  for (const path of readImportPaths(file, readFileSync(join(root, file), 'utf8'))) {
    const named = ['.ts', '.tsx', '.json', ''].map((end) => `${path}${end}`);
    const target = named.find((one) => one.includes('/') && existsSync(join(root, one)));
    if (target) importsOf(target, found);
  }
  return found;
}

test('the hash of a filled database includes every file that fills it', () => {
  const kept = new Set(filledFrom());
  const imported = [...importsOf('test/setup/fill.ts')];
  expect(imported).toContain('server/db/migrate.ts');
  expect(imported.filter((file) => !kept.has(file))).toEqual([]);
  expect(filledFrom().filter((file) => file.endsWith('.sql'))).toContain('server/db/migrations/0001_scopes.sql');
  expect(filledFrom()).toContain('mandanten/telko/mandant.json');
});
