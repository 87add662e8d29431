import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useKeys } from '../keys.ts';
import { useApp } from '../portal.tsx';
import { ICON_BUTTON } from '../styles.ts';

interface SheetProps {
  /** Title of the report that the row belongs to. */
  readonly title: string;
  close(): void;
  /** Key of the row that opened the sheet. On closing, the row gets the focus back; the content gets it if the row is gone. */
  readonly opener: string;
  readonly children: ReactNode;
}

/** One row with its actions, next to the table; on phones in place of it. The table stays usable. */
export function Sheet({ title, close, opener, children }: SheetProps) {
  const { t } = useApp();
  const head = useRef<HTMLButtonElement>(null);
  useKeys({ Escape: close });
  useEffect(() => {
    head.current?.focus();
    return () => {
      requestAnimationFrame(() => {
        // A user who moved the focus meanwhile, for example to the search, keeps it.
        if (document.activeElement !== document.body) return;
        const row = document.querySelector<HTMLElement>(`[data-row="${CSS.escape(opener)}"]`);
        if (row) row.focus();
        else document.getElementById('inhalt')?.focus({ preventScroll: true });
      });
    };
  }, [opener]);
  return (
    <aside
      aria-label={`${title} ${opener}`}
      className="sheet flex min-w-0 flex-1 flex-col bg-surface lg:w-112 lg:overflow-y-auto lg:max-w-[45%] lg:flex-none lg:border-l lg:border-border"
    >
      <div className="sticky top-14 z-10 flex min-h-12 items-center border-b border-border bg-surface px-2 lg:top-0 lg:px-3">
        <p aria-hidden="true" className="hidden min-w-0 truncate pl-3 text-xs text-muted lg:block">
          {title}
        </p>
        <button
          ref={head}
          data-close
          type="button"
          className={`${ICON_BUTTON} w-auto grid-flow-col gap-2 px-2 lg:order-last lg:ml-auto`}
          aria-label={t('portal.blatt.schliessen')}
          onClick={close}
        >
          <Icon name="back" className="lg:hidden" />
          <span className="lg:hidden">{t('portal.blatt.zurueck')}</span>
          <Icon name="close" className="hidden lg:block" />
        </button>
      </div>
      <div className="flex flex-col gap-6 px-4 pt-5 pb-8 lg:px-6">{children}</div>
    </aside>
  );
}

/** Skeleton of a sheet while its row is loaded. */
export const SheetWaiting = () => (
  <Skeleton label={useApp().t('portal.wartet')} shapes={['title', 'short', 'line', 'line', 'card', 'control']} />
);
