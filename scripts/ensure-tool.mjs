import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashFiles, isTest, listFiles, listSources, root } from './sources.mjs';

const buildFiles = ['package-lock.json', 'tsconfig.json', 'vite.tools.config.ts'];

/**
 * The output folder of a tool, and the file with the hash of its sources.
 * @param {string} name
 */
export function builtTool(name) {
  const outDir = join(root, 'dist', 'tools', name);
  return { outDir, stampFile: join(outDir, 'stamp') };
}

/** Hash over the sources of all tools: the tools themselves, and the product's code, which they may import. */
export function hashTools() {
  const code = [...listFiles(['tools']), ...listSources()].filter((file) => /\.(tsx?|js|json)$/.test(file) && !isTest(file));
  return hashFiles([...code, ...buildFiles]);
}

/**
 * Builds a tool if its build is missing or does not match its sources; exits if that fails. Returns the file that runs it. The output of the
 * build goes to stderr, so that stdout has only the result of the tool.
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
