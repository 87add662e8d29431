import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type App, useApp } from '../portal.tsx';
import { isFiltered, START, type TableState, wireQuery } from './address.ts';
import { Pager } from './pager.tsx';
import type { LoadedRows, ReportPage } from './report.ts';

const PAGESIZE = 25;

type Load<Row> = (app: App, query: ReturnType<typeof wireQuery>, signal: AbortSignal) => Promise<ReportPage<Row>>;

/** Rows of a report with numbered pages. `name` is part of the query keys. */
export function usePages<Row extends object>(
  name: string,
  load: Load<Row>,
  state: TableState,
  change: (changed: Partial<TableState>) => void,
): LoadedRows<Row> {
  const app = useApp();
  const query = wireQuery(state, PAGESIZE);
  const answer = useQuery({
    queryKey: [name, query],
    queryFn: ({ signal }) => load(app, query, signal),
    placeholderData: keepPreviousData,
  });
  const all = useQuery({
    queryKey: [name, wireQuery(START, 1)],
    queryFn: ({ signal }) => load(app, wireQuery(START, 1), signal),
    enabled: isFiltered(state),
  });
  const page = answer.data;
  return {
    rows: page?.Content,
    total: page && { count: page.TotalCount, isExact: true },
    all: all.data?.TotalCount,
    sums: page?.Summen,
    isPending: answer.isPending,
    isStale: answer.isPlaceholderData,
    error: answer.error,
    retry: () => void answer.refetch(),
    more: <Pager page={page as ReportPage<unknown> | undefined} pagesize={PAGESIZE} state={state} change={change} />,
  };
}
