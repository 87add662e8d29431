import { dayOf, formatTime } from '../../../contract/values/days.ts';

/** A value of a file: a day as `YYYY-MM-DD`, an amount in cents; null is an empty cell. */
export type Cell =
  | { readonly art: 'Text'; readonly wert: string }
  | { readonly art: 'Zahl'; readonly wert: number }
  | { readonly art: 'Cent'; readonly wert: number }
  | { readonly art: 'Tag'; readonly wert: string }
  | { readonly art: 'Zeitpunkt'; readonly wert: Date }
  | null;

/** Rows of a file, piece by piece, below the headings of its columns. */
export interface Sheet {
  readonly headings: readonly string[];
  readonly pieces: AsyncIterable<readonly (readonly Cell[])[]>;
}

/** Where office programs begin to read a formula: at the start of a cell, and where they may divide one. */
const FORMULA = /(^|[;,\t\r\n])(?=[=+\-@\t\r＝＋－＠])/g;

/** A text that no office program takes for a formula: an apostrophe stands before what begins one. */
export const defused = (text: string): string => text.replace(FORMULA, "$1'");

/** A day as office programs in Germany read one: 24.12.2026. */
const shownDay = (day: string): string => day.split('-').reverse().join('.');

/** A cell as German office programs read it from a text file. */
export function shown(cell: Cell): string {
  if (cell === null) return '';
  if (cell.art === 'Text') return defused(cell.wert);
  if (cell.art === 'Cent') return (cell.wert / 100).toFixed(2).replace('.', ',');
  if (cell.art === 'Tag') return shownDay(cell.wert);
  if (cell.art === 'Zeitpunkt') return `${shownDay(dayOf(cell.wert))} ${formatTime(cell.wert)}`;
  return String(cell.wert);
}
