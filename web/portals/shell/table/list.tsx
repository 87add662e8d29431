import type { KeyboardEvent } from 'react';
import { useIsWide } from '../wide.ts';
import { Cards } from './cards.tsx';
import { Rows } from './rows.tsx';
import type { ShownRows } from './shown-rows.ts';

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
