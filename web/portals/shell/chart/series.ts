/** A point of a chart: its name, its figure and the figure of the matching point in the previous period. */
interface Point {
  readonly name: string;
  /** Shorter name for the axis below the chart. */
  readonly short?: string;
  readonly now: number;
  readonly before: number | null;
  /** Its time is not over, so that the figure can still grow. */
  readonly isRunning?: boolean;
}

/** Data of a chart. */
export interface Series {
  readonly points: readonly Point[];
  /** Labels of the line and of the line of the previous period. */
  readonly labels: { readonly now: string; readonly before: string };
  /** Formats a figure. */
  readonly write: (value: number) => string;
}

/** A point with the figure of each drawn line; null where the line has none. */
interface Drawn extends Point {
  readonly complete: number | null;
  readonly running: number | null;
}

/** The points with the figures of two lines: one of what is complete, and one that leads from its end to the point that is still running. */
export const drawnPoints = (points: readonly Point[]): readonly Drawn[] =>
  points.map((point, index) => {
    const { now, isRunning = false } = point;
    return { ...point, complete: isRunning ? null : now, running: isRunning || points[index + 1]?.isRunning ? now : null };
  });

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
