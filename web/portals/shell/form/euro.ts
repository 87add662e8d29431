import type { Locale } from '../../../../contract/values/wire.ts';

/** An amount in euros as people type it, with or without cents and sign; `1.000` is a thousand. */
export const EURO = /^\s*(?:€\s*)?(\d{1,3}(?:\.\d{3})+|\d{1,7})(?:[.,](\d{1,2}))?\s*(?:€\s*)?$/;

/** The typed amount in cents; `NaN` if it is not an amount. */
export function centOf(typed: string): number {
  const [, euro, cent = ''] = EURO.exec(typed) ?? [];
  return euro === undefined ? Number.NaN : Number(euro.replaceAll('.', '')) * 100 + Number(cent.padEnd(2, '0'));
}

/** An amount as people type it: `45,00`. */
export const typedEuro = (cent: number, locale: Locale): string => {
  const typed = (cent / 100).toFixed(2);
  return locale === 'de' ? typed.replace('.', ',') : typed;
};
