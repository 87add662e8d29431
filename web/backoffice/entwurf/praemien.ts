import { type Ordner, valueAt } from '../../../contract/rules/entwurf.ts';
import { addDays, isDay } from '../../../contract/values/days.ts';
import { type Entry, entriesOf, newEntry } from './entries.ts';
import type { Change } from './use-entwurf.ts';

interface Span {
  readonly von: string;
  readonly bis: string;
}

/** A reward with its first and last order date. */
export interface Period extends Span {
  readonly entry: Entry;
  readonly wertCent: number;
}

/** The rewards of a product, or of all products without one of their own (`produktId` null). */
export interface Timeline {
  readonly produktId: number | null;
  /** Name of the product; null for all products. */
  readonly produkt: string | null;
  /** Rewards by their first day. */
  readonly periods: readonly Period[];
  /** Rewards whose amount or days cannot be read. */
  readonly unfinished: readonly Entry[];
}

interface Produkt {
  readonly Id: number;
  readonly Name: string;
  readonly Versteckt?: boolean;
}

const produkteOf = (ordner: Ordner): readonly Produkt[] => (valueAt(ordner, ['produkte.json']) ?? []) as Produkt[];

/** The rewards of the draft: first those for all products, then those of each product. A hidden product without rewards is left out. */
export function timelinesOf(ordner: Ordner): Timeline[] {
  const entries = entriesOf(ordner, 'praemien') ?? [];
  const produkte = produkteOf(ordner);
  const field = ({ pfad }: Entry, name: string) => valueAt(ordner, [...pfad, name]);
  const produktOf = (entry: Entry) => (field(entry, 'ProduktId') ?? null) as number | null;
  const ids = new Set<number | null>([null, ...produkte.map(({ Id }) => Id), ...entries.map(produktOf)]);
  const lines = [...ids].map((produktId): Timeline => {
    const own = entries.filter((entry) => produktOf(entry) === produktId);
    const periods = own.flatMap((entry) => periodOf(entry, (name) => field(entry, name)) ?? []);
    return {
      produktId,
      produkt: produktId === null ? null : (produkte.find(({ Id }) => Id === produktId)?.Name ?? String(produktId)),
      periods: periods.sort((a, b) => a.von.localeCompare(b.von)),
      unfinished: own.filter((entry) => !periods.some((period) => period.entry === entry)),
    };
  });
  const isHidden = (id: number | null) => produkte.some(({ Id, Versteckt }) => Id === id && Versteckt);
  return lines.filter(({ produktId, periods, unfinished }) => periods.length + unfinished.length > 0 || !isHidden(produktId));
}

function periodOf(entry: Entry, field: (name: string) => unknown): Period | null {
  const [von, bis, wertCent] = [field('Startdatum'), field('Enddatum'), field('WertCent')];
  const isSpan = typeof von === 'string' && isDay(von) && typeof bis === 'string' && isDay(bis) && von <= bis;
  return isSpan && typeof wertCent === 'number' ? { entry, von, bis, wertCent } : null;
}

/** A line of a timeline: a reward, days without one between two, or days with more than one. */
export type Line = (Span & { readonly kind: 'period'; readonly period: Period }) | (Span & { readonly kind: 'gap' | 'overlap' });

/** The lines of a timeline by their first day, in two parts: what is over before a day, and the rest. */
export function linesOf(
  { periods }: Pick<Timeline, 'periods'>,
  today: string,
): { readonly past: readonly Line[]; readonly rest: readonly Line[] } {
  const lines: Line[] = [];
  let last: string | null = null;
  for (const period of periods) {
    if (last !== null && period.von > addDays(last, 1)) lines.push({ kind: 'gap', von: addDays(last, 1), bis: addDays(period.von, -1) });
    if (last !== null && period.von <= last) lines.push({ kind: 'overlap', von: period.von, bis: period.bis < last ? period.bis : last });
    lines.push({ kind: 'period', von: period.von, bis: period.bis, period });
    if (last === null || period.bis > last) last = period.bis;
  }
  const isPast = ({ bis }: Line) => bis < today;
  return { past: lines.filter(isPast), rest: lines.filter((line) => !isPast(line)) };
}

/** Days before and after today that the bar of a timeline shows. */
const [SHOWN_BEFORE, SHOWN_AFTER] = [90, 455];

/** First and last day of the bars. */
export const shownDays = (today: string): Span => ({ von: addDays(today, -SHOWN_BEFORE), bis: addDays(today, SHOWN_AFTER) });

/** Begin and width of days in the bar, in percent; null if they lie outside. */
export function placeOf({ von, bis }: Span, today: string): { readonly left: number; readonly width: number } | null {
  const shown = shownDays(today);
  if (bis < shown.von || von > shown.bis) return null;
  const at = (day: string) =>
    ((Date.parse(day) - Date.parse(shown.von)) / (Date.parse(addDays(shown.bis, 1)) - Date.parse(shown.von))) * 100;
  const left = Math.max(0, at(von));
  return { left, width: Math.min(100, at(addDays(bis, 1))) - left };
}

/** Changes of the draft for a new reward. */
export interface NewPraemie {
  readonly add: Change;
  /** The running reward ends the day before; null if none runs on the first day. */
  readonly end: Change | null;
}

/**
 * A new reward of a product from a day on. The reward that runs on that day ends the day before, and the new one takes its last day; without one it ends before
 * the next reward of the product, else with the year after. Null if a reward begins on that very day.
 */
export function newPraemie(
  ordner: Ordner,
  { produktId, von, wertCent }: { readonly produktId: number | null; readonly von: string; readonly wertCent: number },
): NewPraemie | null {
  const periods = timelinesOf(ordner).find((line) => line.produktId === produktId)?.periods ?? [];
  if (periods.some((period) => period.von === von)) return null;
  const running = periods.find((period) => period.von < von && von <= period.bis);
  const next = periods.find((period) => period.von > von);
  const ends = [running?.bis, next && addDays(next.von, -1)].filter((day) => day !== undefined).sort();
  const bis = ends[0] ?? `${Number(von.slice(0, 4)) + 1}-12-31`;
  const model = running ?? periods.at(-1) ?? timelinesOf(ordner).flatMap((line) => line.periods)[0];
  const { pfad, wert } = newEntry(ordner, 'praemien');
  const days = { Startdatum: von, Enddatum: bis, EnddatumAnzeige: bis };
  const modelled = model && (valueAt(ordner, model.entry.pfad) as object);
  return {
    add: { pfad, wert: { ...modelled, ...wert, ProduktId: produktId, WertCent: wertCent, ...days }, bisher: undefined },
    end: running ? endBefore(ordner, running, von) : null,
  };
}

/** Ends a reward the day before another; it is not shown for longer. */
function endBefore(ordner: Ordner, { entry: { pfad } }: Period, day: string): Change {
  const bisher = valueAt(ordner, pfad) as { readonly EnddatumAnzeige?: unknown };
  const last = addDays(day, -1);
  const shown = typeof bisher.EnddatumAnzeige === 'string' && bisher.EnddatumAnzeige < last ? bisher.EnddatumAnzeige : last;
  return { pfad, wert: { ...bisher, Enddatum: last, EnddatumAnzeige: shown }, bisher };
}
