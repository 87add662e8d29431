/** A point of a chart: what it is called, its figure, and that of the same place in the time before. */
interface Point {
  readonly name: string;
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

/** Beside the last points of two lines stand their labels: the higher above its line, the lower below, so that they never lie on one another. */
export function sidesOf({ points }: Pick<Series, 'points'>): { readonly now: 'up' | 'down'; readonly before: 'up' | 'down' } {
  const last = points.at(-1);
  const isHigher = last === undefined || last.before === null || last.now >= last.before;
  return isHigher ? { now: 'up', before: 'down' } : { now: 'down', before: 'up' };
}
