/** The median; for an even count the mean of the two middle values. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/** A copy in random order. */
export function shuffled<T>(values: readonly T[]): T[] {
  const rest = [...values];
  return values.flatMap(() => rest.splice(Math.floor(Math.random() * rest.length), 1));
}
