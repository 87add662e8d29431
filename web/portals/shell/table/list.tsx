import type { KeyboardEvent } from 'react';
import { usePortal } from '../portal.tsx';
import { useIsWide } from '../wide.ts';
import { Card } from './card.tsx';
import { ALL, Check } from './check.tsx';
import { Rows } from './rows.tsx';
import type { ShownRows } from './shown-rows.ts';
import { CardSums } from './sums.tsx';
import { WaitingCards } from './waiting-rows.tsx';

/** The rows: a table, whose frame ends with them, and where the screen is narrow a card each. */
export function List<Row extends object>(props: ShownRows<Row>) {
  const isWide = useIsWide();
  const { isWaiting, isStale } = props;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears the arrows of the rows that stand in it
    <div
      aria-busy={isWaiting || isStale}
      onKeyDown={moveAmongRows}
      className={`min-h-0 transition-opacity duration-150 lg:overflow-auto lg:rounded-control lg:border lg:border-border lg:bg-surface ${isStale ? 'opacity-60' : ''}`}
    >
      {isWide ? <Rows {...props} /> : <Cards {...props} />}
    </div>
  );
}

/** Arrows lead from row to row; Enter opens the one that has the focus, as a link does. */
function moveAmongRows(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined || !(event.target instanceof HTMLElement)) return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')];
  const rowOf = (element: HTMLElement) => element.closest('tr, li');
  const at = rows.findIndex((row) => rowOf(row) === rowOf(event.target as HTMLElement));
  const next = rows[at + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** Of each row what it is, how it stands and two or three facts; all of it is in its sheet, or below it. */
function Cards<Row extends object>(props: ShownRows<Row>) {
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
