import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactTable, type RowSelectionState, useTable } from '@tanstack/react-table';
import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useKeys } from '../keys.ts';
import { usePortal } from '../portal.tsx';
import { Sheet, SheetWaiting } from '../sheet/sheet.tsx';
import { useFocusFallback } from '../use-focus-fallback.ts';
import { isFiltered, START, UNFILTERED, wireQuery } from './address.ts';
import { BulkBar } from './bulk-bar.tsx';
import { columnDefs, type Features, features } from './columns.tsx';
import { List } from './list.tsx';
import { Pager } from './pager.tsx';
import type { Report, ReportPage } from './report.ts';
import { EmptyReport, LoadError } from './state-messages.tsx';
import { Toolbar } from './toolbar.tsx';
import { useOpenRow, useTableState } from './use-table-state.ts';

const PAGESIZE = 25;
const NO_ROWS: readonly never[] = [];

/** Screen of a report: its table, its filters, and next to them the sheet of a row. */
export function ReportScreen<Row extends object>({ report }: { report: Report<Row> }) {
  const portal = usePortal();
  const { t } = portal;
  const choices = useMemo(() => report.choices?.(portal), [report, portal]);
  const names = useMemo(() => {
    const columns = Object.keys(report.columns);
    const sortable = columns.filter((name) => !report.columns[name]?.isUnsortable);
    return { columns, sortable, status: report.status, choices: choices?.names ?? [] };
  }, [report, choices]);
  const [state, change, latest] = useTableState(names);
  const [openRow, open] = useOpenRow(latest);
  const [selected, setSelected] = useState<ReadonlyMap<string, Row>>(new Map());
  const search = useRef<HTMLInputElement>(null);
  const queries = useQueryClient();
  const query = wireQuery(state, PAGESIZE);

  const answer = useQuery({
    queryKey: [report.name, query],
    queryFn: ({ signal }) => report.load(portal, query, signal),
    placeholderData: keepPreviousData,
  });
  useFocusFallback(answer.data, 'inhalt');
  const isPart = isFiltered(state);
  const all = useQuery({
    queryKey: [report.name, wireQuery(START, 1)],
    queryFn: ({ signal }) => report.load(portal, wireQuery(START, 1), signal),
    enabled: isPart,
  });

  const rows = answer.data?.Content ?? NO_ROWS;
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
  const list = JSON.stringify(wireQuery({ ...state, seite: 1, nach: null }, PAGESIZE));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another filter clears the selection
  useEffect(() => setSelected(new Map()), [list]);
  useKeys({ '/': () => search.current?.focus() });

  // An action in one report changes the counts of other reports and of the start page.
  const refresh = () => queries.invalidateQueries();
  const undo = () => change(UNFILTERED);
  const { Sheet: RowSheet } = report;
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
          page={answer.data}
          total={all.data?.TotalCount}
          undo={undo}
          onChanged={() => void refresh()}
        />
        {answer.isError && !answer.data ? (
          <LoadError error={answer.error} retry={() => void answer.refetch()} />
        ) : answer.data?.TotalCount === 0 ? (
          <EmptyReport report={report} isPart={isPart} undo={undo} />
        ) : (
          <>
            <List
              report={report}
              table={table}
              sums={answer.data?.Summen}
              isWaiting={answer.isPending}
              isStale={answer.isPlaceholderData}
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
            <Pager page={answer.data as ReportPage<unknown> | undefined} pagesize={PAGESIZE} state={state} change={change} />
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
