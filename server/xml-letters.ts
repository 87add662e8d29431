/** Characters that XML forbids: control characters other than tab and line ends, and unpaired surrogates. */
const FORBIDDEN = /[^\P{Cc}\t\n\r]|[\p{Cs}\ufffe\uffff]/gu;

/** Removes the characters from a text or a whole document that XML forbids even in escaped form (XML 1.0, section 2.2). */
export const xmlLetters = (text: string): string => text.replace(FORBIDDEN, '');
