import { existsSync, readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { stripVTControlCharacters } from 'node:util';

/**
 * @typedef {{ file: string, project: string, seconds: number }} FileTime
 * @typedef {{ title: string, messages: readonly string[] }} Failure
 * @typedef {{ passed: number, failed: number, skipped: number, times: readonly FileTime[], failures: readonly Failure[] }} Counts
 * @typedef {{ status: string, fullName: string, failureMessages: string[] | null }} Assertion
 * @typedef {{ testResults: { name: string, status: string, message: string, assertionResults: Assertion[] }[] }} VitestReport
 * @typedef {{ message?: string }} PlaywrightError
 * @typedef {{ title: string, tests: { results: { duration: number, errors?: PlaywrightError[] }[] }[] }} Spec
 * @typedef {{ file?: string, specs?: Spec[], suites?: Suite[] }} Suite
 * @typedef {{ stats: { expected: number, flaky: number, unexpected: number, skipped: number }, errors: PlaywrightError[], suites: Suite[] }} PlaywrightReport
 */

/** @type {Counts} */
const none = { passed: 0, failed: 0, skipped: 0, times: [], failures: [] };

/** @param {string} file */
const readReport = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

/**
 * Counts of a Vitest JSON report, with the times of its files from `file-times.mjs`. A file that failed outside of its tests counts as one
 * failure. Zeros if there is no report.
 * @param {string} reportFile
 * @param {string} timesFile
 * @returns {Counts}
 */
export function vitestCounts(reportFile, timesFile) {
  /** @type {VitestReport | undefined} */
  const report = readReport(reportFile);
  if (!report) return none;
  /** @type {Failure[]} */
  const failures = [];
  const counts = { ...none, times: readReport(timesFile) ?? [], failures };
  for (const { name, status, message, assertionResults } of report.testResults) {
    const statuses = assertionResults.map((result) => result.status);
    if (status === 'failed' && !statuses.includes('failed')) {
      statuses.push('failed');
      failures.push({ title: name, messages: [message] });
    }
    for (const one of statuses) counts[one === 'passed' || one === 'failed' ? one : 'skipped'] += 1;
    for (const one of assertionResults)
      if (one.status === 'failed') failures.push({ title: `${name} ${one.fullName}`, messages: one.failureMessages ?? [] });
  }
  return counts;
}

/**
 * Counts of a Playwright JSON report, with the times of its files. Errors outside of any test count as failed. Zeros if there is no report.
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
    failures: [
      ...suites.flatMap((suite) => failuresOf(suite, suite.file ?? '')),
      ...errors.map((error) => failureOf('outside of any test', [error])),
    ],
  };
}

/** @type {(title: string, errors: readonly PlaywrightError[]) => Failure} */
const failureOf = (title, errors) => ({ title, messages: errors.map(({ message = '' }) => message) });

/**
 * @param {Suite} suite
 * @param {string} file
 * @returns {Failure[]}
 */
function failuresOf({ specs = [], suites = [] }, file) {
  const own = specs.map(({ title, tests }) =>
    failureOf(
      `${file} ${title}`,
      tests.flatMap(({ results }) => results.flatMap(({ errors = [] }) => errors)),
    ),
  );
  return [...own.filter(({ messages }) => messages.length > 0), ...suites.flatMap((suite) => failuresOf(suite, file))];
}

/**
 * Total seconds of the tests in a suite and its nested suites.
 * @param {Suite} suite
 * @returns {number}
 */
function secondsOf({ specs = [], suites = [] }) {
  const results = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results));
  return results.reduce((sum, { duration }) => sum + duration / 1000, 0) + suites.reduce((sum, suite) => sum + secondsOf(suite), 0);
}

/**
 * The ten slowest files, one line each.
 * @param {readonly FileTime[]} times
 */
export function slowestFiles(times) {
  const slowest = times.toSorted((a, b) => b.seconds - a.seconds).slice(0, 10);
  return slowest.map(({ file, project, seconds }) => `  ${seconds.toFixed(1).padStart(6)} s  ${file} (${project})`);
}

/** Lines of a failure message that are shown: enough for the expected and the received value. */
const MESSAGE_LINES = 14;

/**
 * The failures with their messages, for the end of the output, where a truncated log still contains them.
 * @param {readonly Failure[]} failures
 */
export const failureLines = (failures) => failures.flatMap(({ title, messages }) => [`  ${title}`, ...messages.flatMap(messageLines)]);

/** @param {string} message */
function messageLines(message) {
  const lines = stripVTControlCharacters(message).split('\n');
  const own = lines.filter((line) => !line.includes('/node_modules/'));
  return own.slice(0, MESSAGE_LINES).map((line) => `    ${line}`);
}

/** Busy and idle seconds of all processors since this machine started. */
export function cpuTimes() {
  const times = cpus().map(({ times: { idle, ...busy } }) => ({ busy: Object.values(busy).reduce((sum, ms) => sum + ms, 0), idle }));
  const sum = (/** @type {'busy' | 'idle'} */ key) => times.reduce((total, one) => total + one[key], 0) / 1000;
  return { busy: sum('busy'), idle: sum('idle'), count: times.length };
}

/**
 * Duration and CPU seconds of a run, in one line. CPU seconds are those of the whole machine, including a database server and browsers.
 * @param {{ at: number, cpus: ReturnType<typeof cpuTimes> }} began
 * @param {{ at: number, cpus: ReturnType<typeof cpuTimes> }} now
 */
export function usedLine(began, now = { at: performance.now(), cpus: cpuTimes() }) {
  const seconds = Math.round((now.at - began.at) / 1000);
  const busy = now.cpus.busy - began.cpus.busy;
  const share = busy / (busy + now.cpus.idle - began.cpus.idle || 1);
  const minutes = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')} min`;
  return `Took ${minutes} and ${Math.round(busy)} CPU seconds, ${Math.round(share * 100)} % of ${now.cpus.count} processors`;
}
