import { useQueryClient } from '@tanstack/react-query';
import { type ReactTable, type RowSelectionState, useTable } from '@tanstack/react-table';
import { Suspense, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useKeys } from '../keys.ts';
import { useApp } from '../portal.tsx';
import { Sheet, SheetWaiting } from '../sheet/sheet.tsx';
import { useFocusFallback } from '../use-focus-fallback.ts';
import { isFiltered, UNFILTERED, wireFilter } from './address.ts';
import { BulkBar } from './bulk-bar.tsx';
import { columnDefs, type Features, features } from './columns.tsx';
import { List } from './list.tsx';
import type { Report } from './report.ts';
import { EmptyReport, LoadError } from './state-messages.tsx';
import { Toolbar } from './toolbar.tsx';
import { useTableState } from './use-table-state.ts';

const NO_ROWS: readonly never[] = [];

/** Screen of a report: its table, its filters, and next to them the sheet of a row. */
export function ReportScreen<Row extends object>({ report }: { report: Report<Row> }) {
  const portal = useApp();
  const { t } = portal;
  const choices = useMemo(() => report.choices?.(portal), [report, portal]);
  const names = useMemo(() => {
    const columns = Object.keys(report.columns);
    const sortable = columns.filter((name) => !report.columns[name]?.isUnsortable);
    return { columns, sortable, status: report.status, choices: choices?.names ?? [], due: report.due.values };
  }, [report, choices]);
  const [state, change, latest] = useTableState(names);
  const [openRow, open] = report.useOpenRow(latest);
  const [selected, setSelected] = useState<ReadonlyMap<string, Row>>(new Map());
  const search = useRef<HTMLInputElement>(null);
  const queries = useQueryClient();
  const loaded = report.useRows(state, change);
  useFocusFallback(loaded.rows, 'inhalt');
  const isPart = isFiltered(state);
  const rows = loaded.rows ?? NO_ROWS;
  const bulk = report.bulk?.(portal) ?? null;
  const columns = useMemo(() => columnDefs(report, portal), [report, portal]);
  const hidden = Object.fromEntries(
    names.columns.map((name) => [name, state.spalten ? state.spalten.includes(name) : !report.columns[name]?.isHidden]),
  );
  const table = useTable({
    features,
    columns,
    data: rows as Row[],
    getRowId: report.keyOf,
    manualSorting: true,
    enableRowSelection: ({ original }: { original: Row }) => bulk?.canSelect(original) ?? false,
    state: {
      columnVisibility: { ...hidden, [report.head]: true },
      rowSelection: selectionOf(selected),
      sorting: state.nach === null ? [] : [{ id: state.nach, desc: state.absteigend }],
    },
    onRowSelectionChange: (change) =>
      setSelected((before) => {
        const selection = typeof change === 'function' ? change(selectionOf(before)) : change;
        const known = new Map([...before, ...rows.map((row) => [report.keyOf(row), row] as const)]);
        return new Map([...known].filter(([key]) => selection[key]).slice(0, bulk?.max));
      }),
  });

  const choose = useRange(table);

  // The selection holds over all pages and orders of a list. Another filter is another list and clears it.
  const list = JSON.stringify(wireFilter({ ...state, nach: null }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another filter clears the selection
  useEffect(() => setSelected(new Map()), [list]);
  const { Sheet: RowSheet } = report;
  // The row that a key has opened, until the address has it: keys can follow one another faster.
  const stepped = useRef<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address has the row, or another
  useLayoutEffect(() => {
    stepped.current = null;
  }, [openRow]);
  const step = (by: 1 | -1) => {
    const from = stepped.current ?? openRow ?? focusedRow();
    const next = rows[from === null ? 0 : rows.findIndex((row) => report.keyOf(row) === from) + by];
    if (next) {
      stepped.current = report.keyOf(next);
      open(stepped.current);
    } else if (by === 1) loaded.next?.();
  };
  useKeys({ '/': () => search.current?.focus(), ...(RowSheet && { j: () => step(1), k: () => step(-1) }) });

  // An action in one report changes the counts of other reports and of the start page.
  const refresh = () => queries.invalidateQueries();
  const undo = () => change(UNFILTERED);
  // A row of this page is fresh; those of other pages are as they were when selected.
  const fresh = new Map(rows.map((row) => [report.keyOf(row), row]));
  const chosen = bulk ? [...selected].map(([key, row]) => fresh.get(key) ?? row).filter(bulk.canSelect) : NO_ROWS;
  return (
    <div className="flex h-full min-h-0">
      <section className={`min-w-0 flex-1 flex-col gap-3 px-4 pt-4 lg:flex lg:px-6 ${openRow && RowSheet ? 'hidden' : 'flex'}`}>
        <Toolbar
          report={report}
          state={state}
          change={change}
          choices={choices}
          search={search}
          loaded={loaded}
          undo={undo}
          onChanged={() => void refresh()}
        />
        {loaded.error && !loaded.rows ? (
          <LoadError error={loaded.error} retry={loaded.retry} />
        ) : loaded.total?.count === 0 ? (
          <EmptyReport report={report} isPart={isPart} undo={undo} />
        ) : (
          <>
            <List
              report={report}
              table={table}
              sums={loaded.sums ?? undefined}
              isWaiting={loaded.isPending}
              isStale={loaded.isStale}
              openRow={openRow}
              open={RowSheet ? open : null}
              hasSelection={bulk !== null}
              choose={choose}
              state={state}
              change={change}
            />
            {bulk && chosen.length > 0 && (
              <BulkBar
                bulk={bulk}
                rows={chosen}
                done={() => {
                  setSelected(new Map());
                  void refresh();
                }}
                clear={() => setSelected(new Map())}
              />
            )}
            {loaded.more}
          </>
        )}
      </section>
      {openRow && RowSheet && (
        <Sheet key={openRow} title={report.title(t)} close={() => open(null)} opener={openRow}>
          <Suspense fallback={<SheetWaiting />}>
            <RowSheet nr={openRow} onChanged={() => void refresh()} close={() => open(null)} />
          </Suspense>
        </Sheet>
      )}
    </div>
  );
}

/** Key of the row that has the focus, as after its sheet was closed; null if none has. */
const focusedRow = (): string | null =>
  document.activeElement?.closest('tr, li')?.querySelector<HTMLElement>('main [data-row]')?.dataset.row ?? null;

/** The selection as the table knows it. */
const selectionOf = (selected: ReadonlyMap<string, unknown>): RowSelectionState =>
  Object.fromEntries([...selected.keys()].map((key) => [key, true]));

/** Selects or deselects a row; with Shift all rows from the previous one to it, as in mail lists. */
function useRange<Row extends object>(table: ReactTable<Features, Row>) {
  const before = useRef<string | null>(null);
  return (id: string, on: boolean, isRange: boolean) => {
    const { rows } = table.getRowModel();
    const placeOf = (name: string | null) => rows.findIndex((row) => row.id === name);
    const to = placeOf(id);
    const from = isRange && placeOf(before.current) >= 0 ? placeOf(before.current) : to;
    before.current = id;
    for (const row of rows.slice(Math.min(from, to), Math.max(from, to) + 1)) if (row.getCanSelect()) row.toggleSelected(on);
  };
}
