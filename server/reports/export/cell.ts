import { escapeFormulas } from '../../../contract/values/csv-cell.ts';
import { dayOf, formatTime } from '../../../contract/values/days.ts';

/** A row as on the wire. */
export type Zeile = Readonly<Record<string, unknown>>;

/** A value of a file: a day as `YYYY-MM-DD`, an amount in cents; null is an empty cell. */
export type Cell =
  | { readonly art: 'Text'; readonly wert: string }
  | { readonly art: 'Zahl'; readonly wert: number }
  | { readonly art: 'Cent'; readonly wert: number }
  | { readonly art: 'Tag'; readonly wert: string }
  | { readonly art: 'Zeitpunkt'; readonly wert: Date }
  | null;

/** Rows of a file in pieces, with the headings of its columns. */
export interface Sheet {
  readonly headings: readonly string[];
  readonly pieces: AsyncIterable<readonly (readonly Cell[])[]>;
}

/** Formats a day as German office programs read it: 24.12.2026. */
const formatDayOfCell = (day: string): string => day.split('-').reverse().join('.');

/** Formats a cell for a CSV file of German office programs. */
export function formatCell(cell: Cell): string {
  if (cell === null) return '';
  if (cell.art === 'Text') return escapeFormulas(cell.wert);
  if (cell.art === 'Cent') return (cell.wert / 100).toFixed(2).replace('.', ',');
  if (cell.art === 'Tag') return formatDayOfCell(cell.wert);
  if (cell.art === 'Zeitpunkt') return `${formatDayOfCell(dayOf(cell.wert))} ${formatTime(cell.wert)}`;
  return String(cell.wert);
}
