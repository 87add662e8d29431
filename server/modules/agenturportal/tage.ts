import { MAX_STATISTIK_TAGE } from '../../../contract/calls/agentur/statistik.ts';
import { DAY_MS } from '../../../contract/values/days.ts';
import { addDays, endOfDay, startOfDay } from '../../calendar.ts';
import { refuseField } from '../../errors.ts';
import type { Zeitraum } from './statistik.sql.ts';

/** Days from the first to the last, both included. */
export interface Tage {
  readonly von: string;
  readonly bis: string;
}

/** Weeks shown without days asked for: the running one and those before. */
const WOCHEN = 12;

/**
 * The days asked for: without an end until today, without a begin twelve weeks. Refuses at `bis` an end before the begin (vorBeginn), at `von` one to come
 * without an end (zukunft) and more than two years (zeitraum).
 */
export function tageOf(asked: { readonly von?: string | undefined; readonly bis?: string | undefined }, heute: string): Tage {
  const bis = asked.bis ?? heute;
  const von = asked.von ?? addDays(montagOf(bis), -7 * (WOCHEN - 1));
  if (bis < von) refuseField(asked.bis === undefined ? 'von' : 'bis', asked.bis === undefined ? 'zukunft' : 'vorBeginn');
  if (lengthOf({ von, bis }) > MAX_STATISTIK_TAGE) refuseField('von', 'zeitraum');
  return { von, bis };
}

const lengthOf = ({ von, bis }: Tage): number => (Date.parse(bis) - Date.parse(von)) / DAY_MS + 1;

/** As many days before. */
export function tageBefore(tage: Tage): Tage {
  return { von: addDays(tage.von, -lengthOf(tage)), bis: addDays(tage.von, -1) };
}

/** The days as moments of Berlin. */
export const zeitraumOf = ({ von, bis }: Tage): Zeitraum => ({ von: startOfDay(von), bis: endOfDay(bis) });

/** The Monday of the week of a day. */
export function montagOf(tag: string): string {
  const sinceMonday = (new Date(`${tag}T00:00:00Z`).getUTCDay() + 6) % 7;
  return addDays(tag, -sinceMonday);
}

/** The Mondays of the weeks that the days fall into. */
export function wochenOf({ von, bis }: Tage): string[] {
  const first = montagOf(von);
  const wochen = lengthOf({ von: first, bis: montagOf(bis) });
  return Array.from({ length: (wochen - 1) / 7 + 1 }, (_, woche) => addDays(first, 7 * woche));
}
