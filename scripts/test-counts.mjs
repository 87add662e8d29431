import { existsSync, readFileSync } from 'node:fs';

const none = { passed: 0, failed: 0, skipped: 0, databaseFiles: 0 };

/** Counts of a Vitest JSON report; a file that failed before any of its tests could counts as one failed. Zeros when there is no report. */
export function vitestCounts(reportFile) {
  if (!existsSync(reportFile)) return none;
  const counts = { ...none };
  for (const { name, status, assertionResults } of JSON.parse(readFileSync(reportFile, 'utf8')).testResults) {
    if (/\.db\.test\.tsx?$/.test(name)) counts.databaseFiles += 1;
    const statuses = assertionResults.map((result) => result.status);
    if (status === 'failed' && !statuses.includes('failed')) statuses.push('failed');
    for (const one of statuses) counts[one === 'passed' || one === 'failed' ? one : 'skipped'] += 1;
  }
  return counts;
}

/** Counts of a Playwright JSON report; errors outside of any test count as failed. Zeros when there is no report. */
export function playwrightCounts(reportFile) {
  if (!existsSync(reportFile)) return none;
  const { stats, errors } = JSON.parse(readFileSync(reportFile, 'utf8'));
  return { ...none, passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length, skipped: stats.skipped };
}
