import type { ReactNode } from 'react';

export interface Column<Row> {
  /** Head of the column; on narrow screens the title of each value. */
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  /** Figures are aligned right. */
  readonly isFigure?: boolean;
}

interface TableProps<Row> {
  readonly caption: string;
  readonly isCaptionHidden?: boolean;
  /** The first column names the row. */
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** Content if there are no rows. */
  readonly empty: ReactNode;
}

/** Explicit roles, because some browsers drop the table semantics if `display` changes. Screen readers read the cards as a table too. */
const ROLES = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

/** Table with rows of 40 px and a sticky head; in a narrow box each row is a card with the same fields. */
export function Table<Row>({ caption, isCaptionHidden = false, columns, rows, keyOf, empty }: TableProps<Row>) {
  return (
    <div className="@container">
      <table {...ROLES.table} className="block w-full border-separate border-spacing-0 text-left @min-[32rem]:table">
        <caption
          className={isCaptionHidden ? 'sr-only' : 'mb-3 block text-left font-heading text-lg font-semibold @min-[32rem]:table-caption'}
        >
          {caption}
        </caption>
        <thead {...ROLES.rowgroup} className="sr-only @min-[32rem]:not-sr-only @min-[32rem]:table-header-group">
          <tr {...ROLES.row}>
            {columns.map(({ title, isFigure }) => (
              <th
                key={title}
                {...ROLES.columnheader}
                scope="col"
                className={`sticky top-0 z-1 border-b-2 border-muted bg-bg px-3 py-2 align-bottom text-xs font-semibold first:pl-0 last:pr-0 ${isFigure ? 'text-right' : ''}`}
              >
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...ROLES.rowgroup} className="flex flex-col gap-3 @min-[32rem]:table-row-group">
          {rows.length === 0 && <Empty columns={columns.length}>{empty}</Empty>}
          {rows.map((row) => (
            <TableRow key={keyOf(row)} row={row} columns={columns} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Classes of a field on a card: title and value side by side. */
const FIELD = 'grid grid-cols-[minmax(0,6rem)_minmax(0,1fr)] items-baseline gap-x-4';
const CELL =
  'py-1 text-left wrap-anywhere @min-[32rem]:table-cell @min-[32rem]:h-10 @min-[32rem]:border-b @min-[32rem]:border-border @min-[32rem]:px-3 @min-[32rem]:align-middle @min-[32rem]:first:pl-0 @min-[32rem]:last:pr-0';
const FIGURE = 'font-numbers tabular-nums @min-[32rem]:text-right @min-[32rem]:whitespace-nowrap';

const TableRow = <Row,>({ row, columns }: Pick<TableProps<Row>, 'columns'> & { row: Row }) => (
  <tr
    {...ROLES.row}
    className="block rounded-card bg-surface px-5 py-4 shadow-card transition-colors duration-200 ease-out @min-[32rem]:table-row @min-[32rem]:rounded-none @min-[32rem]:bg-transparent @min-[32rem]:shadow-none @min-[32rem]:hover:bg-surface"
  >
    {columns.map(({ title, cell, isFigure }, index) =>
      index === 0 ? (
        <th key={title} {...ROLES.rowheader} scope="row" className={`block ${CELL} font-semibold`}>
          {cell(row)}
        </th>
      ) : (
        <td key={title} {...ROLES.cell} className={`${FIELD} ${CELL} ${isFigure ? FIGURE : ''}`}>
          <span aria-hidden="true" className="font-body text-xs text-muted @min-[32rem]:hidden">
            {title}
          </span>
          <span>{cell(row)}</span>
        </td>
      ),
    )}
  </tr>
);

const Empty = ({ columns, children }: { columns: number; children: ReactNode }) => (
  <tr {...ROLES.row} className="block @min-[32rem]:table-row">
    <td {...ROLES.cell} colSpan={columns} className="block py-6 text-muted @min-[32rem]:table-cell @min-[32rem]:text-center">
      {children}
    </td>
  </tr>
);
