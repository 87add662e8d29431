import type { Locale } from './wire.ts';

/** Money as people read it, shared by server, pages and the client script: nothing here draws in a schema. */

/** Each is made once, when first asked for: making one takes far longer than an amount. */
const formats = new Map<Locale, Intl.NumberFormat>();

function formatOf(locale: Locale): Intl.NumberFormat {
  const known = formats.get(locale) ?? new Intl.NumberFormat(locale === 'de' ? 'de-DE' : 'en-IE', { style: 'currency', currency: 'EUR' });
  formats.set(locale, known);
  return known;
}

/** Cents as shown: `1.234,56 €`, in English `€1,234.56`. */
export const formatCent = (cent: number, locale: Locale): string =>
  formatOf(locale)
    .format(cent / 100)
    .replace(/\u00a0/g, ' ');

/** Cents as short as they can be said: a round sum without its cents, `110 €`, on one line. */
export const shortCent = (cent: number, locale: Locale): string =>
  formatCent(cent, locale)
    .replace(/[.,]00(?!\d)/, '')
    .replace(' ', '\u00a0');
