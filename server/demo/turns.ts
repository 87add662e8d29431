/** A course of a story: from which age in days on all of it has happened, until which nothing more is due, and its frequency relative to the others. */
export interface Turn {
  readonly from: number;
  readonly until?: number;
  readonly often: number;
}

/** Chooses a course for a story of an age in days, in proportion to `often`: the fitting course that is furthest behind its share. */
export function takingTurns<T extends Turn>(all: readonly T[]): (age: number) => T {
  const shares = new Map<T, number>();
  return (age) => {
    const fitting = all.filter(({ from, until = age }) => from <= age && age <= until);
    const sum = fitting.reduce((total, { often }) => total + often, 0);
    for (const one of fitting) shares.set(one, (shares.get(one) ?? 0) + one.often / sum);
    const [next] = fitting.toSorted((a, b) => (shares.get(b) ?? 0) - (shares.get(a) ?? 0));
    if (!next) throw new Error(`no course of the demo fits a story of ${age} days`);
    shares.set(next, (shares.get(next) ?? 0) - 1);
    return next;
  };
}

/** The first story of each kind, and all others. */
export function firstOfEach<T>(all: readonly T[], kindOf: (one: T) => unknown): [T[], T[]] {
  const first = new Map(all.toReversed().map((one) => [kindOf(one), one]));
  return [[...first.values()], all.filter((one) => first.get(kindOf(one)) !== one)];
}
