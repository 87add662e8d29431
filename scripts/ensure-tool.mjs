import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashFiles, isTest, listFiles, listSources, root } from './sources.mjs';

const buildFiles = ['package-lock.json', 'tsconfig.json', 'vite.tools.config.ts'];

/**
 * Where a tool is built, and the file with the hash of what it was built from.
 * @param {string} name
 */
export function builtTool(name) {
  const outDir = join(root, 'dist', 'tools', name);
  return { outDir, stampFile: join(outDir, 'stamp') };
}

/** Hash over all that any tool is made of: the tools, and the product's code, which they may import. */
export function hashTools() {
  const code = [...listFiles(['tools']), ...listSources()].filter((file) => /\.(tsx?|json)$/.test(file) && !isTest(file));
  return hashFiles([...code, ...buildFiles]);
}

/**
 * Builds a tool where its build is missing or older than what it is made of; ends the process when that fails. Answers the file that runs it. What the
 * build says goes to the error output: what a tool answers stands alone on the other.
 * @param {string} name
 */
export function ensureTool(name) {
  const { outDir, stampFile } = builtTool(name);
  if (!existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== hashTools()) {
    const { status } = spawnSync(process.execPath, [join(root, 'scripts', 'build-tool.mjs'), name], { stdio: ['ignore', 2, 2] });
    if (status !== 0) process.exit(status ?? 1);
  }
  return join(outDir, 'main.js');
}
