import { format } from '../format.ts';
import { useApp } from '../portal.tsx';
import { cellClass } from './columns.tsx';
import type { Report } from './report.ts';

interface SumsProps<Row extends object> {
  readonly report: Report<Row>;
  readonly sums: Readonly<Record<string, number>>;
}

interface RowOfSumsProps<Row extends object> extends SumsProps<Row> {
  /** Visible columns in their order. */
  readonly names: readonly string[];
  readonly hasSelection: boolean;
}

const CELL = 'sticky bottom-0 z-2 h-10 border-t border-border bg-surface px-3 font-semibold whitespace-nowrap';

/** Row with the sums of all filtered rows, below their columns. */
export function Sums<Row extends object>({ report, sums, names, hasSelection }: RowOfSumsProps<Row>) {
  const { t, locale } = useApp();
  const title = t(report.sumTitle ?? 'portal.tabelle.summe');
  return (
    <tfoot>
      <tr>
        {hasSelection && <td className={`${CELL} left-0 z-3`} />}
        {names.map((name, index) => {
          const sum = sums[name];
          const spec = report.columns[name];
          const isShown = report.sums.includes(name) && sum !== undefined && spec !== undefined;
          return (
            <td key={name} className={`${CELL} ${cellClass(spec)} ${index === 0 ? `z-3 ${hasSelection ? 'left-10' : 'left-0'}` : ''}`}>
              {isShown ? format(spec.kind, sum, locale) : <span className="text-xs font-normal text-muted">{index === 0 && title}</span>}
            </td>
          );
        })}
      </tr>
    </tfoot>
  );
}

/** The same sums below the cards. */
export function CardSums<Row extends object>({ report, sums }: SumsProps<Row>) {
  const { t, locale } = useApp();
  const title = t(report.sumTitle ?? 'portal.tabelle.summe');
  return (
    <section aria-label={title} className="rounded-control bg-surface-strong px-4 py-3">
      <p className="text-xs text-muted">{title}</p>
      <dl>
        {report.sums.map((name) => {
          const sum = sums[name];
          const spec = report.columns[name];
          return (
            sum !== undefined &&
            spec && (
              <div key={name} className="flex flex-wrap justify-between gap-x-3">
                <dt>{report.columnTitle(t, name)}</dt>
                <dd className="ml-auto font-semibold tabular-nums">{format(spec.kind, sum, locale)}</dd>
              </div>
            )
          );
        })}
      </dl>
    </section>
  );
}
