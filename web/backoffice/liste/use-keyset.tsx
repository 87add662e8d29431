import { useInfiniteQuery } from '@tanstack/react-query';
import { formatCount } from '../../portals/shell/format.ts';
import { SECONDARY_BUTTON } from '../../portals/shell/styles.ts';
import { type TableState, wireFilter } from '../../portals/shell/table/address.ts';
import type { LoadedRows } from '../../portals/shell/table/report.ts';
import { type Backoffice, useBackoffice } from '../backoffice.ts';

const PAGESIZE = 50;

/** A page of a list (`contract/calls/betrieb/liste.ts`). */
export interface ListPage<Row> {
  readonly Content: readonly Row[];
  readonly Nach: string | null;
  readonly TotalCount: number;
  readonly TotalGenau: boolean;
  readonly Summen: Readonly<Record<string, number>> | null;
}

interface ListSource<Row> {
  /** Query key of the list: its tenant and name. */
  readonly key: readonly string[];
  /** Name of the list's filter for rows that wait. */
  readonly dueField: string;
  readonly load: (backoffice: Backoffice, query: object, options: { signal: AbortSignal; isBackground: boolean }) => Promise<ListPage<Row>>;
}

/** Rows of a list, page after page in one table: a button loads the next ones. */
export function useKeyset<Row extends object>({ key, dueField, load }: ListSource<Row>, state: TableState): LoadedRows<Row> {
  const backoffice = useBackoffice();
  const { t, locale, takeActivity } = backoffice;
  const query = { Pagesize: PAGESIZE, ...wireFilter(state, dueField) };
  const answer = useInfiniteQuery({
    queryKey: [...key, query],
    queryFn: ({ signal, pageParam }) =>
      load(backoffice, { ...query, ...(pageParam !== null && { Nach: pageParam }) }, { signal, isBackground: !takeActivity() }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ Nach }) => Nach,
    placeholderData: (before) => before,
  });
  const [first] = answer.data?.pages ?? [];
  const rows = answer.data?.pages.flatMap(({ Content }) => Content);
  const next = () => void answer.fetchNextPage();
  return {
    rows,
    total: first && { count: first.TotalCount, isExact: first.TotalGenau },
    sums: first?.Summen && Object.keys(first.Summen).length > 0 ? first.Summen : null,
    isPending: answer.isPending,
    isStale: answer.isPlaceholderData,
    error: answer.error,
    retry: () => void answer.refetch(),
    ...(answer.hasNextPage && { next }),
    more: (
      <div className="flex min-h-10 items-center justify-between gap-4 pb-2 text-xs text-muted">
        <p aria-live="polite" className="tabular-nums">
          {rows && t.plural('betrieb.liste.geladen', rows.length, { anzahl: formatCount(rows.length, locale) })}
        </p>
        {answer.hasNextPage && (
          <button type="button" className={SECONDARY_BUTTON} aria-disabled={answer.isFetchingNextPage} onClick={next}>
            {t('betrieb.liste.weitere')}
          </button>
        )}
      </div>
    ),
  };
}
