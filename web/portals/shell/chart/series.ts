/** A point of a chart: what it is called, its figure, and that of the same place in the time before. */
interface Point {
  readonly name: string;
  /** What it is called below the chart, where there is less place. */
  readonly short?: string;
  readonly now: number;
  readonly before: number | null;
}

/** What a chart shows. */
export interface Series {
  readonly points: readonly Point[];
  /** What stands at the line, and at that of the time before. */
  readonly labels: { readonly now: string; readonly before: string };
  /** A figure as people read it. */
  readonly write: (value: number) => string;
}

/** Where the label of a line stands: above or below its last point, or above that of the other. */
type Side = 'up' | 'down' | 'higher';

/**
 * Beside the last points of two lines stand their labels: the higher above its line, the lower below, so that they never lie on one another; both
 * above where the lower is at the foot of the chart, below which the points are named.
 */
export function sidesOf({ points }: Pick<Series, 'points'>): { readonly now: Side; readonly before: Side } {
  const last = points.at(-1);
  if (last === undefined || last.before === null) return { now: 'up', before: 'up' };
  const sides = Math.min(last.now, last.before) > 0 ? (['up', 'down'] as const) : (['higher', 'up'] as const);
  const [high, low] = sides;
  return last.now >= last.before ? { now: high, before: low } : { now: low, before: high };
}
