/** Middle value of numbers; of an even count the mean of both in the middle. */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** A new array in an order of chance. */
export function shuffled(values) {
  const rest = [...values];
  return Array.from({ length: rest.length }, () => rest.splice(Math.floor(Math.random() * rest.length), 1)[0]);
}

/**
 * Ratios of two things measured in the same rounds: `rounds` holds rates by name. A round's own ratio is taken first, since a shared machine is
 * faster in one round than in another. Answers the median and the range.
 */
export function ratioOf(rounds, name, baseline) {
  const ratios = rounds.map((round) => round[name] / round[baseline]);
  return { median: median(ratios), lowest: Math.min(...ratios), highest: Math.max(...ratios) };
}

export const shown = (value) => (value >= 100 ? Math.round(value).toLocaleString('en-US') : value.toFixed(2));
