import type { ReactTable } from '@tanstack/react-table';
import type { TableState } from './address.ts';
import type { Features } from './columns.tsx';
import type { Report } from './report.ts';

/** Props of the rows of a report, as a table or as cards. */
export interface ShownRows<Row extends object> {
  readonly report: Report<Row>;
  readonly table: ReactTable<Features, Row>;
  readonly sums: Readonly<Record<string, number>> | undefined;
  readonly isWaiting: boolean;
  /** The shown rows belong to the previous query, while the next rows load. */
  readonly isStale: boolean;
  readonly openRow: string | null;
  readonly open: ((nr: string) => void) | null;
  readonly hasSelection: boolean;
  /** Selects or deselects a row; with `isRange` all rows from the previous one to it. */
  choose(id: string, on: boolean, isRange: boolean): void;
  readonly state: TableState;
  change(changed: Partial<TableState>): void;
}
