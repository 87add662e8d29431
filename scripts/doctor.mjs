/** Says what is wrong with the configured installation (docs/operating.md), and changes nothing: `npm run doctor`. Exit code 1 when something is. */
import { runCommand } from './command.mjs';

await runCommand('doctor', async (/** @type {typeof import('../server/doctor/doctor.ts')} */ { examine, describeFindings }) => {
  const { text, isWell } = describeFindings(await examine(process.env));
  if (!isWell) process.exitCode = 1;
  return text;
});
