/** What no document of XML may hold: control characters but its own, and halves of letters. */
const FORBIDDEN = /[^\P{Cc}\t\n\r]|[\p{Cs}\ufffe\uffff]/gu;

/** A text, or a whole document, without what XML forbids even where it is escaped (XML 1.0, section 2.2). */
export const xmlLetters = (text: string): string => text.replace(FORBIDDEN, '');
