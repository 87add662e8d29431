import type { Locale } from './wire.ts';

/** Formats money for the wire and for people; shared by server, pages and the client script, so this module imports no schema. */

/** Each format is created once, on first use: creation takes much longer than formatting an amount. */
const formats = new Map<Locale, Intl.NumberFormat>();

function formatOf(locale: Locale): Intl.NumberFormat {
  const known = formats.get(locale) ?? new Intl.NumberFormat(locale === 'de' ? 'de-DE' : 'en-IE', { style: 'currency', currency: 'EUR' });
  formats.set(locale, known);
  return known;
}

/** Cents in the format of `Wert` fields on the wire: `1.234,56 €`, in English `€1,234.56`. */
export const formatCent = (cent: number, locale: Locale): string =>
  formatOf(locale)
    .format(cent / 100)
    .replace(/\u00a0/g, ' ');

/** `formatCent` for reading: with a true minus sign in place of the hyphen of the wire. */
export const printedCent = (cent: number, locale: Locale): string => formatCent(cent, locale).replace('-', '\u2212');

/** A `Wert` for people: whole amounts without cents, with a no-break space: `110 €`, but `110,50 €`. */
export const shortWert = (wert: string): string => wert.replace(/[.,]00(?!\d)/, '').replace(' ', '\u00a0');

/** Cents formatted for people: whole amounts without cents. */
export const shortCent = (cent: number, locale: Locale): string => shortWert(formatCent(cent, locale));

/** Like `shortCent`, with an ordinary space that every messenger and mail program knows; for text that is sent or read aloud. */
export const plainCent = (cent: number, locale: Locale): string => shortCent(cent, locale).replace('\u00a0', ' ');
