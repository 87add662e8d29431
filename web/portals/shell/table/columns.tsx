import {
  type Cell,
  type ColumnDef,
  columnVisibilityFeature,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
} from '@tanstack/react-table';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { format, isFigure, NONE } from '../format.ts';
import { NoBreakText } from '../no-break-text.tsx';
import type { App } from '../portal.tsx';
import type { ColumnSpec, Report } from './report.ts';

/** Features that run in the browser; the server sorts, filters and counts. */
export const features = tableFeatures({ columnVisibilityFeature, rowSelectionFeature, rowSortingFeature });
export type Features = typeof features;

/** Column definitions of a report, with the rendering of their values. */
export const columnDefs = <Row extends object>(report: Report<Row>, portal: App): ColumnDef<Features, Row>[] =>
  Object.entries(report.columns).map(([name, spec]) => ({
    id: name,
    accessorFn: (row: Row) => (row as Readonly<Record<string, unknown>>)[name],
    header: report.columnTitle(portal.t, name),
    cell: ({ getValue, row }) => <Value spec={spec} value={getValue()} row={row.original} portal={portal} />,
  }));

interface ValueProps {
  readonly spec: ColumnSpec;
  readonly value: unknown;
  readonly row: object;
  readonly portal: App;
}

export const Value = ({ spec, value, row, portal: { t, locale, today } }: ValueProps) => {
  const { kind, label, badges } = spec;
  const shown = { row, today: today() };
  if (value === null || value === undefined) return <span className="text-muted">{NONE}</span>;
  if (kind === 'badge')
    return (
      <StatusBadge variant={badges?.[String(value)] ?? 'waiting'}>{label?.(t, String(value), locale, shown) ?? String(value)}</StatusBadge>
    );
  if (label) return (Array.isArray(value) ? value : [value]).map((word) => label(t, String(word), locale, shown)).join(', ');
  return <NoBreakText text={format(kind, value, locale)} />;
};

/** Content of a cell, rendered by its column. */
export function cellContent<Row extends object>(cell: Cell<Features, Row>) {
  const { cell: show } = cell.column.columnDef;
  return typeof show === 'function' ? show(cell.getContext()) : String(cell.getValue());
}

/** Classes of a cell by its column: sentences wrap, other values are truncated to one line, figures are aligned right. */
export const cellClass = (spec: ColumnSpec | undefined): string =>
  spec?.isSentence ? '' : `max-w-72 truncate ${spec && isFigure(spec.kind) ? 'font-numbers tabular-nums text-right' : ''}`;
