import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, inject } from 'vitest';
import { administer, databaseUrl, dropDatabase } from '../database/administer.ts';
import { APP_SECRET } from './parts.ts';

/**
 * Environment for an operator's commands, with its own data folder and, on a server, its own empty database; both are removed after the tests of the
 * file. `name` is a part of the database name.
 */
export function commandEnvironment(name: string): Record<string, string> {
  const env: Record<string, string> = {};
  const database = inject('database');
  beforeAll(async () => {
    const folder = mkdtempSync(join(tmpdir(), `empfehlwerk-${name}-`));
    env.DATA_DIR = folder;
    const removeFolder = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    if (database.kind === 'embedded') return removeFolder;
    const copy = `${database.copies}${name}_${process.pid}`;
    await administer(database.url, `create database ${copy}`);
    Object.assign(env, { DATABASE_URL: databaseUrl(database.url, copy), APP_SECRET });
    return async () => {
      removeFolder();
      await dropDatabase(database.url, copy);
    };
  });
  return env;
}
