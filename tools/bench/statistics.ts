import { median } from '../shared/statistics.ts';

/** Rate per second of each candidate, by its name. */
export type Rates = Readonly<Record<string, number>>;

/**
 * Median and range of the ratios of two candidates. The ratio is taken per round, since a shared machine is faster in one round than in another.
 */
export function ratioOf(rounds: readonly Rates[], name: string, baseline: string): { median: number; lowest: number; highest: number } {
  const ratios = rounds.map((round) => (round[name] ?? Number.NaN) / (round[baseline] ?? Number.NaN));
  return { median: median(ratios), lowest: Math.min(...ratios), highest: Math.max(...ratios) };
}

/** Formats a number for people. */
export const shown = (value: number): string => (value >= 100 ? Math.round(value).toLocaleString('en-US') : value.toFixed(2));
