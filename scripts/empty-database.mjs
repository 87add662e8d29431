import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { root } from './sources.mjs';

/**
 * Creates the empty database in `dist/database` that a first start copies, since copying is much faster than creating one. It is created
 * again if the version of the embedded database changes.
 */
const folder = join(root, 'dist', 'database');
const versionFile = `${folder}.version`;
const { version } = JSON.parse(readFileSync(join(root, 'node_modules', '@electric-sql', 'pglite', 'package.json'), 'utf8'));

/**
 * The database makes its files for its user alone, but the user who builds need not be the one who runs the product.
 * @param {string} path
 */
function makeReadable(path) {
  chmodSync(path, 0o755);
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    if (entry.isDirectory()) makeReadable(join(path, entry.name));
    else chmodSync(join(path, entry.name), 0o644);
  }
}

/** Whether all users can read the built database; an earlier version made it for its user alone. */
const isReadable = () => existsSync(folder) && (statSync(folder).mode & 0o5) === 0o5;

if (!existsSync(versionFile) || readFileSync(versionFile, 'utf8') !== version || !isReadable()) {
  const part = `${folder}.part`;
  for (const old of [versionFile, folder, part]) rmSync(old, { recursive: true, force: true });
  mkdirSync(part, { recursive: true });
  await (await PGlite.create({ dataDir: part })).close();
  makeReadable(part);
  renameSync(part, folder);
  writeFileSync(versionFile, version);
}
