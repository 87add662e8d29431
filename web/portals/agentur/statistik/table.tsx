import type { Statistikzahlen } from '../../../../contract/calls/agentur/statistik.ts';
import { shortDay } from '../../../../contract/values/typed-day.ts';
import { format } from '../../shell/format.ts';
import { useAgentur } from '../own.ts';
import type { Compared } from './load.ts';
import { isLastRunning } from './series.ts';
import { FIGURES } from './time.ts';

const CELL = 'px-3 py-2 text-right whitespace-nowrap';
const HEAD = 'sticky left-0 z-10 bg-surface px-3 py-2 text-left';

/** All figures by week or another group, with their sum and, in grey, the sum of the previous period. */
export function StatistikTable({ statistik }: { statistik: Compared }) {
  const { t, locale, today } = useAgentur();
  const { Gruppe, Zeilen, Summe, Vorher } = statistik;
  const isRunning = isLastRunning(statistik, today());
  const cells = (zahlen: Statistikzahlen) =>
    FIGURES.map((zahl) => (
      <td key={zahl} className={CELL}>
        {format(zahl === 'WertCent' ? 'cent' : 'count', zahlen[zahl], locale)}
      </td>
    ));
  const first = Gruppe === 'woche' ? t('agentur.statistik.wonach.woche') : t(`agentur.statistik.gruppe.${Gruppe}`);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users can scroll the table
    <section aria-label={first} tabIndex={0} className="overflow-x-auto rounded-card border border-border bg-surface">
      <table className="w-full tabular-nums">
        <thead>
          <tr className="border-b border-border text-xs text-muted">
            <th scope="col" className={`${HEAD} font-semibold`}>
              {first}
            </th>
            {FIGURES.map((zahl) => (
              <th key={zahl} scope="col" className={`${CELL} font-semibold`}>
                {t(`agentur.statistik.zahl.${zahl}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Zeilen.map((row) => (
            <tr key={row.Schluessel} className="border-b border-border">
              <th scope="row" className={`${HEAD} max-w-48 truncate font-normal`}>
                {Gruppe === 'woche' ? shortDay(row.Schluessel, locale) : row.Name}
                {isRunning && row === Zeilen.at(-1) && <span className="text-muted"> {t('agentur.statistik.laeuft')}</span>}
              </th>
              {cells(row)}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="font-semibold">
            <th scope="row" className={HEAD}>
              {t('agentur.statistik.alle')}
            </th>
            {cells(Summe)}
          </tr>
          <tr className="text-muted">
            <th scope="row" className={`${HEAD} font-normal`}>
              {t('agentur.statistik.davor')}
            </th>
            {cells(Vorher)}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
