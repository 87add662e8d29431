import { columnsOf, type ReportSpec } from '../../../../contract/calls/bericht.ts';
import { valueLabel } from '../../../../texts/spalte.ts';
import type { ColumnSpec } from '../../shell/table/report.ts';

/** Columns as a screen declares them (`report-screen.tsx`). */
interface Named {
  readonly columns: readonly string[];
  readonly hidden?: readonly string[];
  readonly sentences?: readonly string[];
  readonly labels?: Readonly<Record<string, ColumnSpec['label']>>;
  readonly badges?: NonNullable<ColumnSpec['badges']>;
  readonly derivedBadges?: NonNullable<ColumnSpec['badges']>;
}

/** All columns of a report, first those that its screen names. A column that the screen does not name is hidden until the user chooses it. */
export function columnSpecsOf(
  report: ReportSpec,
  { columns, hidden = [], sentences = [], labels = {}, badges, derivedBadges }: Named,
): Readonly<Record<string, ColumnSpec>> {
  const specs = Object.entries(columnsOf(report)).map(([name, column]) => {
    const isBadge = (name === 'Status' || name === 'Stand') && badges !== undefined;
    const isWord = column.kind === 'word' || column.kind === 'channel';
    const spec: ColumnSpec = {
      kind: isBadge ? 'badge' : column.kind,
      isHidden: !columns.includes(name),
      isSentence: sentences.includes(name),
      isUnsortable: !column.isSortable,
      label: labels[name] ?? (isWord ? (t, value) => valueLabel(t, column, value) : undefined),
      badges: isBadge ? { ...badges, ...derivedBadges } : undefined,
    };
    return [name, spec] as const;
  });
  const order = [...columns, ...hidden];
  const placeOf = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length);
  return Object.fromEntries(specs.sort(([one], [other]) => placeOf(one) - placeOf(other)));
}
