import type { StatistikGruppe } from '../../../../contract/calls/agentur/statistik.ts';
import { addDays } from '../../../../contract/values/days.ts';
import { shortDay } from '../../../../contract/values/typed-day.ts';
import type { Series } from '../../shell/chart/series.ts';
import { dayAndMonth, format } from '../../shell/format.ts';
import type { Portal } from '../../shell/portal.tsx';
import type { Own } from '../own.ts';
import type { Compared, Statistik } from './load.ts';
import type { Figure } from './time.ts';

type Zeile = Statistik['Zeilen'][number];

/** The matching row of the previous period: for weeks by position, for other groups by key. */
function rowBefore(gruppe: StatistikGruppe, before: readonly Zeile[], { Schluessel }: Zeile, index: number): Zeile | undefined {
  return gruppe === 'woche' ? before[index] : before.find((row) => row.Schluessel === Schluessel);
}

/** Whether the last row is a week that is not over on a day (`YYYY-MM-DD`). */
export function isLastRunning({ Gruppe, Zeilen }: Pick<Statistik, 'Gruppe' | 'Zeilen'>, today: string): boolean {
  const last = Zeilen.at(-1)?.Schluessel;
  return Gruppe === 'woche' && last !== undefined && addDays(last, 6) >= today;
}

/** Chart data of a figure. */
export function seriesOf(
  { t, locale, today }: Pick<Portal<Own>, 't' | 'locale' | 'today'>,
  { Gruppe, Zeilen, ZeilenVorher }: Compared,
  zahl: Figure,
): Series {
  const write = (value: number) => format(zahl === 'WertCent' ? 'cent' : 'count', value, locale);
  const isRunning = isLastRunning({ Gruppe, Zeilen }, today());
  const before = (row: Zeile, index: number) => rowBefore(Gruppe, ZeilenVorher, row, index)?.[zahl] ?? (Gruppe === 'woche' ? null : 0);
  return {
    points: Zeilen.map((row, index) => ({
      ...(Gruppe === 'woche' ? { name: shortDay(row.Schluessel, locale), short: dayAndMonth(row.Schluessel, locale) } : { name: row.Name }),
      now: row[zahl],
      before: before(row, index),
      ...(isRunning && index === Zeilen.length - 1 && { isRunning }),
    })),
    labels: { now: t(`agentur.statistik.zahl.${zahl}`), before: t('agentur.statistik.davor') },
    write,
  };
}
