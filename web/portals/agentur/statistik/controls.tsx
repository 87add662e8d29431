import type { ReactNode } from 'react';
import type { StatistikGruppe } from '../../../../contract/calls/agentur/statistik.ts';
import { shortDay } from '../../../../contract/values/typed-day.ts';
import { CHIP } from '../../shell/styles.ts';
import { PeriodChip } from '../../shell/table/filters.tsx';
import { useAgentur } from '../own.ts';
import { daysBefore, daysOfPeriod, PERIODS, periodOf, type StatistikFilter } from './time.ts';

interface StatistikControlsProps {
  readonly filter: StatistikFilter;
  readonly gruppen: readonly StatistikGruppe[];
  change(changed: Partial<StatistikFilter>): void;
}

/** Controls for the period of the statistics and for their grouping. */
export function StatistikControls({ filter, gruppen, change }: StatistikControlsProps) {
  const { t, locale, today } = useAgentur();
  const chosen = periodOf(filter, today());
  const before = daysBefore(filter);
  const day = (value: string) => shortDay(value, locale);
  return (
    <div className="flex flex-col gap-3">
      <Chips label={t('agentur.statistik.zeit')}>
        <PeriodChip
          presets={PERIODS.map((period) => ({ value: period, label: t(`agentur.statistik.zeit.${period}`) }))}
          chosen={chosen}
          days={filter}
          choose={(period) => period && change(daysOfPeriod(period, today()))}
          change={({ von, bis }) => von && bis && change({ von, bis })}
        />
      </Chips>
      <Chips label={t('agentur.statistik.gruppe')}>
        {gruppen.map((gruppe) => (
          <button key={gruppe} type="button" aria-pressed={filter.gruppe === gruppe} className={CHIP} onClick={() => change({ gruppe })}>
            {t(`agentur.statistik.gruppe.${gruppe}`)}
          </button>
        ))}
      </Chips>
      <p aria-live="polite" className="text-xs text-muted tabular-nums">
        {t('agentur.statistik.vergleich', { von: day(filter.von), bis: day(filter.bis), vorVon: day(before.von), vorBis: day(before.bis) })}
      </p>
    </div>
  );
}

const Chips = ({ label, children }: { label: string; children: ReactNode }) => (
  <fieldset className="flex flex-wrap items-center gap-2">
    <legend className="float-left mr-1 w-full text-xs font-semibold text-muted sm:w-28">{label}</legend>
    {children}
  </fieldset>
);
