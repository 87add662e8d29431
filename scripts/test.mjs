import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestServer } from '../test/database/server.mjs';
import { command, endOnSignal, run } from './run.mjs';
import { root } from './sources.mjs';
import { playwrightCounts, vitestCounts } from './test-counts.mjs';

const givenUrl = process.env.TEST_DATABASE_URL;
const server = createTestServer(givenUrl);
const reports = mkdtempSync(join(tmpdir(), 'empfehlwerk-reports-'));
const failed = [];

async function tidy() {
  await server.stop();
  rmSync(reports, { recursive: true, force: true });
}

async function step(name, script, args = [], env = {}) {
  const { code } = await run(script, args, { shown: true, env });
  if (code !== 0) failed.push(name);
}

/** A machine without PostgreSQL is fine; a server that was asked for, or that CI has installed, must work. */
async function findServer() {
  try {
    return await server.find();
  } catch (error) {
    if (givenUrl || process.env.CI) failed.push('PostgreSQL server');
    return { missing: `${givenUrl ? 'TEST_DATABASE_URL does not answer' : 'it did not start'}: ${error.message || error.code}` };
  }
}

async function runVitest(database) {
  const report = join(reports, 'vitest.json');
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  await step('vitest', command('vitest'), args, { TEST_DATABASE_URL: database.url ?? '' });
  return vitestCounts(report);
}

async function runPlaywright() {
  const report = join(reports, 'playwright.json');
  await step('browser tests', command('@playwright/test', 'playwright'), ['test', '--reporter=line,json'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  });
  return playwrightCounts(report);
}

function summarise(database, counts) {
  const sum = (key) => counts.reduce((total, count) => total + count[key], 0);
  if (sum('passed') === 0) failed.push('no test passed');
  const skipped = sum('skipped') > 0 ? ` · ${sum('skipped')} tests skipped` : '';
  const ran = sum('databaseFiles') > 0 ? 'yes' : 'not run';
  const serverLine = database.url ? `PostgreSQL ${database.version} server ${ran}` : `PostgreSQL server not run: ${database.missing}`;
  console.log(`\nDatabases: embedded PGlite ${ran} · ${serverLine}`);
  console.log(failed.length === 0 ? `All steps passed${skipped}` : `Failed: ${failed.join(', ')}${skipped}`);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
}

endOnSignal(tidy);
try {
  const [database] = await Promise.all([findServer(), step('check', 'scripts/check.mjs'), step('build', 'scripts/build.mjs')]);
  // A log of an earlier run would count for this one.
  rmSync(join(root, 'dist', 'test-logs'), { recursive: true, force: true });
  const counts = [await runVitest(database)];
  await step('calls', 'scripts/call-answers.mjs');
  if (existsSync(join(root, 'scripts', 'canaries.mjs'))) await step('canaries', 'scripts/canaries.mjs');
  if (existsSync(join(root, 'playwright.config.ts'))) counts.push(await runPlaywright());
  summarise(database, counts);
} finally {
  await tidy();
}
process.exitCode = failed.length === 0 ? 0 : 1;
