/**
 * Format after the two letters of a VAT id, by member state and for Northern Ireland (VIES, "Structure of the VAT identification number"). `EL` is Greece.
 */
const FORMATS: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^[1-9]\d{8}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^[0-9A-Z]\d{7}[0-9A-Z]$/,
  FI: /^\d{8}$/,
  FR: /^[0-9A-Z]{2}\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^\d[0-9A-Z+*]\d{5}[A-Z]{1,2}$/,
  IT: /^\d{11}$/,
  LT: /^(\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^[0-9A-Z+*]{10}\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
  XI: /^(\d{9}|\d{12}|(GD|HA)\d{3})$/,
};

/** Normal form of a VAT id: `de 123 456 788` becomes `DE123456788`. */
export const normalizeUstId = (typed: string): string => typed.replace(/[\s./-]/g, '').toUpperCase();

/** Whether a text has the format of a VAT id of the European Union, with any separators; checks the check digit of German ids. No lookup. */
export function isUstId(typed: string): boolean {
  const ustId = normalizeUstId(typed);
  const [land, rest] = [ustId.slice(0, 2), ustId.slice(2)];
  const isFormed = Object.hasOwn(FORMATS, land) && FORMATS[land]?.test(rest) === true;
  return isFormed && (land !== 'DE' || checkDigitOf(rest.slice(0, 8)) === Number(rest[8]));
}

/** The ninth digit of a German VAT id (ISO/IEC 7064, MOD 11,10). */
function checkDigitOf(ziffern: string): number {
  let produkt = 10;
  for (const ziffer of ziffern) produkt = (((Number(ziffer) + produkt) % 10 || 10) * 2) % 11;
  return (11 - produkt) % 10;
}

/** Whether a text has the format of a German VAT id, with any separators. Its check digit is checked. */
export const isDeUstId = (typed: string): boolean => normalizeUstId(typed).startsWith('DE') && isUstId(typed);

/** Normal form of the number of a small business: `de 123 456 788 ex` becomes `DE123456788-EX`. */
export const normalizeKuIdNr = (typed: string): string => normalizeUstId(typed).replace(/EX$/, '-EX');

/** Whether a text has the format of a KU-IdNr, with any separators: nine digits after the country, then EX (UStG section 19a; Directive 2006/112/EC article 284 (3)). */
export const isKuIdNr = (typed: string): boolean => /^DE\d{9}-EX$/.test(normalizeKuIdNr(typed));

/** Whether a text is a German tax number: 10 or 11 digits in the format of a tax office, or 13 in the nationwide format. */
export const isSteuernummer = (typed: string): boolean =>
  /^[\d\s/]+$/.test(typed) && [10, 11, 13].includes(typed.replace(/\D/g, '').length);
