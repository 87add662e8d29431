import type { Row as TableRow } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { isFigure } from '../format.ts';
import { useApp } from '../portal.tsx';
import { ALL, Check } from './check.tsx';
import { cellClass, cellContent, type Features } from './columns.tsx';
import { OpenLink } from './open-link.tsx';
import type { ShownRows } from './shown-rows.ts';
import { Sums } from './sums.tsx';
import { WaitingRows } from './waiting-rows.tsx';

const HEAD = 'sticky top-0 z-2 h-10 border-b border-border bg-surface px-3 text-xs font-semibold whitespace-nowrap text-muted';
const CELL = 'h-10 border-b border-border px-3 align-middle whitespace-nowrap';
const FIRST = 'sticky z-1';

/** The frame is drawn by the cells at its edges, so that the scrollbars are outside of it: rows reach the frame in browsers whose scrollbars take space. */
const FRAME =
  'rounded-control bg-surface [&_tr>*]:border-border [&_tr>*:first-child]:border-l [&_tr>*:last-child]:border-r [&_thead_th]:border-t [&_thead_th:first-child]:rounded-tl-control [&_thead_th:last-child]:rounded-tr-control [&_tfoot_td]:border-b [&_tfoot_td:first-child]:rounded-bl-control [&_tfoot_td:last-child]:rounded-br-control';

/** Table with rows of 40 px, a sticky head and a sticky first column. */
export function Rows<Row extends object>(props: ShownRows<Row>) {
  const { report, table, sums, isWaiting, hasSelection } = props;
  const { t } = useApp();
  const [group] = table.getHeaderGroups();
  return (
    <table className={`w-full border-separate border-spacing-0 text-left ${FRAME}`}>
      <caption className="sr-only">{report.title(t)}</caption>
      <thead>
        <tr>
          {hasSelection && (
            <th scope="col" className={`${HEAD} left-0 z-3 w-10`}>
              <Check
                id={ALL}
                label={t('portal.tabelle.alleWaehlen')}
                checked={table.getIsAllRowsSelected()}
                disabled={table.getRowModel().rows.every((row) => !row.getCanSelect())}
                onChange={(on) => table.toggleAllRowsSelected(on)}
              />
            </th>
          )}
          {group?.headers.map(({ column }) => (
            <Head key={column.id} {...props} name={column.id} title={String(column.columnDef.header)} />
          ))}
        </tr>
      </thead>
      {/* The last row has no line below it: the foot has one. */}
      <tbody className="[&>tr:last-child>*]:border-b-0">
        {isWaiting ? (
          <WaitingRows label={t('portal.wartet')} columns={(group?.headers.length ?? 1) + (hasSelection ? 1 : 0)} />
        ) : (
          table.getRowModel().rows.map((row) => <Line key={row.id} {...props} row={row} />)
        )}
      </tbody>
      {sums && !isWaiting ? (
        <Sums report={report} hasSelection={hasSelection} sums={sums} names={group?.headers.map(({ column }) => column.id) ?? []} />
      ) : (
        <tfoot aria-hidden="true">
          <tr>
            <td colSpan={(group?.headers.length ?? 1) + (hasSelection ? 1 : 0)} className="sticky bottom-0 z-2 h-2 p-0" />
          </tr>
        </tfoot>
      )}
    </table>
  );
}

function Head<Row extends object>({ report, hasSelection, state, change, name, title }: ShownRows<Row> & { name: string; title: string }) {
  const isBy = state.nach === name;
  const spec = report.columns[name];
  const isFirst = name === report.head;
  return (
    <th
      scope="col"
      aria-sort={isBy ? (state.absteigend ? 'descending' : 'ascending') : undefined}
      className={`${HEAD} ${isFirst ? `z-3 ${hasSelection ? 'left-10' : 'left-0'}` : ''} ${spec && isFigure(spec.kind) ? 'text-right' : ''}`}
    >
      {spec?.isUnsortable ? (
        title
      ) : (
        <button
          type="button"
          className="inline-flex min-h-9 cursor-pointer items-center gap-1 hover:text-text"
          onClick={() => change(isBy && state.absteigend ? { nach: null, absteigend: false } : { nach: name, absteigend: isBy })}
        >
          {title}
          {isBy && <Icon name={state.absteigend ? 'down' : 'up'} />}
        </button>
      )}
    </th>
  );
}

function Line<Row extends object>({ report, row, open, openRow, hasSelection, choose }: ShownRows<Row> & { row: TableRow<Features, Row> }) {
  const { t } = useApp();
  const isOpen = openRow === row.id;
  const back = isOpen ? 'bg-(--row-open)' : 'bg-surface group-hover:bg-(--row-over)';
  return (
    <tr
      aria-current={isOpen ? 'true' : undefined}
      className={`group ${open ? 'cursor-pointer' : ''}`}
      onClick={({ target }) => {
        if (open && !(target as Element).closest('a, button, input, label') && getSelection()?.isCollapsed !== false) open(row.id);
      }}
    >
      {hasSelection && (
        <td className={`${CELL} ${FIRST} left-0 w-10 ${back}`}>
          <Check
            label={t('portal.tabelle.waehlen', { name: String(row.original[report.head]) })}
            checked={row.getIsSelected()}
            disabled={!row.getCanSelect()}
            onChange={(on, isRange) => choose(row.id, on, isRange)}
          />
        </td>
      )}
      {row.getVisibleCells().map((cell) =>
        cell.column.id === report.head ? (
          <th key={cell.id} scope="row" className={`max-w-72 font-medium ${CELL} ${FIRST} ${hasSelection ? 'left-10' : 'left-0'} ${back}`}>
            {open ? (
              <OpenLink nr={row.id} href={report.hrefOf(row.id)} open={open} className="block truncate">
                {cellContent(cell)}
              </OpenLink>
            ) : (
              <span className="block truncate">{cellContent(cell)}</span>
            )}
          </th>
        ) : (
          <td key={cell.id} className={`${CELL} ${cellClass(report.columns[cell.column.id])} ${back}`}>
            {report.columns[cell.column.id]?.isSentence ? <Sentence>{cellContent(cell)}</Sentence> : cellContent(cell)}
          </td>
        ),
      )}
    </tr>
  );
}

const Sentence = ({ children }: { children: ReactNode }) => (
  <span className="line-clamp-2 w-76 text-xs leading-tight whitespace-normal">{children}</span>
);
