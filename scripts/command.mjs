import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuild } from './ensure-build.mjs';
import { root } from './sources.mjs';

/**
 * Builds the server if needed, runs `work` with the module of one of its entries, and prints the result. An error becomes one line and exit code 1.
 * @template T the module of the entry
 * @param {string} entry
 * @param {(brought: T) => Promise<string>} work
 */
export async function runCommand(entry, work) {
  ensureBuild();
  const isRoot = process.getuid?.() === 0;
  const brought = await import(pathToFileURL(join(root, 'dist', 'server', `${entry}.js`)).href);
  try {
    console.log(await work(brought));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    const user = process.getuid?.();
    if (isRoot && user !== 0)
      console.error(
        `As root this went on as the owner of DATA_DIR, user ${user}: name files and folders that this user may read and write.`,
      );
    process.exitCode = 1;
  }
}

/**
 * The same for a command with words behind it: `read` returns the work that they name, or null for wrong ones, which print the usage and exit with 1.
 * @template T the module of the entry
 * @param {string} entry
 * @param {string} usage
 * @param {() => ((brought: T) => Promise<string>) | null} read may throw like `parseArgs`
 */
export async function runRead(entry, usage, read) {
  const work = (() => {
    try {
      return read();
    } catch {
      return null;
    }
  })();
  if (work === null) {
    console.error(usage);
    process.exit(1);
  }
  await runCommand(entry, work);
}

/**
 * Returns the only argument of a command; otherwise prints the usage and exits with 1.
 * @param {string} usage
 */
export function onlyArgument(usage) {
  const [argument, ...more] = process.argv.slice(2);
  if (argument !== undefined && !argument.startsWith('-') && more.length === 0) return argument;
  console.error(`Usage: ${usage}`);
  process.exit(1);
}
