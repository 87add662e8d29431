/** Middle value of numbers; of an even count the mean of both in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/** A new array in an order of chance. */
export function shuffled<T>(values: readonly T[]): T[] {
  const rest = [...values];
  return values.flatMap(() => rest.splice(Math.floor(Math.random() * rest.length), 1));
}
