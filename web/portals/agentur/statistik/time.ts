import { STATISTIK_GRUPPEN, type StatistikGruppe } from '../../../../contract/calls/agentur/statistik.ts';
import { addDays, DAY_MS, isDay } from '../../../../contract/values/days.ts';
import { type Days, daysOf, inOrder } from '../../shell/table/presets.ts';

/** Predefined periods. */
export const PERIODS = ['wochen12', 'tage30', 'monat', 'vormonat', 'jahr'] as const;
export type Period = (typeof PERIODS)[number];

const WEEKS = 12;
/** Monday of the week of a day. */
const monday = (day: string): string => addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));

/** First and last day of a period, seen from `today`. Twelve weeks start on a Monday and include the current week. */
export function daysOfPeriod(zeit: Period, today: string): Days {
  if (zeit === 'wochen12') return { von: addDays(monday(today), -7 * (WEEKS - 1)), bis: today };
  if (zeit === 'jahr') return { von: addDays(today, -364), bis: today };
  return daysOf(zeit, today);
}

/** The predefined period with these days; null if there is none. */
export const periodOf = ({ von, bis }: Days, today: string): Period | null =>
  PERIODS.find((zeit) => {
    const days = daysOfPeriod(zeit, today);
    return days.von === von && days.bis === bis;
  }) ?? null;

/** The period of the same length before. */
export function daysBefore({ von, bis }: Days): Days {
  const length = (Date.parse(bis) - Date.parse(von)) / DAY_MS + 1;
  return { von: addDays(von, -length), bis: addDays(von, -1) };
}

/** Figures that a chart can show. */
export const FIGURES = ['Einladungen', 'Angenommen', 'Klicks', 'Daten', 'Auftraege', 'Freigaben', 'Gezahlt', 'WertCent'] as const;
export type Figure = (typeof FIGURES)[number];

/** Period, grouping and figure of the statistics, stored in the query of the address. */
export interface StatistikFilter extends Days {
  readonly gruppe: StatistikGruppe;
  readonly zahl: Figure;
}

/** Filter from the query of the address. Default period: twelve weeks. Swapped days are reordered; a group that is not in `gruppen` becomes `woche`. */
export function readFilter(
  query: URLSearchParams,
  today: string,
  gruppen: readonly StatistikGruppe[] = STATISTIK_GRUPPEN,
): StatistikFilter {
  const standard = daysOfPeriod('wochen12', today);
  const [first, last] = [query.get('von'), query.get('bis')];
  return {
    ...inOrder({ von: isDay(first) ? first : standard.von, bis: isDay(last) ? last : standard.bis }),
    gruppe: gruppen.find((gruppe) => gruppe === query.get('gruppe')) ?? 'woche',
    zahl: FIGURES.find((zahl) => zahl === query.get('zahl')) ?? 'Auftraege',
  };
}

/** Query of the address for a filter, without default values. */
export function writeFilter({ von, bis, gruppe, zahl }: StatistikFilter, today: string, before: URLSearchParams): URLSearchParams {
  const query = new URLSearchParams(before);
  const isStandard = periodOf({ von, bis }, today) === 'wochen12';
  const params = {
    von: isStandard ? '' : von,
    bis: isStandard ? '' : bis,
    gruppe: gruppe === 'woche' ? '' : gruppe,
    zahl: zahl === 'Auftraege' ? '' : zahl,
  };
  for (const [name, value] of Object.entries(params)) {
    if (value === '') query.delete(name);
    else query.set(name, value);
  }
  return query;
}
