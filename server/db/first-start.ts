import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The empty database that the build made, beside the built server; without one the database makes itself, in a few seconds. */
const EMPTY_DATABASE = join(fileURLToPath(import.meta.url), '..', '..', 'database');

/**
 * Prepares the embedded data folder for its first start. One that a crash cut short begins again from nothing: before its end
 * nobody has written anything. Returns what ends the first start.
 */
export function beginFirstStart(dataDir: string, emptyDatabase = EMPTY_DATABASE): () => void {
  const database = join(dataDir, 'db');
  const unfinished = join(dataDir, 'first-start');
  if (existsSync(database) && !existsSync(unfinished)) return () => {};
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(unfinished, '');
  rmSync(database, { recursive: true, force: true });
  if (existsSync(emptyDatabase)) cpSync(emptyDatabase, database, { recursive: true });
  return () => rmSync(unfinished);
}
