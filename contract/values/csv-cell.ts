/** Positions where office programs start a formula: at the start of a cell, and where they may split one. */
const FORMULA = /(^|[;,\t\r\n])(?=[=+\-@\t\r＝＋－＠])/g;

/** Escapes a text of a CSV file so that no office program reads it as a formula: an apostrophe precedes each start of a formula. */
export const escapeFormulas = (text: string): string => text.replace(FORMULA, "$1'");
