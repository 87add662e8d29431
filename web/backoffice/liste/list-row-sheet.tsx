import type { ReactNode } from 'react';
import { MAX_PAGE_SIZE } from '../../../contract/calls/bericht.ts';
import { RowSheet } from '../../portals/shell/sheet/row-sheet.tsx';
import { NotFound } from '../frame/not-found.tsx';
import { useMandant } from '../user.ts';

interface ListRowSheetProps<Row> {
  readonly liste: string;
  readonly nr: string;
  /** Reads rows of the list. */
  read(query: { body: { Pagesize: number; Filter: { Suche: string } } }, options: { signal: AbortSignal }): Promise<readonly Row[]>;
  children(row: Row): ReactNode;
}

/** Sheet of a row whose list says all there is to say: finds it by its number. */
export function ListRowSheet<Row extends { readonly Nummer: string }>({ liste, nr, read, children }: ListRowSheetProps<Row>) {
  const { Mandant } = useMandant();
  const load = async (signal: AbortSignal) => {
    // A number can be the beginning of others.
    const rows = await read({ body: { Pagesize: MAX_PAGE_SIZE, Filter: { Suche: nr } } }, { signal });
    return { row: rows.find(({ Nummer }) => Nummer === nr) };
  };
  return (
    <RowSheet of={[`${Mandant} ${liste}`, nr]} load={load}>
      {({ row }) => (row ? children(row) : <NotFound />)}
    </RowSheet>
  );
}
