import { chmodSync, cpSync, existsSync, lstatSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeDurably } from '../durable-file.ts';
import { asDataDirFault, damaged } from './data-dir-faults.ts';

/** The empty database that the build made, beside the built server. Without it the database creates itself, in a few seconds. */
const EMPTY_DATABASE = join(fileURLToPath(import.meta.url), '..', '..', 'database');

/** File in the data folder while its first start is running. */
const UNFINISHED = 'first-start';
/** File in the data folder since its first start ended. */
const FINISHED = 'holds-data';
const FINISHED_TEXT = 'This folder holds data of Empfehlwerk. While this file is here, no start makes a new database in it.\n';

/** Files that show that a folder holds data if neither mark exists: earlier versions wrote no `holds-data`. */
const TRACES = ['db', 'app-secret', 'mails'];

/**
 * Prepares the embedded data folder for a start. An empty folder gets an empty database. A folder whose first start was cut short is
 * initialised again, since no data is written before the first start ends. A folder with data is never initialised again: throws a one-line
 * error when its database is missing. Returns the function that ends the first start.
 */
export function beginFirstStart(dataDir: string, emptyDatabase = EMPTY_DATABASE): () => void {
  try {
    if (holdsData(dataDir)) checkThere(dataDir);
    else begin(dataDir, emptyDatabase);
  } catch (error) {
    throw asDataDirFault(dataDir, error);
  }
  return () => finish(dataDir);
}

/** Whether the first start of a data folder has ended. */
export function holdsData(dataDir: string): boolean {
  if (isThere(join(dataDir, FINISHED))) return true;
  if (isThere(join(dataDir, UNFINISHED))) return false;
  return TRACES.some((name) => !isEmpty(join(dataDir, name)));
}

/** Throws one line when the database of a folder that holds data is missing: the embedded database would create a new one. */
export function checkThere(dataDir: string): void {
  const version = join('db', 'PG_VERSION');
  if (isEmpty(join(dataDir, version))) throw damaged(dataDir, `${version} is missing beside data of before`);
}

function begin(dataDir: string, emptyDatabase: string): void {
  const database = join(dataDir, 'db');
  writeDurably(join(dataDir, UNFINISHED), '');
  // Only its content: the folder itself may be a mounted disk.
  for (const name of isThere(database) ? readdirSync(database) : []) rmSync(join(database, name), { recursive: true });
  if (!existsSync(emptyDatabase)) return;
  // The copy takes over the mode of the template, which everybody may read.
  mkdirSync(database, { recursive: true, mode: 0o700 });
  cpSync(emptyDatabase, database, { recursive: true });
  chmodSync(database, 0o700);
}

function finish(dataDir: string): void {
  const finished = join(dataDir, FINISHED);
  if (!isThere(finished)) writeDurably(finished, FINISHED_TEXT);
  rmSync(join(dataDir, UNFINISHED), { force: true });
}

/** Like existsSync, but throws for a folder without read permission, which existsSync takes for a missing one. */
function isThere(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}

/** Whether a file or folder is missing or has nothing in it. */
function isEmpty(path: string): boolean {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) return true;
  return found.isDirectory() ? readdirSync(path).length === 0 : found.size === 0;
}
