/**
 * Prints what would be deleted because its time is over (docs/retention.md), and deletes nothing: `npm run retention`, or
 * `npm run retention -- --days 365` for a later day. Of the embedded database while the product does not run.
 */
import { parseArgs } from 'node:util';
import { runCommand } from './command.mjs';

const { values } = parseArgs({ options: { days: { type: 'string', default: '0' } } });
if (!/^\d{1,5}$/.test(values.days)) {
  console.error('--days: a number of days, 0 or more');
  process.exit(1);
}
await runCommand('retention-report', (/** @type {typeof import('../server/start/retention-report.ts')} */ { reportRetention }) =>
  reportRetention(process.env, Number(values.days)),
);
