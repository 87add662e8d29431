import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuild } from './ensure-build.mjs';
import { root } from './sources.mjs';

/**
 * Runs `work` with what an entry of the built server brings, builds it first where that is needed, and prints the answer; an error is one line and exit code 1.
 * @template T the module behind the entry
 * @param {string} entry
 * @param {(brought: T) => Promise<string>} work
 */
export async function runCommand(entry, work) {
  ensureBuild();
  const brought = await import(pathToFileURL(join(root, 'dist', 'server', `${entry}.js`)).href);
  try {
    console.log(await work(brought));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

/**
 * The only argument of a command, or the end with a line that says how it is called.
 * @param {string} usage
 */
export function onlyArgument(usage) {
  const [argument, ...more] = process.argv.slice(2);
  if (argument !== undefined && !argument.startsWith('-') && more.length === 0) return argument;
  console.error(`Usage: ${usage}`);
  process.exit(1);
}
