/** Reports paths in documents that do not exist (`npm run check`). */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './sources.mjs';

const folders = ['contract', 'docs', 'mandanten', 'scripts', 'server', 'standins', 'test', 'texts', 'tools', 'web'];

/**
 * Paths in a text that are not in `known`: paths of a drawn tree, links relative to the text's folder, and words in backticks that end like a file
 * or a folder or start with a top-level folder. The latter may omit leading folders: `http/serve.ts`, `serve.ts`.
 * @param {string} file
 * @param {string} text
 * @param {readonly string[]} known
 */
export function findLost(file, text, known) {
  const ends = new Set(known.flatMap((path) => path.split('/').map((_, start, parts) => parts.slice(start).join('/'))));
  const linked = [...text.matchAll(/\]\((?!\w+:|#)([^)\s#]+)(?:#[^)\s]*)?\)/g)].map(([, path = '']) => join(dirname(file), path));
  const quoted = [...text.matchAll(/`([\w@.-]+(?:\/[\w@.-]+)*\/?)`/g)].map(([, path = '']) => path);
  /** @param {string} path */
  const isPath = (path) => /\w\.(?:ts|tsx|mjs|md|json|sql|css|jpg)$|\/$/.test(path) || folders.includes(path.split('/')[0] ?? '');
  const named = [...linked, ...quoted.filter(isPath)].map((path) => path.replace(/\/$/, '')).filter((path) => !ends.has(path));
  return [...named, ...drawn(text).filter((path) => !known.includes(path))];
}

/**
 * Paths of a tree drawn in a code block: one name per line; its parent is the nearest line above with less indentation.
 * @param {string} text
 */
function drawn(text) {
  const [, tree = ''] = /^```\n(\w+\/ [^`]+)```$/m.exec(text) ?? [];
  /** @type {string[]} */
  const above = [];
  return [...tree.matchAll(/^( *)([\w.-]+)\/?(?= |$)/gm)].map(([, indent = '', name = '']) => {
    above.length = indent.length / 2;
    above.push(name);
    return above.join('/');
  });
}

function main() {
  const own = readdirSync(root).filter((name) => !['node_modules', 'dist', 'data', '.git'].includes(name));
  const below = folders
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true }).map((path) => `${folder}/${path}`));
  const known = [...own, ...below.map((path) => path.replaceAll('\\', '/'))];
  const documents = known.filter((path) => /^(?:docs\/.*|[A-Z]+)\.md$/.test(path));
  const lost = documents.flatMap((file) =>
    findLost(file, readFileSync(join(root, file), 'utf8'), known).map((path) => `${file}  ${path} is not there`),
  );
  for (const one of lost) console.error(one);
  if (lost.length > 0) process.exitCode = 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main();
