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

/** Position of a line's label: above or below its last point, or above the label of the other line. */
type Side = 'up' | 'down' | 'higher';

/**
 * Positions of the labels at the last points of two lines, so that they never overlap: the higher line has its label above, the lower one below. If the
 * lower one is at the bottom of the chart, where the points are named, both are above.
 */
export function labelSides({ points }: Pick<Series, 'points'>): { readonly now: Side; readonly before: Side } {
  const last = points.at(-1);
  if (last === undefined || last.before === null) return { now: 'up', before: 'up' };
  const sides = Math.min(last.now, last.before) > 0 ? (['up', 'down'] as const) : (['higher', 'up'] as const);
  const [high, low] = sides;
  return last.now >= last.before ? { now: high, before: low } : { now: low, before: high };
}
