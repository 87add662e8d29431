/**
 * Prints the data that would be deleted because its retention period is over (docs/retention.md), and deletes nothing: `npm run retention`,
 * or `npm run retention -- --days 365` for a later day. With the embedded database, the product must not be running.
 */
import { parseArgs } from 'node:util';
import { runCommand } from './command.mjs';

const days = readDays();
if (days === null) {
  console.error('Usage: npm run retention [-- --days NUMBER], a number of days from 0 to 99999');
  process.exit(1);
}
await runCommand('retention-report', (/** @type {typeof import('../server/start/retention-report.ts')} */ { reportRetention }) =>
  reportRetention(process.env, days),
);

function readDays() {
  try {
    const { values } = parseArgs({ options: { days: { type: 'string', default: '0' } } });
    return /^\d{1,5}$/.test(values.days) ? Number(values.days) : null;
  } catch {
    return null;
  }
}
