import type { Statistikzahlen } from '../../../../contract/calls/agentur/statistik.ts';

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

export type StepName = keyof typeof STEPS;

export interface Step {
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

function percentOf(part: number, whole: number): number | null {
  if (whole === 0 || part > whole) return null;
  return Math.round((part / whole) * 100);
}
