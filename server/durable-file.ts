import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Writes a file that only its owner can read, completely or not at all, even after a power failure: a temporary file is written, synced and renamed, and the
 * folder synced.
 */
export function writeDurably(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  const part = `${path}.part`;
  writeFileSync(part, text, { mode: 0o600, flush: true });
  renameSync(part, path);
  syncFolder(dirname(path));
}

/** Windows cannot open folders, and its renames are durable. */
function syncFolder(path: string): void {
  if (process.platform === 'win32') return;
  const folder = openSync(path, 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}
