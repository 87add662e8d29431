import type { Statistikzahlen } from '../../../../contract/calls/agentur-statistik.ts';

/** From the invitation to the payment, in order, each with that of which it is a share; clicks are of nothing, since one link has many. */
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
  /** Of the step that it is a share of, whole per cent; null where it is of none, that was nothing, or it is more than all of it, which older ones make. */
  readonly percent: number | null;
}

/** The steps of a time beside the time before. */
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
