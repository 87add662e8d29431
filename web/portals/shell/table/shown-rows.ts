import type { ReactTable } from '@tanstack/react-table';
import type { TableState } from './address.ts';
import type { Features } from './columns.tsx';
import type { Report } from './report.ts';

/** What the rows of a report are shown by, as a table or as cards. */
export interface ShownRows<Row extends object> {
  readonly report: Report<Row>;
  readonly table: ReactTable<Features, Row>;
  readonly sums: Readonly<Record<string, number>> | undefined;
  readonly isWaiting: boolean;
  /** What is shown is of before, while the next is on its way. */
  readonly isStale: boolean;
  readonly openRow: string | null;
  readonly open: ((nr: string) => void) | null;
  readonly hasSelection: boolean;
  /** Selects a row or lets it go, with `isRange` all from the one before. */
  choose(id: string, on: boolean, isRange: boolean): void;
  readonly state: TableState;
  change(changed: Partial<TableState>): void;
}
