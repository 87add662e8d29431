/** Runs a tool of `tools/` and builds it first if needed: `node scripts/tool.mjs NAME [argument …]`. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureTool } from './ensure-tool.mjs';
import { NEEDS } from './run.mjs';
import { root } from './sources.mjs';

const [name = '', ...given] = process.argv.slice(2);
if (!/^[a-z-]+$/.test(name) || !existsSync(join(root, 'tools', name, 'main.ts'))) {
  console.error('Usage: node scripts/tool.mjs NAME [argument …]   with the name of a folder of tools/');
  process.exit(1);
}
const main = ensureTool(name);
// A tool finds its arguments at the same place as a script.
process.argv.splice(1, process.argv.length, main, ...given);
process.setSourceMapsEnabled(true);
try {
  await import(pathToFileURL(main).href);
} catch (error) {
  // A missing requirement (tools/shared/needs.ts) or a wrong argument is printed as one line, without a stack trace.
  if (!(error instanceof Error)) throw error;
  const isWrong = error.name === 'WrongArgument' || ('code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_'));
  if (!isWrong && error.name !== 'Missing') throw error;
  console.error(error.message);
  process.exitCode = isWrong ? 1 : NEEDS;
}
