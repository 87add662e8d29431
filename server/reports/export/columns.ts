import { columnsOf, type ReportColumn, type ReportSpec } from '../../../contract/calls/bericht.ts';
import { valueLabel } from '../../../texts/spalte.ts';
import type { Translate } from '../../../texts/texts.ts';
import type { Cell, Zeile } from './cell.ts';

/** Headings and cells of the columns of a file. */
export interface FileColumns {
  /** The headings of the columns. */
  headings(t: Translate): readonly string[];
  /** A row as cells, in the order of the headings. */
  cells(t: Translate, zeile: Zeile): readonly Cell[];
}

/** Texts of columns whose constants have texts only in part. */
export type ColumnLabels = Readonly<Record<string, (t: Translate, wert: string) => string>>;

/** The columns of a report as display texts; `title` returns the heading of a column. */
export function displayColumns(
  report: ReportSpec,
  title: (t: Translate, spalte: string) => string,
  labels: ColumnLabels = {},
): FileColumns {
  const columns = Object.entries(columnsOf(report));
  return {
    headings: (t) => columns.map(([spalte]) => title(t, spalte)),
    cells: (t, zeile) =>
      columns.map(([spalte, column]) => {
        const label = labels[spalte] ?? ((one: Translate, wert: string) => valueLabel(one, column, wert));
        return cellOf(column, zeile[spalte], (wert) => label(t, wert));
      }),
  };
}

function cellOf({ kind }: ReportColumn, wert: unknown, label: (wert: string) => string): Cell {
  if (wert === null || wert === undefined || wert === '') return null;
  if (kind === 'count') return { art: 'Zahl', wert: Number(wert) };
  if (kind === 'cent') return { art: 'Cent', wert: Number(wert) };
  if (kind === 'date') return { art: 'Tag', wert: String(wert) };
  if (kind === 'moment') return { art: 'Zeitpunkt', wert: new Date(String(wert)) };
  return {
    art: 'Text',
    wert: [wert]
      .flat()
      .map((one) => label(String(one)))
      .join(', '),
  };
}
