import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType, useSearchParams } from 'react-router';
import { readState, type TableNames, type TableState, writeState } from './address.ts';

/**
 * The state of a table in the address. What is changed leads to the first page, but where the page itself is. It shows at once: an address is written a
 * moment later, and a box that was checked must not lose its check until then. The third part is the query of the address with what is not written yet.
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

/** What an entry of the history keeps of a sheet that was opened from its table: the table is the entry before. */
const OPENED = { blatt: true } as const;

/**
 * The row whose sheet is open, in the address. Opening one can be taken back by the browser, another takes its place. Closing it goes back to the table,
 * so that the next step back leaves that; whoever came by an address with a row has no table before it: there the table takes its place. `latest` is the
 * query with what the table has not written yet.
 */
export function useOpenRow(latest: URLSearchParams): readonly [string | null, (nr: string | null) => void] {
  const [query, setQuery] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const closed = useRef<URLSearchParams | null>(null);
  const row = query.get('zeile');
  const before = useRef<string | null>(row);
  const isPushed = useNavigationType() === 'PUSH';
  const isOpened = (state as typeof OPENED | null)?.blatt === true;
  useLayoutEffect(() => {
    // A link led from the table to one of its rows, as a hit of the search over everything does.
    if (row !== null && before.current === null && isPushed && !isOpened)
      setQuery(query, { replace: true, preventScrollReset: true, state: OPENED });
    before.current = row;
    if (row !== null) return;
    // What was filtered beside the sheet stays so.
    if (closed.current && closed.current.toString() !== query.toString())
      setQuery(closed.current, { replace: true, preventScrollReset: true });
    closed.current = null;
  }, [row, query, setQuery, isPushed, isOpened]);
  const open = (nr: string | null) => {
    // On its way back it is not closed once more, which would leave the table.
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
