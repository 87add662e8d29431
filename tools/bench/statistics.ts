import { median } from '../shared/statistics.ts';

/** How many a second of each candidate, by its name. */
export type Rates = Readonly<Record<string, number>>;

/**
 * Ratios of two things measured in the same rounds: `rounds` holds rates by name. A round's own ratio is taken first, since a shared machine is
 * faster in one round than in another. Answers the median and the range.
 */
export function ratioOf(rounds: readonly Rates[], name: string, baseline: string): { median: number; lowest: number; highest: number } {
  const ratios = rounds.map((round) => (round[name] ?? Number.NaN) / (round[baseline] ?? Number.NaN));
  return { median: median(ratios), lowest: Math.min(...ratios), highest: Math.max(...ratios) };
}

/** A number as people read it. */
export const shown = (value: number): string => (value >= 100 ? Math.round(value).toLocaleString('en-US') : value.toFixed(2));
