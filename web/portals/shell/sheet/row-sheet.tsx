import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { NaechsterSchritt } from '../../../../contract/calls/empfehlung/empfehlungsform.ts';
import { formatDay } from '../../../../contract/values/days.ts';
import { Timeline } from '../../../ui/timeline.tsx';
import { CallError } from '../call.ts';
import { copyText } from '../copy.ts';
import { shortMoment } from '../format.ts';
import { NoBreakText } from '../no-break-text.tsx';
import { useApp } from '../portal.tsx';
import { SECONDARY_BUTTON } from '../styles.ts';
import { toast } from '../toast/toasts.ts';
import { useFocusFallback } from '../use-focus-fallback.ts';
import { AddressText } from './facts.tsx';
import { SheetWaiting } from './sheet.tsx';

const HEAD = 'blatt';

interface RowSheetProps<Row> {
  /** Query key of the row: name of its report and its number. */
  readonly of: readonly [report: string, nr: string];
  readonly load: (signal: AbortSignal) => Promise<Row>;
  readonly children: (row: Row) => ReactNode;
}

/** Query key of the row of a sheet. */
export const rowKey = (report: string, nr: string) => [report, 'zeile', nr] as const;

/** Loads one row and renders it; shows a skeleton while it loads, and an error if that fails. */
export function RowSheet<Row>({ of: [report, nr], load, children }: RowSheetProps<Row>) {
  const { t } = useApp();
  const { data, error, refetch } = useQuery({ queryKey: rowKey(report, nr), queryFn: ({ signal }) => load(signal) });
  useFocusFallback(data, HEAD);
  if (data) return children(data);
  if (!error) return <SheetWaiting />;
  return (
    <div role="alert" className="flex flex-col items-start gap-3">
      <p className="font-semibold">{t('portal.fehler.titel')}</p>
      <p className="text-muted">{error instanceof CallError ? error.problem.detail : t('portal.fehler.text')}</p>
      <button type="button" className={SECONDARY_BUTTON} onClick={() => void refetch()}>
        {t('portal.nochmal')}
      </button>
    </div>
  );
}

interface RowHeadProps {
  /** Name of the person or object of the row. */
  readonly title: string;
  readonly badge: ReactNode;
  readonly nummer: string;
  /** Further facts on the line of the number. */
  readonly facts?: readonly string[];
}

/** Head of a sheet: title, badge, number and further facts. */
export const RowHead = ({ title, badge, nummer, facts = [] }: RowHeadProps) => (
  <header className="flex flex-col gap-2">
    <div className="flex flex-wrap items-center gap-3">
      <h2 id={HEAD} tabIndex={-1} className="min-w-0 text-lg wrap-anywhere">
        {title}
      </h2>
      {badge}
    </div>
    <p className="text-muted wrap-anywhere tabular-nums">
      <CopyNumber nummer={nummer} />
      {facts.map((fact) => ` · ${fact}`).join('')}
    </p>
  </header>
);

/** The number of a row, which a click copies. */
function CopyNumber({ nummer }: { nummer: string }) {
  const { t } = useApp();
  const copy = async () => {
    const isCopied = await copyText(nummer);
    toast({ text: t(isCopied ? 'portal.nummer.kopiert' : 'portal.nummer.nichtKopiert', { nummer }) });
  };
  return (
    <button type="button" title={t('portal.nummer.kopieren')} className="cursor-copy text-left hover:underline" onClick={() => void copy()}>
      {nummer}
    </button>
  );
}

/** Section of a sheet with a heading. */
export const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="flex flex-col gap-3">
    <h3 className="font-body text-xs font-semibold text-muted">{title}</h3>
    {children}
  </section>
);

/** Facts of a row, one below the other, without the missing ones. */
export const RowFacts = ({ facts }: { facts: readonly (readonly [name: string, value: string | null | undefined])[] }) => (
  <dl className="flex flex-col gap-y-1.5">
    {facts.map(
      ([name, value]) =>
        value && (
          <div key={name} className="flex flex-wrap gap-x-4">
            <dt className="min-w-0 basis-40 text-muted">{name}</dt>
            <dd className="min-w-0 grow basis-32 wrap-anywhere tabular-nums">
              <AddressText text={value} />
            </dd>
          </div>
        ),
    )}
  </dl>
);

interface RowTimelineProps {
  readonly verlauf: readonly { readonly Am: string; readonly Was: string }[];
  readonly schritt?: NaechsterSchritt;
}

/** Next step and past events, latest first. */
export function RowTimeline({ verlauf, schritt }: RowTimelineProps) {
  const { t, locale } = useApp();
  const days = [
    schritt?.Fruehestens && t('portal.schritt.ab', { tag: formatDay(schritt.Fruehestens, locale) }),
    schritt?.Spaetestens && t('portal.schritt.bis', { tag: formatDay(schritt.Spaetestens, locale) }),
  ];
  return (
    <Timeline
      isLatestFirst
      past={verlauf.map(({ Am, Was }) => ({ text: Was, tag: shortMoment(Am, locale) }))}
      next={
        schritt && schritt.Wer !== 'Niemand'
          ? { text: <NoBreakText text={schritt.Was} />, note: days.filter(Boolean).join(' · ') }
          : undefined
      }
    />
  );
}
