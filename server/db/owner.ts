import { accessSync, constants, lstatSync, readdirSync, type Stats, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Makes a process of root go on as the owner of the data folder, for good: files that root makes in it could not be read by the product afterwards.
 * Other users, and a folder that is missing, change nothing.
 */
export function becomeOwner(dataDir: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(dataDir, { throwIfNoEntry: false }) ?? { uid: 0, gid: 0 };
  if (uid === 0) return;
  process.setgroups?.([gid]);
  process.setgid?.(gid);
  process.setuid?.(uid);
}

/** What of a data folder belongs to another user and may not be read and written by this process, in one line with the next step; null if there is nothing. */
export function foreignIn(dataDir: string): string | null {
  const own = process.getuid?.();
  const path = own === undefined ? null : findForeign(dataDir, own);
  if (path === null) return null;
  const { uid } = lstatSync(path);
  const owner = uid === 0 ? 'root' : `user ${uid}`;
  return `${path} belongs to another user (${owner}): run this as that user, or give the folder to this one, as root: chown -R ${own} ${dataDir}`;
}

function findForeign(path: string, own: number): string | null {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (!found) return null;
  if (found.uid !== own && !isOpen(path, found)) return path;
  if (!found.isDirectory()) return null;
  for (const name of namesIn(path)) {
    const foreign = findForeign(join(path, name), own);
    if (foreign !== null) return foreign;
  }
  return null;
}

function isOpen(path: string, found: Stats): boolean {
  try {
    accessSync(path, constants.R_OK | constants.W_OK | (found.isDirectory() ? constants.X_OK : 0));
    return true;
  } catch {
    return false;
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
