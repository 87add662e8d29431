/** Imports orders from a file of any length (docs/operating.md): `npm run orders -- import TENANT FILE`. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand } from './command.mjs';

const USAGE = `Usage:
  npm run orders -- import TENANT FILE [--still] [--refused FILE]
FILE is CSV as POST auftrag/import takes it, of any length. Run again, it stores nothing twice.
  --still          the orders are history: no notices that one came in, was confirmed or cancelled
  --refused FILE   writes refused rows with their reasons to a new file, which can be mended and imported
Ends with 2 if rows were refused, with 1 if it stopped.`;

/** @typedef {typeof import('../server/start/auftraege-command.ts')} Server */

/**
 * Resolves a file from the caller's working directory, since npm runs scripts in another one.
 * @param {string} file
 */
const pathOf = (file) => resolve(process.env.INIT_CWD ?? '.', file);

function readArguments() {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { still: { type: 'boolean' }, refused: { type: 'string' } },
    });
    const [name, tenant, file, ...more] = positionals;
    if (name !== 'import' || tenant === undefined || file === undefined || more.length > 0) return null;
    return { tenant, file: pathOf(file), still: values.still ?? false, ...(values.refused && { refused: pathOf(values.refused) }) };
  } catch {
    return null;
  }
}

/**
 * Writes on the terminal how far the import is; nothing where the output is kept.
 * @param {number} done
 * @param {number} total
 */
const onProgress = (done, total) => {
  if (process.stderr.isTTY) process.stderr.write(`\r${done} of ${total}${done === total ? '\n' : ''}`);
};

const wish = readArguments();
if (wish === null) {
  console.error(USAGE);
  process.exit(1);
}
await runCommand('auftraege-command', async (/** @type {Server} */ server) => {
  const { text, refused } = await server.importOrders(server.openedBy(process.env), { ...wish, onProgress });
  if (refused > 0) process.exitCode = 2;
  return text;
});
