/**
 * The normal forms of what people type and paste, one function for each kind of field. The schemas of the wire use them, so that a page and a
 * call come to the same value. Each is idempotent.
 */

/**
 * Characters that nobody sees: zero-width, those that change the text direction, fillers and marks of annotations. Joiners and variants within
 * a picture, such as that of a family, are no reason.
 */
const INVISIBLE = /(?<!\p{Extended_Pictographic}\ufe0f?)[\u200d\ufe0f]|(?![\u200d\ufe0f])[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu;
/** Dashes and minus signs. */
const DASHES = /[\p{Pd}\u2212]/gu;
/** Blanks and dashes. */
const SEPARATORS = /[\s\p{Pd}\u2212]/gu;
/** Punctuation that a sentence puts around a link or code. */
const BEFORE = /^[([{<"'´‘’„“«»*\s]+/;
const AFTER = /(?<![.,;:!?)\]}>"'´’‘“”»…*\s])[.,;:!?)\]}>"'´’‘“”»…*\s]+$/;

/** A text without the characters that nobody sees. */
export const withoutInvisible = (text: string): string => text.replace(INVISIBLE, '');

/** A name or other text of one line: composed (NFC), every kind of blank as one space. Line breaks and control characters stay, to be refused. */
export const normalizeLine = (text: string): string =>
  withoutInvisible(text)
    .normalize('NFC')
    .replace(/[\p{Zs}]+/gu, ' ')
    .trim();

/** A mail address as it is stored and mailed: without blanks around it, composed. */
export const normalizeEmail = (text: string): string => withoutInvisible(text).normalize('NFC').trim();

/** A telephone number: ASCII digits and signs, one space, hyphens for all dashes. */
export const normalizeTelefon = (text: string): string =>
  withoutInvisible(text).normalize('NFKC').replace(DASHES, '-').replace(/\s+/g, ' ').trim();

/** An IBAN in its electronic format, of what banks print and people paste: without its name, blanks and dashes. */
export const normalizeIban = (text: string): string => normalizeBic(text).replace(/^(?:IBAN:?)+/, '');

/** A BIC: in upper case, without blanks and dashes. */
export const normalizeBic = (text: string): string =>
  withoutInvisible(text).normalize('NFKC').replace(SEPARATORS, '').toUpperCase().normalize('NFKC');

/** A password that is set or checked: composed, because keyboards differ in how they write an umlaut. */
export const normalizePasswort = (text: string): string => text.normalize('NFC');

/** A typed code of any kind: in upper case, without blanks, dashes and the punctuation around it. */
export const normalizeTyped = (text: string): string =>
  withoutPunctuation(withoutInvisible(text).normalize('NFKC').replace(SEPARATORS, '')).toUpperCase().normalize('NFKC');

/** A link or a part of it, copied out of a sentence, without the punctuation around it. */
export const withoutPunctuation = (text: string): string => withoutInvisible(text).replace(AFTER, '').replace(BEFORE, '');
