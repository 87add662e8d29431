import { cpSync, existsSync, lstatSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeDurably } from '../durable-file.ts';
import { asDataDirFault, damaged } from './data-dir-faults.ts';

/** The empty database that the build made, beside the built server; without one the database makes itself, in a few seconds. */
const EMPTY_DATABASE = join(fileURLToPath(import.meta.url), '..', '..', 'database');

/** Stands in the data folder while its first start is under way. */
const UNFINISHED = 'first-start';
/** Stands in the data folder from the end of its first start on. */
const FINISHED = 'holds-data';
const FINISHED_TEXT = 'This folder holds data of Empfehlwerk. While this file is here, no start makes a new database in it.\n';

/** What tells of data where nothing says how the first start ended: folders had no `holds-data` before. */
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

/** Whether the first start of a data folder came to its end. */
export function holdsData(dataDir: string): boolean {
  if (isThere(join(dataDir, FINISHED))) return true;
  if (isThere(join(dataDir, UNFINISHED))) return false;
  return TRACES.some((name) => !isEmpty(join(dataDir, name)));
}

/** Throws one line when the database of a folder that holds data is missing: the embedded database would make a new one. */
export function checkThere(dataDir: string): void {
  const version = join('db', 'PG_VERSION');
  if (isEmpty(join(dataDir, version))) throw damaged(dataDir, `${version} is missing beside data of before`);
}

function begin(dataDir: string, emptyDatabase: string): void {
  const database = join(dataDir, 'db');
  writeDurably(join(dataDir, UNFINISHED), '');
  // Not the folder itself, which may be a disk of its own.
  for (const name of isThere(database) ? readdirSync(database) : []) rmSync(join(database, name), { recursive: true });
  if (existsSync(emptyDatabase)) cpSync(emptyDatabase, database, { recursive: true });
}

function finish(dataDir: string): void {
  const finished = join(dataDir, FINISHED);
  if (!isThere(finished)) writeDurably(finished, FINISHED_TEXT);
  rmSync(join(dataDir, UNFINISHED), { force: true });
}

/** Like existsSync, but for a folder that may not be looked into, which that takes for an empty one. */
function isThere(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}

/** Whether a file or folder is missing or has nothing in it. */
function isEmpty(path: string): boolean {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) return true;
  return found.isDirectory() ? readdirSync(path).length === 0 : found.size === 0;
}
