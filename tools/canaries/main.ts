/** Searches the log of the whole test run for personal data (part of `npm test`). Exits 1 if it finds some, or if there is no log. */
import { rmSync } from 'node:fs';
import { readTestLog, TEST_LOGS } from '../shared/test-log.ts';
import { findCanary } from './canaries.ts';

const { files, lines } = readTestLog();
const found = lines.flatMap((line) => {
  const canary = findCanary(line);
  return canary === null ? [] : [{ canary, line }];
});
for (const { canary, line } of found.slice(0, 20)) console.error(`The log holds ${canary}: ${line.slice(0, 300)}`);
if (lines.length === 0) console.error('The tests wrote no log.');
else
  console.log(
    `Log: ${lines.length} lines of ${files} files, ${found.length === 0 ? 'no personal data' : `${found.length} with personal data`}`,
  );
rmSync(TEST_LOGS, { recursive: true, force: true });
if (lines.length === 0 || found.length > 0) process.exitCode = 1;
