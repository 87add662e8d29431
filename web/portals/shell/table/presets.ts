import { addDays } from '../../../../contract/values/days.ts';

/** The most common periods, by name. */
export const PRESETS = ['heute', 'tage7', 'tage30', 'monat', 'vormonat'] as const;
export type Preset = (typeof PRESETS)[number];

/** First and last day of a period, both included. */
export interface Days {
  readonly von: string;
  readonly bis: string;
}

interface Bounds<Day extends string | null> {
  readonly von: Day;
  readonly bis: Day;
}

/** Whether the last day is before the first. */
export const isBackwards = ({ von, bis }: Bounds<string | null>): boolean => von !== null && bis !== null && bis < von;

/** The days in the right order. */
export const inOrder = <Day extends string | null>(days: Bounds<Day>): Bounds<Day> =>
  isBackwards(days) ? { von: days.bis, bis: days.von } : days;

/** First and last day of a preset, seen from `today`. */
export function daysOf(preset: Preset, today: string): Days {
  const first = `${today.slice(0, 7)}-01`;
  switch (preset) {
    case 'heute':
      return { von: today, bis: today };
    case 'tage7':
      return { von: addDays(today, -6), bis: today };
    case 'tage30':
      return { von: addDays(today, -29), bis: today };
    case 'monat':
      return { von: first, bis: today };
    case 'vormonat': {
      const last = addDays(first, -1);
      return { von: `${last.slice(0, 7)}-01`, bis: last };
    }
  }
}

/** The preset with these days, seen from `today`; null if there is none. */
export const presetOf = ({ von, bis }: { readonly von: string | null; readonly bis: string | null }, today: string): Preset | null =>
  PRESETS.find((preset) => {
    const days = daysOf(preset, today);
    return days.von === von && days.bis === bis;
  }) ?? null;
