import { STATISTIK_WEITERE, type Statistikzahlen } from '../../../../contract/calls/agentur/statistik.ts';
import { Chart } from '../../shell/chart/chart.tsx';
import { format } from '../../shell/format.ts';
import { INLINE_FIELD } from '../../shell/styles.ts';
import { changeOf } from '../heute/change.ts';
import { useAgentur } from '../own.ts';
import type { Compared, Statistik } from './load.ts';
import { RunningWeek } from './running-week.tsx';
import { seriesOf } from './series.ts';
import { StatistikTable } from './table.tsx';
import { FIGURES, type Figure, type StatistikFilter } from './time.ts';

interface GroupsProps {
  readonly statistik: Compared;
  readonly filter: StatistikFilter;
  change(changed: Partial<StatistikFilter>): void;
}

/** One figure as a chart by week or another group, and all figures in the table below. */
export function Groups({ statistik, filter: { zahl }, change }: GroupsProps) {
  const portal = useAgentur();
  const { t, locale } = portal;
  const write = (value: number) => format(zahl === 'WertCent' ? 'cent' : 'count', value, locale);
  const { key, values } = headlineOf(statistik, zahl as keyof Statistikzahlen);
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
              className={`${INLINE_FIELD} font-normal`}
              value={zahl}
              onChange={({ target }) => change({ zahl: target.value as Figure })}
            >
              {FIGURES.map((one) => (
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

/** Headline of a chart: key of its text and the values to fill in. Numbers are in the unit of the figure. */
interface Headline {
  readonly key: 'mehr' | 'weniger' | 'gleich' | 'nichts' | 'groesster';
  readonly values: Readonly<Record<string, number | string>>;
}

/** By week the change from the previous period; by other groups the largest group if there are several. The sum of further groups is none. */
export function headlineOf(
  { Gruppe, Summe, Vorher, Zeilen }: Pick<Statistik, 'Gruppe' | 'Summe' | 'Vorher' | 'Zeilen'>,
  zahl: keyof Statistikzahlen,
): Headline {
  const [anzahl, before] = [Summe[zahl], Vorher[zahl]];
  if (anzahl === 0) return { key: before === 0 ? 'nichts' : 'weniger', values: { anzahl, um: before } };
  const groups = Zeilen.filter(({ Schluessel }) => Schluessel !== STATISTIK_WEITERE);
  if (Gruppe !== 'woche' && groups.length > 1) {
    const { Name: name, [zahl]: anteil } = groups.reduce((most, row) => (row[zahl] > most[zahl] ? row : most));
    return { key: 'groesster', values: { name, anteil, anzahl } };
  }
  const { kind, by } = changeOf(anzahl, before);
  return { key: kind, values: { anzahl, um: by } };
}
