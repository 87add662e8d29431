import { usePortal } from '../portal.tsx';
import { Card } from './card.tsx';
import { ALL, Check } from './check.tsx';
import type { ShownRows } from './shown-rows.ts';
import { CardSums } from './sums.tsx';
import { WaitingCards } from './waiting-rows.tsx';

/** Of each row what it is, how it stands and two or three facts; all of it is in its sheet, or below it. */
export function Cards<Row extends object>(props: ShownRows<Row>) {
  const { report, table, sums, isWaiting } = props;
  const { t } = usePortal();
  const { rows } = table.getRowModel();
  const hasSelection = rows.some((row) => row.getCanSelect());
  if (isWaiting) return <WaitingCards label={t('portal.wartet')} />;
  return (
    <div className="flex flex-col gap-2">
      {hasSelection && (
        <div className="-mb-1 flex items-center text-xs text-muted">
          <Check
            isShown
            id={ALL}
            label={t('portal.tabelle.alleWaehlen')}
            checked={table.getIsAllRowsSelected()}
            disabled={false}
            onChange={(on) => table.toggleAllRowsSelected(on)}
          />
        </div>
      )}
      <ul aria-label={report.title(t)} className="flex flex-col gap-2">
        {rows.map((row) => (
          <Card key={row.id} {...props} hasSelection={hasSelection} row={row} />
        ))}
      </ul>
      {sums && <CardSums report={report} sums={sums} />}
    </div>
  );
}
