/**
 * All steps of `npm test`: all database tests on the server, those that can differ on the embedded database too, and the browser tests.
 * `--all` (`npm run test:all`) runs all combinations of engines, brands, languages and widths, and the further proofs briefly. `--changed` runs
 * only the tests that the difference to `main` requires.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestServer } from '../test/database/server.mjs';
import { changedFiles, readImports, selectTests } from './changed-tests.mjs';
import { command, endOnSignal, NEEDS, run } from './run.mjs';
import { root } from './sources.mjs';
import { cpuTimes, failureLines, playwrightCounts, slowestFiles, usedLine, vitestCounts } from './test-counts.mjs';

const began = { at: performance.now(), cpus: cpuTimes() };
const isAll = process.argv.includes('--all') || process.env.TEST_ALL === 'true';
const isChanged = process.argv.includes('--changed');
const givenUrl = process.env.TEST_DATABASE_URL;
const server = createTestServer(givenUrl);
const reports = mkdtempSync(join(tmpdir(), 'empfehlwerk-reports-'));
/** @type {string[]} */
const failed = [];
/** Steps that did not run because this machine lacks something that they need. @type {string[]} */
const notRun = [];

async function tidy() {
  await server.stop();
  rmSync(reports, { recursive: true, force: true });
}

/**
 * @typedef {{ url: string, version: string } | { missing: string }} Database
 * @typedef {import('./test-counts.mjs').Counts} Counts
 */

/**
 * @param {string} name
 * @param {string} script
 * @param {readonly string[]} [args]
 * @param {Readonly<Record<string, string>>} [env]
 */
async function step(name, script, args = [], env = {}) {
  const { code } = await run(script, args, { shown: true, env: { TEST_ALL: String(isAll), ...env } });
  if (code === NEEDS) notRun.push(name);
  else if (code !== 0) failed.push(name);
}

/**
 * The further proofs of docs/testing.md, each in a short version.
 * @param {Database} database
 */
async function runProofs(database) {
  await step('chaos', 'scripts/tool.mjs', ['chaos', '1'], { TEST_DATABASE_URL: urlOf(database) });
  await step('chaos of payouts', 'scripts/tool.mjs', ['chaos', 'payouts', '1'], { TEST_DATABASE_URL: urlOf(database) });
  await step('chaos of billing', 'scripts/tool.mjs', ['chaos', 'billing', '2'], { TEST_DATABASE_URL: urlOf(database) });
  await step('pooler', 'scripts/tool.mjs', ['pooler'], { TEST_DATABASE_URL: urlOf(database) });
  await step('fuzz', 'scripts/tool.mjs', ['fuzz', '2000']);
  await step('operate', 'scripts/tool.mjs', ['operate', '--brief']);
}

/**
 * Finds a PostgreSQL server. A machine without PostgreSQL is fine. A server that does not start or answer is a failure in CI, and with
 * TEST_DATABASE_URL.
 * @returns {Promise<Database>}
 */
async function findServer() {
  try {
    return await server.find();
  } catch (error) {
    if (givenUrl || process.env.CI) failed.push('PostgreSQL server');
    return { missing: `${givenUrl ? 'TEST_DATABASE_URL does not answer' : 'it did not start'}: ${whyOf(error)}` };
  }
}

/** @param {unknown} error */
function whyOf(error) {
  if (!(error instanceof Error)) return error;
  return error.message || ('code' in error ? error.code : error.name);
}

/** @param {Database} database */
const urlOf = (database) => ('url' in database ? database.url : '');

/**
 * @typedef {import('./changed-tests.mjs').Files} Files
 * @typedef {import('./changed-tests.mjs').Selection} Selection
 */

/**
 * Runs Vitest: once for all tests, or once for the selected rule tests and once for the selected database tests.
 * @param {Database} database
 * @param {Selection} selection
 */
async function runVitest(database, { rules, database: databaseFiles }) {
  if (rules === 'all' && databaseFiles === 'all') return [await runProjects(database, 'vitest', [])];
  return [
    ...(await runFiles(database, 'rules', ['rules'], rules)),
    ...(await runFiles(database, 'database tests', ['embedded', ...('url' in database ? ['server'] : [])], databaseFiles)),
  ];
}

