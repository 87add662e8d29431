/**
 * Prints what would be deleted because its time is over (docs/retention.md), and deletes nothing: `npm run retention`, or
 * `npm run retention -- --days 365` for a later day. Of the embedded database while the product does not run.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { ensureBuild } from './ensure-build.mjs';
import { root } from './sources.mjs';

const { values } = parseArgs({ options: { days: { type: 'string', default: '0' } } });
if (!/^\d{1,5}$/.test(values.days)) {
  console.error('--days: a number of days, 0 or more');
  process.exit(1);
}
ensureBuild();
const { reportRetention } = await import(pathToFileURL(join(root, 'dist', 'server', 'retention-report.js')).href);
try {
  console.log(await reportRetention(process.env, Number(values.days)));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
