import { format } from '../format.ts';
import { usePortal } from '../portal.tsx';
import type { Report } from '../report.ts';
import { cellLook } from './columns.tsx';
import { ROLES } from './roles.ts';

interface SumsProps<Row extends object> {
  readonly report: Report<Row>;
  readonly sums: Readonly<Record<string, number>>;
  /** The columns shown, in their order. */
  readonly names: readonly string[];
  readonly hasSelection: boolean;
}

/** Sums of all rows that the filter leaves, under their columns. */
export function Sums<Row extends object>({ report, sums, names, hasSelection }: SumsProps<Row>) {
  const { t, locale } = usePortal();
  const look =
    'lg:sticky lg:bottom-0 lg:z-2 lg:h-10 lg:border-t lg:border-border lg:bg-surface lg:px-3 lg:font-semibold lg:whitespace-nowrap';
  return (
    <tfoot {...ROLES.group} className="block lg:table-footer-group">
      <tr {...ROLES.row} className="mt-2 block rounded-control bg-surface-strong px-4 py-3 lg:table-row lg:bg-transparent lg:p-0">
        {hasSelection && <td {...ROLES.cell} className={`hidden lg:table-cell ${look} lg:left-0 lg:z-3`} />}
        {names.map((name, index) => {
          const sum = sums[name];
          const spec = report.columns[name];
          const isShown = report.sums.includes(name) && sum !== undefined && spec !== undefined;
          return (
            <td
              key={name}
              {...ROLES.cell}
              className={`${isShown ? 'flex justify-between font-semibold' : index === 0 ? 'block text-xs text-muted' : 'hidden'} lg:table-cell ${look} ${cellLook(spec)} ${index === 0 ? `lg:z-3 ${hasSelection ? 'lg:left-10' : 'lg:left-0'}` : ''}`}
            >
              {isShown && (
                <span aria-hidden="true" className="font-normal lg:hidden">
                  {report.columnTitle(t, name)}
                </span>
              )}
              {isShown ? format(spec.kind, sum, locale) : index === 0 && t('portal.tabelle.summe')}
            </td>
          );
        })}
      </tr>
    </tfoot>
  );
}
