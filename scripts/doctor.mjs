/** Reports faults of the configured installation (docs/operating.md) and changes nothing: `npm run doctor`. Exit code 1 if there is a fault. */
import { runCommand } from './command.mjs';

if (process.argv.length > 2) {
  console.error('Usage: npm run doctor, without an argument');
  process.exit(1);
}
await runCommand('doctor', async (/** @type {typeof import('../server/doctor/doctor.ts')} */ { examine, describeFindings }) => {
  const { text, isWell } = describeFindings(await examine(process.env));
  if (!isWell) process.exitCode = 1;
  return text;
});
