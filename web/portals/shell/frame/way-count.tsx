/** How many rows stand behind a way, after its word. */
export const WayCount = ({ count }: { count: number | undefined }) =>
  count === undefined ? null : <span className="ml-1.5 text-xs font-normal text-muted tabular-nums">{count}</span>;
