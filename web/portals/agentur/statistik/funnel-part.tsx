import type { Statistikzahlen } from '../../../../contract/calls/agentur/statistik.ts';
import { formatCount } from '../../shell/format.ts';
import { Section } from '../../shell/section.tsx';
import { useAgentur } from '../own.ts';
import type { Statistik } from './load.ts';

/** Funnel from invitation to payment: a line for each step with its count, its share, and in grey the previous period. */
export function Funnel({ statistik: { Summe, Vorher } }: { statistik: Statistik }) {
  const { t } = useAgentur();
  const steps = funnelOf(Summe, Vorher);
  const most = Math.max(1, ...steps.flatMap(({ now, before }) => [now, before]));
  return (
    <Section title={t('agentur.statistik.trichter')} text={t('agentur.statistik.trichter.text')}>
      <ol className="divide-y divide-border rounded-card border border-border bg-surface">
        {steps.map((step) => (
          <Line key={step.name} step={step} most={most} />
        ))}
      </ol>
    </Section>
  );
}

function Line({ step: { name, now, before, percent }, most }: { step: Step; most: number }) {
  const { t, locale } = useAgentur();
  const share =
    name === 'Angenommen' || name === 'Daten' || name === 'Auftraege' || name === 'Freigaben' || name === 'Gezahlt' ? name : null;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 px-4 py-2 md:grid-cols-[11rem_4.5rem_minmax(0,1fr)_12rem_7rem]">
      <span className="font-medium">{t(`agentur.statistik.zahl.${name}`)}</span>
      <span className="text-right font-semibold tabular-nums">{formatCount(now, locale)}</span>
      <span aria-hidden="true" className="col-span-2 flex flex-col gap-0.5 md:col-span-1">
        <span className="block h-2 min-w-0.5 rounded-control bg-primary" style={{ width: `${(now / most) * 100}%` }} />
        <span className="block h-1 min-w-0.5 rounded-control bg-muted/50" style={{ width: `${(before / most) * 100}%` }} />
      </span>
      <span className="text-xs tabular-nums">
        {share !== null && percent !== null && t(`agentur.statistik.anteil.${share}`, { prozent: percentWords(percent, locale) })}
      </span>
      <span className="text-right text-xs text-muted tabular-nums">
        {t('agentur.statistik.vorher', { anzahl: formatCount(before, locale) })}
      </span>
    </li>
  );
}

const percentWords = (percent: number, locale: 'de' | 'en'): string => (locale === 'de' ? `${percent}\u00a0%` : `${percent}%`);

/**
 * Steps from the invitation to the payment, in order, each with the step that it is a share of. Clicks are not a share of any step, since
 * one link gets many.
 */
const STEPS = {
  Einladungen: null,
  Angenommen: 'Einladungen',
  Klicks: null,
  Daten: 'Klicks',
  Auftraege: 'Daten',
  Freigaben: 'Auftraege',
  Gezahlt: 'Freigaben',
} as const satisfies Partial<Record<keyof Statistikzahlen, keyof Statistikzahlen | null>>;

type StepName = keyof typeof STEPS;

interface Step {
  readonly name: StepName;
  readonly now: number;
  readonly before: number;
  /**
   * Share of that step in whole per cent. Null if the step is not a share of any, if the other step counts 0, or if the share exceeds 100
   * because of items that began before the period.
   */
  readonly percent: number | null;
}

/** The steps of a period, each with its count in the period before. */
export const funnelOf = (now: Statistikzahlen, before: Statistikzahlen): readonly Step[] =>
  (Object.entries(STEPS) as [StepName, StepName | null][]).map(([name, of]) => ({
    name,
    now: now[name],
    before: before[name],
    percent: of === null ? null : percentOf(now[name], now[of]),
  }));

function percentOf(part: number, total: number): number | null {
  if (total === 0 || part > total) return null;
  return Math.round((part / total) * 100);
}