/**
 * @param {Database} database
 * @param {string} name
 * @param {readonly string[]} projects
 * @param {Files} files
 */
async function runFiles(database, name, projects, files) {
  if (files.length === 0) return [];
  const filters = files === 'all' ? [] : files;
  return [await runProjects(database, name, [...projects.map((project) => `--project=${project}`), '--passWithNoTests', ...filters])];
}

/**
 * @param {Database} database
 * @param {string} name
 * @param {readonly string[]} args
 */
async function runProjects(database, name, args) {
  const report = join(reports, `${name}.json`);
  const times = join(reports, `${name}-times.json`);
  const reporters = ['default', 'json', './scripts/file-times.mjs'].map((one) => `--reporter=${one}`);
  const env = { TEST_DATABASE_URL: urlOf(database), TEST_TIMES: times };
  await step(name, command('vitest'), ['run', ...reporters, `--outputFile.json=${report}`, ...args], env);
  return vitestCounts(report, times);
}

/**
 * Runs the browser tests on the PostgreSQL server, which is faster; the full run uses the embedded database, like `npm start`.
 * @param {Database} database
 * @param {Files} files
 */
async function runPlaywright(database, files) {
  if (files.length === 0) return [];
  const report = join(reports, 'playwright.json');
  const filters = files === 'all' ? [] : files;
  await step('browser tests', command('@playwright/test', 'playwright'), ['test', '--reporter=line,json', ...filters], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    TEST_DATABASE_URL: isAll ? '' : urlOf(database),
  });
  return [playwrightCounts(report)];
}

/**
 * @param {Database} database
 * @param {readonly Counts[]} counts
 */
function summarise(database, counts) {
  /** @param {'passed' | 'failed' | 'skipped'} key */
  const sum = (key) => counts.reduce((total, count) => total + count[key], 0);
  if (counts.length > 0 && sum('passed') === 0) failed.push('no test passed');
  const skipped = sum('skipped') > 0 ? ` · ${sum('skipped')} tests skipped` : '';
  const times = counts.flatMap((count) => count.times);
  /** @param {string} project */
  const filesOn = (project) => times.filter((time) => time.project === project).length;
  const serverLine =
    'url' in database
      ? `PostgreSQL ${database.version} server: ${filesOn('server')} files`
      : `PostgreSQL server not run: ${database.missing}`;
  console.log(`\nSlowest files:\n${slowestFiles(times).join('\n')}`);
  console.log(`\nDatabases: embedded PGlite: ${filesOn('embedded')} files · ${serverLine}`);
  const failures = counts.flatMap((count) => count.failures);
  if (failures.length > 0) console.log(`\nFailures:\n${failureLines(failures).join('\n')}\n`);
  if (notRun.length > 0) console.log(`Not run, for want of what they need: ${notRun.join(', ')}`);
  console.log(usedLine(began));
  console.log(failed.length === 0 ? `All steps passed${skipped}` : `Failed: ${failed.join(', ')}${skipped}`);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
}

/** @returns {Selection} */
function select() {
  if (!isChanged) return { rules: 'all', database: 'all', browser: 'all' };
  const changed = changedFiles();
  const selection = selectTests(changed, readImports());
  const told = Object.entries(selection).map(([name, files]) => `${name} ${files === 'all' ? 'all' : files.length}`);
  console.log(`${changed.length} files changed, tests that they ask for: ${told.join(', ')}`);
  return selection;
}

endOnSignal(tidy);
try {
  const selection = select();
  const [database] = await Promise.all([findServer(), step('check', 'scripts/check.mjs'), step('build', 'scripts/build.mjs', ['--quick'])]);
  // Logs of an earlier run would be checked as if they were of this one.
  rmSync(join(root, 'dist', 'test-logs'), { recursive: true, force: true });
  const counts = await runVitest(database, selection);
  // A selection of the tests does not produce every answer, so this step needs all of them.
  if (selection.database === 'all') await step('calls', 'scripts/tool.mjs', ['call-answers']);
  if (selection.database.length > 0) await step('canaries', 'scripts/tool.mjs', ['canaries']);
  counts.push(...(await runPlaywright(database, selection.browser)));
  if (isAll) await runProofs(database);
  summarise(database, counts);
} finally {
  await tidy();
}
process.exitCode = failed.length === 0 ? 0 : 1;
