/**
 * Compares the books of every tenant and prints each check: `npm run prove`. Ends with 1 if one differs. With the embedded database, the product must not be
 * running.
 */
import { runCommand } from './command.mjs';

if (process.argv.length > 2) {
  console.error('Usage: npm run prove, without anything behind it');
  process.exit(1);
}
await runCommand('prove-command', async (/** @type {typeof import('../server/start/prove-command.ts')} */ { openedBy, proveAll }) => {
  const { text, differs } = await proveAll(openedBy(process.env));
  if (differs) process.exitCode = 1;
  return text;
});
