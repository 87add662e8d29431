import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Writes a file for its owner alone that is there whole or not at all, after a loss of power too: written beside, synced, renamed, its folder synced. */
export function writeDurably(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  const part = `${path}.part`;
  writeFileSync(part, text, { mode: 0o600, flush: true });
  renameSync(part, path);
  syncFolder(dirname(path));
}

/** Windows opens no folders; it keeps renames by itself. */
function syncFolder(path: string): void {
  if (process.platform === 'win32') return;
  const folder = openSync(path, 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}
