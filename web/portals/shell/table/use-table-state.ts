import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { readState, type TableNames, type TableState, writeState } from '../address.ts';

/**
 * The state of a table in the address. What is changed leads to the first page, but where the page itself is. It shows at once: an address is written a
 * moment later, and a box that was checked must not lose its check until then.
 */
export function useTableState(names: TableNames): readonly [TableState, (change: Partial<TableState>) => void] {
  const [query, setQuery] = useSearchParams();
  const [ahead, setAhead] = useState<{ readonly state: TableState; readonly before: URLSearchParams } | null>(null);
  const state = ahead?.before === query ? ahead.state : readState(query, names);
  const change = (changed: Partial<TableState>) => {
    const next = { ...state, seite: 1, ...changed };
    setAhead({ state: next, before: query });
    setQuery((before) => writeState(next, before), { replace: true, preventScrollReset: true });
  };
  return [state, change];
}

/** The row whose sheet is open, in the address; opening one can be taken back by the browser. */
export function useOpenRow(): readonly [string | null, (nr: string | null) => void] {
  const [query, setQuery] = useSearchParams();
  const open = (nr: string | null) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        if (nr === null) next.delete('zeile');
        else next.set('zeile', nr);
        return next;
      },
      { preventScrollReset: true, replace: nr === null },
    );
  return [query.get('zeile'), open];
}
