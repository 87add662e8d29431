import { CartesianGrid, Line, LineChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { drawnPoints, labelSides, type Series } from './series.ts';

const SMALL = { fontSize: 12, fill: 'var(--look-color-muted)' } as const;
const INK = { now: 'var(--look-color-primary)', before: 'var(--look-color-muted)' } as const;
const OFF = { up: -4, down: 14, higher: -20 } as const;

/** Two lines, each labelled at its end: the period, dashed to a point that is still running, and in grey the previous period. Imports Recharts, so load it lazily. */
export default function Lines({ series }: { series: Series }) {
  const { points, labels, write } = series;
  const sides = labelSides(series);
  const shorts = new Map(points.map(({ name, short = name }) => [name, short]));
  const drawn = drawnPoints(points);
  const hasBefore = points.some(({ before }) => before !== null);
  const endLabel = (name: 'now' | 'before') =>
    function EndLabel({ index, x, y }: { index?: number; x?: number | string; y?: number | string }) {
      if (index !== points.length - 1) return null;
      return (
        <text x={Number(x) + 8} y={Number(y) + OFF[sides[name]]} fontSize={12} fontWeight={name === 'now' ? 600 : 400} fill={INK[name]}>
          {labels[name]}
        </text>
      );
    };
  return (
    <ResponsiveContainer width="100%" height="100%">
      <LineChart accessibilityLayer={false} data={[...drawn]} margin={{ top: 16, right: 88, bottom: 0, left: 0 }}>
        <CartesianGrid vertical={false} stroke="var(--look-color-border)" />
        <XAxis
          dataKey="name"
          tickFormatter={(name: string) => shorts.get(name) ?? name}
          tick={SMALL}
          tickLine={false}
          axisLine={{ stroke: 'var(--look-color-border)' }}
          minTickGap={16}
        />
        <YAxis tick={SMALL} tickLine={false} axisLine={false} width={48} allowDecimals={false} tickFormatter={write} tickCount={4} />
        <Tooltip isAnimationActive={false} cursor={{ stroke: 'var(--look-color-border)' }} content={<Over series={series} />} />
        {hasBefore && (
          <Line
            dataKey="before"
            stroke={INK.before}
            strokeWidth={1.5}
            strokeOpacity={0.7}
            dot={false}
            isAnimationActive={false}
            label={endLabel('before')}
          />
        )}
        <Line
          dataKey="complete"
          stroke={INK.now}
          strokeWidth={2}
          dot={{ r: 2.5, fill: INK.now, strokeWidth: 0 }}
          activeDot={{ r: 4, strokeWidth: 0 }}
          isAnimationActive={false}
          {...(!points.at(-1)?.isRunning && { label: endLabel('now') })}
        />
        <Line
          dataKey="running"
          stroke={INK.now}
          strokeWidth={2}
          strokeDasharray="2 5"
          strokeLinecap="round"
          dot={<RunningDot series={points} />}
          activeDot={false}
          isAnimationActive={false}
          label={endLabel('now')}
        />
      </LineChart>
    </ResponsiveContainer>
  );
}

/** Hollow point at the end of the dashed line; the point at its beginning belongs to the solid one. */
const RunningDot = ({ series, index = 0, cx, cy }: { series: Series['points']; index?: number; cx?: number; cy?: number }) =>
  series[index]?.isRunning ? <circle cx={cx} cy={cy} r={3} fill="var(--look-color-surface)" stroke={INK.now} strokeWidth={2} /> : null;

/** Tooltip with the figures of the hovered point. */
function Over({ series: { labels, write, points }, active, label }: { series: Series; active?: boolean; label?: string | number }) {
  const point = points.find(({ name }) => name === label);
  if (!active || !point) return null;
  return (
    <div className="rounded-control border border-border bg-surface px-3 py-2 text-xs shadow-raised">
      <p className="font-semibold">{point.name}</p>
      <p className="text-primary tabular-nums">
        {labels.now}: {write(point.now)}
      </p>
      {point.before !== null && (
        <p className="text-muted tabular-nums">
          {labels.before}: {write(point.before)}
        </p>
      )}
    </div>
  );
}
