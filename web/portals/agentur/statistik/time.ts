import { STATISTIK_GRUPPEN, type StatistikGruppe } from '../../../../contract/calls/agentur/statistik.ts';
import { addDays, DAY_MS, isDay } from '../../../../contract/values/days.ts';
import { type Days, daysOf, inOrder } from '../../shell/table/presets.ts';

/** Times that are asked for most. */
export const ZEITEN = ['wochen12', 'tage30', 'monat', 'vormonat', 'jahr'] as const;
export type Zeit = (typeof ZEITEN)[number];

const WEEKS = 12;
/** Back to the Monday of the week. */
const monday = (day: string): string => addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));

/** The days of a time on a day; twelve weeks are whole ones, but for the running. */
export function daysOfZeit(zeit: Zeit, today: string): Days {
  if (zeit === 'wochen12') return { von: addDays(monday(today), -7 * (WEEKS - 1)), bis: today };
  if (zeit === 'jahr') return { von: addDays(today, -364), bis: today };
  return daysOf(zeit, today);
}

/** The time that days are, on a day; null where they are none of them. */
export const zeitOf = ({ von, bis }: Days, today: string): Zeit | null =>
  ZEITEN.find((zeit) => {
    const days = daysOfZeit(zeit, today);
    return days.von === von && days.bis === bis;
  }) ?? null;

/** As many days before. */
export function daysBefore({ von, bis }: Days): Days {
  const length = (Date.parse(bis) - Date.parse(von)) / DAY_MS + 1;
  return { von: addDays(von, -length), bis: addDays(von, -1) };
}

/** Figures that a chart can show. */
export const ZAHLEN = ['Einladungen', 'Angenommen', 'Klicks', 'Daten', 'Auftraege', 'Freigaben', 'Gezahlt', 'WertCent'] as const;
export type Zahl = (typeof ZAHLEN)[number];

/** Period, grouping and figure of the statistics, stored in the query of the address. */
export interface StatistikFilter extends Days {
  readonly gruppe: StatistikGruppe;
  readonly zahl: Zahl;
}

/** Filter from the query of the address. Default period: twelve weeks. Swapped days are reordered; a group that is not in `gruppen` becomes `woche`. */
export function readFilter(
  query: URLSearchParams,
  today: string,
  gruppen: readonly StatistikGruppe[] = STATISTIK_GRUPPEN,
): StatistikFilter {
  const standard = daysOfZeit('wochen12', today);
  const [first, last] = [query.get('von'), query.get('bis')];
  return {
    ...inOrder({ von: isDay(first) ? first : standard.von, bis: isDay(last) ? last : standard.bis }),
    gruppe: gruppen.find((gruppe) => gruppe === query.get('gruppe')) ?? 'woche',
    zahl: ZAHLEN.find((zahl) => zahl === query.get('zahl')) ?? 'Auftraege',
  };
}

/** Query of the address for a filter, without default values. */
export function writeFilter({ von, bis, gruppe, zahl }: StatistikFilter, today: string, before: URLSearchParams): URLSearchParams {
  const query = new URLSearchParams(before);
  const isStandard = zeitOf({ von, bis }, today) === 'wochen12';
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
