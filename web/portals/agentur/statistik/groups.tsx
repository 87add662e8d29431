import type { Statistikzahlen } from '../../../../contract/calls/agentur/statistik.ts';
import { Chart } from '../../shell/chart/chart.tsx';
import { format } from '../../shell/format.ts';
import { FIELD_IN_LINE } from '../../shell/looks.ts';
import { useAgentur } from '../own.ts';
import type { Compared } from './load.ts';
import { RunningWeek } from './running-week.tsx';
import { seriesOf } from './series.ts';
import { StatistikTable } from './table.tsx';
import { thoughtOf } from './thought.ts';
import { type Asked, ZAHLEN, type Zahl } from './time.ts';

interface GroupsProps {
  readonly statistik: Compared;
  readonly asked: Asked;
  change(changed: Partial<Asked>): void;
}

/** One figure as a chart, by week or part, and all of them in the table below. */
export function Groups({ statistik, asked: { zahl }, change }: GroupsProps) {
  const portal = useAgentur();
  const { t, locale } = portal;
  const write = (value: number) => format(zahl === 'WertCent' ? 'cent' : 'count', value, locale);
  const { key, values } = thoughtOf(statistik, zahl as keyof Statistikzahlen);
  const words = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, typeof value === 'number' ? write(value) : value]));
  return (
    <>
      <div className="rounded-card border border-border bg-surface p-4">
        <Chart
          hasTable
          kind={statistik.Gruppe === 'woche' ? 'lines' : 'bars'}
          title={t(`agentur.statistik.gedanke.${key}`, { zahl: t(`agentur.statistik.zahl.${zahl}`), ...words })}
          of={t(`agentur.statistik.gruppe.${statistik.Gruppe}`)}
          series={seriesOf(portal, statistik, zahl)}
        >
          <label className="flex flex-wrap items-center gap-2 text-xs font-semibold text-muted">
            {t('agentur.statistik.zeigen')}
            <select
              className={`${FIELD_IN_LINE} font-normal`}
              value={zahl}
              onChange={({ target }) => change({ zahl: target.value as Zahl })}
            >
              {ZAHLEN.map((one) => (
                <option key={one} value={one}>
                  {t(`agentur.statistik.zahl.${one}`)}
                </option>
              ))}
            </select>
          </label>
        </Chart>
        <RunningWeek statistik={statistik} />
      </div>
      <StatistikTable statistik={statistik} />
    </>
  );
}
