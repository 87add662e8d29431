import { median } from '../shared/statistics.ts';
import type { Case } from './cases.ts';
import type { Times } from './measure.ts';

/** At most so many times the plain select, and so many times the same report in the small database. */
const TO_PLAIN = 3;
const TO_SMALL = 1.5;
/** Milliseconds within which 95 of 100 should be answered: said, no mark, since it is a machine's. */
const GOAL = 100;

export const MARKS = `marks: ${TO_PLAIN} times the plain select, ${TO_SMALL} times the small database; goal: p95 under ${GOAL} ms`;
export const HEADINGS = `       ${'report'.padEnd(52)} ratio   ×small  median      p95    plain`;

export interface Result {
  readonly name: string;
  readonly misses: boolean;
  readonly ratio: number;
  readonly growth: number;
  readonly p95: number;
}

/** Prints the line of a case. A ratio is that of a round, since a shared machine is faster in one round than in another; of them the median. */
export function tell({ bericht, name }: Case, times: readonly Times[]): Result {
  const ratio = median(times.map(({ large }) => large.report / large.plain));
  const growth = median(times.map(({ small, large }) => large.report / small.report));
  const reports = times.map(({ large }) => large.report).sort((a, b) => a - b);
  const p95 = reports[Math.ceil(reports.length * 0.95) - 1] ?? Number.NaN;
  const misses = ratio > TO_PLAIN || growth > TO_SMALL;
  const label = `${bericht}: ${name}`;
  console.log(
    [
      misses ? 'MISSES' : 'ok    ',
      label.padEnd(52),
      ratio.toFixed(2).padStart(5),
      growth.toFixed(2).padStart(8),
      median(reports).toFixed(1).padStart(7),
      `${p95.toFixed(1).padStart(8)}${p95 > GOAL ? '!' : ' '}`,
      median(times.map(({ large }) => large.plain))
        .toFixed(1)
        .padStart(7),
    ].join(' '),
  );
  return { name: label, misses, ratio, growth, p95 };
}

/** The last lines: the worst of each figure. */
export function worstOf(results: readonly Result[]): string {
  const worst = (of: 'ratio' | 'growth' | 'p95') => results.reduce((a, b) => (b[of] > a[of] ? b : a), { ...EMPTY, [of]: -1 });
  const [ratio, growth, p95] = [worst('ratio'), worst('growth'), worst('p95')];
  const missed = results.filter(({ misses }) => misses).length;
  return `\n${results.length} cases, ${missed} over a mark; worst ratio ${ratio.ratio.toFixed(2)} (${ratio.name}), growth ${growth.growth.toFixed(2)} (${growth.name}), p95 ${p95.p95.toFixed(1)} ms (${p95.name})`;
}

const EMPTY: Result = { name: '', misses: false, ratio: 0, growth: 0, p95: 0 };
