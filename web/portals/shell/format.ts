import { formatCent } from '../../../contract/values/cent.ts';
import { dayOf, formatTime } from '../../../contract/values/days.ts';
import type { Kind as ValueKind } from '../../../contract/values/kind.ts';
import type { Locale } from '../../../contract/values/wire.ts';

/** What a value of a column is: how it is written, and on which side it stands. A badge is a word with a look. */
export type Kind = ValueKind | 'badge';

/** Nothing there. */
export const NONE = '–';

const counts: Record<Locale, Intl.NumberFormat> = { de: new Intl.NumberFormat('de-DE'), en: new Intl.NumberFormat('en-GB') };

/** A day in as few letters as a column has: 24.12.2026, in English 24/12/2026. */
export function shortDay(day: string, locale: Locale): string {
  const parts = day.split('-').reverse();
  return parts.join(locale === 'de' ? '.' : '/');
}

/** A day of a year that is known: 24.12., in English 24/12. */
export function dayAndMonth(day: string, locale: Locale): string {
  const [, month, date] = day.split('-');
  return locale === 'de' ? `${date}.${month}.` : `${date}/${month}`;
}

/** A moment: its day and time in Berlin. */
export function shortMoment(moment: string, locale: Locale): string {
  const date = new Date(moment);
  return `${shortDay(dayOf(date), locale)}, ${formatTime(date)}`;
}

/** An amount in cents on one line, wherever it stands: its sign never stands alone on the next. */
export const amount = (cent: number, locale: Locale): string => formatCent(cent, locale).replace(' ', '\u00a0');

/** A whole number. */
export const formatCount = (count: number, locale: Locale): string => counts[locale].format(count);

/** A value of a column as people read it. */
export function format(kind: Kind, value: unknown, locale: Locale): string {
  if (value === null || value === undefined || value === '') return NONE;
  if (kind === 'cent') return amount(Number(value), locale);
  if (kind === 'count') return formatCount(Number(value), locale);
  if (kind === 'date') return shortDay(String(value), locale);
  if (kind === 'moment') return shortDay(dayOf(new Date(String(value))), locale);
  return Array.isArray(value) ? value.join(', ') : String(value);
}

/** Figures stand to the right, one below the other. */
export const isFigure = (kind: Kind): boolean => FIGURES.has(kind);

const FIGURES: ReadonlySet<Kind> = new Set(['date', 'moment', 'cent', 'count']);
