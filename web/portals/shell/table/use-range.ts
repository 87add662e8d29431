import type { ReactTable } from '@tanstack/react-table';
import { useRef } from 'react';
import type { Features } from './columns.tsx';

/** Selects a row or lets it go; with Shift all from the one before to it, as in lists of mails. */
export function useRange<Row extends object>(table: ReactTable<Features, Row>) {
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
