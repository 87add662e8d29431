import { median } from '../shared/statistics.ts';
import { type Case, isListCase, SEARCH } from './cases.ts';
import type { Times } from './measure.ts';

/**
 * Highest ratio of a case's p95 to the median calibration. The goal is 150 ms where the calibration takes 75 ms, as on two idle cores with PostgreSQL 15.
 */
const MARK = 2;
/** The same for a list of the back office over the whole tenant, in another order or with several filters. */
const LIST_MARK = 4;

/** The same for a search, whose goal is 100 ms. */
const SEARCH_MARK = 4 / 3;

export const MARKS = `mark: p95 at most ${MARK} times the calibration, of unusual queries of lists ${LIST_MARK} times, of searches ${SEARCH_MARK.toFixed(2)} times`;

const markOf = (one: Case): number => {
  if (one.bericht === SEARCH) return SEARCH_MARK;
  return isListCase(one) && !one.isUsual ? LIST_MARK : MARK;
};
export const HEADINGS = `       ${'report'.padEnd(46)} ratio  median     p95  calibration, ms`;

export interface Result {
  readonly name: string;
  readonly misses: boolean;
  readonly ratio: number;
  readonly p95: number;
}

/** Prints and returns the result of a case. */
export function tell(one: Case, times: readonly Times[]): Result {
  const { bericht, name } = one;
  const reports = times.map(({ report }) => report).sort((a, b) => a - b);
  const p95 = reports[Math.ceil(reports.length * 0.95) - 1] ?? Number.NaN;
  const calibration = median(times.map((round) => round.calibration));
  const ratio = p95 / calibration;
  const label = `${bericht}: ${name}`;
  const figures = [
    ratio.toFixed(2).padStart(5),
    median(reports).toFixed(0).padStart(7),
    p95.toFixed(0).padStart(7),
    calibration.toFixed(0).padStart(12),
  ];
  const misses = !(ratio <= markOf(one));
  console.log(`${misses ? 'MISSES' : 'ok    '} ${label.padEnd(46)} ${figures.join(' ')}`);
  return { name: label, misses, ratio, p95 };
}

/** The last line: number of cases over the mark, and the slowest case. */
export function worstOf(results: readonly Result[]): string {
  const [worst] = [...results].sort((a, b) => b.ratio - a.ratio);
  const missed = results.filter(({ misses }) => misses).length;
  const slowest = worst ? `; slowest: ${worst.name}, ${worst.ratio.toFixed(2)} times the calibration, p95 ${worst.p95.toFixed(0)} ms` : '';
  return `\n${results.length} cases, ${missed} over the mark${slowest}`;
}
