import { lazy, type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { usePortal } from '../portal.tsx';
import type { Series } from './series.ts';

const KINDS = { lines: lazy(() => import('./lines.tsx')), bars: lazy(() => import('./bars.tsx')) } as const;

interface ChartProps {
  /** The message of the chart, in a sentence. */
  readonly title: string;
  readonly kind: keyof typeof KINDS;
  readonly series: Series;
  /** Title of the table column with the names of the points. */
  readonly of: string;
  /** A table below the chart has the figures; otherwise the chart has its own table, which a click opens. */
  readonly hasTable?: boolean;
  readonly children?: ReactNode;
}

/** A chart with a headline and, for screen readers, a table. Its code is loaded when it enters the viewport; its place is reserved before. */
export function Chart({ title, kind, series, of, hasTable = false, children }: ChartProps) {
  const { t } = usePortal();
  const Kind = KINDS[kind];
  const { place, isInView } = useInView<HTMLDivElement>();
  const waiting = <span className="skeleton block size-full rounded-control" />;
  return (
    <figure className="flex flex-col gap-3">
      <figcaption className="font-heading text-lg leading-snug font-semibold text-balance">{title}</figcaption>
      {children}
      <div ref={place} aria-hidden="true" className={`on-surface overflow-x-clip ${kind === 'lines' ? 'h-56' : 'min-h-24'}`}>
        <Suspense fallback={waiting}>{isInView ? <Kind series={series} /> : waiting}</Suspense>
      </div>
      {!hasTable && (
        <details className="text-xs">
          <summary className="inline-flex min-h-8 cursor-pointer items-center font-semibold text-primary underline underline-offset-3">
            {t('portal.diagramm.tabelle')}
          </summary>
          <table className="mt-2 block w-full max-w-120 overflow-x-auto text-base tabular-nums sm:table">
            <thead>
              <tr className="text-left text-xs text-muted">
                <th className="py-1 font-semibold">{of}</th>
                <th className="py-1 text-right font-semibold">{series.labels.now}</th>
                <th className="py-1 text-right font-semibold">{series.labels.before}</th>
              </tr>
            </thead>
            <tbody>
              {series.points.map(({ name, now, before }) => (
                <tr key={name} className="border-t border-border">
                  <th scope="row" className="py-1.5 text-left font-normal">
                    {name}
                  </th>
                  <td className="py-1.5 text-right">{series.write(now)}</td>
                  <td className="py-1.5 text-right text-muted">{before === null ? '–' : series.write(before)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      )}
    </figure>
  );
}

/** Whether the element has been in the viewport yet; what it shows is loaded only then. */
function useInView<T extends Element>(): { readonly place: RefObject<T | null>; readonly isInView: boolean } {
  const place = useRef<T>(null);
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    if (!place.current || isInView) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setInView(true));
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isInView]);
  return { place, isInView };
}
