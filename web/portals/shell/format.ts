import { printedCent } from '../../../contract/values/cent.ts';
import { dayOf, formatTime } from '../../../contract/values/days.ts';
import type { Kind as ValueKind } from '../../../contract/values/kind.ts';
import { shortDay } from '../../../contract/values/typed-day.ts';
import type { Locale } from '../../../contract/values/wire.ts';

/** Kind of the values of a column: decides on format and alignment. A badge is a word with a badge variant. */
export type Kind = ValueKind | 'badge';

/** Placeholder of a missing value. */
export const NONE = '–';

const counts: Record<Locale, Intl.NumberFormat> = { de: new Intl.NumberFormat('de-DE'), en: new Intl.NumberFormat('en-GB') };

/** Day without its year: 24.12., in English 24/12. */
export function dayAndMonth(day: string, locale: Locale): string {
  const [, month, date] = day.split('-');
  return locale === 'de' ? `${date}.${month}.` : `${date}/${month}`;
}

/** Day and time of a moment in Berlin. */
export function shortMoment(moment: string, locale: Locale): string {
  const date = new Date(moment);
  return `${shortDay(dayOf(date), locale)}, ${formatTime(date)}`;
}

/** Formats an amount in cents with a no-break space before the currency sign. */
export const amount = (cent: number, locale: Locale): string => printedCent(cent, locale).replace(' ', '\u00a0');

/** A whole number. */
export const formatCount = (count: number, locale: Locale): string => counts[locale].format(count);

/** Formats a value of a column. */
export function format(kind: Kind, value: unknown, locale: Locale): string {
  if (value === null || value === undefined || value === '') return NONE;
  if (kind === 'cent') return amount(Number(value), locale);
  if (kind === 'count') return formatCount(Number(value), locale);
  if (kind === 'date') return shortDay(String(value), locale);
  if (kind === 'moment') return shortDay(dayOf(new Date(String(value))), locale);
  return Array.isArray(value) ? value.join(', ') : String(value);
}

/** Whether values of this kind are aligned right. */
export const isFigure = (kind: Kind): boolean => FIGURES.has(kind);

const FIGURES: ReadonlySet<Kind> = new Set(['date', 'moment', 'cent', 'count']);
