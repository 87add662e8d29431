import { useQuery } from '@tanstack/react-query';
import { AGENTUR } from '../../../../contract/portals/agentur.ts';
import { areaAddress } from '../../shell/app/areas.ts';
import { Chart } from '../../shell/chart/chart.tsx';
import { formatCount } from '../../shell/format.ts';
import { LoadError } from '../../shell/table/state-messages.tsx';
import { useAgentur } from '../own.ts';
import { statistikQuery } from '../statistik/load.ts';
import { RunningWeek } from '../statistik/running-week.tsx';
import { seriesOf } from '../statistik/series.ts';
import { daysOfPeriod } from '../statistik/time.ts';
import { changeOf } from './change.ts';

const BOX = 'rounded-card border border-border bg-surface p-4';

/** Orders of twelve weeks compared with the twelve weeks before; loaded after the other figures. */
export function Weeks() {
  const portal = useAgentur();
  const { t, locale, data, today } = portal;
  const answer = useQuery(statistikQuery(portal, { ...daysOfPeriod('wochen12', today()), gruppe: 'woche' }));
  if (answer.isPending) return <span aria-hidden="true" className="skeleton block h-80 rounded-card" />;
  if (!answer.data) return <LoadError error={answer.error} retry={() => void answer.refetch()} />;
  const { Summe, Vorher } = answer.data;
  const { kind, by } = changeOf(Summe.Auftraege, Vorher.Auftraege);
  return (
    <div className={BOX}>
      <Chart
        kind="lines"
        title={t(`agentur.heute.wochen.${kind}`, { anzahl: formatCount(Summe.Auftraege, locale), um: formatCount(by, locale) })}
        of={t('agentur.statistik.wonach.woche')}
        series={seriesOf(portal, answer.data, 'Auftraege')}
      />
      <RunningWeek statistik={answer.data} />
      <p className="mt-2">
        <a
          href={areaAddress(AGENTUR, data, 'statistik')}
          className="inline-flex min-h-8 items-center text-primary underline underline-offset-3"
        >
          {t('agentur.heute.wochen.zurStatistik')}
        </a>
      </p>
    </div>
  );
}
