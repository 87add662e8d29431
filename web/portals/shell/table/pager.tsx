import { Icon } from '../../../ui/icon.tsx';
import { formatCount } from '../format.ts';
import { useApp } from '../portal.tsx';
import { ICON_BUTTON } from '../styles.ts';
import type { TableState } from './address.ts';
import type { ReportPage } from './report.ts';

interface PagerProps {
  readonly page: ReportPage<unknown> | undefined;
  readonly pagesize: number;
  readonly state: TableState;
  change(changed: Partial<TableState>): void;
}

/** Range and total of the rows, with buttons for the pages; its space is reserved while the rows load. */
export function Pager({ page, pagesize, state: { seite }, change }: PagerProps) {
  const { t, locale } = useApp();
  if (page && page.PageCount > 0 && seite > page.PageCount)
    return (
      <p className="pb-4">
        <button
          type="button"
          className="cursor-pointer text-primary underline underline-offset-3"
          onClick={() => change({ seite: page.PageCount })}
        >
          {t('portal.tabelle.letzteSeite')}
        </button>
      </p>
    );
  const first = (seite - 1) * pagesize + 1;
  const count = (number: number) => formatCount(number, locale);
  return (
    <nav aria-label={t('portal.tabelle.seiten')} className="flex min-h-10 items-center justify-between gap-4 pb-2 text-xs text-muted">
      <p aria-live="polite" className="tabular-nums">
        {page &&
          t('portal.tabelle.vonBis', {
            von: count(Math.min(first, page.TotalCount)),
            bis: count(first + page.Content.length - 1),
            alle: count(page.TotalCount),
          })}
      </p>
      <div className="flex">
        <button
          type="button"
          className={ICON_BUTTON}
          disabled={seite <= 1}
          aria-label={t('portal.tabelle.zurueck')}
          onClick={() => change({ seite: seite - 1 })}
        >
          <Icon name="left" />
        </button>
        <button
          type="button"
          className={ICON_BUTTON}
          disabled={!page?.HasNext}
          aria-label={t('portal.tabelle.weiter')}
          onClick={() => change({ seite: seite + 1 })}
        >
          <Icon name="right" />
        </button>
      </div>
    </nav>
  );
}
