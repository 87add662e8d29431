import type { Locale } from './values.ts';

/** Money as people read it, shared by server, pages and the client script: nothing here draws in a schema. */

/** Cents as shown: `1.234,56 €`, in English `€1,234.56`. */
export function formatCent(cent: number, locale: Locale): string {
  return new Intl.NumberFormat(locale === 'de' ? 'de-DE' : 'en-IE', { style: 'currency', currency: 'EUR' })
    .format(cent / 100)
    .replace(/\u00a0/g, ' ');
}

/** Cents as short as they can be said: a round sum without its cents, `110 €`, on one line. */
export const shortCent = (cent: number, locale: Locale): string =>
  formatCent(cent, locale)
    .replace(/[.,]00(?!\d)/, '')
    .replace(' ', '\u00a0');
