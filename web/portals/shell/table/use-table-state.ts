import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType, useSearchParams } from 'react-router';
import { readState, type TableNames, type TableState, writeState } from './address.ts';
import type { OpenRow } from './report.ts';

/**
 * The state of a table in the address. A change leads to the first page, except for a change of the page itself. The state changes immediately,
 * while the address is written a moment later: a checked box must not lose its check until then. The third value is the query of
 * the address plus changes that are not written yet.
 */
export function useTableState(names: TableNames): readonly [TableState, (change: Partial<TableState>) => void, URLSearchParams] {
  const [query, setQuery] = useSearchParams();
  const { state: kept } = useLocation();
  const [ahead, setAhead] = useState<{ readonly state: TableState; readonly before: URLSearchParams } | null>(null);
  const isAhead = ahead?.before === query;
  const state = isAhead ? ahead.state : readState(query, names);
  const change = (changed: Partial<TableState>) => {
    const next = { ...state, seite: 1, ...changed };
    setAhead({ state: next, before: query });
    setQuery((before) => writeState(next, before), { replace: true, preventScrollReset: true, state: kept });
  };
  return [state, change, isAhead ? writeState(state, query) : query];
}

/** Address of the sheet of a row beside its table. */
export const rowHref = (nr: string): string => `?zeile=${encodeURIComponent(nr)}`;

/** History state of a sheet that was opened from its table: the entry before it is the table. */
const OPENED = { blatt: true } as const;

/**
 * The row whose sheet is open, in the address. Opening a sheet adds an entry to the history, so that the back button closes it; another row
 * replaces the entry. Closing goes back to the entry of the table, so that the next step back leaves the table. A user who opened an
 * address with a row has no such entry: closing then replaces the address. `latest` is the query plus changes of the table that are not
 * written yet.
 */
export function useOpenRow(latest: URLSearchParams): OpenRow {
  const [query, setQuery] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const closed = useRef<URLSearchParams | null>(null);
  const row = query.get('zeile');
  const before = useRef<string | null>(row);
  const isPushed = useNavigationType() === 'PUSH';
  const isOpened = (state as typeof OPENED | null)?.blatt === true;
  useLayoutEffect(() => {
    // A link led from the table to one of its rows, as a hit of the global search does.
    if (row !== null && before.current === null && isPushed && !isOpened)
      setQuery(query, { replace: true, preventScrollReset: true, state: OPENED });
    before.current = row;
    if (row !== null) return;
    // Filters that changed while the sheet was open stay.
    if (closed.current && closed.current.toString() !== query.toString())
      setQuery(closed.current, { replace: true, preventScrollReset: true });
    closed.current = null;
  }, [row, query, setQuery, isPushed, isOpened]);
  const open = (nr: string | null) => {
    // A second close while the first still goes back would leave the table.
    if (closed.current) return;
    const next = new URLSearchParams(latest);
    if (nr !== null) next.set('zeile', nr);
    else next.delete('zeile');
    if (nr === null && isOpened) {
      closed.current = next;
      void navigate(-1);
    } else if (row === null) setQuery(next, { preventScrollReset: true, state: OPENED });
    else setQuery(next, { preventScrollReset: true, replace: true, state });
  };
  return [row, open];
}
