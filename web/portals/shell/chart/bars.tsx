import type { Series } from './series.ts';

/** Groups as horizontal bars with name and figure; a grey bar below shows the previous period, if there is one. */
export default function Bars({ series: { points, write, labels } }: { series: Series }) {
  const most = Math.max(1, ...points.flatMap(({ now, before }) => [now, before ?? 0]));
  return (
    <div className="flex max-w-180 flex-col gap-3">
      {points.map(({ name, now, before }) => (
        <div key={name} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4">
          <span className="truncate">{name}</span>
          <span className="font-semibold tabular-nums">{write(now)}</span>
          <Bar share={now / most} barClass="h-2.5 bg-primary" />
          {before !== null && (
            <>
              <Bar share={before / most} barClass="h-1 bg-muted/60" />
              <span className="col-span-2 text-xs text-muted tabular-nums">
                {labels.before} {write(before)}
              </span>
            </>
          )}
        </div>
      ))}
    </div>
  );
}

const Bar = ({ share, barClass }: { share: number; barClass: string }) => (
  <span className="col-span-2 mt-1 block">
    <span className={`block min-w-0.5 rounded-control ${barClass}`} style={{ width: `${share * 100}%` }} />
  </span>
);
