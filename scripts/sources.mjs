import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '..');
export const stampFile = join(root, 'dist', 'stamp');

/** Entry of the server's build, as a path from the root. The build uses this constant too, so that both always match. */
export const SERVER_ENTRY = 'server/start/main.ts';

/** Programs that the server starts as worker threads, by their names in the folder of a build. They are JavaScript, because Node starts them without a build too. */
export const WORKERS = { 'format-worker': 'server/sepa/format-worker.js' };

const sourceFolders = ['contract', 'mandanten', 'server', 'standins', 'texts', 'web'];
const buildFiles = [
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'vite.portals.config.ts',
  'vite.server.config.ts',
  'scripts/font-files.mjs',
  'docs/first-order.md',
  'LICENSE',
];

/** All files of the product's source folders, sorted, as paths from the root with `/`. */
export const listSources = () => listFiles(sourceFolders);

/**
 * All files of these folders of the root, sorted, as paths from the root with `/`.
 * @param {readonly string[]} folders
 */
export function listFiles(folders) {
  return folders
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(root.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort();
}

/** @param {string} file */
export const isTest = (file) => /\.test\.tsx?$/.test(file);

/** Hash over names and contents of all files that a build depends on; tests are excluded. */
export function hashSources() {
  return hashFiles([...listSources().filter((file) => !isTest(file)), ...buildFiles.filter((file) => existsSync(join(root, file)))]);
}

/**
 * Hash over names and contents of files, given as paths from the root.
 * @param {readonly string[]} files
 */
export function hashFiles(files) {
  const hash = createHash('sha256');
  for (const file of files) {
    const content = readFileSync(join(root, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/** The hash of the sources that `dist` was built from; undefined if there is no complete build. */
export function readStamp() {
  return existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : undefined;
}
