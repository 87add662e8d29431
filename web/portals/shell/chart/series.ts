/** A point of a chart: its name, its figure and the figure of the matching point in the previous period. */
interface Point {
  readonly name: string;
  /** Shorter name for the axis below the chart. */
  readonly short?: string;
  readonly now: number;
  readonly before: number | null;
}

/** Data of a chart. */
export interface Series {
  readonly points: readonly Point[];
  /** Labels of the line and of the line of the previous period. */
  readonly labels: { readonly now: string; readonly before: string };
  /** Formats a figure. */
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
