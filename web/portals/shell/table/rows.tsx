import type { ReactTable, Row as TableRow } from '@tanstack/react-table';
import type { KeyboardEvent } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import type { TableState } from '../address.ts';
import { isFigure } from '../format.ts';
import { usePortal } from '../portal.tsx';
import type { Report } from '../report.ts';
import { Check } from './check.tsx';
import { cellLook, type Features } from './columns.tsx';
import { ROLES } from './roles.ts';
import { Sums } from './sums.tsx';
import { WaitingRows } from './waiting-rows.tsx';

interface RowsProps<Row extends object> {
  readonly report: Report<Row>;
  readonly table: ReactTable<Features, Row>;
  readonly sums: Readonly<Record<string, number>> | undefined;
  readonly isWaiting: boolean;
  /** What is shown is of before, while the next is on its way. */
  readonly isStale: boolean;
  readonly openRow: string | null;
  readonly open: ((nr: string) => void) | null;
  readonly hasSelection: boolean;
  readonly state: TableState;
  change(changed: Partial<TableState>): void;
}

const HEAD = 'sticky top-0 z-2 h-10 border-b border-border bg-bg px-3 text-xs font-semibold whitespace-nowrap text-muted';
const CELL = 'lg:h-10 lg:border-b lg:border-border lg:px-3 lg:align-middle lg:whitespace-nowrap';
const FIRST = 'lg:sticky lg:z-1';

/** Rows of 40 px under a head and behind a first column that stay; on phones a card a row with the same fields. */
export function Rows<Row extends object>(props: RowsProps<Row>) {
  const { report, table, sums, isWaiting, isStale, hasSelection } = props;
  const { t } = usePortal();
  const [group] = table.getHeaderGroups();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears the arrows of the rows that stand in it
    <div
      aria-busy={isWaiting || isStale}
      onKeyDown={moveAmongRows}
      className={`min-h-0 transition-opacity duration-150 lg:flex-1 lg:overflow-auto lg:rounded-control lg:border lg:border-border lg:bg-surface ${isStale ? 'opacity-60' : ''}`}
    >
      <table {...ROLES.table} className="block w-full border-separate border-spacing-0 text-left lg:table">
        <caption className="sr-only">{report.title(t)}</caption>
        <thead {...ROLES.group} className="sr-only lg:not-sr-only lg:table-header-group">
          <tr {...ROLES.row}>
            {hasSelection && (
              <th {...ROLES.head} scope="col" className={`${HEAD} left-0 z-3 w-10 lg:bg-surface`}>
                <Check
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
        <tbody {...ROLES.group} className="flex flex-col gap-2 lg:table-row-group">
          {isWaiting ? (
            <WaitingRows label={t('portal.wartet')} columns={(group?.headers.length ?? 1) + (hasSelection ? 1 : 0)} />
          ) : (
            table.getRowModel().rows.map((row) => <Line key={row.id} {...props} row={row} />)
          )}
        </tbody>
        {sums && !isWaiting && (
          <Sums report={report} hasSelection={hasSelection} sums={sums} names={group?.headers.map(({ column }) => column.id) ?? []} />
        )}
      </table>
    </div>
  );
}

function Head<Row extends object>({ report, hasSelection, state, change, name, title }: RowsProps<Row> & { name: string; title: string }) {
  const isBy = state.nach === name;
  const spec = report.columns[name];
  const isFirst = name === report.head;
  return (
    <th
      {...ROLES.head}
      scope="col"
      aria-sort={isBy ? (state.absteigend ? 'descending' : 'ascending') : undefined}
      className={`${HEAD} lg:bg-surface ${isFirst ? `z-3 ${hasSelection ? 'left-10' : 'left-0'}` : ''} ${spec && isFigure(spec.kind) ? 'text-right' : ''}`}
    >
      <button
        type="button"
        className="inline-flex min-h-9 cursor-pointer items-center gap-1 hover:text-text"
        onClick={() => change(isBy && state.absteigend ? { nach: null, absteigend: false } : { nach: name, absteigend: isBy })}
      >
        {title}
        {isBy && <Icon name={state.absteigend ? 'down' : 'up'} />}
      </button>
    </th>
  );
}

function Line<Row extends object>({ report, row, open, openRow, hasSelection }: RowsProps<Row> & { row: TableRow<Features, Row> }) {
  const { t } = usePortal();
  const isOpen = openRow === row.id;
  const back = isOpen ? 'lg:bg-(--row-open)' : 'lg:bg-surface lg:group-hover:bg-(--row-over)';
  const cells = row.getVisibleCells();
  return (
    <tr
      {...ROLES.row}
      aria-current={isOpen ? 'true' : undefined}
      className={`group relative block rounded-control border border-border bg-surface px-4 py-3 lg:table-row lg:border-0 lg:p-0 ${open ? 'cursor-pointer' : ''}`}
      onClick={({ target }) => {
        if (open && !(target as Element).closest('a, button, input, label') && getSelection()?.isCollapsed !== false) open(row.id);
      }}
    >
      {hasSelection && (
        <td {...ROLES.cell} className={`absolute top-0.5 right-0.5 lg:static ${CELL} ${FIRST} lg:left-0 lg:w-10 ${back}`}>
          <Check
            label={t('portal.tabelle.waehlen', { name: String(row.original[report.head]) })}
            checked={row.getIsSelected()}
            disabled={!row.getCanSelect()}
            onChange={(on) => row.toggleSelected(on)}
          />
        </td>
      )}
      {cells.map((cell) => {
        const spec = report.columns[cell.column.id];
        if (cell.column.id === report.head)
          return (
            <th
              key={cell.id}
              {...ROLES.name}
              scope="row"
              className={`block pr-10 pb-1 font-semibold lg:table-cell lg:pb-0 lg:font-medium ${CELL} ${FIRST} ${hasSelection ? 'lg:left-10' : 'lg:left-0'} ${back}`}
            >
              {open ? (
                <a
                  href={`?zeile=${encodeURIComponent(row.id)}`}
                  data-row={row.id}
                  className="text-text underline decoration-transparent underline-offset-3 hover:decoration-current"
                  onClick={(event) => {
                    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                    event.preventDefault();
                    open(row.id);
                  }}
                >
                  {cellContent(cell)}
                </a>
              ) : (
                cellContent(cell)
              )}
            </th>
          );
        return (
          <td
            key={cell.id}
            {...ROLES.cell}
            className={`flex min-h-7 flex-wrap items-baseline gap-x-3 py-0.5 lg:table-cell lg:py-0 lg:max-w-72 lg:truncate ${CELL} ${cellLook(spec)} ${back}`}
          >
            <span aria-hidden="true" className="min-w-0 basis-30 font-body text-xs text-muted lg:hidden">
              {String(cell.column.columnDef.header)}
            </span>
            <span className="min-w-0 grow basis-32">{cellContent(cell)}</span>
          </td>
        );
      })}
    </tr>
  );
}

type Cell<Row extends object> = ReturnType<TableRow<Features, Row>['getVisibleCells']>[number];

function cellContent<Row extends object>(cell: Cell<Row>) {
  const { cell: show } = cell.column.columnDef;
  return typeof show === 'function' ? show(cell.getContext()) : String(cell.getValue());
}

/** Arrows lead from row to row; Enter opens the one that has the focus, as a link does. */
function moveAmongRows(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined || !(event.target instanceof HTMLElement)) return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')];
  const at = rows.findIndex((row) => row.closest('tr') === (event.target as HTMLElement).closest('tr'));
  const next = rows[at + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
