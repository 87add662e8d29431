import type { Schriften } from './schriften.ts';
import { type Pdf, unsaid } from './struktur.ts';

/** Converts millimetres to points of a PDF. */
export const mm = (millimetres: number): number => (millimetres * 72) / 25.4;

export const SEITE = { breite: mm(210), hoehe: mm(297), links: mm(25), rechts: mm(190), unten: mm(262) } as const;
const TINTE = '#1d1d24';
export const LEISE = '#5c5c68';
const LINIE = '#d5d5de';

type Schnitt = keyof Schriften;

/** Style of a text. */
export interface Satz {
  readonly schnitt?: Schnitt;
  readonly groesse?: number;
  readonly farbe?: string;
  /** `x` is the right end of the text, not its beginning. */
  readonly isRight?: boolean;
  readonly breite?: number;
}

/** Registers the font files of a family in a document. */
export function registerSchriften(pdf: Pdf, schriften: Schriften): void {
  for (const schnitt of ['normal', 'fett'] as const)
    for (const [index, data] of schriften[schnitt].entries()) pdf.registerFont(`${schnitt}${index}`, data);
}

interface Stueck {
  readonly font: string;
  text: string;
}

const VISIBLE = /[^\p{C}\p{Z}\p{M}]/u;

/**
 * Replaces a letter that no font has, in data from before such letters were refused (`isPrintable`). The page shows that a letter is
 * missing, and the XML has the letter.
 */
const UNKNOWN = '?';

/** Splits a text into pieces of one font file each; letters missing in the Latin file use the extended one. */
function pieces(pdf: Pdf, text: string, schnitt: Schnitt): Stueck[] {
  const all: Stueck[] = [];
  const fontOf = (letter: string) => [`${schnitt}0`, `${schnitt}1`].find((name) => hasLetter(pdf, name, letter));
  for (const one of text.normalize('NFC')) {
    const letter = fontOf(one) || !VISIBLE.test(one) ? one : UNKNOWN;
    const font = fontOf(letter);
    if (font === undefined) continue;
    const last = all.at(-1);
    if (last?.font === font) last.text += letter;
    else all.push({ font, text: letter });
  }
  return all;
}

function hasLetter(pdf: Pdf, font: string, letter: string): boolean {
  pdf.font(font);
  const { font: file } = (pdf as unknown as { _font: { font: { hasGlyphForCodePoint(code: number): boolean } } })._font;
  return file.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
}

const widthOf = (pdf: Pdf, stuecke: readonly Stueck[], groesse: number): number =>
  stuecke.reduce((sum, { font, text }) => sum + pdf.font(font).fontSize(groesse).widthOfString(text), 0);

/** Breaks a text into lines of a width; wider words are split. */
function linesOf(pdf: Pdf, text: string, { schnitt = 'normal', groesse = 9.5, breite = SEITE.rechts - SEITE.links }: Satz): string[] {
  const fits = (one: string): boolean => widthOf(pdf, pieces(pdf, one, schnitt), groesse) <= breite;
  const lines: string[] = [];
  for (const word of text.split(/[^\S\u00a0]+/).flatMap((one) => cut(one, fits))) {
    const longer = [lines.at(-1), word].filter(Boolean).join(' ');
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Splits a word into parts that fit. */
function cut(word: string, fits: (part: string) => boolean): string[] {
  const parts = [''];
  for (const letter of fits(word) ? [word] : word) {
    const longer = `${parts.at(-1)}${letter}`;
    if (fits(longer)) parts[parts.length - 1] = longer;
    else parts.push(letter);
  }
  return parts;
}

/** Draws one line; `y` is its upper edge. */
export function line(
  pdf: Pdf,
  text: string,
  x: number,
  y: number,
  { schnitt = 'normal', groesse = 9.5, farbe = TINTE, isRight }: Satz = {},
): void {
  const stuecke = pieces(pdf, text, schnitt);
  let at = isRight ? x - widthOf(pdf, stuecke, groesse) : x;
  for (const { font, text: piece } of stuecke) {
    pdf.font(font).fontSize(groesse).fillColor(farbe).text(piece, at, y, { lineBreak: false });
    at += pdf.widthOfString(piece);
  }
}

/** Line height of a text. */
const stepOf = ({ groesse = 9.5 }: Satz): number => groesse * 1.45;

/** Height of a text in all its lines. */
export const heightOf = (pdf: Pdf, text: string, satz: Satz = {}): number => linesOf(pdf, text, satz).length * stepOf(satz);

/** Draws a text in lines and returns where the next one begins. */
export function paragraph(pdf: Pdf, text: string, x: number, y: number, satz: Satz = {}): number {
  const step = stepOf(satz);
  const lines = linesOf(pdf, text, satz);
  for (const [index, one] of lines.entries()) line(pdf, one, x, y + index * step, satz);
  return y + lines.length * step;
}

/** A thin line across. */
export function rule(pdf: Pdf, y: number, { farbe = LINIE, breite = 0.6, von = SEITE.links } = {}): void {
  unsaid(pdf, () => pdf.moveTo(von, y).lineTo(SEITE.rechts, y).lineWidth(breite).strokeColor(farbe).stroke());
}
