import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
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

if (!existsSync(versionFile) || readFileSync(versionFile, 'utf8') !== version) {
  const part = `${folder}.part`;
  for (const old of [versionFile, folder, part]) rmSync(old, { recursive: true, force: true });
  mkdirSync(part, { recursive: true });
  await (await PGlite.create({ dataDir: part })).close();
  renameSync(part, folder);
  writeFileSync(versionFile, version);
}
