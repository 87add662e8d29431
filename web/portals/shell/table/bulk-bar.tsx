import { useRef } from 'react';
import { amount } from '../format.ts';
import { useKeys } from '../keys.ts';
import { useApp } from '../portal.tsx';
import { ALL } from './check.tsx';
import type { Bulk } from './report.ts';

interface BulkBarProps<Row extends object> {
  readonly bulk: Bulk<Row>;
  readonly rows: readonly Row[];
  done(): void;
  clear(): void;
}

/** Bar with the number of selected rows, their sum and the actions on them. */
export function BulkBar<Row extends object>({ bulk: { max, sum, Actions }, rows, done, clear }: BulkBarProps<Row>) {
  const { t, locale } = useApp();
  const bar = useRef<HTMLElement>(null);
  const undo = () => {
    // The bar disappears with the focused element, so the focus moves to the checkbox for all rows.
    if (bar.current?.contains(document.activeElement)) document.getElementById(ALL)?.focus({ preventScroll: true });
    clear();
  };
  useKeys({ Escape: undo });
  const cents = sum === undefined ? null : rows.reduce((total, row) => total + Number(row[sum]), 0);
  return (
    <section
      ref={bar}
      aria-label={t('portal.auswahl.titel')}
      className="sticky bottom-18 z-10 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-border bg-surface px-4 py-2 shadow-raised lg:bottom-0"
    >
      <p aria-live="polite" className="mr-auto font-semibold tabular-nums">
        {t.plural('portal.auswahl.anzahl', rows.length)}
        {rows.length === max && <span className="ml-2 font-normal text-muted">{t('portal.auswahl.hoechstens', { anzahl: max })}</span>}
        {cents !== null && <span className="ml-2 font-normal text-muted">{amount(cents, locale)}</span>}
      </p>
      <button type="button" className="min-h-10 cursor-pointer px-2 text-muted hover:text-text" onClick={undo}>
        {t('portal.auswahl.aufheben')}
      </button>
      <Actions rows={rows} done={done} />
    </section>
  );
}
