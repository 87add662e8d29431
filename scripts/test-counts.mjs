import { existsSync, readFileSync } from 'node:fs';

/**
 * @typedef {{ file: string, project: string, seconds: number }} FileTime
 * @typedef {{ passed: number, failed: number, skipped: number, times: readonly FileTime[] }} Counts
 * @typedef {{ testResults: { status: string, assertionResults: { status: string }[] }[] }} VitestReport
 * @typedef {{ file?: string, specs?: { tests: { results: { duration: number }[] }[] }[], suites?: Suite[] }} Suite
 * @typedef {{ stats: { expected: number, flaky: number, unexpected: number, skipped: number }, errors: unknown[], suites: Suite[] }} PlaywrightReport
 */

/** @type {Counts} */
const none = { passed: 0, failed: 0, skipped: 0, times: [] };

/** @param {string} file */
const readReport = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

/**
 * Counts of a Vitest JSON report, with the times of its files by `file-times.mjs`; a file that failed before any of its tests could counts as one
 * failed. Zeros when there is no report.
 * @param {string} reportFile
 * @param {string} timesFile
 * @returns {Counts}
 */
export function vitestCounts(reportFile, timesFile) {
  /** @type {VitestReport | undefined} */
  const report = readReport(reportFile);
  if (!report) return none;
  const counts = { ...none, times: readReport(timesFile) ?? [] };
  for (const { status, assertionResults } of report.testResults) {
    const statuses = assertionResults.map((result) => result.status);
    if (status === 'failed' && !statuses.includes('failed')) statuses.push('failed');
    for (const one of statuses) counts[one === 'passed' || one === 'failed' ? one : 'skipped'] += 1;
  }
  return counts;
}

/**
 * Counts of a Playwright JSON report, with the times of its files; errors outside of any test count as failed. Zeros when there is no report.
 * @param {string} reportFile
 * @returns {Counts}
 */
export function playwrightCounts(reportFile) {
  /** @type {PlaywrightReport | undefined} */
  const report = readReport(reportFile);
  if (!report) return none;
  const { stats, errors, suites } = report;
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    times: suites.map((suite) => ({ file: `test/browser/${suite.file}`, project: 'browser', seconds: secondsOf(suite) })),
  };
}

/**
 * All that the tests of a suite and of those in it took.
 * @param {Suite} suite
 * @returns {number}
 */
function secondsOf({ specs = [], suites = [] }) {
  const results = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results));
  return results.reduce((sum, { duration }) => sum + duration / 1000, 0) + suites.reduce((sum, suite) => sum + secondsOf(suite), 0);
}

/**
 * The ten files that took longest, a line each.
 * @param {readonly FileTime[]} times
 */
export function slowestFiles(times) {
  const slowest = times.toSorted((a, b) => b.seconds - a.seconds).slice(0, 10);
  return slowest.map(({ file, project, seconds }) => `  ${seconds.toFixed(1).padStart(6)} s  ${file} (${project})`);
}
