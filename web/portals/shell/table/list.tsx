import type { KeyboardEvent } from 'react';
import { useApp } from '../portal.tsx';
import { useIsWide } from '../wide.ts';
import { Card } from './card.tsx';
import { ALL, Check } from './check.tsx';
import { Rows } from './rows.tsx';
import type { ShownRows } from './shown-rows.ts';
import { CardSums } from './sums.tsx';
import { WaitingCards } from './waiting-rows.tsx';

/** The rows of a report: a table, or cards on narrow screens. */
export function List<Row extends object>(props: ShownRows<Row>) {
  const isWide = useIsWide();
  const { isWaiting, isStale } = props;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it handles arrow keys of the rows inside
    <div
      aria-busy={isWaiting || isStale}
      onKeyDown={moveAmongRows}
      className={`min-h-0 transition-opacity duration-150 lg:overflow-auto lg:[scrollbar-color:color-mix(in_srgb,var(--look-color-muted)_60%,transparent)_transparent] lg:[scrollbar-width:thin] ${isStale ? 'opacity-60' : ''}`}
    >
      {isWide ? <Rows {...props} /> : <Cards {...props} />}
    </div>
  );
}

/** Arrow keys move the focus between rows; Enter opens the focused row, because it is a link. */
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

/** The rows as cards, with a checkbox for all rows above and the sums below. */
function Cards<Row extends object>(props: ShownRows<Row>) {
  const { report, table, sums, isWaiting } = props;
  const { t } = useApp();
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
