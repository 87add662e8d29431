import type { Locale } from './wire.ts';

/** Money as the wire writes it and as people read it, shared by server, pages and the client script: nothing here draws in a schema. */

/** Each is made once, when first asked for: making one takes far longer than an amount. */
const formats = new Map<Locale, Intl.NumberFormat>();

function formatOf(locale: Locale): Intl.NumberFormat {
  const known = formats.get(locale) ?? new Intl.NumberFormat(locale === 'de' ? 'de-DE' : 'en-IE', { style: 'currency', currency: 'EUR' });
  formats.set(locale, known);
  return known;
}

/** Cents as `Wert` fields of the wire have them: `1.234,56 €`, in English `€1,234.56`. */
export const formatCent = (cent: number, locale: Locale): string =>
  formatOf(locale)
    .format(cent / 100)
    .replace(/\u00a0/g, ' ');

/** An amount of the wire as people read it: whole without its cents, on one line: `110 €`, but `110,50 €`. */
export const shortWert = (wert: string): string => wert.replace(/[.,]00(?!\d)/, '').replace(' ', '\u00a0');

/** Cents as people read them. */
export const shortCent = (cent: number, locale: Locale): string => shortWert(formatCent(cent, locale));

/** The same with a blank that every messenger and mail program knows: what is sent or read aloud. */
export const plainCent = (cent: number, locale: Locale): string => shortCent(cent, locale).replace('\u00a0', ' ');
